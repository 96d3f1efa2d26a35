import { expect } from 'vitest';
import { page } from 'vitest/browser';

const main = page.getByRole('main');

export const field = (label: string) => main.getByLabelText(label, { exact: true });
export const submit = (name: string) => main.getByRole('button', { name, exact: true });
/** The error summary of a form; undefined without errors. */
const problemBox = () =>
  [...document.querySelectorAll<HTMLElement>('main [tabindex="-1"]')].find((box) =>
    box.textContent.includes('There is a problem'),
  );
const problemLinks = () => [...(problemBox()?.querySelectorAll('a') ?? [])];

/** The error summary has focus and lists these errors. */
export const expectProblems = async (messages: readonly string[]) => {
  await expect.poll(() => document.activeElement === problemBox()).toBe(true);
  await expect.poll(() => problemLinks().map(({ textContent }) => textContent)).toEqual(messages);
};

/** A field is marked and described by exactly this error; by none for an empty text. */
export const expectError = async (label: string, message: string) => {
  if (message === '') await expect.element(field(label)).not.toHaveAttribute('aria-invalid');
  else {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    const words = message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)Error: ${words}$`));
  }
};

/** Follows the summary's link to its field. */
export const followProblem = async (label: string, message: string) => {
  problemLinks()
    .find(({ textContent }) => textContent === message)
    ?.click();
  await expect.element(field(label)).toHaveFocus();
};
