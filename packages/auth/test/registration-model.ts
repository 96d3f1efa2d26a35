// The registration form on paper, and everything that can happen to it.
import fc from 'fast-check';
import type { RegistrationEvent } from '../src/registration.machine.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '../src/registration.ts';
import { EMAIL_TAKEN } from '../src/session-events.ts';
import { type Filled, filledForms, found, goodForms } from './registration-forms.ts';

export type Step =
  | { readonly do: 'submit' | 'leave'; readonly form: Filled; readonly field: RegistrationField }
  | { readonly do: 'edit'; readonly field: RegistrationField }
  | { readonly do: 'answer'; readonly message: string | undefined | 'yes' };

const fields = fc.constantFrom(...REGISTRATION_FIELDS);
const answers = fc.constantFrom(undefined, '', EMAIL_TAKEN, 'The loom is on fire');
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit'), form: filledForms, field: fields }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('submit'), form: goodForms, field: fields }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('leave'), form: filledForms, field: fields }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), field: fields }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), message: answers }) },
  { weight: 1, arbitrary: fc.constant({ do: 'answer', message: 'yes' }) },
) as fc.Arbitrary<Step>;

// A taken address, left as it was: chance alone would hardly come to it.
const takenStory = goodForms.map((form): readonly Step[] => [
  { do: 'submit', form, field: 'email' },
  { do: 'answer', message: EMAIL_TAKEN },
  { do: 'leave', form, field: 'email' },
]);

/** What may happen to a form, in order. */
export const histories = fc
  .array(
    fc.oneof({ weight: 20, arbitrary: steps.map((step) => [step]) }, { weight: 1, arbitrary: takenStory }),
    {
      maxLength: 30,
    },
  )
  .map((chapters) => chapters.flat());

export const toEvent = (step: Step): RegistrationEvent => {
  switch (step.do) {
    case 'submit':
      return { type: 'registration.submit', ...step.form.values };
    case 'leave':
      return { type: 'registration.leaveField', field: step.field, ...step.form.values };
    case 'edit':
      return { type: 'registration.editField', field: step.field };
    case 'answer':
      return step.message === 'yes'
        ? { type: 'session.answered', isAccepted: true }
        : {
            type: 'session.answered',
            isAccepted: false,
            isMismatch: false,
            ...(step.message !== undefined && { message: step.message }),
          };
  }
};

/** The form on paper. */
export interface Model {
  readonly status: 'idle' | 'submitting' | 'error' | 'finished';
  readonly errors: ReadonlyMap<RegistrationField, string>;
  readonly message: string;
  readonly attempt: number;
  readonly asked: readonly string[];
}

const without = (errors: Model['errors'], field: RegistrationField) =>
  new Map([...errors].filter(([one]) => one !== field));

export const stepModel = (model: Model, step: Step): Model => {
  const isOpen = model.status === 'idle' || model.status === 'error';
  if (step.do === 'submit' && isOpen) {
    const bad = found(step.form.problems);
    return bad.length === 0
      ? {
          ...model,
          status: 'submitting',
          errors: new Map(),
          message: '',
          asked: [...model.asked, step.form.values.email],
        }
      : {
          ...model,
          status: 'error',
          errors: new Map(bad.map(({ field, message }) => [field, message])),
          message: '',
          attempt: model.attempt + 1,
        };
  }
  if (step.do === 'answer' && model.status === 'submitting') {
    if (step.message === 'yes') return { ...model, status: 'finished' };
    const message = step.message || 'Registration failed. Please try again.';
    const errors: Model['errors'] = new Map(message === EMAIL_TAKEN ? [['email', message]] : []);
    return { ...model, status: 'error', errors, message, attempt: model.attempt + 1 };
  }
  if (model.status !== 'error') return model;
  if (step.do === 'edit') {
    const rest = without(model.errors, step.field);
    const isMismatch = step.field === 'password' && rest.get('confirmation') === 'Passwords do not match';
    return { ...model, errors: isMismatch ? without(rest, 'confirmation') : rest, message: '' };
  }
  if (step.do === 'leave') {
    const { field, form } = step;
    const typed = form.values.email.trim().toLowerCase();
    const isTaken =
      field === 'email' &&
      model.errors.get('email') === EMAIL_TAKEN &&
      typed === model.asked.at(-1)?.trim().toLowerCase();
    if (isTaken) return model;
    const problem = form.problems[field];
    const errors = new Map(without(model.errors, field));
    if (problem !== undefined) errors.set(field, problem);
    return { ...model, errors };
  }
  return model;
};
