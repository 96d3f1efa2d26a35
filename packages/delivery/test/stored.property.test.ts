import { mutatedTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentRecordSchema, storedSchema } from '../src/index.ts';
import { deliveries, messages, SENT_AT } from '../src/testing/index.ts';

const stored = fc.tuple(deliveries, messages(), fc.boolean()).map(([delivery, message, isCopy]) => ({
  delivery: { ...delivery, id: `${message.number}${isCopy ? '.copy' : ''}` },
  message,
}));

describe('a stored delivery', { tags: ['DLV-2'] }, () => {
  it('is read back with its own message only', () => {
    fc.assert(
      fc.property(stored, messages(), (one, other) => {
        expect(storedSchema.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
        const isSame = one.message.number === other.number;
        expect(storedSchema.safeParse({ ...one, message: other }).success).toBe(isSame);
      }),
      runs(100),
    );
  });

  it('altered on disk is read completely or not at all', () => {
    const seen = { whole: 0, broken: 0 };
    fc.assert(
      fc.property(
        mutatedTexts(stored, { keys: ['id', 'number', 'status'], values: ['sent', '../x'] }),
        (text) => {
          const read = () => storedSchema.safeParse(JSON.parse(text)).data;
          let found: ReturnType<typeof read>;
          try {
            found = read();
          } catch (error) {
            expect(error).toBeInstanceOf(SyntaxError);
          }
          if (found) expect(storedSchema.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
          seen[found ? 'whole' : 'broken'] += 1;
        },
      ),
      runs(1000),
    );
    expect(Math.min(seen.whole, seen.broken)).toBeGreaterThan(200);
  });
});

it('the record of a sent mail has none of its text; other fields are dropped', {
  tags: ['DLV-2'],
}, () => {
  const note = { number: 'M-7K3Q-9F2M', digest: 'a'.repeat(32), sentAt: SENT_AT };
  expect(sentRecordSchema.parse({ ...note, message: 'A loom of our own.' })).toEqual(note);
  for (const key of Object.keys(note))
    expect(sentRecordSchema.safeParse({ ...note, [key]: undefined }).success).toBe(false);
});
