import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FocusClaimContext, useFocusClaim } from '../ui/page/focus-claim.ts';
import { title } from './tool.css.ts';

/**
 * What opens tools, and the one that is open, by name. The pressed control disappears: focus moves to the heading of the
 * tool, and back to what opens it (`data-opens`) when it is closed (A11-1). An address that names a tool moves no focus.
 */
export const ToolFocus = ({
  name,
  children,
}: {
  readonly name: string | undefined;
  readonly children: ReactNode;
}) => {
  const [shown, setShown] = useState({ name, before: name });
  if (shown.name !== name) setShown({ name, before: shown.name });
  const claimFocus = useCallback(
    () => shown.before !== shown.name && document.activeElement === document.body,
    [shown],
  );
  useLayoutEffect(() => {
    if (shown.name === undefined && claimFocus())
      document.querySelector<HTMLElement>(`[data-opens~="${shown.before}"]`)?.focus();
  }, [claimFocus, shown]);
  return <FocusClaimContext value={claimFocus}>{children}</FocusClaimContext>;
};

/** The heading of a tool. */
export const ToolTitle = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const claimFocus = useFocusClaim();
  useLayoutEffect(() => {
    if (claimFocus()) heading.current?.focus();
  }, [claimFocus]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={title}>
      {children}
    </h2>
  );
};
