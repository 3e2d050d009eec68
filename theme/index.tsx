// What readers see is Rspress's theme with these parts replaced. A replaced part says why in its own file.
import './styles/tokens.css';
import './styles/rspress.css';
import './styles/prose.css';
import './styles/print.css';

export * from '@rspress/core/theme-original';
export { HomeLayout } from './components/Home/HomeLayout.tsx';
export { LastUpdated } from './components/LastUpdated/LastUpdated.tsx';
export { Link } from './components/Link/Link.tsx';
export { Overview } from './components/Overview/Overview.tsx';
export { Search } from './components/Search/Search.tsx';
export { useLinkNavigate } from './hooks/useLinkNavigate.ts';
export { usePrevNextPage } from './hooks/usePrevNextPage.ts';
