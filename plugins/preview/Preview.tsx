import { useDark, usePage, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useRef } from 'react';
import './Preview.css';

interface PreviewProps {
  /** The code block, then the running sample. */
  children: ReactNode[];
  previewMode: 'internal' | 'iframe-follow';
  demoId: string;
}

/**
 * Shows a live sample with its code. It replaces the plugin's own component, whose frames have no title and an
 * address without `.html`, which a strict static host does not serve, and whose code stays hidden without scripts.
 */
export default function Preview({ children, previewMode, demoId }: PreviewProps) {
  const [code, sample] = children;
  if (previewMode === 'internal') {
    return (
      <div className="live-sample rp-not-doc">
        {code}
        <div className="live-sample__stage">{sample}</div>
      </div>
    );
  }
  return (
    <figure className="live-sample rp-not-doc">
      <div className="live-sample__stage">
        <SampleFrame demoId={demoId} />
      </div>
      <details className="live-sample__code">
        <summary>Source of this sample</summary>
        {code}
      </details>
    </figure>
  );
}

function SampleFrame({ demoId }: { demoId: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dark = useDark();
  const { page } = usePage();
  const tellAppearance = () => frame.current?.contentWindow?.postMessage({ type: 'theme-change', dark }, '*');
  useEffect(tellAppearance, [dark]);
  return (
    <iframe
      ref={frame}
      className="live-sample__frame"
      title={`Live sample: ${page.title}`}
      src={frameAddress(demoId)}
      loading="lazy"
      onLoad={tellAppearance}
    />
  );
}

function frameAddress(demoId: string): string {
  const devPort = process.env.RSPRESS_IFRAME_DEV_PORT;
  if (import.meta.env.DEV && devPort && typeof window !== 'undefined') {
    return `http://${window.location.hostname}:${devPort}/${demoId}`;
  }
  return withBase(`/~demo/${demoId}.html`);
}
