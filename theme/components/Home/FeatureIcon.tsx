import { DRAWINGS, IMAGE } from './featureIcons.ts';
import { Picture } from './Picture.tsx';

/**
 * The icon of a card: one of our drawings, an image, or what a writer typed, such as an emoji. It repeats what the title
 * says, so screen readers skip it.
 */
export function FeatureIcon({ icon }: { icon: string }) {
  const drawing = DRAWINGS[icon];
  if (drawing) {
    return (
      <svg className="home__icon line-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    );
  }
  if (IMAGE.test(icon)) return <Picture className="home__icon" src={icon} />;
  return (
    <span className="home__icon" aria-hidden="true">
      {icon}
    </span>
  );
}
