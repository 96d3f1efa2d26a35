import { createStepper, sut } from '@loomwright/kit/testing';
import type { FormDefinition } from '../definition.ts';
import type { DraftStore } from '../draft.ts';
import { createFormMachine } from '../form.machine.ts';
import { createFormView } from '../form.view.ts';

/** The values of any form. */
export type Values = Readonly<Record<string, unknown>>;
/** Any form: its fields are known by no name. */
export type AnyDefinition = FormDefinition<Values, string, unknown, unknown, unknown>;

/** A form whose user and world the test plays. */
export const openForm = (definition: AnyDefinition) => {
  const toView = createFormView(definition);
  const stepper = createStepper(createFormMachine(definition));
  const { sentTo } = sut(stepper);
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
      sentTo('keepDraft').flatMap((event) =>
        'draft' in event && event.type === 'draft.keep' ? [(event.draft as { values: Values }).values] : [],
      ),
  };
};

/** A draft store that is always empty. */
export const createEmptyDrafts = <A = never>(): DraftStore<A> => ({
  open: async (owner) => ({ owner, values: {} }),
  keep: () => {},
  discard: () => {},
});
