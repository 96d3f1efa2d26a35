import { slotProblem } from '@loomwright/contact';
import { sampleOffice } from '@loomwright/contact/testing';
import { checkTexts, fieldsOf, toSentTexts } from '@loomwright/form';
import { recordOf, type TextsOf, toFieldErrors } from '@loomwright/kit';
import { mutatedTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { match } from 'ts-pattern';
import { describe, expect, it } from 'vitest';
import { isAcceptable, MESSAGE_KINDS, messageSchema, readMessage, toDeliveries } from '../src/index.ts';
import {
  anyBodies,
  type Body,
  createMessageEnvironment,
  formOf,
  goodBodies,
  messages,
  SENT_AT,
  type SentBody,
} from '../src/testing/index.ts';

const HOUR_MS = 3_600_000;
const HOUR = Math.floor(SENT_AT / HOUR_MS) * HOUR_MS;

const read = ({ body, kind }: SentBody, at?: number) => readMessage(kind, body, createMessageEnvironment(at));
const readGood = (sent: SentBody, at?: number) => {
  const found = read(sent, at);
  if (!found) throw new Error('The body could not be read.');
  return found;
};
const withoutNumber = ({ body: { number: _, ...body }, kind }: SentBody): SentBody => ({ kind, body });
const numberless = goodBodies('contact', 'support', 'quote', 'demo').map(withoutNumber);

describe('any message', () => {
  it('without errors is stored and read back unchanged', { tags: ['DLV-1'] }, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(goodBodies(), (sent) => {
        const found = readGood(sent);
        expect(found.errors).toEqual({});
        expect(isAcceptable(found)).toBe(true);
        expect(messageSchema.parse(JSON.parse(JSON.stringify(found.message)))).toEqual(found.message);
        seen.set(sent.kind, (seen.get(sent.kind) ?? 0) + 1);
      }),
      runs(1000),
    );
    expect([...seen.keys()].sort()).toEqual([...MESSAGE_KINDS].sort());
  });

  it('has exactly the errors and texts of its form', { tags: ['DLV-1', 'FRM-3'] }, () => {
    const seen = { good: 0, wrong: 0 };
    fc.assert(
      fc.property(fc.oneof(anyBodies, goodBodies()), (sent) => {
        const { errors, message } = readGood(sent);
        const form = formOf(sent.kind);
        const slot = 'texts' in message && 'slot' in message.texts ? message.texts.slot : '';
        const body: Body = { ...sent.body, slot };
        const typed = recordOf<TextsOf<typeof form>>(fieldsOf(form), (field) => String(body[field]));
        const ofForm = checkTexts(form, typed);
        expect(errors).toEqual(
          match(message)
            .with({ kind: 'demo' }, () =>
              toFieldErrors({
                ...ofForm,
                slot: slotProblem(sampleOffice, { at: SENT_AT, slot, booked: [] }),
              }),
            )
            .otherwise(() => ofForm),
        );
        expect(message.texts).toEqual(toSentTexts(form, typed));
        seen[isAcceptable({ errors, message, earlierNumber: undefined }) ? 'good' : 'wrong'] += 1;
      }),
      runs(1000),
    );
    expect(Math.min(seen.good, seen.wrong)).toBeGreaterThan(200);
  });

  it('is read without throwing, and accepted only when complete', {
    tags: ['DLV-2'],
  }, () => {
    const seen = { malformed: 0, wrong: 0, good: 0 };
    const texts = fc.oneof(
      ...MESSAGE_KINDS.map((kind) =>
        fc.tuple(
          fc.constant(kind),
          mutatedTexts(
            goodBodies(kind).map(({ body }) => body),
            {
              keys: ['number', 'lines', 'copy'],
              values: ['M-7K3Q-9F2M', '../../x', [{ id: 1, quantity: 1 }]],
            },
          ),
        ),
      ),
    );
    const parse = (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    };
    fc.assert(
      fc.property(texts, ([kind, text]) => {
        const found = readMessage(kind, parse(text), createMessageEnvironment());
        if (!found) seen.malformed += 1;
        else if (!isAcceptable(found)) seen.wrong += 1;
        else {
          seen.good += 1;
          const { message } = found;
          expect(messageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
          expect(Object.values(message.texts).every((value) => typeof value === 'string')).toBe(true);
          expect(message.acceptedAt).toBe(SENT_AT);
        }
      }),
      runs(2000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
  });
});

describe('the number of a message without one', { tags: ['DLV-1'] }, () => {
  it('is the same within the hour, and recognised in the next one', () => {
    fc.assert(
      fc.property(numberless, fc.nat(HOUR_MS - 1), fc.nat(HOUR_MS - 1), (sent, one, other) => {
        const first = readGood(sent, HOUR + one);
        const again = readGood(sent, HOUR + other);
        expect(again.message).toEqual({ ...first.message, acceptedAt: HOUR + other });
        expect(again.earlierNumber).toBe(first.earlierNumber);
        const next = readGood(sent, HOUR + HOUR_MS + other);
        expect(next.earlierNumber).toBe(first.message.number);
        expect(next.message.number).not.toBe(first.message.number);
        expect(next.message.digest).toBe(first.message.digest);
        const later = readGood(sent, HOUR + 2 * HOUR_MS + other);
        expect([later.message.number, later.earlierNumber]).not.toContain(first.message.number);
      }),
      runs(100),
    );
  });

  it('and its digest differ exactly if the message differs', () => {
    const seen = { same: 0, different: 0 };
    const said = (sent: SentBody) => {
      const { acceptedAt: _, digest: __, number: ___, wantsCopy: ____, ...content } = readGood(sent).message;
      return JSON.stringify(content);
    };
    // Each changes white space, the copy option, an unknown field or the name.
    const changes = fc.constantFrom<(body: Body) => Body>(
      (body) => ({ ...body, email: ` ${body.email}\t` }),
      (body) => ({ ...body, copy: 'on' }),
      (body) => ({ ...body, copy: undefined }),
      (body) => ({ ...body, unknown: 'x' }),
      (body) => ({ ...body, name: `${body.name}.` }),
    );
    const pairs = fc.oneof(
      fc
        .tuple(numberless, changes)
        .map(([sent, change]) => [sent, { ...sent, body: change(sent.body) }] as const),
      fc.tuple(numberless, numberless),
    );
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const isSame = said(one) === said(other);
        const [first, second] = [readGood(one).message, readGood(other).message];
        expect(first.number === second.number).toBe(isSame);
        expect(first.digest === second.digest).toBe(isSame);
        seen[isSame ? 'same' : 'different'] += 1;
      }),
      runs(500),
    );
    expect(Math.min(seen.same, seen.different)).toBeGreaterThan(50);
  });

  it('is replaced by the client’s number; the digest stays', () => {
    fc.assert(
      fc.property(goodBodies(), messages(), (sent, { number }) => {
        const found = readGood({ ...sent, body: { ...sent.body, number } });
        expect([found.message.number, found.earlierNumber]).toEqual([number, undefined]);
        expect(found.message.digest).toBe(readGood(withoutNumber(sent)).message.digest);
      }),
      runs(100),
    );
  });
});

it('every message has a delivery to the company, then one for a requested copy', { tags: ['DLV-1'] }, () => {
  fc.assert(
    fc.property(messages(), (message) => {
      const ids = toDeliveries(message).map(({ id }) => id);
      expect(ids).toEqual(message.wantsCopy ? [message.number, `${message.number}.copy`] : [message.number]);
    }),
    runs(100),
  );
});
