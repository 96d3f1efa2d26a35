/**
 * The form that changes a password (AUT-8, FRM-3, FRM-4): the current one is asked for, the new one obeys the rules of
 * the registration. While the two are being hashed there is no submit at all. Passwords pass through in events, as
 * `Secret`, and are never kept (STO-5).
 */
import type { Listener } from '@loomwright/kit';
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { AccountCare } from './care.ts';
import type { CareFact } from './care-events.ts';
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
import {
  type PasswordChangeField,
  type PasswordChangeValues,
  passwordChangeErrors,
} from './password-change.ts';

interface SubmitEvent extends PasswordChangeValues {
  readonly type: 'passwordChange.submit';
}

export type PasswordChangeEvent =
  | SubmitEvent
  | { readonly type: 'passwordChange.editField'; readonly field: PasswordChangeField }
  | ({
      readonly type: 'passwordChange.leaveField';
      readonly field: PasswordChangeField;
    } & PasswordChangeValues);

export interface PasswordChangeInput {
  readonly userId: number;
  readonly listener: Listener<CareFact>;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  readonly form: CareForm<PasswordChangeField>;
}

type Outcome = CareOutcome<'current'>;

const FAILED = 'Your password could not be changed. Please try again.';

export const createPasswordChangeMachine = (care: Pick<AccountCare, 'changePassword'>) =>
  setup({
    types: {
      context: {} as PasswordChangeContext,
      events: {} as PasswordChangeEvent,
      input: {} as PasswordChangeInput,
    },
    actors: {
      changePassword: fromPromise<
        Outcome,
        { readonly userId: number; readonly values: PasswordChangeValues }
      >(({ input: { userId, values }, signal }) => care.changePassword(userId, values, signal)),
    },
    actions: {
      showErrors: assign({
        form: ({ context }, values: PasswordChangeValues) =>
          failChecks(context.form, passwordChangeErrors(values)),
      }),
      beginChange: assign({ form: ({ context }) => begin(context.form) }),
      finishChange: assign({ form: ({ context }) => succeed(context.form) }),
      showRefusal: assign({
        form: ({ context }, { outcome }: { outcome: Outcome }) => refuse(context.form, outcome),
      }),
      showFailure: assign({
        form: ({ context }, { error }: { error: unknown }) => fail(context.form, error, FAILED),
      }),
      forgetError: assign({
        form: ({ context }, { field }: { field: PasswordChangeField }) =>
          editPasswordField(context.form, field),
      }),
      checkField: assign({
        form: ({ context }, { field, ...values }: { field: PasswordChangeField } & PasswordChangeValues) =>
          leaveField(context.form, field, passwordChangeErrors(values)[field]),
      }),
      say: sendTo(
        ({ context }) => context.listener,
        (_, { text }: { text: string }): CareFact => ({ type: 'notice.show', text }),
      ),
    },
    guards: {
      isInOrder: (_, values: PasswordChangeValues) => isInOrder(passwordChangeErrors(values)),
      isDone: (_, { outcome }: { outcome: Outcome }) => outcome.kind === 'done',
    },
  }).createMachine({
    id: 'passwordChange',
    description: 'The form that changes a password.',
    context: ({ input }) => ({ ...input, form: EMPTY_CARE }),
    initial: 'editing',
    states: {
      editing: {
        description: 'Being filled in.',
        on: {
          'passwordChange.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'changing',
              actions: 'beginChange',
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
          'passwordChange.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
          'passwordChange.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
        },
      },
      changing: {
        description: 'The current password is being checked and the new one stored.',
        invoke: {
          id: 'changePassword',
          src: 'changePassword',
          input: ({ context, event }) => ({ userId: context.userId, values: event as SubmitEvent }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'editing',
              actions: ['finishChange', { type: 'say', params: { text: 'Your password was changed.' } }],
            },
            {
              target: 'editing',
              actions: { type: 'showRefusal', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => event } },
        },
      },
    },
  });

export type PasswordChangeMachine = ReturnType<typeof createPasswordChangeMachine>;
export type PasswordChangeSnapshot = SnapshotFrom<PasswordChangeMachine>;
