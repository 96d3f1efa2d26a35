/**
 * The contact form (FRM-1, FRM-3, FRM-4, CRT-10).
 * What is wrong is found at submit; from then on a field's error goes when it is edited and the field is checked again
 * when it is left. While a message is on its way there is no submit at all, nor is there one after it was sent until the
 * person goes on to another. A request for a quote that went with it is filed before it is confirmed. A failure says
 * what to do and leaves what was typed; what was typed while a message was on its way outlives its success.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type ContactField, type ContactValues, contactErrors, toContactMessage } from './contact-form.ts';
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
import type { QuoteRequest } from './quote-request.ts';
import { type FormMessage, failureTextOf, type SendForm, type SendOutcome } from './sending.ts';

/** What became of a request for a quote: listed at `/orders`, not kept by this browser, or a guest's, which is not listed. */
export type Filing = 'listed' | 'notKept' | 'guest';

export interface ContactPorts {
  readonly sendForm: SendForm;
  /** Lists a request of whoever is signed in. */
  readonly fileRequest: (request: QuoteRequest) => Promise<Filing>;
}

type Submission = ContactValues & {
  /** What goes with the message (CRT-10). */
  readonly request?: QuoteRequest | undefined;
};
type Left = ContactValues & { readonly field: ContactField };

export type ContactEvent =
  | ({ readonly type: 'contact.submit' } & Submission)
  | { readonly type: 'contact.editField'; readonly field: ContactField }
  | ({ readonly type: 'contact.leaveField' } & Left)
  | { readonly type: 'contact.writeAnother' };

export interface ContactContext {
  readonly form: MessageForm<ContactField>;
  /** What was submitted last, while it is on its way and once it was sent. */
  readonly submission: Submission | undefined;
  /** What became of the request that was sent last; missing when there was none. */
  readonly filing: Filing | undefined;
}

const needSubmission = ({ submission }: ContactContext): Submission => {
  if (!submission) throw new Error('nothing was submitted');
  return submission;
};
const needRequest = (context: ContactContext): QuoteRequest => {
  const { request } = needSubmission(context);
  if (!request) throw new Error('nothing was requested');
  return request;
};
const toSubmission = ({ name, email, company, phone, message, request }: Submission): Submission => ({
  name,
  email,
  company,
  phone,
  message,
  request,
});

export const createContactMachine = ({ sendForm, fileRequest }: ContactPorts) =>
  setup({
    types: { context: {} as ContactContext, events: {} as ContactEvent },
    actors: {
      sendForm: fromPromise<SendOutcome, FormMessage>(({ input, signal }) => sendForm(input, signal)),
      fileRequest: fromPromise<Filing, QuoteRequest>(({ input }) => fileRequest(input)),
    },
    actions: {
      showErrors: assign({
        form: ({ context }, values: ContactValues) => failChecks(context.form, contactErrors(values)),
      }),
      begin: assign({
        form: ({ context }) => beginSending(context.form),
        submission: (_, submission: Submission) => toSubmission(submission),
        filing: undefined,
      }),
      keepFiling: assign({ filing: (_, { filing }: { filing: Filing }) => filing }),
      showFailure: assign({
        form: ({ context }, { outcome }: { outcome?: SendOutcome }) =>
          failSending(context.form, failureTextOf(outcome)),
      }),
      succeed: assign({ form: ({ context }) => succeed(context.form) }),
      forgetError: assign({
        form: ({ context }, { field }: { field: ContactField }) => editField(context.form, field),
      }),
      checkField: assign({
        form: ({ context }, left: Left) => leaveField(context.form, left.field, contactErrors(left)),
      }),
      beginAnew: assign({ form: ({ context }) => beginAnew(context.form) }),
    },
    guards: {
      isInOrder: (_, values: ContactValues) => isInOrder(contactErrors(values)),
      isSentWithRequest: ({ context }, outcome: SendOutcome) =>
        outcome.kind === 'sent' && context.submission?.request !== undefined,
      isSent: (_, outcome: SendOutcome) => outcome.kind === 'sent',
      isEdited: ({ context }) => context.form.isEdited,
    },
  }).createMachine({
    id: 'contact',
    description: 'The contact form.',
    context: { form: createMessageForm(), submission: undefined, filing: undefined },
    initial: 'idle',
    on: {
      'contact.editField': { actions: { type: 'forgetError', params: ({ event }) => event } },
      'contact.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
    },
    states: {
      idle: {
        description: 'Being filled in.',
        on: {
          'contact.submit': [
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
        description: 'A message is on its way: there is nothing to submit until that is over.',
        initial: 'sending',
        states: {
          sending: {
            description: 'The message goes out.',
            invoke: {
              id: 'sendForm',
              src: 'sendForm',
              input: ({ context }) => toContactMessage(needSubmission(context)),
              onDone: [
                {
                  guard: { type: 'isSentWithRequest', params: ({ event }) => event.output },
                  target: 'filing',
                },
                { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'done' },
                {
                  target: '#contact.failed',
                  actions: { type: 'showFailure', params: ({ event }) => ({ outcome: event.output }) },
                },
              ],
              onError: {
                target: '#contact.failed',
                actions: { type: 'showFailure', params: {} },
              },
            },
          },
          filing: {
            description: 'It was sent; the request for a quote that went with it is being listed.',
            invoke: {
              id: 'fileRequest',
              src: 'fileRequest',
              input: ({ context }) => needRequest(context),
              onDone: {
                target: 'done',
                actions: { type: 'keepFiling', params: ({ event }) => ({ filing: event.output }) },
              },
              onError: {
                target: 'done',
                actions: { type: 'keepFiling', params: { filing: 'notKept' } },
              },
            },
          },
          done: {
            description:
              'All of it is done; what comes next depends on whether the person has gone on typing.',
            entry: 'succeed',
            always: [{ guard: 'isEdited', target: '#contact.idle' }, { target: '#contact.sent' }],
          },
        },
      },
      failed: {
        description:
          'The message was not sent: why is shown, what was typed stays, and it can be tried again.',
        on: {
          'contact.editField': {
            target: 'idle',
            actions: { type: 'forgetError', params: ({ event }) => event },
          },
          'contact.submit': [
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
          'The message was sent and the form is empty: nothing can be submitted until there is more to say.',
        on: {
          'contact.editField': {
            target: 'idle',
            actions: { type: 'forgetError', params: ({ event }) => event },
          },
          'contact.writeAnother': { target: 'idle', actions: 'beginAnew' },
        },
      },
    },
  });

export type ContactMachine = ReturnType<typeof createContactMachine>;
export type ContactActor = ActorRefFrom<ContactMachine>;
export type ContactSnapshot = SnapshotFrom<ContactMachine>;
