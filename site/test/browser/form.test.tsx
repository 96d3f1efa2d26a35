import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillIn, textsOf } from '../../src/app/form-values.ts';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';

const view = {
  status: 'editing',
  errors: {},
  errorList: [],
  message: '',
  statusText: '',
  buttonText: 'Send',
  canSubmit: true,
};
const handle = {
  element: createRef<HTMLFormElement>(),
  fields: [],
  view,
  failures: 0,
  successes: 0,
  onSubmit: () => {},
  onEdit: () => {},
  onLeave: () => {},
};

const render = (action?: string) =>
  renderToStaticMarkup(
    <FormFrame form={handle} labelledBy="write" action={action}>
      <input name="email" />
    </FormFrame>,
  );

test('without JavaScript a form submits to its endpoint, or explains why it cannot', {
  tags: ['FRM-1'],
}, () => {
  expect(render('https://forms.example/in')).toContain('action="https://forms.example/in" method="post"');
  const html = render();
  expect(html).toContain('<noscript>');
  expect(html).not.toContain('action=');
});

test('a draft with a choice that is no longer offered leaves the list unchanged', {
  tags: ['FRM-3', 'FRM-2'],
}, () => {
  const form = document.createElement('form');
  const list = form.appendChild(document.createElement('select'));
  list.name = 'priority';
  list.append(new Option('Low', 'low'), new Option('Medium', 'medium', true, true));
  fillIn(form, { priority: 'urgent' });
  expect(textsOf(form, ['priority'])).toEqual({ priority: 'medium' });
  fillIn(form, { priority: 'low' });
  expect(textsOf(form, ['priority'])).toEqual({ priority: 'low' });
});
