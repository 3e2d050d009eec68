import { base58 } from '@scure/base';
import { isObject, type JsonObject, pemBlocks, readMultikey, tryOr } from '../base/index.ts';
import { checkedKey, KeyError, keyOfJwk, keyOfSpki, type PublicKey } from './keys.ts';

/** The key of a verification method (Controlled Identifiers 1.0 section 2.2). @throws KeyError */
export function keyOfMethod(method: JsonObject): PublicKey {
  const { publicKeyMultibase, publicKeyJwk, publicKeyBase58, publicKeyPem } = method;
  if (isObject(publicKeyJwk)) return keyOfJwk(publicKeyJwk);
  if (typeof publicKeyMultibase === 'string') return keyOfMultibase(publicKeyMultibase);
  if (typeof publicKeyBase58 === 'string') {
    const kind = ['Ed25519', 'X25519', 'secp256k1'].find((one) => new RegExp(one, 'i').test(String(method.type)));
    if (!kind) throw new KeyError(`publicKeyBase58 is for older types of keys, not for ${method.type}`);
    const bytes = tryOr(() => base58.decode(publicKeyBase58.slice(0, 200)));
    if (!bytes) throw new KeyError('The key is not base58');
    return checkedKey(kind, bytes);
  }
  if (typeof publicKeyPem === 'string') {
    const [block] = pemBlocks(publicKeyPem);
    if (block?.label !== 'PUBLIC KEY' || !block.der) throw new KeyError('publicKeyPem has no block PUBLIC KEY');
    return keyOfSpki(block.der);
  }
  throw new KeyError('The verification method has neither publicKeyMultibase nor publicKeyJwk');
}

/** A key in multibase (Multikey, did:key). @throws KeyError */
export function keyOfMultibase(multibase: string): PublicKey {
  try {
    const { kind, bytes, jwk } = readMultikey(multibase);
    return kind === 'RSA' ? { kind, jwk } : { kind, bytes };
  } catch (error) {
    const { message } = error as Error;
    throw new KeyError(message, /point|curve|bad y|not on/i.test(message) ? 'key-point' : 'key-malformed');
  }
}
