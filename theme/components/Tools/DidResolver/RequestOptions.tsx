import { RELATIONSHIPS } from '../../../../tools-core/base/index.ts';
import { OptionSelect } from '../shell/components.tsx';
import type { ToolSession } from '../shell/session.ts';

/** Values of `Accept` that the resolver knows. */
const ACCEPT = ['application/did-resolution', 'application/did', 'application/did-url-dereferencing', 'text/uri-list'];

/** The options of a request: its header, the use of a key, and keys for agreement. */
export function RequestOptions({ bench }: { bench: ToolSession }) {
  return (
    <details className="bench__more">
      <summary>Request options</summary>
      <OptionSelect bench={bench} label="Accept" name="accept" none="As configured" values={ACCEPT} />
      <OptionSelect bench={bench} label="Key use" name="verificationRelationship" none="Any" values={RELATIONSHIPS} />
      <label className="bench-option bench-option--box">
        <input
          type="checkbox"
          checked={bench.options.encryptionKeys === true}
          onChange={({ target }) => bench.setOptions({ encryptionKeys: target.checked })}
        />
        Derive key agreement keys for did:key
      </label>
    </details>
  );
}
