import { type RefObject, useEffect } from 'react';

/** A double click on the assistant's button is one press: its second click would undo the first (CHT-1). */
export const useSinglePress = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || !(event.target as Element).closest('#assistant-button')) return;
      event.stopPropagation();
      // It has taken the focus; a closed panel takes none.
      box.current?.focus({ preventScroll: true });
    };
    // Before React, which listens further in.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [box]);
};
