import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Another one tries again. */
  readonly visit: object;
}

/** Shows `fallback` when a page throws while rendering, until the next visit; the rest of the site goes on (RTE-6). */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // A page that the next visit broke is not tried again.
  override componentDidUpdate({ visit }: Props, { hasFailed }: { readonly hasFailed: boolean }) {
    if (hasFailed && visit !== this.props.visit) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
