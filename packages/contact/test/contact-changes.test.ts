import { createFormMachine, createFormView } from '@loomwright/form';
import { createStepper } from '@loomwright/machine-testing';
import { expect, it } from 'vitest';
import { goodContact, sampleRequest } from '../src/testing/index.ts';
import { contactForm } from './example-forms.ts';

const question = { kind: 'attachQuestion', question: 'Do you ship to Mars?' } as const;
const confirmed = { number: 'Q-7K3M-P2XD', email: 'ada@example.org', filing: 'guest' } as const;

const open = () => {
  const definition = contactForm();
  const stepper = createStepper(createFormMachine(definition));
  stepper.send({ type: 'form.ownerResolved', owner: null, values: goodContact });
  stepper.send({ type: 'draft.opened', draft: { owner: null, values: {} } });
  return { stepper, view: () => createFormView(definition)(stepper.snapshot) };
};
type Opened = ReturnType<typeof open>['stepper'];
const filled = ({ emitted }: Opened) => emitted.filter(({ type }) => type === 'form.filled').at(-1);

it('a question that arrives after a send starts another message', {
  tags: ['CHT-7', 'FRM-1'],
}, () => {
  const { stepper, view } = open();
  stepper.send({ type: 'form.submit', values: goodContact });
  stepper.settle('submit', { kind: 'done', result: undefined });
  expect(view()).toMatchObject({ status: 'succeeded', canSubmit: false });
  stepper.send({ type: 'form.change', command: question });
  expect(view()).toMatchObject({ status: 'editing', canSubmit: true, hasSucceeded: false, statusText: '' });
  expect(filled(stepper)).toMatchObject({ texts: { message: question.question } });
});

it('a question that arrives after a quote is confirmed shows the form again', {
  tags: ['CHT-7', 'CRT-10'],
}, () => {
  const { stepper, view } = open();
  stepper.send({ type: 'form.change', command: { kind: 'attachRequest', request: sampleRequest } });
  stepper.send({ type: 'form.submit', values: goodContact });
  stepper.settle('submit', { kind: 'done', result: { ...sampleRequest, ...confirmed } });
  expect(view()).toMatchObject({ status: 'succeeded', canSubmit: false });
  stepper.send({ type: 'form.change', command: question });
  expect(view()).toMatchObject({ status: 'editing', canSubmit: true, hasSucceeded: false, statusText: '' });
  expect(filled(stepper)).toMatchObject({ texts: { message: question.question } });
});

it('a question that fills the message clears only the error of the message', {
  tags: ['CHT-7', 'FRM-3'],
}, () => {
  const { stepper, view } = open();
  stepper.send({ type: 'form.submit', values: { ...goodContact, name: '', message: '' } });
  expect(view().errorList.map(({ field }) => field)).toEqual(['name', 'message']);
  stepper.send({ type: 'form.change', command: question });
  expect(view().errorList.map(({ field }) => field)).toEqual(['name']);
});

it('every change cancels a message that waits for the network', {
  tags: ['FRM-1', 'CRT-10'],
}, () => {
  const changes = [
    { type: 'form.change', command: { kind: 'detachRequest' } },
    { type: 'form.change', command: question },
    { type: 'form.edit', field: 'message', values: { ...goodContact, message: 'Something else' } },
  ] as const;
  for (const change of changes) {
    const { stepper, view } = open();
    stepper.send({ type: 'form.change', command: { kind: 'attachRequest', request: sampleRequest } });
    stepper.send({ type: 'network.changed', isOnline: false });
    stepper.send({ type: 'form.submit', values: goodContact });
    expect(view()).toMatchObject({ status: 'waiting', canCancel: true });
    stepper.send(change);
    expect(view()).toMatchObject({ status: 'editing', canSubmit: true, statusText: '' });
    stepper.send({ type: 'network.changed', isOnline: true });
    expect(stepper.running).not.toContain('submit');
  }
});
