import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/field.tsx';

interface Props {
  readonly actor: { readonly send: (event: { readonly type: 'form.takeBack' }) => void };
}

/** Takes back a form that waits for the network (FRM-1). */
export const TakeBack = ({ actor }: Props) => {
  const takeBack = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    actor.send({ type: 'form.takeBack' });
    focusField(form, 'message');
  };
  return <Button onClick={takeBack}>Take back</Button>;
};
