import { page } from 'vitest/browser';
import { member, userText } from '../../../e2e/support/people.ts';

export const session = { user: userText(member) };

export const accountButton = page.getByRole('button', { name: `Account menu of ${member.name}` });
export const userMenu = () => document.querySelector<HTMLElement>('#user-menu');
