/**
 * The one form (FRM-1 to FRM-4, AUT-7): every form of the site is this chart with a definition of its own.
 * Errors are found at submit; from then on editing a field clears its error and leaving it checks it again. While a submit
 * is on its way there is no second one, but for a form whose last choice counts. What was typed meanwhile outlives a success,
 * and everything outlives a failure. A form that is sent waits with its submit while there is no network. Drafts are kept once
 * the owner is known, and discarded when the form has ended. Passwords pass through in events, as `Secret`, and never enter
 * the context (STO-5).
 */
import { hasFieldErrors } from '@loomwright/kit';
import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate';
import type { FormDefinition } from './definition.ts';
import { type Draft, restoreTexts, toTexts } from './draft.ts';
import { fromConnection, fromDrafts, fromSubmit, toKeepDraft } from './form.actors.ts';
import {
  EMPTY_FORM,
  editField,
  errorText,
  failChecks,
  leaveField,
  reject,
  type SubmitOutcome,
} from './form.ts';
import { changeContent, isReadyAgain, withSubmit, withSuccess } from './form-changes.ts';
import type { FormContext, FormEmitted, FormEvent, InField, KeepDraft, Owner, Typed } from './form-events.ts';

export const createFormMachine = <V extends object, F extends string, R = undefined, A = never, C = never>(
  definition: FormDefinition<V, F, R, A, C>,
) => {
  const fields = definition.draft?.fields ?? [];
  const drafts = definition.draft?.store;

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
      failChecks: assign({
        form: ({ context }, { values }: Typed<V>) => failChecks(context.form, definition.check(values)),
      }),
      beginSubmit: assign(({ context }, { held, values }: Typed<V> & { readonly held?: V }) => ({
        ...withSubmit(fields, context, values),
        held,
      })),
      succeed: assign(({ context }, outcome: SubmitOutcome<F, R>) => withSuccess(fields, context, outcome)),
      reject: assign({
        form: ({ context }, outcome: SubmitOutcome<F, R>) =>
          outcome.kind === 'rejected' ? reject(context.form, outcome) : context.form,
      }),
      fail: assign({
        form: ({ context }, { error }: { error: unknown }) =>
          reject(context.form, { message: errorText(error, definition.texts.failure) }),
      }),
      edit: assign(({ context }, { field, values }: InField<V, F>) => ({
        form: editField(context.form, field, definition.dependents?.[field]),
        content: { ...context.content, texts: toTexts(fields, values) },
      })),
      checkField: assign({
        form: ({ context }, { field, values }: InField<V, F>) =>
          leaveField(context.form, field, definition.check(values)),
      }),
      setOnline: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
      setResult: assign({ result: (_, { output }: { output: R | undefined }) => output }),
      startAgain: assign({ form: EMPTY_FORM }),
      setOwner: assign(({ context }, { owner, values }: Typed<V> & Owner) => ({
        owner,
        content: { ...context.content, texts: toTexts(fields, values) },
      })),
      restoreDraft: assign({
        content: ({ context: { content, submitted } }, { draft }: { draft: Draft<A> }) => ({
          texts: restoreTexts(fields, draft, content.texts, submitted),
          attachment: draft.request,
        }),
      }),
      changeContent: assign(({ context }, { command }: { command: C }) =>
        changeContent(definition, context, command),
      ),
      keepDraft: sendTo('keepDraft', ({ context }): KeepDraft<A> => toKeepDraft(fields, context)),
      discardDraft: () => drafts?.discard(),
      raiseSuccess: raise({ type: 'form.succeeded' }),
      emitFailure: emit({ type: 'form.failed' }),
      emitSuccess: emit({ type: 'form.succeeded' }),
      emitTexts: emit(({ context }): FormEmitted => ({ type: 'form.filled', texts: context.content.texts })),
    },
    guards: {
      isValid: (_, { values }: Typed<V>) => !hasFieldErrors(definition.check(values)),
      canReplace: (_, { values }: Typed<V>) =>
        definition.whileSubmitting === 'replace' && !hasFieldErrors(definition.check(values)),
      mustWait: ({ context }, { values }: Typed<V>) =>
        !context.isOnline && !hasFieldErrors(definition.check(values)),
      isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
      isDone: (_, { kind }: SubmitOutcome<F, R>) => kind === 'done',
      isReady: ({ context }) => isReadyAgain(definition, context),
      hasNoError: ({ context: { form } }) => form.message === '' && !hasFieldErrors(form.errors),
      canStartAgain: () => definition.afterSuccess === 'confirm',
      canGoOn: () => definition.afterSuccess !== 'end',
      isEnded: () => definition.afterSuccess === 'end',
      isUnknown: ({ context }) => context.result === undefined,
    },
  }).createMachine({
    id: 'form',
    description: 'A form and its draft.',
    context: {
      form: EMPTY_FORM,
      content: { texts: toTexts(fields, {}), attachment: undefined },
      submitted: {},
      owner: null,
      isOnline: true,
    },
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
    on: { 'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } } },
    states: {
      submission: {
        description: 'Filling in and submitting, one submit at a time.',
        initial: 'ready',
        on: {
          'form.edit': { actions: { type: 'edit', params: ({ event }) => event } },
          'form.leave': { actions: { type: 'checkField', params: ({ event }) => event } },
          'form.succeeded': { actions: ['emitTexts', 'emitSuccess'] },
        },
        states: {
          ready: {
            description: 'Waits for a submit.',
            tags: ['ready'],
            initial: 'editing',
            on: {
              'form.submit': [
                {
                  guard: { type: 'mustWait', params: ({ event }) => event },
                  target: 'waiting',
                  actions: {
                    type: 'beginSubmit',
                    params: ({ event: { values } }) => ({ values, held: values }),
                  },
                },
                {
                  guard: { type: 'isValid', params: ({ event }) => event },
                  target: 'submitting',
                  actions: { type: 'beginSubmit', params: ({ event: { values } }) => ({ values }) },
                },
                {
                  target: '.editing',
                  actions: [{ type: 'failChecks', params: ({ event }) => event }, 'emitFailure'],
                },
              ],
            },
            states: {
              editing: { description: 'Nothing was submitted since the last edit, or with errors.' },
              failed: {
                description: 'The submit failed and can be tried again.',
                entry: 'emitFailure',
                always: { guard: 'hasNoError', target: 'editing' },
                on: {
                  'form.edit': { target: 'editing', actions: { type: 'edit', params: ({ event }) => event } },
                },
              },
            },
          },
          waiting: {
            description: 'A submit waits for the network; it can be taken back, and is by every change.',
            on: {
              'network.changed': {
                guard: { type: 'isOnline', params: ({ event }) => event },
                target: 'submitting',
                actions: { type: 'setOnline', params: ({ event }) => event },
              },
              'form.takeBack': { target: 'ready' },
              'form.edit': { target: 'ready', actions: { type: 'edit', params: ({ event }) => event } },
              'form.change': { target: 'ready' },
            },
          },
          submitting: {
            description: 'Waits for the outcome of the submit.',
            on: {
              'form.submit': {
                guard: { type: 'canReplace', params: ({ event }) => event },
                target: 'submitting',
                reenter: true,
                actions: { type: 'beginSubmit', params: ({ event: { values } }) => ({ values }) },
              },
            },
            invoke: {
              id: 'submit',
              src: 'submit',
              input: ({ context, event }) => ({
                values: event.type === 'form.submit' ? event.values : (context.held as V),
                attachment: context.content.attachment,
              }),
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => event.output },
                  target: 'succeeded',
                  actions: [{ type: 'succeed', params: ({ event }) => event.output }, 'raiseSuccess'],
                },
                { target: 'ready.failed', actions: { type: 'reject', params: ({ event }) => event.output } },
              ],
              onError: { target: 'ready.failed', actions: { type: 'fail', params: ({ event }) => event } },
            },
          },
          succeeded: {
            description: 'The submit succeeded: waits for an edit or a new start.',
            always: { guard: 'isReady', target: 'ready' },
            on: {
              'form.edit': [
                {
                  guard: 'canStartAgain',
                  target: 'ready',
                  actions: { type: 'edit', params: ({ event }) => event },
                },
                {},
              ],
              'form.startAgain': { guard: 'canStartAgain', target: 'ready', actions: 'startAgain' },
            },
          },
        },
      },
      draft: {
        description: 'Keeping what is typed until it is submitted.',
        initial: 'waiting',
        on: {
          'form.ownerKnown': { target: '.kept', actions: { type: 'setOwner', params: ({ event }) => event } },
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
                  'draft.opened': {
                    target: 'open',
                    actions: [
                      { type: 'restoreDraft', params: ({ event }) => event },
                      'emitTexts',
                      'keepDraft',
                    ],
                  },
                },
              },
              open: {
                description: 'Every change is kept.',
                tags: ['draftOpen'],
                on: {
                  'form.edit': { actions: 'keepDraft' },
                  'form.change': {
                    actions: [
                      { type: 'changeContent', params: ({ event }) => event },
                      'emitTexts',
                      'keepDraft',
                    ],
                  },
                  'form.succeeded': { guard: 'canGoOn', actions: 'keepDraft' },
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
