import { createFormMachine, createFormView, type FormDefinition } from '@loomwright/form';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { registerActor } from './actor-registry.ts';
import { useSession } from './providers.tsx';
import { useFormHandle } from './use-form-handle.ts';
import { useView } from './use-view.ts';

export const useFormActor = <V extends object, F extends string, R, A, C>(
  define: () => FormDefinition<V, F, R, A, C>,
) => {
  const [{ definition, machine, toView }] = useState(() => {
    const definition = define();
    return { definition, machine: createFormMachine(definition), toView: createFormView(definition) };
  });
  const actor = useActorRef(machine);
  useEffect(() => registerActor(actor), [actor]);
  return { actor, definition, view: useView(actor, toView) };
};

export const useForm = <V extends object, F extends string, R, A, C>(
  define: () => FormDefinition<V, F, R, A, C>,
  read: (element: HTMLFormElement) => V,
) => {
  const { actor, definition, view } = useFormActor(define);
  const handle = useFormHandle(actor, view, definition.fields, read);

  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const reportOwner = useEffectEvent(() => {
    const { current: element } = handle.element;
    if (definition.draft && element) actor.send({ type: 'form.ownerResolved', owner, values: read(element) });
  });
  useEffect(() => {
    if (status !== 'loading') reportOwner();
  }, [status, owner]);
  useEffect(() => {
    if (!definition.draft) return;
    const store = () => actor.send({ type: 'page.hiding' });
    // Captured, to run before `drafts.ts` reads the stored drafts.
    addEventListener('pagehide', store, true);
    return () => removeEventListener('pagehide', store, true);
  }, [actor, definition]);

  return { actor, view, handle };
};
