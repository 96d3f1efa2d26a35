import { useState } from 'react';
import { useSession } from './providers.tsx';

/** Changes when the form of another owner is to be shown: a member's form goes at logout, a guest's stays at login. */
export const useOwnerKey = (): number => {
  const { status, user } = useSession();
  const [owner, setOwner] = useState<{ id: number | undefined; key: number }>({ id: undefined, key: 0 });
  const hasChanged = status !== 'loading' && user?.id !== owner.id;
  if (hasChanged) setOwner({ id: user?.id, key: owner.id === undefined ? owner.key : owner.key + 1 });
  return owner.key;
};
