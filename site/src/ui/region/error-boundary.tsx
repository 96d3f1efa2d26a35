import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stands in place of what threw; `retries` is how often `retry`, which renders it again, was called. */
  readonly fallback: (retry: () => void, retries: number) => ReactNode;
  /** Another value renders what threw again. */
  readonly visit?: unknown;
}

interface State {
  readonly hasFailed: boolean;
  readonly retries: number;
}

/** Keeps an error of its children from the rest of the site (RTE-6). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, retries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // A page that the next visit broke is not tried again.
  override componentDidUpdate({ visit }: Props, { hasFailed }: State) {
    if (hasFailed && visit !== this.props.visit) this.setState({ hasFailed: false });
  }

  readonly retry = () => this.setState(({ retries }) => ({ hasFailed: false, retries: retries + 1 }));

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.retry, this.state.retries) : children;
  }
}
