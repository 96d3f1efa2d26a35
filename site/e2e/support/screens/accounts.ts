import type { Person } from '../people.ts';
import type { Screen } from './screen.ts';

/** Fills in the login form, and submits it. */
export const submitLogin = async (site: Screen, email: string, password: string) => {
  await site.fillIn({ Email: email, Password: password });
  await site.click('button', 'Log in');
};

/** Fills in the registration, and submits it. */
export const register = async (site: Screen, { email, name, password }: Person) => {
  await site.fillIn({ Name: name, Email: email, Password: password, 'Confirm password': password });
  await site.click('field', /^I agree to the Terms/);
  await site.click('button', 'Create account');
};
