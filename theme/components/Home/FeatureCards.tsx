import { Link } from '@rspress/core/theme';
import { DRAWINGS, IMAGE } from './featureIcons.ts';
import { Picture } from './Picture.tsx';

export interface Feature {
  title: string;
  details?: string;
  icon?: string;
  link?: string;
}

/** Cards that lead from the home page into the site. The whole card is the target; its title is the link. */
export function FeatureCards({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="home__features">
      {features.map(({ title, details, icon, link }) => (
        <li key={title} className="home__feature">
          {icon && <FeatureIcon icon={icon} />}
          <h2>{link ? <Link href={link}>{title}</Link> : title}</h2>
          {details && <p>{details}</p>}
        </li>
      ))}
    </ul>
  );
}

/**
 * The icon of a card: one of our drawings, an image, or what a writer typed, such as an emoji. It repeats what the title
 * says, so screen readers skip it.
 */
function FeatureIcon({ icon }: { icon: string }) {
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
