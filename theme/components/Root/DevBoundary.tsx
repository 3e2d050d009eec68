import { Component, type ReactNode } from 'react';

interface Props {
  /** File of the page, from the docs folder. */
  file: string;
  children: ReactNode;
}

/**
 * A page that fails while it is drawn says so in its place on the dev server, and the frame stays. An edit of the page
 * draws it anew.
 */
export class DevBoundary extends Component<Props, { message?: string; file?: string }> {
  state: { message?: string; file?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: `${error.name}: ${error.message}` };
  }

  static getDerivedStateFromProps({ file }: Props, state: { file?: string }) {
    return state.file === file ? null : { file, message: undefined };
  }

  render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div className="dev-fault" role="alert">
        <h1>This page cannot be drawn</h1>
        <p>It comes back once this is fixed:</p>
        <pre>{`${this.props.file}\n  ${message}\n  Write braces that are text as \\{ and \\}, and import what the page uses.`}</pre>
      </div>
    );
  }
}
