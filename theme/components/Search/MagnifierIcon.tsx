export function MagnifierIcon() {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
    </svg>
  );
}
