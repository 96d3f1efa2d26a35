import { startTransition, useEffect, useState } from 'react';

/**
 * The step in which a large page is, from `first` to `last`: each is rendered once the one before is on the page, and input
 * comes between. At once they would block a slow phone for a third of a second.
 */
export const useSteps = (first: number, last: number): number => {
  const [step, setStep] = useState(first);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [last, step]);
  return step;
};
