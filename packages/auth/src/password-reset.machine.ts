/**
 * The form that sets a new password with a recovery code (AUT-8, AUT-4, FRM-3, FRM-4). It works for guests, and while
 * the login form is locked. Whatever does not match is answered with the same words. It signs nobody in: the new
 * password is used at once, and known to be right. Code and passwords are never kept (STO-5).
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { AccountCare } from './care.ts';
import {
  begin,
  type CareForm,
  type CareOutcome,
  EMPTY_CARE,
  fail,
  failChecks,
  isInOrder,
  leaveField,
  refuse,
  succeed,
} from './care-form.ts';
import { editPasswordField } from './new-password.ts';
import { type PasswordResetField, type PasswordResetValues, passwordResetErrors } from './password-reset.ts';

interface SubmitEvent extends PasswordResetValues {
  readonly type: 'passwordReset.submit';
}

export type PasswordResetEvent =
  | SubmitEvent
  | { readonly type: 'passwordReset.editField'; readonly field: PasswordResetField }
  | ({
      readonly type: 'passwordReset.leaveField';
      readonly field: PasswordResetField;
    } & PasswordResetValues);

export interface PasswordResetContext {
  readonly form: CareForm<PasswordResetField>;
}

const FAILED = 'Your password could not be set. Please try again.';

export const createPasswordResetMachine = (care: Pick<AccountCare, 'resetPassword'>) =>
  setup({
    types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent },
    actors: {
      resetPassword: fromPromise<CareOutcome, SubmitEvent>(({ input, signal }) =>
        care.resetPassword(input, signal),
      ),
    },
    actions: {
      showErrors: assign({
        form: ({ context }, values: PasswordResetValues) =>
          failChecks(context.form, passwordResetErrors(values)),
      }),
      beginReset: assign({ form: ({ context }) => begin(context.form) }),
      finishReset: assign({ form: ({ context }) => succeed(context.form) }),
      showRefusal: assign({
        form: ({ context }, { outcome }: { outcome: CareOutcome }) => refuse(context.form, outcome),
      }),
      showFailure: assign({
        form: ({ context }, { error }: { error: unknown }) => fail(context.form, error, FAILED),
      }),
      forgetError: assign({
        form: ({ context }, { field }: { field: PasswordResetField }) =>
          editPasswordField(context.form, field),
      }),
      checkField: assign({
        form: ({ context }, { field, ...values }: { field: PasswordResetField } & PasswordResetValues) =>
          leaveField(context.form, field, passwordResetErrors(values)[field]),
      }),
    },
    guards: {
      isInOrder: (_, values: PasswordResetValues) => isInOrder(passwordResetErrors(values)),
      isDone: (_, { outcome }: { outcome: CareOutcome }) => outcome.kind === 'done',
    },
  }).createMachine({
    id: 'passwordReset',
    description: 'The form that sets a new password with a recovery code.',
    context: { form: EMPTY_CARE },
    initial: 'editing',
    states: {
      editing: {
        description: 'Being filled in.',
        on: {
          'passwordReset.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'resetting',
              actions: 'beginReset',
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
          'passwordReset.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
          'passwordReset.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
        },
      },
      resetting: {
        description: 'The code is being checked and the new password stored.',
        invoke: {
          id: 'resetPassword',
          src: 'resetPassword',
          input: ({ event }) => event as SubmitEvent,
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'finished',
              actions: 'finishReset',
            },
            {
              target: 'editing',
              actions: { type: 'showRefusal', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => event } },
        },
      },
      finished: { description: 'The new password is stored, and the code is used up.' },
    },
  });

export type PasswordResetMachine = ReturnType<typeof createPasswordResetMachine>;
export type PasswordResetSnapshot = SnapshotFrom<PasswordResetMachine>;
