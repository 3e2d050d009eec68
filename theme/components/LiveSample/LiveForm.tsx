import { SampleForm } from './SampleForm.tsx';
import { sampleForms } from './sampleForms.virtual.ts';

/** The form of a live sample. What runs it is fetched when a reader presses Run: see `LiveSample.client.ts`. */
export function LiveForm({ name }: { name: string }) {
  const form = sampleForms[name];
  return form ? <SampleForm name={name} {...form} /> : null;
}
