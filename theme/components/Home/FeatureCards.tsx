import { Link } from '@rspress/core/theme';
import { FeatureIcon } from './FeatureIcon.tsx';

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
