import { useId } from 'react';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import type { SampleForms } from './liveSample.ts';
import { sampleForms } from './sampleForms.virtual.ts';

/** The form of a live sample. What runs it is fetched when a reader presses Run: see `LiveSample.client.ts`. */
export function LiveForm({ name }: { name: string }) {
  const form = sampleForms[name];
  return form ? <SampleForm name={name} {...form} /> : null;
}

interface SampleFormProps extends Readonly<SampleForms[string]> {
  /** Name of the live sample. */
  name: string;
}

/**
 * The fields of a live sample, the button that runs it, and room for the result. `runForm` does the rest, so that the
 * form needs no script before a reader runs it. The method is one without a request, because a press before the script is
 * there must not send the values anywhere.
 */
function SampleForm({ name, title, fields }: SampleFormProps) {
  const id = useId();
  return (
    <form className="sample-form" aria-label={title} method="dialog" data-sample={name}>
      {fields.map(({ name: field, label, value }) => (
        <div key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <Field id={`${id}-${field}`} name={field} value={value} />
        </div>
      ))}
      <div className="sample-form__buttons">
        <button type="submit">Run</button>
        <button type="reset">Reset</button>
      </div>
      <div role="status" data-running="Running…" />
    </form>
  );
}

/** Long values get several lines. */
function Field({ id, name, value }: { id: string; name: string; value: string }) {
  const common = { id, name, defaultValue: value, ...typedAsIs };
  return value.includes('\n') || value.length > 120 ? <textarea {...common} rows={6} /> : <input {...common} />;
}
