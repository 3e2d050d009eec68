// Made from docs/public/spec/json-schema/did-methods.json by "npm run generate".
/**
 * The DID methods that the resolver supports. Text is Markdown with code in backticks only.
 */
export interface DidMethods {
  /**
   * DID methods, in the order in which pages list them.
   */
  methods: Method[];
}
/**
 * One DID method.
 */
export interface Method {
  /**
   * Method name, as in the second part of a DID.
   */
  method: string;
  /**
   * Key under `methods` in the resolver configuration that has the method's settings.
   */
  key: string;
  /**
   * Technology that the method is based on.
   */
  group: 'ledger' | 'self-contained' | 'web' | 'log';
  /**
   * Format of a DID, with placeholders in braces.
   */
  syntax: string;
  /**
   * Example DIDs of the method.
   *
   * Items: A DID of the method.
   */
  examples: string[];
  specification: Specification;
  /**
   * Networks or hosts where the DIDs are stored.
   */
  networks: string;
  /**
   * Location of the method's settings in the resolver configuration.
   *
   * Items: JSON Pointer to a configuration key.
   */
  options: string[];
  operations: Operations;
  /**
   * Whether `versionId` and `versionTime` return older documents.
   */
  versions: boolean;
  /**
   * Keys that a document contains.
   */
  keyTypes: string;
  /**
   * Verification relationships of the keys.
   */
  relationships: string;
  /**
   * Whether a document can contain services.
   */
  services: string;
  /**
   * What DID URLs can point to besides the document and its fragments.
   */
  paths: string;
  /**
   * Encoding of keys in the response: as set in `preferredPublicKeyEncoding`, always as a JWK, as published, or without a key to encode.
   */
  encoding: 'preferred' | 'jwk' | 'published' | 'none';
  /**
   * Further notes.
   *
   * Items: One or two sentences.
   */
  notes: string[];
}
/**
 * Where a method is defined.
 */
export interface Specification {
  /**
   * Name of the specification.
   */
  name: string;
  /**
   * Its public URL.
   */
  address: string;
  /**
   * Note on the specification. Can be empty.
   */
  note: string;
}
/**
 * The four operations of a method. The resolver supports only reading.
 */
export interface Operations {
  /**
   * How a DID is created.
   */
  create: string;
  /**
   * Where the document comes from.
   */
  resolve: string;
  /**
   * How a document is updated.
   */
  update: string;
  /**
   * How a DID is deactivated.
   */
  deactivate: string;
}
