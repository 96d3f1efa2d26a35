import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { broken } from '../page/page.css.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** In lower case, because it follows “The”. */
  readonly name: string;
  readonly place?: keyof typeof broken;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

interface BrokenProps extends Omit<Props, 'children'> {
  readonly onRetry: () => void;
  readonly retries: number;
}

const Broken = ({ name, place = 'flow', action, onRetry, retries }: BrokenProps) => {
  const again = useRef<HTMLButtonElement>(null);
  // A retry removes the pressed button with its message, so the new button takes the focus.
  useEffect(() => {
    if (retries > 0) again.current?.focus({ preventScroll: true });
  }, [retries]);
  return (
    <div role="alert" className={broken[place]}>
      <p>{`The ${name} could not be shown.`}</p>
      <Button ref={again} look="quiet" onClick={onRetry}>
        Try again
      </Button>
      {action}
    </div>
  );
};

/** If the children throw, shows a message and a retry button instead (RTE-6). */
export const Region = ({ children, ...props }: Props) => (
  <ErrorBoundary
    fallback={(retry, retries) => <Broken key={retries} {...props} onRetry={retry} retries={retries} />}
  >
    {children}
  </ErrorBoundary>
);
