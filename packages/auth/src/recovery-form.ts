import type { FormDefinition } from '@loomwright/form';
import { type Secret, toFieldErrors } from '@loomwright/kit';
import { currentPasswordProblem } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';

export const RECOVERY_FIELDS = ['current'] as const;

/** What stands in the field, as typed. */
export interface RecoveryValues {
  readonly current: Secret;
}

export interface RecoveryPorts {
  readonly settings: Pick<AccountSettings, 'hasRecoveryCode' | 'makeRecoveryCode'>;
  /** Takes the code to where it is shown: it never enters the chart (STO-5). */
  readonly handOver: (code: Secret) => void;
}

/**
 * The form that makes a recovery code (AUT-8). It asks for the current password, so that an open browser does not give
 * the account away. It results in whether the account has a code; after a success the page shows the code, once.
 */
export const createRecoveryForm = (
  { settings, handOver }: RecoveryPorts,
  userId: number,
): FormDefinition<RecoveryValues, 'current', boolean> => ({
  fields: RECOVERY_FIELDS,
  check: ({ current }) => toFieldErrors({ current: currentPasswordProblem(current) }),
  submit: async ({ values: { current } }, signal) => {
    const outcome = await settings.makeRecoveryCode(userId, current, signal);
    if (outcome.kind !== 'made') return outcome.kind === 'done' ? { kind: 'done', result: true } : outcome;
    handOver(outcome.code);
    return { kind: 'done', result: true };
  },
  texts: {
    submit: 'Make a recovery code',
    submitting: 'Making a code…',
    submittingStatus: 'Making a recovery code…',
    succeededStatus: 'Your recovery code was made.',
    failure: 'The code could not be made. Please try again.',
  },
  afterSuccess: 'confirm',
  lookUp: () => settings.hasRecoveryCode(userId),
});
