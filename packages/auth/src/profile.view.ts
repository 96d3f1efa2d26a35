import { type CareFormView, toCareFormView } from './care-form.ts';
import type { ProfileSnapshot } from './profile.machine.ts';

export interface ProfileView {
  readonly name: CareFormView<'name'>;
  readonly isSavingName: boolean;
  readonly isPictureBusy: boolean;
  /** What is wrong with the picture that was chosen last; empty for nothing. */
  readonly pictureProblem: string;
}

export const toProfileView = (snapshot: ProfileSnapshot): ProfileView => ({
  name: toCareFormView(snapshot.context.form, ['name']),
  isSavingName: snapshot.matches({ name: 'saving' }),
  isPictureBusy: !snapshot.matches({ picture: 'resting' }),
  pictureProblem: snapshot.context.pictureProblem,
});
