import type { ContactView } from '../contact.view.ts';
import type { SupportView } from '../support.view.ts';

type FormView = ContactView | SupportView;

/** What is true of a form in every state. */
export const formInvariants: Readonly<Record<string, (view: FormView) => boolean>> = {
  'it can be submitted exactly while nothing is on its way and nothing was just sent': ({
    status,
    canSubmit,
  }) => canSubmit === (status === 'idle' || status === 'failed'),
  'the way to the next one is there exactly once it was sent': ({ status, canWriteAnother }) =>
    canWriteAnother === (status === 'sent'),
  'it failed exactly when it says why': ({ status, failureText }) =>
    (status === 'failed') === (failureText !== ''),
  'it says that something is on its way exactly while it is': ({ status, statusText }) =>
    (status === 'submitting') === statusText.startsWith('Sending'),
  'it thanks once it was sent': ({ status, statusText }) =>
    status !== 'sent' || statusText.startsWith('Thank you!'),
  'nothing is wrong with what is on its way or was sent': ({ status, errorList }) =>
    status !== 'sent' || errorList.length === 0,
  'the summary lists every error once': ({ errors, errorList }) =>
    errorList.length === Object.keys(errors).length,
  'what was sent is known once something was': ({ sentCount, sentValues }) =>
    sentCount > 0 === (sentValues !== undefined),
};

/** The names of the invariants that do not hold; empty when all is well. */
export const brokenFormInvariants = (view: FormView): readonly string[] =>
  Object.entries(formInvariants).flatMap(([name, holds]) => (holds(view) ? [] : [name]));
