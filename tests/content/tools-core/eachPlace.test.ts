import { describe, expect, test } from 'vitest';
import { InputError } from '../../../tools-core/base/index.ts';
import type { Inspection } from '../../../tools-core/verify/index.ts';
import { read } from '../examples/published.ts';
import { type Changed, changedDocuments, changedTokens } from './eachPlace.ts';
import { faultsIn, inspectAs, signed } from './samples.ts';

// Every signed example whose proof holds, changed in one place after the other: each change is refused, by an error that
// fits its place. `tamper.ts` has the changes that somebody would make on purpose.

const PROOF = 'document/proof/proofValue';
const MISMATCH = `proof-verification-failed, signature-mismatch at ${PROOF}`;

/** Errors by what was changed in a document, the most special first; anything else breaks the signature. */
const OF_DOCUMENTS: [place: RegExp, faults: RegExp][] = [
  [/^\/proof\/@context/, /signature-mismatch at document\/(?:@context|proof\/proofValue)/],
  [/^\/@context/, /context-order at|context-version at|signature-mismatch at document\/@context|context is asked for/],
  [/^\/(?:issuer|holder)(?:\/id)?$/, /other-did at document\/(?:issuer|holder)$/],
  [/^\/issuer(?:\/id)? \(name\)$/, /member-missing at document\/issuer$/],
  [/^\/credentialSubject \(name\)$/, /member-missing at document\/credentialSubject$/],
  [/^\/issuanceDate \(name\)$/, /member-missing at document\/issuanceDate$/],
  [/^\/(?:valid\w+|issuanceDate|expirationDate)$/, /date-form at|signature-mismatch at/],
  [/^\/type(?:\/0)?(?: \(name\))?$/, /type-missing at document\/type$/],
  [/^\/credential(?:Schema|Status)\/(?:type|id) \(name\)$/, /part-incomplete at|signature-mismatch at/],
  [/^\/proof \(name\)$/, /no-proof at document\/proof$/],
  [/^\/proof\/(?:type|cryptosuite)/, /suite-unknown at document\/proof\/(?:type|cryptosuite)$/],
  [/^\/proof\/proofPurpose/, /relationship at document\/proof\/proofPurpose$/],
  [/^\/proof\/verificationMethod/, /(?:other-did|key-missing|did-missing) at/],
  [/^\/proof\/proofValue \(name\)$/, /proof-value at/],
  // Other bytes are the signature of other data, or of none at all.
  [/^\/proof\/proofValue$/, /(?:signature-(?:mismatch|foreign|length)|proof-value) at document\/proof\/proofValue$/],
  // In a presentation, what stands in a credential is signed twice, and a credential of its own is judged as well.
  [/^\/verifiableCredential\/0\//, /./],
];

/** Errors by the part of a token that was changed: its own, or the signature that it breaks. */
const OF_TOKENS: Record<string, RegExp> = {
  'part 0': /token-form at header$|at header\/\w+|signature-mismatch at signature$|needs a network/,
  'part 1': /token-form at payload$|at payload|signature-mismatch at signature$|disclosure-stray at/,
  'part 2': /signature-(?:mismatch|foreign) at signature$/,
};
const OF_DISCLOSURES = /disclosure-stray at disclosure \d|(?:token-form|key-binding) at key binding/;
const OF_MDOCS =
  /digest at|signature-mismatch at|mdoc-form at|key-\w+ at|chain-\w+ at|form-unknown at|device at|cose-crit at|alg-\w+ at|hash-unknown at|date-\w+ at|out-of-range at|no-key at|mdoc-unsigned at/;

/** What is said of a changed input: faults, or what is lacking, in one text. */
function saidOf(inspection: Inspection | undefined): string {
  if (!inspection) return 'not read';
  const [fault] = faultsIn(inspection);
  if (fault) return fault;
  const open = inspection.checks.find(({ policy, state }) => policy === 'proof' && state === 'not-checked');
  const need = open?.needs?.[0]?.kind;
  if (need === 'context') return 'context is asked for';
  return need ? 'needs a network' : 'nothing';
}

async function inspected(file: string, text: string): Promise<string> {
  try {
    return saidOf(await inspectAs(file, text));
  } catch (error) {
    if (error instanceof InputError) return saidOf(undefined);
    throw error;
  }
}

const expectedIn = (place: string): RegExp =>
  OF_DOCUMENTS.find(([pattern]) => pattern.test(place))?.[1] ?? new RegExp(`${MISMATCH}$|canonicalization at`);

function expectedOf(proof: string, { place }: Changed): RegExp {
  if (proof === 'COSE_Sign1') return OF_MDOCS;
  const [part = ''] = place.split(',');
  return OF_TOKENS[part] ?? OF_DISCLOSURES;
}

describe.each(signed.filter(({ outcome }) => outcome === 'verifies'))('$path', ({ path: file, proof }) => {
  const text = read(file).trim();
  const isDocument = text.startsWith('{');
  const each = proof === 'COSE_Sign1' ? 60 : 6;
  const changes = [...(isDocument ? changedDocuments(JSON.parse(text)) : changedTokens(text, each))];

  test(`each of ${changes.length} changes is refused at its place`, async () => {
    for (const changed of changes) {
      const expected = isDocument ? expectedIn(changed.place) : expectedOf(proof, changed);
      expect([changed.place, await inspected(file, changed.text)]).toEqual([
        changed.place,
        expect.stringMatching(expected),
      ]);
    }
  });
});
