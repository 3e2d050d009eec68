import { useLabel } from '../../hooks/useLabel.ts';

/** Shows a long sample in full. It is a field that the style reads, so that it works before and without scripts. */
export function ShowAll() {
  const label = useLabel();
  return (
    <label className="code__all">
      <input type="checkbox" autoComplete="off" />
      {label('showAllText')}
    </label>
  );
}
