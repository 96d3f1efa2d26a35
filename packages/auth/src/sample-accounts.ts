import type { Accounts } from './accounts.ts';

/** The passwords are in the repository's README (AUT-2). */
export const SAMPLE_ACCOUNTS: Accounts = {
  nextId: 3,
  accounts: [
    {
      id: 1,
      email: 'member@loomwright.example',
      name: 'Mara Member',
      role: 'user',
      passwordHash:
        '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg',
    },
    {
      id: 2,
      email: 'admin@loomwright.example',
      name: 'Ada Admin',
      role: 'admin',
      passwordHash:
        '$pbkdf2-sha256$i=600000$BqpKxfR/98uk/LpYXhnstA$nNghYB8qwRUbq/0vNPvTH0ykNm01MMC0A4mVSHqoWzQ',
    },
  ],
};
