import { type CareFormView, toCareFormView } from './care-form.ts';
import type { DeletionSnapshot } from './deletion.machine.ts';

export interface DeletionView extends CareFormView<'word'> {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly canCancel: boolean;
}

export const toDeletionView = (snapshot: DeletionSnapshot): DeletionView => ({
  ...toCareFormView(snapshot.context.form, ['word']),
  isOpen: !snapshot.matches('closed'),
  isBusy: snapshot.matches('deleting') || snapshot.matches('deleted'),
  canCancel: snapshot.matches('asking'),
});
