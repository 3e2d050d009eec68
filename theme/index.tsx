// What readers see is drawn once, by Rspress's theme with these parts replaced. A replaced part says why in its own
// file. What moves on a page is in `live/`, and what needs React in the browser in `islands/`.
export * from '@rspress/core/theme-original';
export { SwitchAppearance } from './components/Appearance/SwitchAppearance.tsx';
export { CodeBlock } from './components/CodeBlock/CodeBlock.tsx';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent.ts';
export { DocFooter } from './components/DocFooter/DocFooter.tsx';
export { DocLayout } from './components/DocLayout/DocLayout.tsx';
export { HomeLayout } from './components/Home/HomeLayout.tsx';
export { LastUpdated } from './components/LastUpdated/LastUpdated.tsx';
export { Layout } from './components/Layout/Layout.tsx';
export { Link } from './components/Link/Link.tsx';
export { Nav } from './components/Nav/Nav.tsx';
export { NavTitle } from './components/Nav/NavTitle.tsx';
export { NotFoundLayout } from './components/NotFound/NotFoundLayout.tsx';
export { Overview } from './components/Overview/Overview.tsx';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage.tsx';
export { Root } from './components/Root/Root.tsx';
export { Search } from './components/Search/Search.tsx';
export { Sidebar } from './components/Sidebar/Sidebar.tsx';
export { SocialLinks } from './components/SocialLinks/SocialLinks.tsx';
export { Tab, Tabs } from './components/Tabs/Tabs.tsx';
export { usePrevNextPage } from './hooks/usePrevNextPage.ts';
