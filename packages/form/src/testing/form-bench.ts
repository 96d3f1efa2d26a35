import { createStepper, sut } from '@loomwright/machine-testing';
import type { FormDefinition } from '../definition.ts';
import type { DraftStore } from '../draft.ts';
import { createFormMachine } from '../form.machine.ts';
import { createFormView } from '../form.view.ts';
import type { DraftEvent } from '../form-events.ts';

export type Values = Readonly<Record<string, unknown>>;
export type AnyDefinition = FormDefinition<Values, string, unknown, unknown, unknown>;

export const openForm = (definition: AnyDefinition) => {
  const toView = createFormView(definition);
  const stepper = createStepper(createFormMachine(definition));
  const { sentTo } = sut(stepper);
  const drafts = (type: DraftEvent<unknown>['type']) =>
    sentTo('keepDraft').flatMap((event) =>
      'draft' in event && event.type === type ? [(event.draft as { values: Values }).values] : [],
    );
  return {
    stepper,
    view: () => toView(stepper.snapshot),
    submit: (values: Values) => stepper.send({ type: 'form.submit', values }),
    edit: (field: string, values: Values) => stepper.send({ type: 'form.edit', field, values }),
    leave: (field: string, values: Values) => stepper.send({ type: 'form.leave', field, values }),
    learnOwner: (values: Values, owner: number | null = null) =>
      stepper.send({ type: 'form.ownerResolved', owner, values }),
    openDraft: (values: Readonly<Record<string, string>>) =>
      stepper.send({ type: 'draft.opened', draft: { owner: null, values } }),
    emittedTypes: () => stepper.emitted.map(({ type }) => type),
    kept: () => drafts('draft.keep'),
    stored: () => drafts('draft.store'),
  };
};

export const createEmptyDrafts = <A = never>(): DraftStore<A> => ({
  open: async (owner) => ({ owner, values: {} }),
  keep: () => {},
  store: () => {},
  discard: () => {},
});
