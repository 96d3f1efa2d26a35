import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useSite } from '../../app/providers.tsx';

/**
 * Takes over, once the draft is known, the question somebody brings along from the assistant (CHT-7): on arrival, and when
 * they were here already.
 */
export const useAskedQuestion = (isOpen: boolean, onAttach: (question: string) => void): void => {
  const { asked } = useSite();
  const { visit } = useNavigation();
  const take = useEffectEvent(() => {
    const { question } = asked;
    asked.question = '';
    if (question !== '') onAttach(question);
  });
  useEffect(() => {
    if (isOpen && visit) take();
  }, [isOpen, visit]);
};
