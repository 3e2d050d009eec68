// The styles of what readers ask for, which are loaded then: see `live/styles.ts`.
import '../islands/FillValues/FillDialog.css';
import '../islands/Search/SearchPanel.css';
import '../live/later/progressBar.css';
import '../live/later/termNotes.css';
import '../live/later/zoom.css';
