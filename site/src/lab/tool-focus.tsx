import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { useLabHost } from './host.ts';

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
  const isDocument = useLabHost().useIsDocument();
  // The prerendered page has no tool yet.
  if (shown.name !== name) setShown({ name, before: isDocument ? name : shown.name });
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
