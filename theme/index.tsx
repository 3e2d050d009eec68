// What readers see is Rspress's theme with these parts replaced. A replaced part says why in its own file.
import './styles/tokens.css';
import './styles/rspress.css';
import './styles/prose.css';
import './styles/print.css';

export * from '@rspress/core/theme-original';
export { CodeBlock } from './components/CodeBlock/CodeBlock.tsx';
export { CodeButtonGroup } from './components/CodeButtons/CodeButtonGroup.tsx';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent.ts';
export { HomeLayout } from './components/Home/HomeLayout.tsx';
export { LastUpdated } from './components/LastUpdated/LastUpdated.tsx';
export { Layout } from './components/Layout/Layout.tsx';
export { Link } from './components/Link/Link.tsx';
export { NotFoundLayout } from './components/NotFound/NotFoundLayout.tsx';
export { Overview } from './components/Overview/Overview.tsx';
export { Search } from './components/Search/Search.tsx';
export { Root } from './components/Root/Root.tsx';
export { Tab, Tabs } from './components/Tabs/Tabs.tsx';
export { useLinkNavigate } from './hooks/useLinkNavigate.ts';
export { usePrevNextPage } from './hooks/usePrevNextPage.ts';
export { useScrollAfterNav } from './hooks/useScrollAfterNav.ts';
export { useScrollReset } from './hooks/useScrollReset.ts';
export { useStorageValue } from './hooks/useStorageValue.ts';
export { useThemeState } from './hooks/useThemeState.ts';
