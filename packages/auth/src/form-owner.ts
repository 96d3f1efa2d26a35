/** Whose form is shown. */
export interface FormOwner {
  /** The member's id; undefined for a guest. */
  readonly id: number | undefined;
  /** Changes when the form of another owner takes its place. */
  readonly key: number;
}

/** What is shown of a session. */
interface ShownSession {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly user: { readonly id: number } | undefined;
}

export const FIRST_OWNER: FormOwner = { id: undefined, key: 0 };

/** The owner after a change of the session: a member's form goes with the member, a guest's stays at login (FRM-3). */
export const followOwner = (owner: FormOwner, { status, user }: ShownSession): FormOwner => {
  if (status === 'loading' || user?.id === owner.id) return owner;
  return { id: user?.id, key: owner.id === undefined ? owner.key : owner.key + 1 };
};
