import type { Feature, Hero } from '@rspress/core';
import { normalizeImagePath, useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent, DocFooter, Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { DRAWINGS, IMAGE } from './featureIcons.ts';

type OwnHero = Hero & { image?: Omit<PictureProps, 'className'> };

/**
 * The home page. It replaces Rspress's, whose title is no heading, whose cards are not links and whose background
 * needs an inline style element. What a writer puts below the front matter is shown too: samples beside the claim, if
 * there is no image, and the tasks before the cards, since most readers come with one. With an image, all of it is
 * below the cards.
 */
export function HomeLayout() {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const hero = frontmatter.hero as OwnHero | undefined;
  const features = (frontmatter.features ?? []) as Feature[];
  const hasSamples = Boolean(hero && !hero.image);
  return (
    <main className="home" data-part="main">
      {hero && (
        <div className="home__hero">
          <Pitch {...hero} />
          {hero.image ? <Picture className="home__image" {...hero.image} /> : <Body part="samples" />}
        </div>
      )}
      {hasSamples && <Body part="rest" key={page.routePath} />}
      <FeatureCards features={features} />
      {!hasSamples && <Body part="all" key={page.routePath} />}
      <DocFooter />
    </main>
  );
}

function Pitch({ name, text, tagline, actions = [] }: Hero) {
  return (
    <div className="home__pitch">
      <h1>
        {name && <span className="home__name">{name}</span>}
        {text && <span className="home__text">{text}</span>}
      </h1>
      {tagline && <p className="home__tagline">{tagline}</p>}
      {actions.length > 0 && (
        <p className="home__actions">
          {actions.map(({ text, link, theme = 'brand' }) => (
            <Link key={link} href={link} className={`home__action home__action--${theme}`}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

const nothing = () => null;
const WORDS = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'table', 'blockquote', 'hr'];
const PARTS: Record<'samples' | 'rest' | 'all', ComponentProps<typeof DocContent>['components']> = {
  samples: Object.fromEntries(WORDS.map((tag) => [tag, nothing])),
  rest: { pre: nothing },
  all: {},
};

/** What is below the front matter. */
function Body({ part }: { part: keyof typeof PARTS }) {
  return (
    <div className={`rp-doc home__${part}${part === 'samples' ? ' dark-panel' : ''}`}>
      <DocContent components={PARTS[part]} isOverviewPage />
    </div>
  );
}

/** Cards that lead from the home page into the site. The whole card is the target; its title is the link. */
function FeatureCards({ features }: { features: Feature[] }) {
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
 * The icon of a card: one of our drawings, an image, or what a writer typed, such as an emoji. It repeats the title, so
 * screen readers skip it.
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

interface PictureProps {
  /** A file of `public`, or an address. */
  src: string;
  /** What it shows; empty if the words beside it describe it. */
  alt?: string;
  className: string;
}

const Picture = ({ src, alt = '', className }: PictureProps) => (
  <img className={className} src={normalizeImagePath(src)} alt={alt} />
);
