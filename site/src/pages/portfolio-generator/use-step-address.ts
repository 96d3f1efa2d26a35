import { PORTFOLIO_STEPS, type PortfolioEvent, type PortfolioStep } from '@loomwright/portfolio';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from '../../app/providers.tsx';

/** Keeps the step in the address: Back and Forward go from step to step instead of leaving the tool. */
export const useStepAddress = (
  isEditing: boolean,
  step: PortfolioStep,
  send: (event: PortfolioEvent) => void,
): void => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const asked = PORTFOLIO_STEPS.find((one) => search === `step=${one}`) ?? 'look';
  /** The step of the address that the form has followed. */
  const followed = useRef(step);
  useLayoutEffect(() => {
    if (!isEditing) return;
    const isMoved = asked !== followed.current;
    followed.current = isMoved ? asked : step;
    if (isMoved) send({ type: 'portfolio.goTo', step: asked });
    else if (step !== asked) navigate(`?step=${step}`);
  });
};
