/**
 * The making of a recovery code (AUT-8, FRM-3, FRM-4). The current password is asked for: with a code, whoever passes by
 * an open browser could take the account over. The code is shown once. It never comes in here: what makes it hands it to
 * the page, and tells this chart only that it was made (STO-5).
 */
import type { Secret } from '@loomwright/kit';
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
  succeed,
} from './care-form.ts';
import { recoveryErrors } from './recovery.ts';

interface SubmitEvent {
  readonly type: 'recovery.makeCode';
  readonly current: Secret;
}

export type RecoveryEvent =
  | SubmitEvent
  | { readonly type: 'recovery.editField' }
  | { readonly type: 'recovery.leaveField'; readonly current: Secret }
  /** The person has written it down, or the page goes away. */
  | { readonly type: 'recovery.hideCode' };

export interface RecoveryInput {
  readonly userId: number;
}

export interface RecoveryContext extends RecoveryInput {
  readonly form: CareForm<'current'>;
  /** Whether the account has a code already; undefined until somebody has looked. */
  readonly hasCode: boolean | undefined;
}

export interface RecoveryPorts {
  readonly care: Pick<AccountCare, 'hasRecoveryCode' | 'makeRecoveryCode'>;
  /** Takes the code to where it is shown. */
  readonly handOver: (code: Secret) => void;
}

type Outcome = CareOutcome<'current'>;

const FAILED = 'The code could not be made. Please try again.';

export const createRecoveryMachine = ({ care, handOver }: RecoveryPorts) =>
  setup({
    types: { context: {} as RecoveryContext, events: {} as RecoveryEvent, input: {} as RecoveryInput },
    actors: {
      lookForCode: fromPromise<boolean, RecoveryInput>(({ input }) => care.hasRecoveryCode(input.userId)),
      makeCode: fromPromise<Outcome, { readonly userId: number; readonly values: SubmitEvent }>(
        async ({ input: { userId, values }, signal }) => {
          const outcome = await care.makeRecoveryCode(userId, values.current, signal);
          if (outcome.kind !== 'made') return outcome;
          handOver(outcome.code);
          return { kind: 'done' };
        },
      ),
    },
    actions: {
      keepHasCode: assign({ hasCode: (_, { hasCode }: { hasCode: boolean }) => hasCode }),
      showErrors: assign({
        form: ({ context }, values: SubmitEvent) => failChecks(context.form, recoveryErrors(values.current)),
      }),
      beginMaking: assign({ form: ({ context }) => begin(context.form) }),
      finishMaking: assign({ form: ({ context }) => succeed(context.form), hasCode: true }),
      showRefusal: assign({
        form: ({ context }, { outcome }: { outcome: Outcome }) => refuse(context.form, outcome),
      }),
      showFailure: assign({
        form: ({ context }, { error }: { error: unknown }) => fail(context.form, error, FAILED),
      }),
      forgetError: assign({ form: ({ context }) => editField(context.form, 'current') }),
      checkField: assign({
        form: ({ context }, { current }: { current: Secret }) =>
          leaveField(context.form, 'current', recoveryErrors(current).current),
      }),
    },
    guards: {
      isInOrder: (_, { current }: { current: Secret }) => isInOrder(recoveryErrors(current)),
      isDone: (_, { outcome }: { outcome: Outcome }) => outcome.kind === 'done',
    },
  }).createMachine({
    id: 'recovery',
    description: 'The making of a recovery code.',
    context: ({ input }) => ({ ...input, form: EMPTY_CARE, hasCode: undefined }),
    initial: 'looking',
    states: {
      looking: {
        description: 'Nobody knows yet whether there is a code already.',
        invoke: {
          id: 'lookForCode',
          src: 'lookForCode',
          input: ({ context }) => context,
          onDone: {
            target: 'editing',
            actions: { type: 'keepHasCode', params: ({ event }) => ({ hasCode: event.output }) },
          },
          onError: { target: 'editing', description: 'Making one will say what is wrong.' },
        },
      },
      editing: {
        description: 'A code can be made; it takes the place of the one before.',
        on: {
          'recovery.makeCode': [
            {
              guard: { type: 'isInOrder', params: ({ event }) => event },
              target: 'making',
              actions: 'beginMaking',
            },
            { actions: { type: 'showErrors', params: ({ event }) => event } },
          ],
          'recovery.editField': { actions: 'forgetError' },
          'recovery.leaveField': { actions: { type: 'checkField', params: ({ event }) => event } },
        },
      },
      making: {
        description: 'The password is being checked, and the hash of a new code stored.',
        invoke: {
          id: 'makeCode',
          src: 'makeCode',
          input: ({ context, event }) => ({ userId: context.userId, values: event as SubmitEvent }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
              target: 'shown',
              actions: 'finishMaking',
            },
            {
              target: 'editing',
              actions: { type: 'showRefusal', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
          onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => event } },
        },
      },
      shown: {
        description: 'The page shows the code, this once.',
        on: { 'recovery.hideCode': { target: 'editing' } },
      },
    },
  });

export type RecoveryMachine = ReturnType<typeof createRecoveryMachine>;
export type RecoverySnapshot = SnapshotFrom<RecoveryMachine>;
