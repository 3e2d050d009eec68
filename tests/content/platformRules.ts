import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import type { SampleKind } from '../../plugins/schemas/sampleKinds.ts';
import { isRequired, isRequiredInResults } from './spec.ts';

/** True for a member that a sample of the platform cannot do without, by the facts about the platform. */
export function isNeededByPlatform(kind: SampleKind, pointer: string, spoiled: JsonValue): boolean {
  // With credentials, the default origin `*` is refused.
  if (/\/cors\/origin$/.test(pointer) && JSON.stringify(spoiled).includes('"credentials":true')) return true;
  switch (kind.is) {
    case 'results':
      return isRequiredInResults(pointer);
    case 'cors':
      return pointer === '/cors';
    case 'configuration':
      return isRequired(`${kind.service}.configuration.json`, pointer);
    case 'instance reference':
      return isRequired('service-instance.json', pointer);
    case 'role reference':
      return isRequired('service-role.json', pointer);
    default:
      return isRequired(`${kind.is.replace(' ', '-')}.json`, pointer);
  }
}
