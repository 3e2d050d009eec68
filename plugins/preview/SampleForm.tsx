import { type FormEvent, useId, useRef, useState } from 'react';
import type { SampleField } from './liveSamples.ts';
import { runSample, type SampleCode, type SampleResult } from './sampleResult.ts';
import './SampleForm.css';

interface SampleFormProps {
  title: string;
  fields: SampleField[];
  /** Fetches the code with its libraries. Nothing of it is there before the reader starts the sample. */
  load: () => Promise<SampleCode>;
}

/** The fields of a live sample, the button that runs it, and what came out. */
export function SampleForm({ title, fields, load }: SampleFormProps) {
  const id = useId();
  const run = useRef(0);
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<SampleResult>();

  // What came out of other values is no longer true of these.
  const forget = () => {
    run.current += 1;
    setRunning(false);
    setResult(undefined);
  };
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = Object.fromEntries([...new FormData(event.currentTarget)].map(([key, value]) => [key, `${value}`]));
    forget();
    const mine = run.current;
    setRunning(true);
    const found = await runSample(load, input);
    if (mine !== run.current) return;
    setRunning(false);
    setResult(found);
  };
  const said = result ? (result.ok ? 'Result of your run:' : 'That did not work:') : isRunning ? 'Running…' : '';
  return (
    <form className="sample-form" aria-label={title} onSubmit={start} onChange={forget} onReset={forget}>
      {fields.map(({ name, label, value }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Field id={`${id}-${name}`} name={name} value={value} />
        </div>
      ))}
      <div className="sample-form__buttons">
        <button type="submit">Run</button>
        <button type="reset">Reset</button>
      </div>
      <div role="status" data-ok={result?.ok}>
        {said && <p>{said}</p>}
        {result && <pre>{result.text}</pre>}
      </div>
    </form>
  );
}

/** Long values get several lines. */
function Field({ id, name, value }: { id: string; name: string; value: string }) {
  const common = { id, name, defaultValue: value, spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' };
  return value.includes('\n') || value.length > 120 ? <textarea {...common} rows={6} /> : <input {...common} />;
}
