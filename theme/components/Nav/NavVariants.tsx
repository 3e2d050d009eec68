import { useLabel } from '../../hooks/useLabel.ts';
import { useNavVariants } from '../../hooks/useNavVariants.ts';
import type { NavEntry } from '../../logic/nav.ts';
import { NavGroup } from './NavGroup.tsx';

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
