/**
 * The form that makes an account (REG-1, REG-2, FRM-3, FRM-4, AUT-7).
 * What is wrong is found at submit; from then on a field's error goes when it is edited and the field is checked again
 * when it is left. While the session is asked there is no submit at all, so nobody registers twice. Passwords pass
 * through in events, as `Secret`, and are never kept (STO-5). Signing in and going on are the session's and the site's.
 */
import { hasFieldErrors, type Listener } from '@loomwright/kit';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  ask,
  EMPTY_REGISTRATION,
  editField,
  failChecks,
  leaveField,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationValues,
  registrationErrors,
  reject,
} from './registration.ts';
import type { RegisterEvent, SessionAnswer } from './session-events.ts';

export type RegistrationEvent =
  | ({ readonly type: 'registration.submit' } & RegistrationValues)
  | { readonly type: 'registration.editField'; readonly field: RegistrationField }
  | ({ readonly type: 'registration.leaveField'; readonly field: RegistrationField } & RegistrationValues)
  | SessionAnswer;

export interface RegistrationInput {
  readonly session: Listener<RegisterEvent>;
}

export interface RegistrationContext extends RegistrationInput {
  readonly form: RegistrationForm;
}

export const createRegistrationMachine = () =>
  setup({
    types: {
      context: {} as RegistrationContext,
      events: {} as RegistrationEvent,
      input: {} as RegistrationInput,
    },
    actions: {
      showErrors: assign({
        form: ({ context }, values: RegistrationValues) => failChecks(context.form, values),
      }),
      rememberAsking: assign({
        form: ({ context }, params: { email: string }) => ask(context.form, params),
      }),
      askSession: sendTo(
        ({ context }) => context.session,
        ({ self }, { name, email, password }: RegistrationValues): RegisterEvent => ({
          type: 'session.register',
          name: name.trim(),
          email,
          password,
          asker: self,
        }),
      ),
      showRejection: assign({ form: ({ context }, answer: SessionAnswer) => reject(context.form, answer) }),
      forgetError: assign({
        form: ({ context }, { field }: { field: RegistrationField }) => editField(context.form, field),
      }),
      checkField: assign({
        form: ({ context }, { field, ...values }: { field: RegistrationField } & RegistrationValues) =>
          leaveField(context.form, field, values),
      }),
    },
    guards: {
      isInOrder: (_, values: RegistrationValues) => !hasFieldErrors(registrationErrors(values)),
      isAccepted: (_, answer: SessionAnswer) => answer.isAccepted,
    },
  }).createMachine({
    id: 'registration',
    description: 'The form that makes an account.',
    context: ({ input }) => ({ ...input, form: EMPTY_REGISTRATION }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Being filled in for the first time: nothing nags.',
        on: {
          'registration.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'submitting',
              actions: [
                { type: 'rememberAsking', params: ({ event }) => event },
                { type: 'askSession', params: ({ event }) => event },
              ],
            },
            { target: 'error', actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
        },
      },
      submitting: {
        description: 'The session is asked; there is nothing to submit until it answers.',
        on: {
          'session.answered': [
            { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'finished' },
            { target: 'error', actions: { type: 'showRejection', params: ({ event }) => event } },
          ],
        },
      },
      error: {
        description: 'The last submit failed: what is wrong is shown, and goes as it is mended.',
        on: {
          'registration.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
          'registration.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
          'registration.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'submitting',
              actions: [
                { type: 'rememberAsking', params: ({ event }) => event },
                { type: 'askSession', params: ({ event }) => event },
              ],
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
        },
      },
      finished: { description: 'The account exists and its owner is signed in: the site goes on from here.' },
    },
  });

export type RegistrationMachine = ReturnType<typeof createRegistrationMachine>;
export type RegistrationActor = ActorRefFrom<RegistrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<RegistrationMachine>;
