import { isObject, type JsonObject, ownEntry } from '../../base/index.ts';

/** What the router knows of a method. */
export interface MethodDefinition {
  /** Block of the configuration that switches it; undefined for a method that the platform does not know. */
  key?: string;
  /** Whether the method keeps versions that a request can ask for. */
  keepsVersions?: true;
  /** Whether paths of DID URLs lead to files. */
  hasPaths?: true;
  /** Member of the block that lists networks, and how to find the network of an ID; undefined if the ID contains none. */
  networks?: { member: string; of: (id: string) => string | undefined };
}

const firstPart = (id: string) => id.split(':')[0];

/** Chain IDs of EIP-155 in hexadecimal, and the names of these networks in the configuration. */
const ETHEREUM: Record<string, string> = {
  '0x1': 'mainnet',
  '0xaa36a7': 'sepolia',
  '0x89': 'polygon',
  '0x64': 'gnosis',
};

/** A did:ethr contains the name of its network or its chain ID in hexadecimal. Without one, it's on the main network. */
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
 * The definition of a method: of this package, or otherwise of the configuration of a resolver that has a block for it.
 * @param name method name of a DID (DID Core section 3.1)
 * @returns undefined for a method that is in neither
 */
export function methodOf(name: string, { methods }: JsonObject): MethodDefinition | undefined {
  const isSwitched = isObject(methods) && isObject(ownEntry(methods, name));
  return ownEntry(METHODS, name) ?? (isSwitched ? { key: name } : undefined);
}
