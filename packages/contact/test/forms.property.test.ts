import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, SUPPORT_FIELDS, toContactView, toSupportView } from '../src/index.ts';
import {
  brokenFormInvariants,
  contactSteps,
  createContactBench,
  createSupportBench,
  goodContact,
  goodSupport,
  supportSteps,
} from '../src/testing/index.ts';

describe('any history', () => {
  it('[FRM-1] [FRM-3] [FRM-4] [CRT-10] leaves the contact form sound, with one message on its way at most', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(fc.array(contactSteps, { maxLength: 25 }), (steps) => {
        const { stepper, take } = createContactBench();
        for (const step of steps) {
          const before = toContactView(stepper.snapshot);
          take(step);
          const view = toContactView(stepper.snapshot);
          visited.add(view.status).add(String(view.filing));
          expect(brokenFormInvariants(view)).toEqual([]);
          expect(stepper.running.length).toBe(view.status === 'submitting' ? 1 : 0);
          // Nothing is sent but by an answer, and nothing begins but by a submit.
          expect(view.sentCount - before.sentCount).toBeLessThanOrEqual(
            step.by === 'answer' || step.by === 'file' ? 1 : 0,
          );
          if (view.status === 'submitting' && before.status !== 'submitting') expect(step.by).toBe('submit');
        }
      }),
      runs(300),
    );
    expect([...visited].sort()).toEqual(
      ['failed', 'guest', 'idle', 'listed', 'notKept', 'sent', 'submitting', 'undefined'].sort(),
    );
  });

  it('[FRM-2] [FRM-3] [FRM-4] leaves the support form sound', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(fc.array(supportSteps, { maxLength: 25 }), (steps) => {
        const { stepper, take } = createSupportBench();
        for (const step of steps) {
          take(step);
          const view = toSupportView(stepper.snapshot);
          visited.add(view.status);
          expect(brokenFormInvariants(view)).toEqual([]);
        }
      }),
      runs(300),
    );
    expect(visited.size).toBe(4);
  });
});

const isShort = (text: string, most: number) => [...text.trim()].length <= most;

describe('five hundred hostile texts', () => {
  it('[FRM-1] [FRM-3] in every field of the contact form are sent as they are, but for the space around, or refused', () => {
    for (const field of CONTACT_FIELDS) {
      for (const text of hostileStrings) {
        const { stepper } = createContactBench();
        stepper.send({ type: 'contact.submit', ...goodContact, [field]: text });
        const { errors, status } = toContactView(stepper.snapshot);
        const isRequired = !['company', 'phone'].includes(field);
        const isRefused =
          field === 'email'
            ? errors.email !== undefined
            : (isRequired && text.trim() === '') || !isShort(text, field === 'message' ? 10_000 : 200);
        expect([field, Object.keys(errors)]).toEqual([field, isRefused ? [field] : []]);
        expect(status).toBe(isRefused ? 'idle' : 'submitting');
        if (!isRefused)
          expect(stepper.inputOf('sendForm')).toEqual({
            kind: 'contact',
            ...goodContact,
            [field]: text.trim(),
          });
      }
    }
  });

  it('[FRM-2] [FRM-3] in every field of the support form likewise', () => {
    for (const field of SUPPORT_FIELDS) {
      for (const text of hostileStrings) {
        const { stepper } = createSupportBench();
        stepper.send({ type: 'support.submit', ...goodSupport, [field]: text });
        const { errors, status } = toSupportView(stepper.snapshot);
        expect(Object.keys(errors).filter((name) => name !== field)).toEqual([]);
        expect(status).toBe(errors[field] === undefined ? 'submitting' : 'idle');
        if (field === 'priority') expect(errors).toEqual({});
        else if (status === 'submitting')
          expect(stepper.inputOf('sendForm')).toMatchObject({ [field]: text.trim() });
      }
    }
  });
});
