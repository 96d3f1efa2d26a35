import { normalizeEmail } from '@loomwright/kit';
import { invariants, isOnce, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { type Accounts, MAX_ACCOUNT_ID, MAX_ACCOUNTS } from '../accounts.ts';
import { accountsSchema } from '../accounts-schema.ts';
import { ROLES } from '../roles.ts';
import { toSessionView } from '../session.view.ts';

// The order of keys, and those without a value, do not matter.
const sortedText = ({ nextId, accounts }: Accounts) =>
  JSON.stringify([nextId, accounts.map((one) => Object.fromEntries(Object.entries(one).sort()))]);

/** What holds for every list of accounts, stored or not (AUT-3, STO-2). */
export const brokenAccountsInvariants = invariants<[Accounts]>({
  'no id occurs twice': ({ accounts }) => isOnce(accounts.map(({ id }) => id)),
  'no address occurs twice, however it is written': ({ accounts }) =>
    isOnce(accounts.map(({ email }) => normalizeEmail(email))),
  'ids are positive whole numbers': ({ accounts }) =>
    accounts.every(({ id }) => isWhole(id, 1, MAX_ACCOUNT_ID)),
  'the next id is above every id': ({ accounts, nextId }) =>
    Number.isInteger(nextId) && accounts.every(({ id }) => id < nextId),
  'roles are known, or none': ({ accounts }) =>
    accounts.every(({ role }) => role === undefined || ROLES.includes(role)),
  'there are not too many': ({ accounts }) => accounts.length <= MAX_ACCOUNTS,
  'it is read again as it was stored': (list) => {
    const parsed = accountsSchema.safeParse(JSON.parse(JSON.stringify(list)));
    return parsed.success && sortedText(parsed.data) === sortedText(list);
  },
});

/** What holds for the session machine in every state (AUT-1, AUT-6, NAV-7). */
export const brokenSessionSnapshotInvariants = viewInvariants(toSessionView, {
  'there is a user exactly when one is signed in': (_, snapshot) =>
    snapshot.hasTag('signedIn') === (snapshot.context.user !== undefined),
  'it is loading exactly until the session is known': ({ status }, snapshot) =>
    (status === 'loading') === snapshot.matches('loading'),
  'the view says whether a user is signed in': ({ status }, snapshot) =>
    (status === 'signedIn') === snapshot.hasTag('signedIn'),
  'a user who is signed in can log out, once': ({ canLogOut }, snapshot) =>
    canLogOut === snapshot.matches('signedIn'),
  'the view shows the user there is': ({ user }, { context }) => user?.id === context.user?.id,
});
