import { useLabel } from '../../hooks/useLabel.ts';
import { NavGroup } from './NavGroup.tsx';
import type { NavEntry } from './navItems.ts';
import { useNavVariants } from './useNavVariants.ts';

/** Menus of the languages and of the versions, where the site has several. */
export function NavVariants() {
  const label = useLabel();
  const { languages, versions } = useNavVariants();
  return (
    <>
      <VariantMenu entries={languages} about={label('languagesText')} />
      <VariantMenu entries={versions} about={label('versionsText')} />
    </>
  );
}

function VariantMenu({ entries, about }: { entries: NavEntry[]; about: string }) {
  if (entries.length === 0) return null;
  const text = entries.find(({ isCurrent }) => isCurrent)?.text ?? about;
  return <NavGroup entry={{ text, items: entries }} about={about} />;
}
