import { createStepper } from '@loomwright/kit/testing';
import type { FormDefinition } from '../definition.ts';
import { createFormMachine } from '../form.machine.ts';
import { createFormView } from '../form.view.ts';

/** The values of any form. */
export type Values = Readonly<Record<string, unknown>>;

/** Throws an error when the condition is false: `what` says what the form does wrong. */
export const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(`the form ${what}`);
};
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A form whose user and world the test plays. */
export const openForm = (definition: FormDefinition<Values, string, unknown, unknown, unknown>) => {
  const toView = createFormView(definition);
  const stepper = createStepper(createFormMachine(definition));
  return {
    stepper,
    view: () => toView(stepper.snapshot),
    submit: (values: Values) => stepper.send({ type: 'form.submit', values }),
    edit: (field: string, values: Values) => stepper.send({ type: 'form.edit', field, values }),
    leave: (field: string, values: Values) => stepper.send({ type: 'form.leave', field, values }),
    learnOwner: (values: Values, owner: number | null = null) =>
      stepper.send({ type: 'form.ownerKnown', owner, values }),
    openDraft: (values: Readonly<Record<string, string>>) =>
      stepper.send({ type: 'draft.opened', draft: { owner: null, values } }),
    emittedTypes: () => stepper.emitted.map(({ type }) => type),
    kept: () =>
      stepper.sent.flatMap(({ event, target }) =>
        target === 'keepDraft' && event.type === 'draft.keep'
          ? [(event as unknown as { readonly draft: { readonly values: Values } }).draft.values]
          : [],
      ),
  };
};
