// One tab follows another one: what passes between them.

import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LiveRecord, readTabMessage, type TabMessage, writeTabMessage } from '../src/lab/index.ts';

const record: LiveRecord = {
  number: 2,
  at: 40,
  actor: 'x:1',
  name: 'lamp',
  machine: 'lamp',
  from: 'switch',
  event: { type: 'press', parts: { times: 2 }, hiddenCount: 1 },
  active: ['on'],
  taken: ['lamp|off|press|0'],
};

const messages: readonly TabMessage[] = [
  { kind: 'find', watcher: 'a' },
  { kind: 'found', watcher: 'a', tab: { id: 'b', title: 'Products' } },
  { kind: 'follow', watcher: 'a', tabId: 'b' },
  { kind: 'keep', watcher: 'a', tabId: 'b' },
  { kind: 'records', tabId: 'b', records: [record] },
  { kind: 'records', tabId: 'b', watcher: 'a', records: [] },
  { kind: 'ended', tabId: 'b' },
];

describe('the messages between tabs', () => {
  it('[LAB-2] are read as they were written', () => {
    for (const message of messages)
      expect(readTabMessage(structuredClone(writeTabMessage(message)))).toEqual(message);
  });

  it('[LAB-2] are refused where a part is missing or of another kind, and from another version', () => {
    const value = fc.oneof(fc.constantFrom(...hostileStrings), fc.anything());
    fc.assert(
      fc.property(value, (data) => {
        expect(readTabMessage(data)).toBeUndefined();
      }),
      runs(300),
    );
    for (const message of messages) {
      const written = writeTabMessage(message) as Readonly<Record<string, unknown>>;
      expect(readTabMessage({ ...written, version: 2 })).toBeUndefined();
      for (const part of Object.keys(message))
        if (part !== 'watcher' || message.kind !== 'records')
          expect(readTabMessage({ ...written, [part]: {} }), `${message.kind} ${part}`).toBeUndefined();
    }
    for (const part of Object.keys(record))
      expect(
        readTabMessage(
          writeTabMessage({
            kind: 'records',
            tabId: 'b',
            records: [{ ...record, [part]: Symbol(part) as never }],
          }),
        ),
        part,
      ).toBeUndefined();
  });
});
