import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { problem } from './form.css.ts';

interface Props {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Whether any error remains. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const PREFIX = 'Error: ';
let openBoxes = 0;

/** While open, the title of the tab starts with "Error: ", which screen readers announce first. */
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
