import { isObject, parseJson, textOf } from '../../../../tools-core/base/index.ts';
import type { FaultSettings } from '../../../../tools-core/faults/index.ts';
import { splitTexts } from '../../../../tools-core/inspect/index.ts';
import type { Examples } from '../tool.ts';

/** What the samples are made from, and what they are verified with: the examples of the inspector. */
export function sourcesFrom(examples: Examples): Pick<FaultSettings, 'sources' | 'material'> {
  const fieldOf = (id: string, name: string) => examples[id]?.[name] ?? '';
  const expected = parseJson(fieldOf('device-response', 'expected'), 'The expected response');
  const { audience, nonce, responseUri } = isObject(expected) ? expected : {};
  const beside = ['sd-jwt-x5c', 'jwt-1-1'].map((id) => fieldOf(id, 'beside'));
  return {
    sources: {
      sdJwt: fieldOf('sd-jwt-x5c', 'input'),
      jwt: fieldOf('jwt-1-1', 'input'),
      mdoc: fieldOf('device-response', 'input'),
      audience: textOf(audience),
      nonce: textOf(nonce),
      responseUri: textOf(responseUri),
      now: new Date(fieldOf('sd-jwt-kb', 'now')),
    },
    material: splitTexts([...beside, fieldOf('status-list-token', 'input')].join('\n\n')),
  };
}
