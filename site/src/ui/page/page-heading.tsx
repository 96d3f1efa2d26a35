import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusClaim } from './focus-claim.ts';

/** Receives the focus after a client navigation, as soon as it is rendered (RTE-3). */
export const PageHeading = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const claimFocus = useFocusClaim();
  useLayoutEffect(() => {
    if (claimFocus()) heading.current?.focus({ preventScroll: true });
  }, [claimFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
