import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For the box with the errors: it receives focus once per failed submit, and at no other time (FRM-3). */
export const useFailureFocus = (attempt: number): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
};
