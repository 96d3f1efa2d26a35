import type { ReactNode } from 'react';

interface Props {
  /** Id of the element that receives the focus. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Adds no history entry. */
export const GoLink = ({ to, className, children }: Props) => (
  <a
    href={`#${to}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      const target = document.getElementById(to);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView();
    }}
  >
    {children}
  </a>
);
