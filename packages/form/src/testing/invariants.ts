import { invariants } from '@loomwright/machine-testing';
import type { FormDefinition } from '../definition.ts';
import type { FormView } from '../form.view.ts';

type AnyView = FormView<string, unknown, unknown>;
type Texts = Pick<FormDefinition<never, string, unknown, unknown, unknown>, 'texts' | 'afterSuccess'>;

export const brokenFormInvariants = invariants<[view: AnyView, definition: Texts]>({
  'it can be submitted exactly while editing or failed': ({ canSubmit, status }) =>
    canSubmit === (status === 'editing' || status === 'failed'),
  'a new start is offered exactly after a success that waits for it': (
    { canReset, status },
    { afterSuccess },
  ) => canReset === (status === 'succeeded' && afterSuccess === 'confirm'),
  'a failure says why': ({ errorList, message, status }) =>
    status !== 'failed' || message !== '' || errorList.length > 0,
  'a message belongs to a failure': ({ message, status }) => message === '' || status === 'failed',
  'a pending submit is announced': ({ status, statusText }, { texts }) =>
    status !== 'submitting' || statusText === texts.submittingStatus,
  'a submit can be cancelled exactly while it waits': ({ canCancel, status }) =>
    canCancel === (status === 'waiting'),
  'a failed submit announces nothing': ({ status, statusText }) => status !== 'failed' || statusText === '',
  'a success is announced': ({ status, statusText }, { texts }) =>
    status !== 'succeeded' || statusText === texts.succeededStatus,
  'nothing is wrong with what was submitted': ({ errorList, status }) =>
    status !== 'succeeded' || errorList.length === 0,
  'the summary lists every error once': ({ errorList, errors }) =>
    errorList.length === Object.keys(errors).length,
});
