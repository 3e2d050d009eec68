import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Report } from '../../../../tools-core/base/index.ts';
import type { Completion, Suggestions } from '../../../../tools-core/configure/index.ts';
import type { PanelProps } from '../shell/contract.ts';
import type { ToolSession } from '../shell/session.ts';

/** Suggestions that are listed at once: as many as fit without a scrollbar, which no key would reach. */
const SHOWN = 8;
const LIST_ID = 'bench-complete';

/** The cursor that suggestions were asked for. A response for a different place comes too late to be shown. */
interface Cursor {
  field: HTMLTextAreaElement;
  offset: number;
}

/**
 * A list of what can be written at the cursor, below the field that is written in (ARIA Authoring Practices, list
 * autocomplete with manual selection). Typing opens it, and so does Ctrl+Space; the arrows choose, Enter or Tab writes,
 * Escape closes.
 */
export function Completer({ bench }: { bench: ToolSession }) {
  const [cursor, setCursor] = useState<Cursor>();
  const [active, setActive] = useState(-1);
  const completions = cursor ? completionsAt(cursor, bench.state.report) : [];
  const isOpen = completions.length > 0;

  const ask = (field: HTMLTextAreaElement) => {
    setActive(-1);
    setCursor({ field, offset: field.selectionStart });
    bench.setOptions({ cursor: { input: field.name, offset: field.selectionStart } });
  };
  const write = (completion: Completion) => {
    setCursor(undefined);
    if (cursor) writeInto(cursor.field, completion);
  };
  const press = (event: KeyboardEvent, field: HTMLTextAreaElement) => {
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === ' ' && event.ctrlKey) ask(field);
    else if (isOpen && step) {
      const { length } = completions;
      setActive(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
    } else if (isOpen && (key === 'Enter' || key === 'Tab') && active >= 0) write(completions[active]);
    else {
      if (key === 'Escape' || key.startsWith('Arrow')) setCursor(undefined);
      return;
    }
    event.preventDefault();
  };
  const take = useEffectEvent((event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (event.type === 'input') ask(field);
    else if (event.type === 'keydown') press(event as KeyboardEvent, field);
    else setCursor(undefined);
  });
  useEffect(() => {
    const ending = new AbortController();
    for (const type of ['input', 'keydown', 'focusout', 'click']) {
      bench.root.addEventListener(type, (event) => take(event), { signal: ending.signal });
    }
    for (const field of bench.root.querySelectorAll('textarea')) field.setAttribute('aria-autocomplete', 'list');
    return () => ending.abort();
  }, [bench]);
  if (!isOpen || !cursor) return null;
  return <SuggestionBox field={cursor.field} completions={completions} active={active} onChoose={write} />;
}

interface SuggestionBoxProps {
  field: HTMLTextAreaElement;
  completions: Completion[];
  active: number;
  onChoose: (completion: Completion) => void;
}

function SuggestionBox({ field, completions, active, onChoose }: SuggestionBoxProps) {
  useEffect(() => {
    field.setAttribute('aria-controls', LIST_ID);
    if (active >= 0) field.setAttribute('aria-activedescendant', `${LIST_ID}-${active}`);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, active]);
  return createPortal(
    <div
      className="bench-complete"
      role="listbox"
      id={LIST_ID}
      aria-label="Suggestions"
      style={{ insetBlockStart: field.offsetTop + field.offsetHeight }}
      // The field keeps the focus, so that the list closes by its loss.
      onMouseDown={(event) => event.preventDefault()}
    >
      {completions.map((completion, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys of the list.
        <div
          key={completion.label}
          role="option"
          id={`${LIST_ID}-${at}`}
          aria-selected={at === active}
          onClick={() => onChoose(completion)}
        >
          <code>{completion.label}</code> <span>{completion.about}</span>
        </div>
      ))}
    </div>,
    field.parentElement as HTMLElement,
  );
}

function completionsAt({ field, offset }: Cursor, report: Report | undefined): Completion[] {
  const section = report?.sections.find((one) => one.kind === 'panel' && one.panel === 'suggestions');
  const found = section?.kind === 'panel' ? (section.data as Suggestions) : undefined;
  return found?.input === field.name && found.offset === offset ? found.completions.slice(0, SHOWN) : [];
}

/** Writes as typing would, so that the browser can undo it. */
function writeInto(field: HTMLTextAreaElement, { insert, start, end }: Completion): void {
  field.focus();
  field.setRangeText(insert, start, end, 'end');
  // Into the braces or the quotes that were just written.
  if (/[}\]"]$/.test(insert) && /: ?(?:\{\}|\[\]|"")$/.test(insert)) {
    field.setSelectionRange(start + insert.length - 1, start + insert.length - 1);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The same suggestions to read, with what each does. */
export function SuggestionList({ data }: PanelProps) {
  const { completions } = data as Suggestions;
  return (
    <dl className="bench-suggestions">
      {completions.map(({ label, about }) => (
        <div key={label}>
          <dt>
            <code>{label}</code>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
