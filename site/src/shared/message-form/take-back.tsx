import { button } from '../../ui/button/button.css.ts';
import { focusField } from '../../ui/form/field.tsx';

interface Props {
  readonly actor: { readonly send: (event: { readonly type: 'form.takeBack' }) => void };
}

/** Takes back a form that waits for the network (FRM-1). */
export const TakeBack = ({ actor }: Props) => {
  const takeBack = () => {
    actor.send({ type: 'form.takeBack' });
    focusField('message');
  };
  return (
    <button type="button" className={button.secondary} onClick={takeBack}>
      Take back
    </button>
  );
};
