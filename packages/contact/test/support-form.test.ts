import { expect, it } from 'vitest';
import { goodSupport } from '../src/testing/index.ts';
import { sending, signal, supportForm } from './example-forms.ts';

it('a support request is sent with its priority; an unknown one becomes the default', {
  tags: ['FRM-2'],
}, async () => {
  const ports = sending();
  const { submit } = supportForm(ports);
  await submit({ values: goodSupport, attachment: undefined }, signal);
  await submit({ values: { ...goodSupport, priority: 'urgent' }, attachment: undefined }, signal);
  expect(ports.sent).toEqual([
    { kind: 'support', ...goodSupport },
    { kind: 'support', ...goodSupport, priority: 'medium' },
  ]);
});
