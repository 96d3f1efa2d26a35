import type { ChartFile } from '@loomwright/machines/charts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button/button.tsx';
import { between, cluster } from '../ui/layout/layout.css.ts';
import { useFocusClaim } from '../ui/page/focus-claim.ts';
import { bodySize } from '../ui/text/text.css.ts';
import { toolPanel } from './bench.css.ts';

export interface ToolProps {
  readonly id: string;
  readonly file: ChartFile;
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

export const ToolPart = ({ id, title, className, children }: PartProps) => (
  <section className={className} aria-labelledby={id}>
    <h3 id={id} className={bodySize}>
      {title}
    </h3>
    {children}
  </section>
);
