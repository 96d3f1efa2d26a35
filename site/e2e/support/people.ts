export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

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

export const newcomer = {
  name: 'Rosa Register',
  email: 'rosa@loomwright.example',
  password: 'shuttle-and-reed',
} as const;

export const userText = ({
  id,
  email,
  name,
  role,
}: Omit<Person, 'password'> & { id: number; role: string }) => JSON.stringify({ id, email, name, role });
