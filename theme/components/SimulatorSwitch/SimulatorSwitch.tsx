import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';
import { ownConfig } from '../../shared/ownConfig.ts';

/** Switches the samples of a page that the tests run between the reader's instance and the simulator on the reader's machine. */
export function SimulatorSwitch() {
  const { site } = useSite();
  const { page } = usePage();
  const label = useLabel();
  const { simulatedDomain } = ownConfig(site.themeConfig);
  const { testedWith } = useFrontmatter().frontmatter;
  if (!simulatedDomain || !testedWith || page.pageType === 'home') return null;
  return (
    <div className="page-tool" data-client="simulator">
      <button
        type="button"
        className="page-tool__button"
        data-tool="simulator"
        data-domain={simulatedDomain}
        data-page={page.routePath.slice(1)}
      >
        {label('simulator.run')}
      </button>
      <span role="status" />
    </div>
  );
}
