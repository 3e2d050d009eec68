import { pathnameToRouteService, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { tryOr } from '../../../tools-core/base/tryOr.ts';
import { type Variant, variantHome, variantPath } from './navVariants.ts';

/** The other languages and versions of the page in view. A list is empty where there is no choice. */
export function useNavVariants() {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const defaults: Variant = { lang: site.lang ?? '', version: site.multiVersion?.default ?? '' };
  const own: Variant = { lang: page.lang || defaults.lang, version: page.version || defaults.version };
  const linkTo = (to: Variant) => {
    const path = variantPath(pathname, own, to, defaults);
    return tryOr(() => pathnameToRouteService(path)) ? path : variantHome(to, defaults);
  };
  const locales = (site.locales?.length ? site.locales : site.themeConfig.locales) ?? [];
  const languages = Object.values(locales).map(({ lang, label }) => ({
    text: label,
    lang,
    link: linkTo({ ...own, lang }),
    isCurrent: lang === own.lang,
  }));
  const versions = (site.multiVersion?.versions ?? []).map((version) => ({
    text: version,
    link: linkTo({ ...own, version }),
    isCurrent: version === own.version,
  }));
  return {
    languages: languages.length > 1 ? languages : [],
    versions: versions.length > 1 ? versions : [],
  };
}
