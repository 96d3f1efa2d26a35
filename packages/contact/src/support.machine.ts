/**
 * The support form (FRM-2, FRM-3, FRM-4).
 * What is wrong is found at submit; from then on a field's error goes when it is edited and the field is checked again
 * when it is left. While a request is on its way there is no submit at all, nor is there one after it was sent until the
 * person goes on to another. A failure says what to do and leaves what was typed; what was typed while a request was on
 * its way outlives its success.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  beginAnew,
  beginSending,
  createMessageForm,
  editField,
  failChecks,
  failSending,
  isInOrder,
  leaveField,
  type MessageForm,
  succeed,
} from './message-form.ts';
import { type FormMessage, failureTextOf, type SendForm, type SendOutcome } from './sending.ts';
import { type SupportField, type SupportValues, supportErrors, toSupportMessage } from './support-form.ts';

export interface SupportPorts {
  readonly sendForm: SendForm;
}

type Left = SupportValues & { readonly field: SupportField };

export type SupportEvent =
  | ({ readonly type: 'support.submit' } & SupportValues)
  | { readonly type: 'support.editField'; readonly field: SupportField }
  | ({ readonly type: 'support.leaveField' } & Left)
  | { readonly type: 'support.writeAnother' };

export interface SupportContext {
  readonly form: MessageForm<SupportField>;
  /** What was submitted last, while it is on its way and once it was sent. */
  readonly submission: SupportValues | undefined;
}

const needSubmission = ({ submission }: SupportContext): SupportValues => {
  if (!submission) throw new Error('nothing was submitted');
  return submission;
};
const toSubmission = ({ name, email, subject, priority, message }: SupportValues): SupportValues => ({
  name,
  email,
  subject,
  priority,
  message,
});

export const createSupportMachine = ({ sendForm }: SupportPorts) =>
  setup({
    types: { context: {} as SupportContext, events: {} as SupportEvent },
    actors: {
      sendForm: fromPromise<SendOutcome, FormMessage>(({ input, signal }) => sendForm(input, signal)),
    },
    actions: {
      showErrors: assign({
        form: ({ context }, values: SupportValues) => failChecks(context.form, supportErrors(values)),
      }),
      begin: assign({
        form: ({ context }) => beginSending(context.form),
        submission: (_, values: SupportValues) => toSubmission(values),
      }),
      showFailure: assign({
        form: ({ context }, { outcome }: { outcome?: SendOutcome }) =>
          failSending(context.form, failureTextOf(outcome)),
      }),
      succeed: assign({ form: ({ context }) => succeed(context.form) }),
      forgetError: assign({
        form: ({ context }, { field }: { field: SupportField }) => editField(context.form, field),
      }),
      checkField: assign({
        form: ({ context }, left: Left) => leaveField(context.form, left.field, supportErrors(left)),
      }),
      beginAnew: assign({ form: ({ context }) => beginAnew(context.form) }),
    },
    guards: {
      isInOrder: (_, values: SupportValues) => isInOrder(supportErrors(values)),
      isSentAsItStands: ({ context }, outcome: SendOutcome) =>
        outcome.kind === 'sent' && !context.form.isEdited,
      isSent: (_, outcome: SendOutcome) => outcome.kind === 'sent',
    },
  }).createMachine({
    id: 'support',
    description: 'The support form.',
    context: { form: createMessageForm(), submission: undefined },
    initial: 'idle',
    on: {
      'support.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
      'support.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
    },
    states: {
      idle: {
        description: 'Being filled in.',
        on: {
          'support.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'submitting',
              actions: { type: 'begin', params: ({ event }) => event },
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
        },
      },
      submitting: {
        description: 'A request is on its way: there is nothing to submit until that is over.',
        invoke: {
          id: 'sendForm',
          src: 'sendForm',
          input: ({ context }) => toSupportMessage(needSubmission(context)),
          onDone: [
            {
              guard: { type: 'isSentAsItStands', params: ({ event }) => event.output },
              target: 'sent',
              actions: 'succeed',
            },
            {
              guard: { type: 'isSent', params: ({ event }) => event.output },
              target: 'idle',
              actions: 'succeed',
            },
            {
              target: 'failed',
              actions: { type: 'showFailure', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'failed', actions: { type: 'showFailure', params: {} } },
        },
      },
      failed: {
        description:
          'The request was not sent: why is shown, what was typed stays, and it can be tried again.',
        on: {
          'support.editField': {
            target: 'idle',
            actions: { type: 'forgetError', params: ({ event }) => event },
          },
          'support.submit': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'submitting',
              actions: { type: 'begin', params: ({ event }) => event },
            },
            { target: 'idle', actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
        },
      },
      sent: {
        description:
          'The request was sent and the form is empty: nothing can be submitted until there is more to say.',
        on: {
          'support.editField': {
            target: 'idle',
            actions: { type: 'forgetError', params: ({ event }) => event },
          },
          'support.writeAnother': { target: 'idle', actions: 'beginAnew' },
        },
      },
    },
  });

export type SupportMachine = ReturnType<typeof createSupportMachine>;
export type SupportActor = ActorRefFrom<SupportMachine>;
export type SupportSnapshot = SnapshotFrom<SupportMachine>;
