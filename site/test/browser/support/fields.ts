import { expect } from 'vitest';
import { page } from 'vitest/browser';

const main = page.getByRole('main');

export const field = (label: string) => main.getByLabelText(label, { exact: true });
export const submit = (name: string) => main.getByRole('button', { name, exact: true });
const problemBox = () =>
  [...document.querySelectorAll<HTMLElement>('main [tabindex="-1"]')].find((box) =>
    box.textContent.includes('There is a problem'),
  );
export const problemLinks = () => [...(problemBox()?.querySelectorAll('a') ?? [])];

export const expectProblems = async (messages: readonly string[]) => {
  await expect.poll(() => document.activeElement === problemBox()).toBe(true);
  await expect.poll(() => problemLinks().map(({ textContent }) => textContent)).toEqual(messages);
};

export const expectError = async (label: string, message: string) => {
  if (message === '') await expect.element(field(label)).not.toHaveAttribute('aria-invalid');
  else {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    const words = message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)Error: ${words}$`));
  }
};

export const followProblem = async (label: string, message: string) => {
  problemLinks()
    .find(({ textContent }) => textContent === message)
    ?.click();
  await expect.element(field(label)).toHaveFocus();
};
