import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useSite } from '../../app/providers.tsx';

/** Attaches the question passed on by the assistant once the draft is loaded (CHT-7). */
export const useUnansweredQuestion = (isOpen: boolean, onAttach: (question: string) => void): void => {
  const { unanswered } = useSite();
  const { visit } = useNavigation();
  const take = useEffectEvent(() => {
    const { question } = unanswered;
    unanswered.question = '';
    if (question !== '') onAttach(question);
  });
  // With every visit: the user may be on this page already when the assistant passes a question on.
  useEffect(() => {
    if (isOpen && visit) take();
  }, [isOpen, visit]);
};
