import type { Outcome } from '../../../../tools-core/base/index.ts';
import { el } from './el.ts';

type Pane = 'input' | 'results';

/**
 * Input and results: beside each other where there is room, else one behind the other with tabs (ARIA Authoring
 * Practices, tabs with manual activation). The styles decide which, so that turning a phone needs no script.
 */
export class Panes {
  private readonly tabs: Record<Pane, HTMLButtonElement>;
  private readonly panes: HTMLElement;

  constructor(root: HTMLElement) {
    this.panes = root.querySelector('.bench__panes') ?? root;
    const make = (pane: Pane, label: string) => {
      const panel = root.querySelector<HTMLElement>(pane === 'input' ? '.bench__input' : '.bench__report');
      const tab = el('button', { type: 'button', role: 'tab', 'aria-controls': panel?.id }, label);
      tab.addEventListener('click', () => this.show(pane));
      return tab;
    };
    this.tabs = { input: make('input', 'Input'), results: make('results', 'Results') };
    const list = el('div', { class: 'bench__tabs', role: 'tablist', 'aria-label': 'Input and results' });
    list.append(this.tabs.input, this.tabs.results);
    list.addEventListener('keydown', ({ key }) => {
      if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
      const other = document.activeElement === this.tabs.input ? this.tabs.results : this.tabs.input;
      const next = key === 'Home' ? this.tabs.input : key === 'End' ? this.tabs.results : other;
      next.focus();
      next.click();
    });
    this.panes.prepend(list);
    this.show('input');
  }

  show(pane: Pane): void {
    this.panes.dataset.pane = pane;
    for (const [name, tab] of Object.entries(this.tabs)) {
      tab.setAttribute('aria-selected', `${name === pane}`);
      tab.tabIndex = name === pane ? 0 : -1;
    }
  }

  /** Marks the tab of the results with how they are. */
  setOutcome(outcome: Outcome | ''): void {
    this.tabs.results.dataset.outcome = outcome;
  }
}
