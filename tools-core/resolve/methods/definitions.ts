import { isObject, type JsonObject, ownEntry } from '../../base/index.ts';

/** What the router knows of a method. */
export interface MethodDefinition {
  /** Block of the configuration that switches it; undefined for a method that the platform does not know. */
  key?: string;
  /** Whether the method keeps versions that a request can ask for. */
  keepsVersions?: true;
  /** Whether paths of DID URLs lead to files. */
  hasPaths?: true;
  /** Member of the block that lists networks, and how to find the network of an ID; undefined where the ID names none. */
  networks?: { member: string; of: (id: string) => string | undefined };
}

const firstPart = (id: string) => id.split(':')[0];

/** Chain IDs of EIP-155 in hexadecimal, and the names that the configuration gives these networks. */
const ETHEREUM: Record<string, string> = {
  '0x1': 'mainnet',
  '0xaa36a7': 'sepolia',
  '0x89': 'polygon',
  '0x64': 'gnosis',
};

/** A did:ethr names its network by name or by chain ID in hexadecimal, and none is the main network. */
function ethrNetwork(id: string): string {
  const [network, address] = id.split(':');
  return address === undefined ? 'mainnet' : (ownEntry(ETHEREUM, network.toLowerCase()) ?? network);
}

const networks = (of: (id: string) => string | undefined) => ({ networks: { member: 'networks', of } });
const iden3: MethodDefinition = { key: 'iden3', ...networks((id) => /^(\w+:\w+):/.exec(id)?.[1]) };
const cheqdNetwork = (id: string) => (id.includes(':') ? firstPart(id) : undefined);
const ionNetwork = (id: string) => (firstPart(id) === 'test' ? 'testnet' : 'mainnet');

/** Methods by name: the 14 of the platform, and did:peer, which it does not know. */
export const METHODS: Record<string, MethodDefinition> = {
  key: { key: 'key' },
  jwk: { key: 'jwk' },
  pkh: { key: 'pkh', networks: { member: 'namespaces', of: firstPart } },
  peer: {},
  web: { key: 'web', hasPaths: true },
  webvh: { key: 'webvh', keepsVersions: true, hasPaths: true },
  plc: { key: 'plc' },
  oyd: { key: 'oyd' },
  cheqd: { key: 'cheqd', keepsVersions: true, hasPaths: true, ...networks(cheqdNetwork) },
  ebsi: { key: 'ebsi' },
  ens: { key: 'ens' },
  ethr: { key: 'ethr', keepsVersions: true, ...networks(ethrNetwork) },
  ion: { key: 'ion', keepsVersions: true, ...networks(ionNetwork) },
  iden3,
  polygonid: iden3,
};

/**
 * What is known of a method: by this engine, or else by a configuration of a resolver, which has a block of its name.
 * @param name method name of a DID (DID Core section 3.1)
 * @returns undefined for a method that neither knows
 */
export function methodOf(name: string, { methods }: JsonObject): MethodDefinition | undefined {
  const isSwitched = isObject(methods) && isObject(ownEntry(methods, name));
  return ownEntry(METHODS, name) ?? (isSwitched ? { key: name } : undefined);
}
