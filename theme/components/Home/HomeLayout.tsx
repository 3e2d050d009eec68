import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { type Feature, FeatureCards } from './FeatureCards.tsx';
import { TrustTriangle } from './TrustTriangle.tsx';

interface Hero {
  name: string;
  text: string;
  tagline: string;
  actions?: { text: string; link: string; theme: 'brand' | 'alt' }[];
}

/**
 * The home page. It replaces Rspress's, whose title is no heading, whose cards are not links and whose background
 * needs an inline style element.
 */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  const hero = frontmatter.hero as Hero | undefined;
  const features = (frontmatter.features ?? []) as Feature[];
  return (
    <main className="home" data-part="main">
      {hero && (
        <div className="home__hero">
          <div className="home__pitch">
            <h1>
              <span className="home__name">{hero.name}</span>
              <span className="home__text">{hero.text}</span>
            </h1>
            <p className="home__tagline">{hero.tagline}</p>
            <p className="home__actions">
              {hero.actions?.map(({ text, link, theme }) => (
                <Link key={link} href={link} className={`home__action home__action--${theme}`}>
                  {text}
                </Link>
              ))}
            </p>
          </div>
          <TrustTriangle />
        </div>
      )}
      <FeatureCards features={features} />
    </main>
  );
}
