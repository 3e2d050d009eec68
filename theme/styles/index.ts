// The styles of every page, in the order in which they may overrule each other. Those of some pages only are in
// `plugins/staticPages/pageStyles.ts`; those of an island come with it.
import './tokens.css';
import './type.css';
import './base.css';
import './frame.css';
import './prose.css';
import './code.css';
import '../components/CodeBlock/CodeButtons.css';
import '../components/DocFooter/DocFooter.css';
import '../components/DocLayout/DocLayout.css';
import '../components/DocLayout/OutlinePanel.css';
import '../components/DocLayout/SidebarPanel.css';
import '../components/Nav/Nav.css';
import '../components/Nav/NavMenu.css';
import '../components/Nav/NavScreen.css';
import '../components/Outline/Outline.css';
import '../components/PageHead/PageHead.css';
import '../components/PageMenu/PageMenu.css';
import '../components/PrevNextPage/PrevNextPage.css';
import '../components/Search/SearchButton.css';
import '../components/Search/SearchDialog.css';
import '../components/Sidebar/Sidebar.css';
import './pageTool.css';
