import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button/button.tsx';
import { useFocusClaim } from '../ui/page/focus-claim.ts';
import { title as titleClass } from './tool.css.ts';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly look: { readonly panel: string; readonly head: string };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A tool with the button that closes it. Its heading takes the focus where a press has opened it (`tool-focus.tsx`). */
export const ToolPanel = ({ id, title, look, onClose, children }: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const claimFocus = useFocusClaim();
  useLayoutEffect(() => {
    if (claimFocus()) heading.current?.focus();
  }, [claimFocus]);
  return (
    <section className={look.panel} aria-labelledby={id}>
      <div className={look.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={titleClass}>
          {title}
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      {children}
    </section>
  );
};

interface PartProps extends Pick<PanelProps, 'id' | 'title' | 'children'> {
  readonly className?: string;
}

/** A part of a tool, named by its heading. */
export const ToolPart = ({ id, title, className, children }: PartProps) => (
  <section className={className} aria-labelledby={id}>
    <h3 id={id} className={titleClass}>
      {title}
    </h3>
    {children}
  </section>
);
