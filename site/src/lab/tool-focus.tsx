import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { FocusClaimContext } from '../ui/page/focus-claim.ts';
import { useLabHost } from './host.ts';

/**
 * An opened tool focuses its heading, and a closed one the control that opens it (`data-opens`), as the
 * pressed control is removed (A11-1). An address that names a tool moves no focus.
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
  // The prerendered page shows no tool.
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
