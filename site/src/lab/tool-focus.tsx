import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { useLabHost } from './host.ts';

/**
 * Opening a tool removes the pressed control, so the tool's heading takes the focus. Closing the tool
 * returns it to the control (`data-opens`, A11-1). A tool that the first address names takes no focus.
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
  // In a prerendered page the tool appears only after hydration, and takes no focus.
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
