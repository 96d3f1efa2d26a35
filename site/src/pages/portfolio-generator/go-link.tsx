import type { ReactNode } from 'react';

interface Props {
  /** The id of what it leads to, which takes the focus. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A way down or back up the tool, without a step in the history. */
export const GoLink = ({ to, className, children }: Props) => (
  <a
    href={`#${to}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      const target = document.getElementById(to);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'start' });
    }}
  >
    {children}
  </a>
);
