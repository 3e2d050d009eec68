import type { Decoded } from '../decode/index.ts';

/** What of a credential is shown, and how much of it is not. */
export interface Disclosed {
  title: string;
  shown: { name: string; value: string }[];
  /** Digests of which nothing is shown. */
  hidden: number;
}

/** What was disclosed of each credential in an input that can be disclosed by parts: SD-JWT and mdoc. */
export function disclosedIn(decoded: Decoded): Disclosed[] {
  const inner = decoded.contains.flatMap(({ decoded: one }) => disclosedIn(one));
  const { sdJwt, mdoc, name } = decoded;
  if (sdJwt) {
    const shown = sdJwt.disclosures.map(({ claim, value }) => ({
      name: claim ?? 'An item of a list',
      value: JSON.stringify(value),
    }));
    return [{ title: name, shown, hidden: sdJwt.withheld }, ...inner];
  }
  const documents = mdoc?.documents ?? [];
  return [
    ...documents.map(({ docType, elements, digests }) => ({
      title: docType,
      shown: elements.map((element) => ({ name: element.name, value: JSON.stringify(element.view) })),
      hidden: Math.max(0, [...digests.values()].reduce((sum, one) => sum + one.size, 0) - elements.length),
    })),
    ...inner,
  ];
}
