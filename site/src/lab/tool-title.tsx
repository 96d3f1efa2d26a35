import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusClaim } from '../ui/page/focus-claim.ts';
import { title } from './tool.css.ts';

/** The heading of a tool, which takes the focus where a press has opened it (`tool-focus.tsx`). */
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
