import { type CareFormView, toCareFormView } from './care-form.ts';
import type { RecoverySnapshot } from './recovery.machine.ts';

export interface RecoveryView extends CareFormView<'current'> {
  /** Whether the account has a code; undefined until somebody has looked. */
  readonly hasCode: boolean | undefined;
  readonly isBusy: boolean;
  readonly canMake: boolean;
  /** The code that was made just now is to be on the screen. */
  readonly isShown: boolean;
}

export const toRecoveryView = (snapshot: RecoverySnapshot): RecoveryView => ({
  ...toCareFormView(snapshot.context.form, ['current']),
  hasCode: snapshot.context.hasCode,
  isBusy: snapshot.matches('making'),
  canMake: snapshot.matches('editing'),
  isShown: snapshot.matches('shown'),
});
