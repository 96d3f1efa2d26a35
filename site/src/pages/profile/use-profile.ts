import {
  createProfileMachine,
  MAX_PICTURE_LENGTH,
  type ProfileEvent,
  type ProfileView,
  toProfileView,
} from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { readPictureAs } from '../../adapters/picture.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { careOf } from '../account/account-care.ts';

/** Four times what a screen shows of it, for screens that are fine. */
const face = { maxWidth: 256, maxHeight: 256, isSquare: true, maxLength: MAX_PICTURE_LENGTH } as const;
const readPicture = (file: unknown) => readPictureAs(file, face);

export interface ProfileProps {
  readonly view: ProfileView;
  readonly send: (event: ProfileEvent) => void;
}

/** Name and picture of an account, and the way to change them. */
export const useProfile = (userId: number): [ProfileView, (event: ProfileEvent) => void] => {
  const site = useSite();
  const [machine] = useState(() => createProfileMachine({ care: careOf(site), readPicture }));
  const profile = useActorRef(machine, { input: { userId, listener: site.notices } });
  return [useView(profile, toProfileView), profile.send];
};
