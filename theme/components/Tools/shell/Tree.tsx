import { useState } from 'react';
import { LIMITS, type TreeNode } from '../../../../tools-core/base/index.ts';
import { Button, OutcomeMark, PageLink, ShowButton } from './components.tsx';

/** Longest value that is shown without being asked for. */
const LONG_VALUE = 300;

/** Decoded members. What is inside a member is rendered when it is opened, and long lists in parts. */
export function Tree({ nodes, level = 0 }: { nodes: readonly TreeNode[]; level?: number }) {
  // Of the parts one is open at first, such as the payload of a token.
  const sizeOf = ({ children = [] }: TreeNode) => children.length;
  const largest = level === 0 && nodes.find((node) => sizeOf(node) === Math.max(...nodes.map(sizeOf)));
  const [end, setEnd] = useState<number>(LIMITS.members);
  // The focus moves on to the first of what was added, since its button is gone.
  const focusAdded = (item: HTMLLIElement | null) => item?.querySelector<HTMLElement>('summary, button, a')?.focus();
  return (
    <ul className="bench-tree">
      {nodes.slice(0, end).map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and no member moves.
        <li key={`${at} ${node.name}`} ref={at > 0 && at === end - LIMITS.members ? focusAdded : undefined}>
          <Node node={node} isOpenFirst={node.isOpen ?? node === largest} level={level} />
          {node.place && <ShowButton place={node.place} what={node.name} />}
        </li>
      ))}
      {end < nodes.length && (
        <li>
          <Button onClick={() => setEnd(end + LIMITS.members)}>{`Show more (${nodes.length - end} left)`}</Button>
        </li>
      )}
    </ul>
  );
}

function Node({ node, level, isOpenFirst }: { node: TreeNode; level: number; isOpenFirst: boolean }) {
  const { name, value, note, link, mark, children } = node;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const title = (
    <>
      {name && <code className="bench-tree__name">{name}</code>} {mark && <OutcomeMark outcome={mark} />}
    </>
  );
  const about = (
    <>
      {note !== undefined && <span className="bench-tree__note">{note}</span>}
      {link && <PageLink {...link} />}
    </>
  );
  if (!children) {
    return (
      <div className="bench-tree__row">
        {title}
        {value !== undefined && <Value value={value} />}
        {about}
      </div>
    );
  }
  const count = value ?? `${children.length} ${children.length === 1 ? 'member' : 'members'}`;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span className="bench-tree__count">{count}</span>
      </summary>
      {(note !== undefined || link) && <div className="bench-tree__row">{about}</div>}
      {isOpen && <Tree nodes={children} level={level + 1} />}
    </details>
  );
}

function Value({ value }: { value: string }) {
  const [isWhole, setWhole] = useState(value.length <= LONG_VALUE);
  return (
    <span>
      <code className="bench-tree__value">{isWhole ? value : `${value.slice(0, LONG_VALUE)}…`}</code>{' '}
      {!isWhole && (
        <button type="button" className="bench-show" onClick={() => setWhole(true)}>
          {`All ${value.length} characters`}
        </button>
      )}
    </span>
  );
}
