import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { DidError, type DidUrl } from './didResolution.ts';

/** Stands for the ledger of did:cheqd: what is linked to the one DID that pages use. */
const linked: Record<string, JsonObject[]> = {
  'did:cheqd:testnet:c1685ca0-1f5b-439c-8eb8-5c0e85ab7cd0': [
    {
      resourceId: '9ba3922e-d5f5-4f53-b265-fc0d4e988c77',
      resourceName: 'Demo Resource',
      resourceType: 'String',
      mediaType: 'application/json',
    },
    {
      resourceId: 'e733ebb7-c8dd-41ed-9d42-33bceea70952',
      resourceName: 'ResourceName',
      resourceType: 'String',
      mediaType: 'text/plain; charset=utf-8',
    },
    {
      resourceId: '44547089-170b-4f5a-bcbc-06e46e0089e4',
      resourceName: 'DemoIssuer',
      resourceType: 'CredentialIssuer',
      mediaType: 'application/json',
    },
  ],
};

/** Metadata of the resources that are linked to a DID, of one type if the URL names one. */
export function linkedResources({ did, query }: DidUrl): JsonObject {
  const resources = linked[did];
  if (!resources) throw new DidError('NOT_FOUND', `There is no document for ${did}`);
  const type = query.get('resourceType');
  return { linkedResourceMetadata: resources.filter(({ resourceType }) => type === null || resourceType === type) };
}
