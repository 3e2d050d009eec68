/** Strokes on a grid of 18: what each service and tool does, and what each format of a credential looks like. */
const STROKES: Record<string, string> = {
  resolver: 'M2 9h8M7 6l3 3-3 3M12 3h4v12h-4',
  verifier: 'M9 2a7 7 0 1 0 0 14A7 7 0 1 0 9 2M6 9l2 2 4-4',
  validator: 'M9 2 3 4v5c0 4 3 6 6 7 3-1 6-3 6-7V4ZM6 9h6',
  authorizer: 'M2 4h14v11H2ZM2 8h14M12 12h1',
  gateway: 'M3 16V8a6 6 0 0 1 12 0v8M9 16v-5M1 16h16',
  'credential-inspector': 'M8 15H2V3h14v5M5 7h6M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M14 14l2.5 2.5',
  'query-evaluator': 'M2 4h14M2 9h6M2 14h4M9 12l2.5 2.5L16 9',
  'fault-simulator': 'M10 2 4 10h5l-1 6 6-8H9Z',
  'error-decoder': 'M6 2 4 3v4L2 9l2 2v4l2 1M12 2l2 1v4l2 2-2 2v4l-2 1M8 8l2 2M10 8l-2 2',
  'did-resolver': 'M1 9h6M5 7l2 2-2 2M10 2h6v14h-6M13 6v6',
  'configuration-studio': 'M2 5h14M11 3v4M2 13h14M6 11v4',
  'policy-simulator': 'M9 2v14M6 16h6M3 5h12M3 5l-2 5h4ZM15 5l-2 5h4Z',
  mdoc: 'M5 2h8v14H5ZM8 13h2',
  'sd-jwt-vc': 'M2 9h2M6 9h2M10 9c1-3 2-3 3 0s2 3 3 0',
};

/**
 * The sign of a service, a tool or a format beside its name. It only decorates.
 * @param name as titles or addresses write it; others have no sign
 */
export function Glyph({ name, size }: { name: string; size: number }) {
  const strokes = STROKES[name.toLowerCase().replaceAll(' ', '-')];
  return strokes ? (
    <svg className="line-icon glyph" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
      <path d={strokes} />
    </svg>
  ) : null;
}
