import { createFormMachine, createFormView, type FormDefinition } from '@loomwright/form';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormHandle } from '../ui/form/form-frame.tsx';
import { fillIn } from '../ui/form/form-values.ts';
import { useSession } from './providers.tsx';
import { useView } from './use-view.ts';

/**
 * The actor of a form on this page, its view, and what `FormFrame` needs of both. `define` is called once; `read` says what
 * stands in the fields. What the actor emits happens to the fields and the focus here.
 */
export const useForm = <V extends object, F extends string, R, A, C>(
  define: () => FormDefinition<V, F, R, A, C>,
  read: (element: HTMLFormElement) => V,
) => {
  const [{ definition, machine, toView }] = useState(() => {
    const definition = define();
    return { definition, machine: createFormMachine(definition), toView: createFormView(definition) };
  });
  const actor = useActorRef(machine);
  const view = useView(actor, toView);
  const element = useRef<HTMLFormElement>(null);
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

  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const sayOwner = useEffectEvent(() => {
    if (definition.draft && element.current)
      actor.send({ type: 'form.ownerKnown', owner, values: read(element.current) });
  });
  useEffect(() => {
    if (status !== 'loading') sayOwner();
  }, [status, owner]);

  const handle: FormHandle<F> = {
    element,
    fields: definition.fields,
    view,
    ...counts,
    onSubmit: (form) => actor.send({ type: 'form.submit', values: read(form) }),
    onEdit: (field, form) => actor.send({ type: 'form.edit', field, values: read(form) }),
    onLeave: (field, form) => actor.send({ type: 'form.leave', field, values: read(form) }),
  };
  return { actor, view, handle };
};
