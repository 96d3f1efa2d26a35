import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusClaim } from '../../app/focus-claim.ts';

/** A page's `h1`. It takes focus when a person came to the page by a link, as soon as it is there (RTE-3). */
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
