import { Component, type ReactNode } from 'react';
import { labelOf } from './labels.ts';

export interface IslandBoundaryProps {
  /** Called when something failed, before that is shown. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Keeps what fails inside an island from anything else, and says so. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFailure?.();
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
