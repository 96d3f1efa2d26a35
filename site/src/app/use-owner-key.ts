import { FIRST_OWNER, followOwner } from '@loomwright/auth';
import { useState } from 'react';
import { useSession } from './providers.tsx';

/** The key of a page's form: changes when the form of another owner is to be shown. */
export const useOwnerKey = (): number => {
  const session = useSession();
  const [owner, setOwner] = useState(FIRST_OWNER);
  const next = followOwner(owner, session);
  if (next !== owner) setOwner(next);
  return next.key;
};
