import { gunzipSync } from 'node:zlib';
import type { Sample } from '../../../plugins/pages/samplesOf.ts';
import { KindValidators } from '../../../plugins/schemas/kindValidators.ts';
import type { Spec } from '../../../plugins/schemas/readSpec.ts';

const validators = new WeakMap<Spec, KindValidators>();

/**
 * Reads what looks like a JWT in a sample. A part that is shown whole, up to its dot, has to be JSON, and the first
 * one a header; a part that is cut has to be the start of a JSON object.
 */
export function jwtProblems({ code }: Pick<Sample, 'code'>, spec: Spec): string[] {
  const known = validators.get(spec) ?? new KindValidators(spec);
  validators.set(spec, known);
  const isHeader = known.of({ is: 'schema', name: 'jose-header' });
  return [...code.matchAll(/\bey[A-Za-z0-9_-]{6,}(?:\.[A-Za-z0-9_-]*)*/g)].flatMap(({ 0: text, index }) => {
    const parts = text.split('.');
    const isCut = code[index + text.length] === '…' || parts.length === 1;
    return parts.slice(0, 2).flatMap((part, position) => {
      const isWhole = position < parts.length - 1 || !isCut;
      // A signature, or the key of an encrypted JWT, holds bytes.
      if (!part.startsWith('ey')) return [];
      const json = Buffer.from(part, 'base64url').toString('utf8');
      if (!isWhole) return /^\{\s*"/.test(json) ? [] : [`"${part}" does not start a JSON object.`];
      try {
        const value = JSON.parse(json);
        const findings = position === 0 ? (isHeader?.(value) ?? []) : [];
        return findings.map(({ pointer, expected }) => `"${part}" is no header: ${pointer} ${expected}.`);
      } catch {
        return [`"${part}" is not JSON.`];
      }
    });
  });
}

/** The bytes of a bitstring status list. */
export function decodeList(encoded: string): Uint8Array {
  return gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
}
