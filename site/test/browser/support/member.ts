import { page } from 'vitest/browser';
import { member, userText } from '../../../e2e/support/people.ts';

/** The storage of a browser in which the sample member is signed in. */
export const session = { user: userText(member) };

export const accountButton = page.getByRole('button', { name: `Account menu of ${member.name}` });
/** The open user menu; null while it is closed. */
export const userMenu = () => document.querySelector<HTMLElement>('#user-menu');
