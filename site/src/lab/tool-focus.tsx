import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { useLabHost } from './host.ts';

/**
 * Opening a tool removes the pressed control, so the tool's heading takes the focus. Closing the tool returns
 * the focus to the control (`data-opens`, A11-1).
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
  // On a prerendered page, the tool in the address appears only after hydration. It must not take the focus.
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
