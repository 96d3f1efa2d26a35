/**
 * The one form (FRM-1 to FRM-4, AUT-7): every form of the site is this chart with a definition of its own.
 * Errors are found at submit; from then on editing a field clears its error and leaving it checks it again. While a submit
 * is on its way there is no second one, but for a form whose last choice counts; while the form is locked there is none.
 * What was typed or attached meanwhile outlives a success, and everything outlives a failure. A form that is sent waits with
 * its submit while there is no network. Drafts are kept once the owner is known, stored at most once in `draftMs`, and
 * discarded when the form has ended. Passwords pass through in events, as `Secret`, and never enter the context (STO-5).
 */
import { assertEvent, assign, emit, fromPromise, not, raise, sendTo, setup } from 'xstate';
import type { FormDefinition } from './definition.ts';
import { fromConnection, fromDrafts, fromSubmit, toDraftEvent } from './form.actors.ts';
import { emptied, errorText, isClear, lock, mustEmpty, reject, type SubmitOutcome } from './form.ts';
import type { FormContext, FormEmitted, FormEvent } from './form-events.ts';
import { createContext, isReadyAgain, isValidSubmit, reduceForm, withSuccess } from './form-reducer.ts';

/** The least time between two stores of a draft, but for a page that is hidden or left and a submit. */
const DRAFT_MS = 300;

