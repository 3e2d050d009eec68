import { Component, type ReactNode } from 'react';
import { labelOf } from './labels.ts';

/** Contains what fails inside an island, and shows that. */
export class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>{labelOf('islandFailedText')}</p>
        <button type="button" className="page-tool__button" onClick={() => this.setState({ hasFailed: false })}>
          {labelOf('search.retry')}
        </button>
      </div>
    );
  }
}
