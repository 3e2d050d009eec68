import { typedAsIs } from '../../shared/typedAsIs.ts';
import { TabList } from './shell/TabList.tsx';
import { CHECKING, PANES, type ToolExample, type ToolInput } from './tool.ts';
import { toolDefinitions, toolExamples, weightMarks } from './toolDefinitions.virtual.ts';

export interface ToolBenchProps {
  /** Name of the tool, as that of its file in `docs/_tools/`. */
  name: string;
  /** ID of the example that it starts with. */
  preset?: string;
}

/**
 * A tool before it is opened: its fields and its examples, where a reader can already type and choose.
 * With the first press in it, `ToolBench.client.ts` fetches the rest, and at once where it has an example.
 */
export function ToolBench({ name, preset }: ToolBenchProps) {
  const definition = toolDefinitions[name];
  if (!definition) return null;
  const { title, inputs, examples, empty } = definition;
  const id = `bench-${name}${preset ? `-${preset}` : ''}`;
  const texts = toolExamples[name][preset ?? ''];
  const offered = examples.slice(0, 3);
  const pane = preset ? 'results' : 'input';
  const tabs = PANES.map((one) => ({ ...one, panel: `${id}-pane-${one.id}` }));
  const fieldsOf = (some: ToolInput[]) =>
    some.map((input) => <Field key={input.name} id={`${id}-${input.name}`} value={texts?.[input.name]} {...input} />);
  return (
    <section
      className="bench rp-not-doc"
      aria-label={title}
      data-client="bench"
      data-tool-name={name}
      {...(preset && { 'data-preset': preset })}
    >
      <p className="bench__scriptless">This tool runs in your browser and requires JavaScript.</p>
      <div className="bench__panes" data-pane={pane}>
        <div className="bench__tabs">
          <TabList label="Input and results" selected={pane} onSelect={() => {}} tabs={tabs} />
        </div>
        <div className="bench__input" id={`${id}-pane-input`}>
          <Examples id={id} examples={examples} preset={preset} />
          {fieldsOf(inputs.filter(({ isOptional }) => !isOptional))}
          {inputs.some(({ isOptional }) => isOptional) && (
            <details className="bench__more">
              <summary>More input</summary>
              {fieldsOf(inputs.filter(({ isOptional }) => isOptional))}
            </details>
          )}
          <p className="bench__private">
            {`Your input stays in this browser: it isn't sent, and what you paste isn't stored.${weightMarks[name] ?? ''}`}
          </p>
          {/* The options that are chosen below, for the way back: see `navigation/entryState.ts`. */}
          <input type="hidden" autoComplete="off" />
          <div className="bench__options" />
        </div>
        <p className="bench__summary">
          <span role="status">{preset && CHECKING}</span>
        </p>
        <div className="bench__report" id={`${id}-pane-results`} tabIndex={-1} aria-busy={preset ? true : undefined}>
          <div className="bench__empty">
            <span className="chain" aria-hidden="true">
              {offered.map((example) => (
                <i key={example.id} />
              ))}
            </span>
            <p>{empty}</p>
            <p className="bench-buttons">
              {offered.map((example) => (
                <button key={example.id} type="button" className="page-tool__button" value={example.id}>
                  {example.title}
                </button>
              ))}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A list to choose from keeps the choice by itself until the script reads it. */
function Examples({ id, examples, preset = '' }: { id: string; examples: ToolExample[]; preset?: string }) {
  const kinds = [
    { outcome: 'good', label: 'Success' },
    { outcome: 'broken', label: 'Error' },
  ];
  return (
    <p className="bench__examples">
      <label htmlFor={`${id}-example`}>Start from an example</label>
      <select id={`${id}-example`} defaultValue={preset} autoComplete="off">
        <option value="">Paste your own</option>
        {kinds.map(({ outcome, label }) => (
          <optgroup key={outcome} label={label}>
            {examples
              .filter((example) => example.outcome === outcome)
              .map((example) => (
                <option key={example.id} value={example.id}>
                  {example.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}

type FieldProps = ToolInput & { id: string; value: string | undefined };

function Field({ id, name, label, hint, rows, accept, many, choices, value }: FieldProps) {
  const common = { id, name, autoComplete: 'off', 'aria-describedby': `${id}-hint`, defaultValue: value };
  const text = { ...common, ...typedAsIs };
  return (
    <div className="bench__field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      {choices ? (
        <select {...common}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : rows > 1 ? (
        <textarea {...text} rows={rows} data-many={many ? '' : undefined} />
      ) : (
        <input {...text} type="text" />
      )}
      {rows > 1 && (
        <label className="bench__file page-tool__button">
          Open a file
          <input type="file" data-input={name} accept={accept} aria-label={`Open a file: ${label}`} />
        </label>
      )}
    </div>
  );
}
