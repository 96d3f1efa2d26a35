import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** `retry` renders the children again. `retries` is the number of its calls. */
  readonly fallback: (retry: () => void, retries: number) => ReactNode;
  /** After a failure, a new value renders the children again. */
  readonly visit?: unknown;
}

interface State {
  readonly hasFailed: boolean;
  readonly retries: number;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, retries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // Does not reset if the failure began with the new visit.
  override componentDidUpdate({ visit }: Props, { hasFailed }: State) {
    if (hasFailed && visit !== this.props.visit) this.setState({ hasFailed: false });
  }

  readonly retry = () => this.setState(({ retries }) => ({ hasFailed: false, retries: retries + 1 }));

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(this.retry, this.state.retries) : children;
  }
}
