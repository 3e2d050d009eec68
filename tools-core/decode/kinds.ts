import type { JsonObject } from '../base/index.ts';
import { JSON_KINDS } from './jsonKinds.ts';
import type { FormatId, Level } from './types.ts';

/** What a JSON object is, why, and which explanations fit its members. */
export interface Kind {
  format: FormatId;
  name: string;
  why: string[];
  level: Level;
  explain: string;
  advice?: string;
}

/** Tells JSON that is no W3C credential or presentation. */
export function otherKind(document: JsonObject): Kind {
  const found = JSON_KINDS.find(
    ({ members, when }) => members.every((name) => name in document) && (when?.(document) ?? true),
  );
  if (found)
    return {
      format: found.format,
      name: found.name,
      why: [found.says],
      level: 'other',
      explain: found.explain,
      ...(found.advice ? { advice: found.advice } : {}),
    };
  return {
    format: 'unknown',
    name: 'JSON of no known format',
    why: ['It has no member by which a credential, a request, a DID document or a key is told.'],
    level: 'other',
    explain: 'json',
  };
}
