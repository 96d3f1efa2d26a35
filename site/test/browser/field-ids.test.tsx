import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';
import { TextField } from '../../src/ui/form/text-field.tsx';

const nothing = () => {};

const Sample = ({ title }: { readonly title: string }) => (
  <FormFrame
    form={{
      element: createRef(),
      fields: ['email'],
      failures: 1,
      successes: 0,
      onSubmit: nothing,
      onEdit: nothing,
      onLeave: nothing,
      view: {
        status: 'idle',
        errors: { email: 'Enter an email address' },
        errorList: [{ field: 'email', message: 'Enter an email address' }],
        message: '',
        statusText: '',
        buttonText: 'Send',
        canSubmit: true,
      },
    }}
    labelledBy={title}
  >
    <h2 id={title}>{title}</h2>
    <TextField name="email" label={`${title} email`} hint={`For ${title}`} autoComplete="email" />
  </FormFrame>
);

test('two forms with a field of one name keep their labels, errors and links apart', {
  tags: ['FRM-3', 'A11-1'],
}, async () => {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  await act(() =>
    root.render(
      <>
        <Sample title="First" />
        <Sample title="Second" />
      </>,
    ),
  );
  const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const second = page.getByLabelText('Second email', { exact: true });
  await expect.element(second).toHaveAccessibleDescription(/For Second.*Enter an email address/);
  await page.getByRole('link', { name: 'Enter an email address' }).nth(1).click();
  await expect.element(second).toHaveFocus();
  root.unmount();
  box.remove();
});
