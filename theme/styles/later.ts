// The styles of what readers ask for, and of paper. They are loaded after the page: see `live/styles.ts`.
import '../islands/FillValues/FillDialog.css';
import '../components/Search/SearchResults.css';
import '../islands/Tools/ConfigurationStudio/completer.css';
import '../islands/Tools/CredentialInspector/pictures.css';
import '../components/ScrollToTop/ScrollToTop.css';
import '../live/later/copyAddress.css';
import '../live/later/pageActions.css';
import '../live/later/progressBar.css';
import '../live/later/termNotes.css';
import '../live/later/zoom.css';
import './notice.css';
import './print.css';
