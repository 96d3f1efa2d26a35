export interface FormOwner {
  readonly id: number | undefined;
  /** A new key remounts the form. */
  readonly key: number;
}

interface ShownSession {
  readonly status: 'loading' | 'loggedOut' | 'loggedIn';
  readonly user: { readonly id: number } | undefined;
}

export const FIRST_OWNER: FormOwner = { id: undefined, key: 0 };

/** Resets a member's form when the session ends; a guest's form survives the login (FRM-3). */
export const followOwner = (owner: FormOwner, { status, user }: ShownSession): FormOwner => {
  if (status === 'loading' || user?.id === owner.id) return owner;
  return { id: user?.id, key: owner.id === undefined ? owner.key : owner.key + 1 };
};
