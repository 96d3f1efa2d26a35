import { normalizeEmail } from '@loomwright/kit';
import { invariants, isUnique, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { type Accounts, MAX_ACCOUNT_ID, MAX_ACCOUNTS } from '../accounts.ts';
import { accountsSchema } from '../accounts-schema.ts';
import { ROLES } from '../roles.ts';
import { toSessionView } from '../session.view.ts';

// Ignores the order of keys, and keys without a value.
const sortedText = ({ nextId, accounts }: Accounts) =>
  JSON.stringify([nextId, accounts.map((one) => Object.fromEntries(Object.entries(one).sort()))]);

export const brokenAccountsInvariants = invariants<[Accounts]>({
  'no id occurs twice': ({ accounts }) => isUnique(accounts.map(({ id }) => id)),
  'no address occurs twice, in any spelling': ({ accounts }) =>
    isUnique(accounts.map(({ email }) => normalizeEmail(email))),
  'ids are positive whole numbers': ({ accounts }) =>
    accounts.every(({ id }) => isWhole(id, 1, MAX_ACCOUNT_ID)),
  'the next id is above every id': ({ accounts, nextId }) =>
    Number.isInteger(nextId) && accounts.every(({ id }) => id < nextId),
  'each role is known or missing': ({ accounts }) =>
    accounts.every(({ role }) => role === undefined || ROLES.includes(role)),
  'the number of accounts is within the limit': ({ accounts }) => accounts.length <= MAX_ACCOUNTS,
  'it survives a round trip through storage': (list) => {
    const parsed = accountsSchema.safeParse(JSON.parse(JSON.stringify(list)));
    return parsed.success && sortedText(parsed.data) === sortedText(list);
  },
});

export const brokenSessionSnapshotInvariants = viewInvariants(toSessionView, {
  'there is a user only while logged in': (_, snapshot) =>
    snapshot.hasTag('loggedIn') === (snapshot.context.user !== undefined),
  'it is loading until the session is known': ({ status }, snapshot) =>
    (status === 'loading') === snapshot.matches('loading'),
  'the view has the login status': ({ status }, snapshot) =>
    (status === 'loggedIn') === snapshot.hasTag('loggedIn'),
  'a user can log out once': ({ canLogOut }, snapshot) => canLogOut === snapshot.matches('loggedIn'),
  'the view shows the current user': ({ user }, { context }) => user?.id === context.user?.id,
});