export const createFormMachine = <V extends object, F extends string, R = undefined, A = never, C = never>(
  definition: FormDefinition<V, F, R, A, C>,
) => {
  const fields = definition.draft?.fields ?? [];
  const drafts = definition.draft?.store;
  type Outcome = SubmitOutcome<F, R>;

  return setup({
    types: {
      context: {} as FormContext<V, F, R, A>,
      events: {} as FormEvent<V, F, A, C>,
      emitted: {} as FormEmitted,
    },
    actors: {
      lookUp: fromPromise<R | undefined>(async () => definition.lookUp?.()),
      submit: fromSubmit(definition),
      watchConnection: fromConnection(definition),
      keepDraft: fromDrafts(drafts),
    },
    actions: {
      // What the event changes.
      update: assign(({ context, event }) => reduceForm(definition, context, event)),
      submitHeld: raise(({ context }) => context.held ?? { type: 'form.takeBack' as const }),
      succeed: assign(({ context }, outcome: Outcome) => withSuccess(definition, context, outcome)),
      reject: assign(({ context: { form } }, outcome: Outcome) => ({
        form: outcome.kind === 'rejected' ? reject(form, outcome) : form,
      })),
      fail: assign(({ context }, { error }: { error: unknown }) => ({
        form: reject(context.form, { message: errorText(error, definition.texts.failure) }),
      })),
      lock: assign(({ context: { emptied, form } }) => ({ form: lock(form, emptied) })),
      setResult: assign({ result: (_, { output }: { output: R | undefined }) => output }),
      raiseSuccess: raise({ type: 'form.succeeded' }),
      raiseChange: raise({ type: 'draft.changed' }),
      keepDraft: sendTo('keepDraft', ({ context }) => toDraftEvent('draft.keep', fields, context)),
      storeDraft: sendTo('keepDraft', ({ context }) => toDraftEvent('draft.store', fields, context)),
      discardDraft: () => drafts?.discard(),
      emitFailure: emit({ type: 'form.failed' }),
      emitSuccess: emit({ type: 'form.succeeded' }),
      emitTexts: emit(({ context }) => ({ type: 'form.filled' as const, texts: context.content.texts })),
      emptyField: emit(({ context }) => ({ type: 'form.filled' as const, texts: emptied(context.form) })),
    },
    guards: {
      isValid: ({ event }) => isValidSubmit(definition, event),
      canReplace: ({ event }) => definition.whileSubmitting === 'replace' && isValidSubmit(definition, event),
      mustWait: ({ context, event }) => !context.isOnline && isValidSubmit(definition, event),
      isLocked: ({ context }) => context.isLocked,
      isDone: (_, { kind }: Outcome) => kind === 'done',
      mustEmpty: ({ context }, outcome: Outcome) => mustEmpty(context.form, outcome),
      isReady: ({ context }) => isReadyAgain(definition, context),
      isClear: ({ context }) => isClear(context.form),
      canStartAgain: () => definition.afterSuccess === 'confirm',
      canGoOn: () => definition.afterSuccess !== 'end',
      isEnded: () => definition.afterSuccess === 'end',
      isUnknown: ({ context }) => context.result === undefined,
    },
    delays: { draftMs: DRAFT_MS },
  }).createMachine({
    id: 'form',
    description: 'A form and its draft.',
    context: createContext(fields),
    type: 'parallel',
    invoke: [
      {
        id: 'lookUp',
        src: 'lookUp',
        onDone: { guard: 'isUnknown', actions: { type: 'setResult', params: ({ event }) => event } },
        onError: { description: 'The result stays unknown; a submit reports what is wrong.' },
      },
      {
        id: 'watchConnection',
        src: 'watchConnection',
        onError: { description: 'Submits do not wait; one without a network fails.' },
      },
    ],
    on: { 'network.changed': { actions: 'update' } },
    states: {
      submission: {
        description: 'Filling in and submitting, one submit at a time.',
        initial: 'ready',
        on: {
          'form.edit': { actions: 'update' },
          'form.leave': { actions: 'update' },
          'form.lock': { actions: 'update' },
          'form.unlock': { actions: 'update' },
          'form.succeeded': { actions: ['emitTexts', 'emitSuccess'] },
        },
        states: {
          ready: {
            description: 'Waits for a submit.',
            tags: ['ready'],
            initial: 'editing',
            always: { guard: 'isLocked', target: 'locked' },
            on: {
              'form.submit': [
                { guard: 'mustWait', target: 'waiting', actions: 'update' },
                { guard: 'isValid', target: 'submitting', actions: 'update' },
                { target: '.editing', actions: ['update', 'emitFailure'] },
              ],
            },
            states: {
              editing: { description: 'Nothing was submitted since the last edit, or with errors.' },
              failed: {
                description:
                  'The submit failed and can be tried again; its reason is shown until it is cleared.',
                entry: 'emitFailure',
                always: { guard: 'isClear', target: 'editing' },
              },
            },
          },
          waiting: {
            description: 'A submit waits for the network; it can be taken back, and is by every change.',
            on: {
              // Without a network the submit that was held waits again.
              'network.changed': { target: 'ready', actions: ['update', 'submitHeld'] },
              'form.takeBack': { target: 'ready' },
              'form.edit': { target: 'ready', actions: 'update' },
              'form.change': { target: 'ready' },
            },
          },
          submitting: {
            description: 'Waits for the outcome of the submit. A lock takes effect after it.',
            on: {
              'form.submit': { guard: 'canReplace', target: 'submitting', reenter: true, actions: 'update' },
            },
            invoke: {
              id: 'submit',
              src: 'submit',
              input: ({ context, event }) => {
                assertEvent(event, 'form.submit');
                return { values: event.values, attachment: context.content.attachment };
              },
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => event.output },
                  target: 'succeeded',
                  actions: [{ type: 'succeed', params: ({ event }) => event.output }, 'raiseSuccess'],
                },
                {
                  guard: { type: 'mustEmpty', params: ({ event }) => event.output },
                  target: 'ready.failed',
                  actions: [{ type: 'reject', params: ({ event }) => event.output }, 'emptyField'],
                },
                { target: 'ready.failed', actions: { type: 'reject', params: ({ event }) => event.output } },
              ],
              onError: { target: 'ready.failed', actions: { type: 'fail', params: ({ event }) => event } },
            },
          },
          locked: {
            description: 'The form cannot be submitted: waits until it is unlocked.',
            entry: ['lock', 'emptyField'],
            always: { guard: not('isLocked'), target: 'ready' },
          },
          succeeded: {
            description: 'The submit succeeded: waits for an edit or a new start.',
            always: { guard: 'isReady', target: 'ready' },
            on: {
              'form.edit': [{ guard: 'canStartAgain', target: 'ready', actions: 'update' }, {}],
              'form.startAgain': { guard: 'canStartAgain', target: 'ready', actions: 'update' },
            },
          },
        },
      },
      draft: {
        description: 'Keeping what is typed until it is submitted.',
        initial: 'waiting',
        on: {
          'form.ownerKnown': { target: '.kept', actions: 'update' },
          'form.succeeded': { guard: 'isEnded', target: '.over' },
        },
        states: {
          waiting: { description: 'Waits until the owner of the draft is known.' },
          kept: {
            description: 'The draft of this owner.',
            initial: 'opening',
            invoke: {
              id: 'keepDraft',
              src: 'keepDraft',
              input: ({ context: { owner } }) => ({ owner }),
              onError: { target: 'waiting' },
            },
            states: {
              opening: {
                description: 'Waits for the stored draft: keeping now would overwrite it.',
                on: {
                  'draft.opened': { target: 'open', actions: ['update', 'emitTexts', 'keepDraft'] },
                },
              },
              open: {
                description: 'Every change is kept, and stored after a while or when the page is hidden.',
                tags: ['draftOpen'],
                initial: 'changed',
                on: {
                  'form.edit': { actions: 'raiseChange' },
                  'form.change': { actions: ['update', 'emitTexts', 'raiseChange'] },
                  'draft.changed': { target: '.changed', actions: 'keepDraft' },
                  'form.submit': { target: '.stored', actions: 'storeDraft' },
                  'form.succeeded': { guard: 'canGoOn', target: '.stored', actions: 'storeDraft' },
                },
                states: {
                  changed: {
                    description: 'The last changes are kept in memory.',
                    after: { draftMs: { target: 'stored', actions: 'storeDraft' } },
                    on: {
                      'draft.changed': { actions: 'keepDraft' },
                      'page.hiding': { target: 'stored', actions: 'storeDraft' },
                    },
                  },
                  stored: { description: 'Nothing has changed since the draft was stored.' },
                },
              },
            },
          },
          over: {
            description: 'The form has ended: nothing is kept.',
            entry: 'discardDraft',
            on: { 'form.ownerKnown': {} },
          },
        },
      },
    },
  });
};

export type FormMachine<V extends object, F extends string, R, A, C> = ReturnType<
  typeof createFormMachine<V, F, R, A, C>
>;
