import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/field.tsx';

interface Props {
  readonly text: string;
  readonly actor: { readonly send: (event: { readonly type: 'form.startAgain' }) => void };
}

/** Empties a form that was sent, for another message. */
export const StartAgain = ({ text, actor }: Props) => {
  const startAgain = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // At once: the fields may have been hidden.
    flushSync(() => actor.send({ type: 'form.startAgain' }));
    focusField(form, 'name');
  };
  return <Button onClick={startAgain}>{text}</Button>;
};
