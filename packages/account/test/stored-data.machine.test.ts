import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import { expect, it } from 'vitest';
import { createStoredDataMachine, listStoredData, toStoredDataRows } from '../src/index.ts';

const open = () => {
  const origin = createMemoryOrigin();
  const store = origin.openTab();
  const keys = [{ key: 'cart', area: 'local', holds: 'a cart' }] as const;
  const readRows = () => listStoredData({ keys, store, sessionTexts: {}, userId: 7 });
  const { ref } = createRecordingListener<NoticeEvent>();
  const machine = createStoredDataMachine({ readRows, exportAll: async () => {} });
  const stepper = createStepper(machine, { rows: readRows(), notices: ref });
  return {
    origin,
    stepper,
    readRows,
    texts: () => toStoredDataRows(stepper.snapshot).map(({ sizeText }) => sizeText),
  };
};

it('sizes follow storage within a second; equal sizes keep the same rows', {
  tags: ['LGL-1', 'AUT-8'],
}, () => {
  const { origin, readRows, stepper, texts } = open();
  expect(texts()).toEqual(['nothing there']);
  for (const [text, size] of [
    ['1', '1 byte'],
    ['[]', '2 bytes'],
    ['x'.repeat(1250), '1.3 kB'],
  ] as const) {
    origin.entries.set('cart', text);
    stepper.advance(1000);
    stepper.send({ type: 'storedData.read', rows: readRows() });
    expect(texts()).toEqual([size]);
  }
  const before = toStoredDataRows(stepper.snapshot);
  stepper.send({ type: 'storedData.read', rows: readRows() });
  expect(toStoredDataRows(stepper.snapshot)).toBe(before);
  stepper.fail('readRows', new Error('broken'));
  expect(toStoredDataRows(stepper.snapshot)).toBe(before);
});

it('exports one at a time, and shows success or failure', { tags: ['AUT-8'] }, () => {
  const { stepper } = open();
  const texts = () => stepper.sent.map(({ event }) => (event as NoticeEvent).text);
  stepper.send({ type: 'storedData.export' });
  stepper.send({ type: 'storedData.export' });
  expect(stepper.running.filter((id) => id === 'exportAll')).toHaveLength(1);
  stepper.settle('exportAll', undefined);
  expect(texts()).toEqual(['Your data was exported.']);
  stepper.send({ type: 'storedData.export' });
  stepper.fail('exportAll', new Error('offline'));
  expect(texts().at(-1)).toBe('The export could not be loaded. Please try again.');
});
