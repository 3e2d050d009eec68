import { type FormEvent, lazy, useEffect, useRef } from 'react';
import { useHydrating } from '../../hooks/useHydrating.ts';
import './LiveForm.css';

/** React leaves the content of an element alone as long as it is given this very object. */
const AS_SENT = { __html: '' };

const Form = lazy(() => import('./SampleForm.tsx').then(({ SampleForm }) => ({ default: SampleForm })));

/**
 * The form of a live sample. In a page that the host sent, it stays as it was sent: no script draws it again, so that
 * no page pays for it and what was typed stays. A page that the browser draws waits for its form. What runs it is
 * fetched when a reader presses Run.
 */
export function LiveForm({ name }: { name: string }) {
  const isHydrating = useHydrating();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    // The script in the head notes what was pressed before this one ran.
    if (form && 'wasPressed' in form) start(form, name);
  }, [name]);
  const common = {
    ref: frame,
    onSubmit: (event: FormEvent) => start(event.target as HTMLFormElement, name),
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see above.
  if (isHydrating) return <div {...common} dangerouslySetInnerHTML={AS_SENT} suppressHydrationWarning />;
  return (
    <div {...common}>
      <Form name={name} />
    </div>
  );
}

/** Fetches what runs a form, and runs it. The form brings the words for the meantime. */
function start(form: HTMLFormElement, name: string): void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const say = (words: 'running' | 'lost') => status?.replaceChildren(status.dataset[words] ?? '');
  say('running');
  import('./runForm.ts').then(
    ({ runForm }) => runForm(form, name),
    () => say('lost'),
  );
}
