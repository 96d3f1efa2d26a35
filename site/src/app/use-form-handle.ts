import type { FormEmitted, FormEvent } from '@loomwright/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { FormHandle, FrameView } from '../ui/form/form-frame.tsx';
import { fillIn } from './form-values.ts';

type FormLike<V, F extends string> = Pick<
  ActorRef<
    Snapshot<unknown>,
    Extract<FormEvent<V, F>, { readonly type: 'form.submit' | 'form.edit' | 'form.leave' }>,
    FormEmitted
  >,
  'on' | 'send'
>;

export const useFormHandle = <V extends object, F extends string>(
  actor: FormLike<V, F>,
  view: FrameView<F>,
  fields: readonly F[],
  read: (element: HTMLFormElement) => V,
): FormHandle<F> => {
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const [counts, setCounts] = useState({ failures: 0, successes: 0 });

  useEffect(() => {
    const subscriptions = [
      actor.on('form.failed', () => setCounts((now) => ({ ...now, failures: now.failures + 1 }))),
      actor.on('form.succeeded', () => setCounts((now) => ({ ...now, successes: now.successes + 1 }))),
      actor.on('form.filled', ({ texts }) => element.current && fillIn(element.current, texts)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  return {
    element,
    fields,
    view,
    ...counts,
    onSubmit: (form) => actor.send({ type: 'form.submit', values: read(form) }),
    onEdit: (field, form) => actor.send({ type: 'form.edit', field, values: read(form) }),
    onLeave: (field, form) => actor.send({ type: 'form.leave', field, values: read(form) }),
  };
};
