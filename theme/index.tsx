// Pages are rendered once, by Rspress's theme with these components replaced. The reason is in the file of each
// component. What runs in browsers is beside it, in `*.client.ts`, or in `client/`.
export * from '@rspress/core/theme-original';
export { SwitchAppearance } from './components/Appearance/SwitchAppearance.tsx';
export { CodeBlock } from './components/CodeBlock/CodeBlock.tsx';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent.ts';
export { DocFooter } from './components/DocFooter/DocFooter.tsx';
export { DocLayout } from './components/DocLayout/DocLayout.tsx';
export { HomeLayout } from './components/Home/HomeLayout.tsx';
export { Layout } from './components/Layout/Layout.tsx';
export { Link } from './components/Link/Link.tsx';
export { Nav } from './components/Nav/Nav.tsx';
export { NavTitle } from './components/Nav/NavTitle.tsx';
export { NotFoundLayout } from './components/NotFound/NotFoundLayout.tsx';
export { Overview } from './components/Overview/Overview.tsx';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage.tsx';
export { usePrevNextPage } from './components/PrevNextPage/usePrevNextPage.ts';
export { Root } from './components/Root/Root.tsx';
export { Search } from './components/Search/Search.tsx';
export { Sidebar } from './components/Sidebar/Sidebar.tsx';
export { SocialLinks } from './components/SocialLinks/SocialLinks.tsx';
export { Tab, Tabs } from './components/Tabs/Tabs.tsx';
