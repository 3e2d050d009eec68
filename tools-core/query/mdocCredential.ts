import { isObject, type Json, type JsonObject, type Place, textOf } from '../base/index.ts';
import { readMdocs, viewOf } from '../decode/index.ts';
import type { Credential, Disclosable } from './credential.ts';

/** An mdoc as JSON: names of elements with their values, or the items that its issuer signed. */
export function mdocOf(doctype: string, spaces: JsonObject, place: Place, written: string): Credential {
  const claims: JsonObject = {};
  const disclosable: Disclosable[] = [];
  for (const [space, items] of Object.entries(spaces)) {
    const pairs = Array.isArray(items)
      ? items.filter(isObject).map((item): [string, Json] => [textOf(item.elementIdentifier), item.elementValue])
      : Object.entries(isObject(items) ? items : {});
    claims[space] = Object.fromEntries(pairs);
    for (const [name] of pairs) disclosable.push({ path: [space, name], disclosure: name });
  }
  return {
    title: doctype,
    place,
    written,
    format: 'mso_mdoc',
    claims,
    document: claims,
    types: [doctype],
    isBound: true,
    disclosable,
  };
}

/** The mdocs in encoded bytes, as wallets present them (OpenID4VP 1.0, annex B.2). */
export function mdocsOf(text: string, place: Place): Credential[] {
  return readMdocs(text).map(({ docType, elements }) => {
    const spaces = new Map<string, [string, Json][]>();
    for (const { namespace, name, value } of elements) {
      spaces.set(namespace, [...(spaces.get(namespace) ?? []), [name, viewOf(value)]]);
    }
    const named = [...spaces].map(([space, pairs]) => [space, Object.fromEntries(pairs)] as const);
    return mdocOf(docType, Object.fromEntries(named), place, text);
  });
}
