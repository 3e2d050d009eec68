/** Strokes on a grid of 18: what each service does, and what each format of a credential looks like. */
const STROKES: Record<string, string> = {
  resolver: 'M2 9h8M7 6l3 3-3 3M12 3h4v12h-4',
  verifier: 'M9 2a7 7 0 1 0 0 14A7 7 0 1 0 9 2M6 9l2 2 4-4',
  validator: 'M9 2 3 4v5c0 4 3 6 6 7 3-1 6-3 6-7V4ZM6 9h6',
  authorizer: 'M2 4h14v11H2ZM2 8h14M12 12h1',
  gateway: 'M3 16V8a6 6 0 0 1 12 0v8M9 16v-5M1 16h16',
  mdoc: 'M5 2h8v14H5ZM8 13h2',
  'sd-jwt-vc': 'M2 9h2M6 9h2M10 9c1-3 2-3 3 0s2 3 3 0',
};

/**
 * The sign of a service or a format beside its name. It only decorates.
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
