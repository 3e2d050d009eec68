// What readers see is Rspress's theme with these parts replaced. A replaced part says why in its own file.
import './styles/tokens.css';
import './styles/frame.css';
import './styles/rspress.css';
import './styles/prose.css';
import './styles/print.css';

export * from '@rspress/core/theme-original';
export { SwitchAppearance } from './components/Appearance/SwitchAppearance.tsx';
export { DocFooter } from './components/DocFooter/DocFooter.tsx';
export { DocLayout } from './components/DocLayout/DocLayout.tsx';
export { HomeLayout } from './components/Home/HomeLayout.tsx';
export { LastUpdated } from './components/LastUpdated/LastUpdated.tsx';
export { Link } from './components/Link/Link.tsx';
export { Nav } from './components/Nav/Nav.tsx';
export { NavTitle } from './components/Nav/NavTitle.tsx';
export { Overview } from './components/Overview/Overview.tsx';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage.tsx';
export { Sidebar } from './components/Sidebar/Sidebar.tsx';
export { SocialLinks } from './components/SocialLinks/SocialLinks.tsx';
export { useLinkNavigate } from './hooks/useLinkNavigate.ts';
export { usePrevNextPage } from './hooks/usePrevNextPage.ts';
