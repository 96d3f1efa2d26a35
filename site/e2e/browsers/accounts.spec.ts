import { MAX_FAILURES } from '@loomwright/login/limits';
import { member } from '../support/people.ts';
import { submitLogin } from '../support/screens/accounts.ts';
import { expect, test } from './browsers-test.ts';

test('logging in and out in one tab does so in the other; a reload keeps the session', {
  tag: ['@BRW-1', '@AUT-1', '@STO-4'],
}, async ({ newScreen }) => {
  const one = await newScreen();
  await one.open('/login');
  const two = await newScreen();
  await two.open('/terms');
  await submitLogin(one, member.email, member.password);
  await one.isAt('/dashboard');
  await two.shows('button', `Account menu of ${member.name}`);
  await two.reload();
  await two.click('button', `Account menu of ${member.name}`);
  await two.click('button', 'Logout');
  await one.isAt('/login?next=%2Fdashboard');
  await one.shows('link', 'Login');
});

test('wrong passwords lock the form, in another tab and after a reload too', {
  tag: ['@BRW-1', '@LGN-3', '@LGN-4'],
}, async ({ newScreen }) => {
  const one = await newScreen();
  await one.open('/login');
  const two = await newScreen();
  await two.open('/login');
  for (let left = MAX_FAILURES - 1; left >= 0; left -= 1) {
    await submitLogin(one, member.email, 'not-on-the-loom');
    await one.sees(left === 0 ? 'Too many login attempts.' : `Remaining attempts: ${left}`);
  }
  await two.sees('Too many login attempts.');
  await one.reload();
  await one.sees('Too many login attempts.');
  expect(JSON.parse((await one.stored('login_lockout')) ?? '')).toMatchObject({
    failures: MAX_FAILURES,
    locks: 1,
  });
});
