import { expect, type Page } from '@playwright/test';

/** A tool of the site. A new tool is a row here. */
export interface ToolRow {
  name: string;
  address: string;
  /** ID of an example, and words of the report that it gives. */
  example: string;
  report: string;
  /** Name of the field that takes the first input, something to type into it, and what comes of that. */
  field: string;
  typed: string;
  typedReport: string;
  /** Kilobytes, compressed by Brotli, that the tool may load besides React. */
  budget: number;
}

export const TOOLS: ToolRow[] = [
  {
    name: 'Query evaluator',
    address: 'reference/tools/query-evaluator.html',
    example: 'dcql',
    report: 'The query is met by these credentials.',
    field: 'query',
    typed: '{"credentials":[{"id":"a b","format":"dc+sd-jwt","meta":{}}]}',
    typedReport: 'The query itself is malformed.',
    budget: 60,
  },
  {
    name: 'Error decoder',
    address: 'reference/tools/error-decoder.html',
    example: 'tampered',
    report: 'Proof is not valid: Signature does not match.',
    field: 'input',
    typed: '{"platformType":"proof-resolve-issuer","detail":"No such key"}',
    typedReport: 'Issuer key could not be found: No such key.',
    budget: 60,
  },
  {
    name: 'DID resolver',
    address: 'reference/tools/did-resolver.html',
    example: 'changed-log',
    report: 'Entry 2 of the log fails',
    field: 'did',
    typed: 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    typedReport: 'All 8 steps pass, so the response is 200.',
    budget: 61,
  },
  {
    name: 'Configuration studio',
    address: 'reference/tools/configuration-studio.html',
    example: 'strict',
    report: '3 values differ from core, and 3 sample requests have a different result.',
    field: 'custom',
    typed: '{"policies":{"notAfter":{"skip":true}}}',
    typedReport: '1 value differs from core',
    budget: 60,
  },
  {
    name: 'Policy simulator',
    address: 'reference/tools/policy-simulator.html',
    example: 'delete',
    report: 'The request is denied with 403.',
    field: 'policies',
    typed: '{"version":"2.0","permissions":[]}',
    typedReport: 'The version must be "1.0".',
    budget: 60,
  },
  {
    name: 'Fault simulator',
    address: 'reference/tools/fault-simulator.html',
    example: 'foreign-root',
    report: 'Example foreign root, do not trust” is not among 1 trust anchor.',
    field: 'faults',
    typed: 'expired',
    typedReport: 'Credential is past its end date',
    budget: 60,
  },
  {
    name: 'Credential inspector',
    address: 'reference/tools/credential-inspector.html',
    example: 'tampered',
    report: 'Signature check returned false.',
    field: 'input',
    typed: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    typedReport: 'The key is a usable Ed25519 key',
    budget: 75,
  },
];

export const benchOf = (page: Page, { name }: ToolRow) => page.getByRole('region', { name });
export const statusOf = (page: Page, tool: ToolRow) => benchOf(page, tool).locator('.bench__summary [role="status"]');

/** Chooses an example, and waits for its report. */
export async function openExample(page: Page, tool: ToolRow): Promise<void> {
  await benchOf(page, tool).getByLabel('Start from an example').selectOption(tool.example);
  await expect(statusOf(page, tool)).toContainText(tool.report);
}
