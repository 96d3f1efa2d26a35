/**
 * The deletion of an account (AUT-8, FRM-3, FRM-4): asked for, confirmed by a typed word, done. There is no way from
 * asking to deleting without the word, and no way back from deleting but its failure. No password is asked for: whoever
 * forgot theirs may leave too, and whoever sits at this browser could clear its data anyway.
 */
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { AccountCare } from './care.ts';
import {
  begin,
  type CareForm,
  type CareOutcome,
  EMPTY_CARE,
  editField,
  fail,
  failChecks,
  isInOrder,
  leaveField,
  refuse,
} from './care-form.ts';
import { deletionErrors } from './deletion.ts';

export type DeletionEvent =
  | { readonly type: 'deletion.ask' }
  | { readonly type: 'deletion.cancel' }
  | { readonly type: 'deletion.confirm'; readonly word: string }
  | { readonly type: 'deletion.editField' }
  | { readonly type: 'deletion.leaveField'; readonly word: string };

export interface DeletionInput {
  readonly userId: number;
}

export interface DeletionContext extends DeletionInput {
  readonly form: CareForm<'word'>;
}

const FAILED = 'Your account could not be deleted. Please try again.';

export const createDeletionMachine = (care: Pick<AccountCare, 'deleteAccount'>) =>
  setup({
    types: { context: {} as DeletionContext, events: {} as DeletionEvent, input: {} as DeletionInput },
    actors: {
      deleteAccount: fromPromise<CareOutcome, DeletionInput>(({ input, signal }) =>
        care.deleteAccount(input.userId, signal),
      ),
    },
    actions: {
      startAnew: assign({ form: EMPTY_CARE }),
      showErrors: assign({
        form: ({ context }, { word }: { word: string }) => failChecks(context.form, deletionErrors(word)),
      }),
      beginDeleting: assign({ form: ({ context }) => begin(context.form) }),
      showRefusal: assign({
        form: ({ context }, { outcome }: { outcome: CareOutcome }) => refuse(context.form, outcome),
      }),
      showFailure: assign({
        form: ({ context }, { error }: { error: unknown }) => fail(context.form, error, FAILED),
      }),
      forgetError: assign({ form: ({ context }) => editField(context.form, 'word') }),
      checkField: assign({
        form: ({ context }, { word }: { word: string }) =>
          leaveField(context.form, 'word', deletionErrors(word).word),
      }),
    },
    guards: {
      isConfirmed: (_, { word }: { word: string }) => isInOrder(deletionErrors(word)),
      isDone: (_, { outcome }: { outcome: CareOutcome }) => outcome.kind === 'done',
    },
  }).createMachine({
    id: 'deletion',
    description: 'The deletion of an account.',
    context: ({ input }) => ({ ...input, form: EMPTY_CARE }),
    initial: 'closed',
    states: {
      closed: {
        description: 'Nobody wants to delete anything.',
        on: { 'deletion.ask': { target: 'asking', actions: 'startAnew' } },
      },
      asking: {
        description: 'The person is told what goes, and asked for the word.',
        on: {
          'deletion.cancel': { target: 'closed' },
          'deletion.confirm': [
            {
              guard: { type: 'isConfirmed', params: ({ event }) => event },
              target: 'deleting',
              actions: 'beginDeleting',
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
          'deletion.editField': { actions: 'forgetError' },
          'deletion.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
        },
      },
      deleting: {
        description: 'The account is being removed from the list, then what it had.',
        invoke: {
          id: 'deleteAccount',
          src: 'deleteAccount',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'deleted',
            },
            {
              target: 'asking',
              actions: { type: 'showRefusal', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'asking', actions: { type: 'showFailure', params: ({ event }) => event } },
        },
      },
      deleted: { description: 'The account is gone: the site goes on from here.' },
    },
  });

export type DeletionMachine = ReturnType<typeof createDeletionMachine>;
export type DeletionSnapshot = SnapshotFrom<DeletionMachine>;
