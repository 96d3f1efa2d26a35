/** Passwords pass through events as `Secret` and never enter the context (FRM-1 to FRM-4, AUT-7, STO-5). */
import { assertEvent, assign, emit, fromPromise, not, raise, sendTo, setup } from 'xstate';
import type { FormDefinition } from './definition.ts';
import { fromConnection, fromDrafts, fromSubmit, toDraftEvent } from './form.actors.ts';
import { clearedField, errorText, isClear, lock, mustEmpty, reject, type SubmitOutcome } from './form.ts';
import type { FormContext, FormEmitted, FormEvent } from './form-events.ts';
import { createContext, isReadyAgain, isValidSubmit, reduceForm, withSuccess } from './form-reducer.ts';

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
      update: assign(({ context, event }) => reduceForm(definition, context, event)),
      submitHeld: raise(({ context }) => context.held ?? { type: 'form.cancel' as const }),
      succeed: assign(({ context }, outcome: Outcome) => withSuccess(definition, context, outcome)),
      reject: assign(({ context: { form } }, outcome: Outcome) => ({
        form: outcome.kind === 'rejected' ? reject(form, outcome) : form,
      })),
      fail: assign(({ context }, { error }: { error: unknown }) => ({
        form: reject(context.form, { message: errorText(error, definition.texts.failure) }),
      })),
      lock: assign(({ context: { clearedField, form } }) => ({ form: lock(form, clearedField) })),
      setResult: assign({ result: (_, { output }: { output: R | undefined }) => output }),
      raiseSuccess: raise({ type: 'form.succeeded' }),
      raiseChange: raise({ type: 'draft.changed' }),
      keepDraft: sendTo('keepDraft', ({ context }) => toDraftEvent('draft.keep', fields, context)),
      storeDraft: sendTo('keepDraft', ({ context }) => toDraftEvent('draft.store', fields, context)),
      discardDraft: () => drafts?.discard(),
      emitFailure: emit({ type: 'form.failed' }),
      emitSuccess: emit({ type: 'form.succeeded' }),
      emitTexts: emit(({ context }) => ({ type: 'form.filled' as const, texts: context.content.texts })),
      emptyField: emit(({ context }) => ({
        type: 'form.filled' as const,
        texts: clearedField(context.form),
      })),
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
      canReset: () => definition.afterSuccess === 'confirm',
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
        onError: { description: 'The result stays unknown; a submit reports the error.' },
      },
      {
        id: 'watchConnection',
        src: 'watchConnection',
        onError: { description: 'Submits then fail offline instead of waiting.' },
      },
    ],
    on: { 'network.changed': { actions: 'update' } },
    states: {
      submission: {
        description: 'Allows one submit at a time.',
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
              editing: { description: 'The user fills in or corrects the form.' },
              failed: {
                description: 'Shows why the submit failed until the user edits or retries.',
                entry: 'emitFailure',
                always: { guard: 'isClear', target: 'editing' },
              },
            },
          },
          waiting: {
            description: 'Keeps the submit until the network returns; any change cancels it.',
            on: {
              // Submits again; while offline, the form returns to this state.
              'network.changed': { target: 'ready', actions: ['update', 'submitHeld'] },
              'form.cancel': { target: 'ready' },
              'form.edit': { target: 'ready', actions: 'update' },
              'form.change': { target: 'ready' },
            },
          },
          submitting: {
            description: 'Waits for the outcome of the submit. A lock takes effect afterwards.',
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
            description: 'Blocks submits until the form is unlocked.',
            entry: ['lock', 'emptyField'],
            always: { guard: not('isLocked'), target: 'ready' },
          },
          succeeded: {
            description: 'Shows the success until the user edits a field or starts again.',
            always: { guard: 'isReady', target: 'ready' },
            on: {
              'form.edit': [{ guard: 'canReset', target: 'ready', actions: 'update' }, {}],
              'form.reset': { guard: 'canReset', target: 'ready', actions: 'update' },
            },
          },
        },
      },
      draft: {
        description: 'Keeps input until it is submitted.',
        initial: 'waiting',
        on: {
          'form.ownerResolved': { target: '.owned', actions: 'update' },
          'form.succeeded': { guard: 'isEnded', target: '.ended' },
        },
        states: {
          waiting: { description: 'Waits until the owner of the draft is known.' },
          owned: {
            description: 'Keeps the draft of this owner.',
            initial: 'opening',
            invoke: {
              id: 'keepDraft',
              src: 'keepDraft',
              input: ({ context: { owner } }) => ({ owner }),
              onError: { target: 'waiting' },
            },
            states: {
              opening: {
                description: 'Waits for the stored draft, which a write would overwrite.',
                on: {
                  'draft.opened': { target: 'open', actions: ['update', 'emitTexts', 'keepDraft'] },
                },
              },
              open: {
                description: 'Keeps every change, and stores it after a delay or when the page is hidden.',
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
                    description: 'Keeps the last changes in memory.',
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
          ended: {
            description: 'The form has ended; no draft is kept.',
            entry: 'discardDraft',
            on: { 'form.ownerResolved': {} },
          },
        },
      },
    },
  });
};

export type FormMachine<V extends object, F extends string, R, A, C> = ReturnType<
  typeof createFormMachine<V, F, R, A, C>
>;
