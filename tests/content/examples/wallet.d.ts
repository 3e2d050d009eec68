declare module '*/tools/wallet.mjs' {
  import type { X509Certificate } from 'node:crypto';
  import type { JsonObject } from '../../../plugins/openapi/specFiles.ts';

  /** A credential that the wallet holds. */
  interface Credential {
    jwt: string;
    vct: string;
    claims: Map<string, { disclosure: string; value: unknown }>;
  }
  export function readCredential(text: string): Credential;
  export function verifyRequest(
    token: string,
    how?: { clientId?: string; trust?: X509Certificate; now?: number },
  ): Promise<JsonObject>;
  export function answerRequest(
    request: JsonObject,
    credential: Credential,
    how: { audience: string; nonce?: string; decline?: boolean },
  ): { answer: JsonObject; shown: string[] };
  export function encrypt(answer: JsonObject, metadata: JsonObject): string;
  export function formOf(answer: JsonObject, request: JsonObject): string;
  export function changeAt(text: string, index: number): string;
}
