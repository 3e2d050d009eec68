// The styles of what readers ask for, and of paper. They are loaded after the page: see `client/lazyStyles.ts`.
import '../components/UserVariables/dialog/UserVariablesDialog.css';
import '../components/SimulatorSwitch/SimulatorSwitch.css';
import '../components/Search/SearchResults.css';
import '../components/Tools/shell/report.css';
import '../components/Tools/ConfigurationStudio/completer.css';
import '../components/Tools/CredentialInspector/pictures.css';
import '../components/ScrollToTop/ScrollToTop.css';
import '../components/HeadingAnchor/copiedLink.css';
import '../components/PageHead/PageActions.css';
import '../components/CodeBlock/copiedCode.css';
import '../components/Table/cutTable.css';
import '../navigation/progressBar.css';
import '../components/Glossary/glossaryTooltips.css';
import '../components/ImageZoom/zoom.css';
import '../components/Steps/steps.css';
import './notice.css';
import './print.css';
