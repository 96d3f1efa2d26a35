/** A person with an account, by the labels of the forms. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The sample accounts of the README (AUT-2). */
export const member = {
  id: 1,
  name: 'Mara Member',
  email: 'member@loomwright.example',
  password: 'light-on-the-loom',
  role: 'user',
} as const;

export const admin = {
  id: 2,
  name: 'Ada Admin',
  email: 'admin@loomwright.example',
  password: 'warp-meets-weft',
  role: 'admin',
} as const;

/** A person without an account. */
export const newcomer = {
  name: 'Rosa Register',
  email: 'rosa@loomwright.example',
  password: 'shuttle-and-reed',
} as const;

/** The stored session of a user (STO-1). */
export const userText = ({
  id,
  email,
  name,
  role,
}: Omit<Person, 'password'> & { id: number; role: string }) => JSON.stringify({ id, email, name, role });
