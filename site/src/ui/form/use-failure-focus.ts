import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For the box that says what is wrong: it takes focus once for each submit that failed, and at no other time (FRM-3). */
export const useFailureFocus = (attempt: number): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
};
