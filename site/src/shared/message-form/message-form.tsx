import type { SentForm } from '@loomwright/kit';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/field.tsx';
import { FormFrame, type FormHandle, type FrameView } from '../../ui/form/form-frame.tsx';
import { form as formStyle } from './message-form.css.ts';
import { actionOf } from './send-form.ts';

interface Props<F extends string> {
  readonly kind: SentForm;
  readonly form: {
    readonly actor: {
      readonly send: (event: { readonly type: 'form.cancel' | 'form.reset' }) => void;
    };
    readonly view: {
      readonly canCancel: boolean;
      readonly canReset: boolean;
      readonly hasSucceeded: boolean;
      readonly result?: { readonly number?: string } | undefined;
    };
    readonly handle: FormHandle<F>;
  };
  readonly labelledBy: string;
  readonly againText: string;
  readonly children: ReactNode;
}

const withNumber = <F extends string>(
  frame: FrameView<F>,
  { hasSucceeded, result }: Props<F>['form']['view'],
): FrameView<F> =>
  hasSucceeded && result?.number
    ? {
        ...frame,
        statusText: (
          <>
            <span>{frame.statusText}</span> <span>{`Its number is ${result.number}.`}</span>
          </>
        ),
      }
    : frame;

/** A message can be cancelled while it waits for the network (FRM-1). */
export const MessageForm = <F extends string>({ kind, form, labelledBy, againText, children }: Props<F>) => {
  const { actor, handle, view } = form;
  const focus = (field: F | undefined) => field && focusField(handle.element.current, field);
  const cancel = () => {
    actor.send({ type: 'form.cancel' });
    focus(handle.fields.at(-1));
  };
  const reset = () => {
    // Renders synchronously, because hidden fields cannot receive the focus.
    flushSync(() => actor.send({ type: 'form.reset' }));
    focus(handle.fields[0]);
  };
  // Keyed, so that the focus does not stay on a button whose action changes.
  const again = view.canReset && (
    <Button key="again" onClick={reset}>
      {againText}
    </Button>
  );
  const back = view.canCancel && (
    <Button key="back" onClick={cancel}>
      Cancel
    </Button>
  );
  return (
    <FormFrame
      form={SENDING.isDemonstration ? handle : { ...handle, view: withNumber(handle.view, view) }}
      labelledBy={labelledBy}
      className={formStyle}
      showsStatus="always"
      action={actionOf(kind)}
      outcomeAction={back || again}
    >
      {children}
    </FormFrame>
  );
};
