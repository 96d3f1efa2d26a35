import type { ChartFile } from '@loomwright/machines/charts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button/button.tsx';
import { between, cluster } from '../ui/layout/layout.css.ts';
import { useFocusClaim } from '../ui/page/focus-claim.ts';
import { bodySize } from '../ui/text/text.css.ts';
import { toolPanel } from './bench.css.ts';

/** What shows a chart in another way, in place of its drawing. */
export interface ToolProps {
  readonly id: string;
  readonly file: ChartFile;
  /** Where the machine is written. */
  readonly source: string;
  readonly hrefOf: (path: string) => string | undefined;
  readonly onClose: () => void;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

interface PanelProps extends PartProps {
  readonly headClass?: string;
  readonly onClose: () => void;
}

/** A tool with the button that closes it. Its heading takes the focus where a press has opened it (`tool-focus.tsx`). */
export const ToolPanel = ({
  id,
  title,
  className = toolPanel,
  headClass = '',
  onClose,
  children,
}: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const claimFocus = useFocusClaim();
  useLayoutEffect(() => {
    if (claimFocus()) heading.current?.focus();
  }, [claimFocus]);
  return (
    <section className={className} aria-labelledby={id}>
      <div className={`${cluster[2]} ${between} ${headClass}`}>
        <h2 ref={heading} id={id} tabIndex={-1} className={bodySize}>
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

/** A part of a tool, named by its heading. */
export const ToolPart = ({ id, title, className, children }: PartProps) => (
  <section className={className} aria-labelledby={id}>
    <h3 id={id} className={bodySize}>
      {title}
    </h3>
    {children}
  </section>
);
