import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { problem } from './form.css.ts';

interface Props {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Whether something is still to be corrected. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const PREFIX = 'Error: ';
let openBoxes = 0;

/**
 * What a form's errors stand in. While one of the page is open, the tab's title begins with "Error: ": it is what a screen
 * reader says first of a page that is come back to, and what is seen of it in another tab.
 */
export const ProblemBox = ({ box, isOpen, children }: Props) => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (openBoxes === 0) document.title = PREFIX + document.title;
    openBoxes += 1;
    return () => {
      openBoxes -= 1;
      if (openBoxes === 0) document.title = document.title.replace(PREFIX, '');
    };
  }, [isOpen]);
  return (
    <div ref={box} className={isOpen ? problem.open : problem.calm} tabIndex={-1}>
      {children}
    </div>
  );
};
