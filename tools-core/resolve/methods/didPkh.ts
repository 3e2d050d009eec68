import { base58 } from '@scure/base';
import { type JsonObject, ownEntry, SIGNING, toBase64url, tryOr } from '../../base/index.ts';
import { DID_CONTEXT } from '../contexts.ts';

const SECURITY = 'https://w3id.org/security#';
const RECOVERY = 'EcdsaSecp256k1RecoveryMethod2020';
const RECOVERY_TERM = `https://identity.foundation/EcdsaSecp256k1RecoverySignature2020#${RECOVERY}`;

interface Account {
  /** Type of the key, and its term in the context. */
  type: string;
  term: string;
  fragment: string;
  /** Type of the second verification method, which some chains have. */
  second?: string;
  jwk?: JsonObject;
}

/** The verification methods of an account, by its CAIP-2 namespace (did:pkh method, section "Read"). */
function accountOf(namespace: string, address: string): Account {
  const plain = (type: string) => ({ type, term: SECURITY + type, fragment: 'blockchainAccountId' });
  const recovery = { type: RECOVERY, term: RECOVERY_TERM, fragment: 'blockchainAccountId' };
  if (namespace === 'solana') {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: toBase64url(solanaKey(address)) };
    return { ...plain('Ed25519VerificationKey2018'), fragment: 'controller', second: 'SolanaMethod2021', jwk };
  }
  if (namespace === 'tezos') {
    const suffix = 'PublicKeyBLAKE2BDigestSize20Base58CheckEncoded2021';
    const kinds = { tz1: plain(`Ed25519${suffix}`), tz2: recovery, tz3: plain(`P256${suffix}`) };
    const kind = ownEntry<Account>(kinds, address.slice(0, 3));
    if (!kind) throw new Error('A Tezos address begins with tz1, tz2 or tz3.');
    return { ...kind, second: 'TezosMethod2021' };
  }
  if (namespace === 'eip155' && !/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new Error('An address in the namespace eip155 is 0x followed by 40 hexadecimal digits.');
  if (namespace === 'eip155' || namespace === 'bip122') return recovery;
  throw new Error(`This tool builds no document for the namespace ${namespace}.`);
}

function solanaKey(address: string): Uint8Array {
  const key = address.length > 64 ? undefined : tryOr(() => base58.decode(address));
  if (key?.length !== 32) throw new Error('A Solana address is 32 bytes in base58.');
  return key;
}

/**
 * The document of a did:pkh, derived from the DID alone (did:pkh method, section "Read").
 * @param id What follows `did:pkh:`: an account by CAIP-10, which is namespace, chain and address.
 * @throws Error for an account that is not whole, or a namespace that the method has no rule for.
 */
export function didPkhDocument(did: string, id: string): JsonObject {
  const [namespace, chain, address, ...rest] = id.split(':');
  if (!address || !chain || rest.length > 0) {
    throw new Error('A did:pkh has an account of three parts: namespace, chain and address.');
  }
  const account = accountOf(namespace, address);
  const method = (fragment: string, type: string): JsonObject => ({
    id: `${did}#${fragment}`,
    type,
    controller: did,
    blockchainAccountId: id,
    ...(account.jwk && { publicKeyJwk: account.jwk }),
  });
  const methods = [
    method(account.fragment, account.type),
    ...(account.second ? [method(account.second, account.second)] : []),
  ];
  const terms: JsonObject = {
    blockchainAccountId: `${SECURITY}blockchainAccountId`,
    ...(account.jwk && { publicKeyJwk: { '@id': `${SECURITY}publicKeyJwk`, '@type': '@json' } }),
    [account.type]: account.term,
    ...(account.second && { [account.second]: SECURITY + account.second }),
  };
  const ids = methods.map((one) => one.id);
  return {
    '@context': [DID_CONTEXT, terms],
    id: did,
    verificationMethod: methods,
    ...Object.fromEntries(SIGNING.map((name) => [name, ids])),
  };
}
