// Made from docs/public/spec/json-schema/did-methods.json by "npm run generate".
/**
 * The DID methods that the resolver supports. Texts are Markdown with code in backticks only.
 */
export interface DidMethods {
  /**
   * Holds the methods, in the order of the page about them.
   */
  methods: Method[];
}
/**
 * One DID method.
 */
export interface Method {
  /**
   * Names the method, as the second part of a DID does.
   */
  method: string;
  /**
   * Names the key under `methods` in the configuration of the resolver that governs it.
   */
  key: string;
  /**
   * Says what the method stands on.
   */
  group: 'ledger' | 'self-contained' | 'web' | 'log';
  /**
   * Shows the form of a DID, with parts in braces.
   */
  syntax: string;
  /**
   * Lists DIDs of the method.
   *
   * Items: A DID of the method.
   */
  examples: string[];
  specification: Specification;
  /**
   * Says which networks or hosts hold the DIDs.
   */
  networks: string;
  /**
   * Points at the settings of the method in the configuration of the resolver.
   *
   * Items: Points at a key of the configuration.
   */
  options: string[];
  operations: Operations;
  /**
   * Says whether `versionId` and `versionTime` reach older documents.
   */
  versions: boolean;
  /**
   * Says which keys a document holds.
   */
  keyTypes: string;
  /**
   * Says which verification relationships the keys have.
   */
  relationships: string;
  /**
   * Says whether a document can hold services.
   */
  services: string;
  /**
   * Says what DID URLs reach besides the document and its fragments.
   */
  paths: string;
  /**
   * Says which form keys have in the answer: as `preferredPublicKeyEncoding` asks, always as a JWK, as published, or without a key to encode.
   */
  encoding: 'preferred' | 'jwk' | 'published' | 'none';
  /**
   * Lists what to know besides.
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
   * Names the specification.
   */
  name: string;
  /**
   * Holds its public address.
   */
  address: string;
  /**
   * Says more about it, and may be empty.
   */
  note: string;
}
/**
 * The four operations of a method, which the resolver offers only one of.
 */
export interface Operations {
  /**
   * Says how a DID comes to be.
   */
  create: string;
  /**
   * Says where the document comes from.
   */
  resolve: string;
  /**
   * Says how a document is changed.
   */
  update: string;
  /**
   * Says how a DID is ended.
   */
  deactivate: string;
}
