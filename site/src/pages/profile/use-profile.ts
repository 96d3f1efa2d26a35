import { createProfileMachine, type ProfileEvent, type ProfileView, toProfileView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { readPicture } from '../../adapters/picture.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { careOf } from '../account/account-care.ts';

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
