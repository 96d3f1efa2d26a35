import { accountEntries } from './entries/account.ts';
import { appEntries } from './entries/app.ts';
import { authEntries } from './entries/auth.ts';
import { cartEntries } from './entries/cart.ts';
import { catalogueEntries } from './entries/catalogue.ts';
import { chatEntries } from './entries/chat.ts';
import { contactEntries } from './entries/contact.ts';
import { deliveryEntries } from './entries/delivery.ts';
import { formEntries } from './entries/form.ts';
import { loginEntries } from './entries/login.ts';
import { portfolioEntries } from './entries/portfolio.ts';
import { shellEntries } from './entries/shell.ts';
import { statechartsEntries } from './entries/statecharts.ts';
import { storageEntries } from './entries/storage.ts';
import type { MachineEntry } from './entry.ts';

export type { MachineEntry } from './entry.ts';

/** Every machine of the site. After adding one, run `npm run statecharts` to write its files. */
export const machines: readonly MachineEntry[] = [
  ...accountEntries,
  ...appEntries,
  ...authEntries,
  ...cartEntries,
  ...catalogueEntries,
  ...chatEntries,
  ...contactEntries,
  ...deliveryEntries,
  ...formEntries,
  ...loginEntries,
  ...portfolioEntries,
  ...shellEntries,
  ...statechartsEntries,
  ...storageEntries,
];
