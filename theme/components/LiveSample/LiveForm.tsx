import { useId } from 'react';
import { typedAsIs } from '../../shared/typedAsIs.ts';
import { sampleForms } from './sampleForms.virtual.ts';

/**
 * The fields of a live sample, the button that runs it, and room for the result. `runForm` does the rest, and is fetched
 * when a reader presses Run: see `LiveSample.client.ts`. The method is one without a request, because a press before the
 * script is there must not send the values anywhere.
 * @param name of the live sample
 */
export function LiveForm({ name }: { name: string }) {
  const id = useId();
  const form = sampleForms[name];
  if (!form) return null;
  return (
    <form className="sample-form" aria-label={form.title} method="dialog" data-sample={name}>
      {form.fields.map(({ name: field, label, value }) => (
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
