import { member } from '../support/people.ts';
import { expect, test } from './browsers-test.ts';
import type { Screen } from './screen.ts';

const tryToLogIn = async (site: Screen, password: string) => {
  await site.fill('Email', member.email);
  await site.fill('Password', password);
  await site.click('button', 'Login');
};

test('[BRW-1] [AUT-1] [STO-4] logging in and out in one tab does so in the other; a reload keeps the session', async ({
  newScreen,
}) => {
  const one = await newScreen();
  await one.open('/login');
  const two = await newScreen();
  await two.open('/terms');
  await tryToLogIn(one, member.password);
  await one.isAt('/dashboard');
  await two.shows('button', `Account menu of ${member.name}`);
  await two.reload();
  await two.click('button', `Account menu of ${member.name}`);
  await two.click('button', 'Logout');
  await one.isAt('/login?next=%2Fdashboard');
  await one.shows('link', 'Login');
});

test('[BRW-1] [LGN-3] [LGN-4] three wrong passwords lock the form, in another tab and after a reload too', async ({
  newScreen,
}) => {
  const one = await newScreen();
  await one.open('/login');
  const two = await newScreen();
  await two.open('/login');
  for (const answer of ['Remaining attempts: 2', 'Remaining attempts: 1', 'Too many login attempts.']) {
    await tryToLogIn(one, 'not-on-the-loom');
    await one.sees(answer);
  }
  await two.sees('Too many login attempts.');
  await one.reload();
  await one.sees('Too many login attempts.');
  expect(JSON.parse((await one.stored('login_lockout')) ?? '')).toMatchObject({ failures: 3, locks: 1 });
});
