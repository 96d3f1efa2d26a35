import { toAssistantView } from '@loomwright/shell';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/** Attaches the question passed on by the assistant once the draft is loaded (CHT-7). */
export const useUnansweredQuestion = (isOpen: boolean, onAttach: (question: string) => void): void => {
  const { assistant } = useSite();
  const { question } = useView(assistant, toAssistantView);
  const take = useEffectEvent(() => {
    onAttach(question);
    assistant.send({ type: 'question.taken' });
  });
  useEffect(() => {
    if (isOpen && question !== '') take();
  }, [isOpen, question]);
};
