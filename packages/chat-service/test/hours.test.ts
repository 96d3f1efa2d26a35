import { company } from '@loomwright/content';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion, Turn } from '../src/index.ts';
import { officeTime, timesOf } from '../src/operations/clock.ts';
import { DAYS } from '../src/reading/items.ts';
import { joinTimes, readTime } from '../src/reading/times.ts';
import { visit } from './golden/score.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

/** Asks at 10 AM on a Wednesday. */
const talk = (...questions: readonly string[]): string => {
  let turn: Turn | undefined;
  let said = '';
  for (const question of questions) ({ text: said, turn } = answerQuestion(question, turn, visit));
  return said;
};

const two = (minute: number) => String(minute).padStart(2, '0');
const hour12 = (minute: number) => Math.floor(minute / 60) % 12 || 12;
const half = (minute: number) => (minute < 720 ? 'am' : 'pm');

const spellings = (minute: number): readonly string[] => [
  `${hour12(minute)}:${two(minute % 60)}${half(minute)}`,
  `${hour12(minute)}:${two(minute % 60)} ${half(minute).toUpperCase()}`,
  `${hour12(minute)}.${two(minute % 60)}${half(minute)}`,
  ...(minute % 60 === 0 ? [`${hour12(minute)}${half(minute)}`, `${hour12(minute)} ${half(minute)}`] : []),
  ...(minute >= 780 ? [`${Math.floor(minute / 60)}:${two(minute % 60)}`] : []),
  ...(minute === 720 ? ['noon'] : []),
  ...(minute === 0 ? ['midnight'] : []),
];

const times = fc.oneof(
  fc.nat(1439),
  fc.nat(23).map((hour) => hour * 60),
  fc.nat(47).map((place) => place * 30),
  fc.constantFrom(0, 720),
);
const typed = times.chain((minute) =>
  fc.constantFrom(...spellings(minute)).map((spelling) => ({ minute, spelling })),
);

describe('a time of day', { tags: ['SVC-1'] }, () => {
  it('is read in every spelling', () => {
    fc.assert(
      fc.property(typed, ({ minute, spelling }) => {
        expect(readTime(joinTimes(spelling.toLowerCase()))).toBe(minute);
      }),
      runs(500),
    );
  });

  it.each(['30am', '13pm', '0am', '25:00', '9:75am', '5:30', '10:00:00', '9', 'am', '4.5:1'])(
    'is not read in %j',
    (spelling) => {
      expect(readTime(joinTimes(spelling))).toBeUndefined();
    },
  );

  it('is not read in “which of the 3 am I allowed to use”', () => {
    expect(joinTimes('which of the 3 am i allowed to use')).toBe('which of the 3 am i allowed to use');
  });
});

describe('a question about whether the office is open at a time', { tags: ['SVC-1', 'CNT-1'] }, () => {
  // Questions, each with its answer if the office is open.
  const asked = [
    [(day: string, time: string) => `are you open at ${time} on ${day}`, 'Yes'],
    [(day: string, time: string) => `is the office open ${day} at ${time}?`, 'Yes'],
    [(day: string, time: string) => `are you closed on ${day} at ${time}`, 'No'],
    [(day: string, time: string) => `is the office shut on ${day} at ${time}`, 'No'],
  ] as const;

  it('gets a yes or no according to that day’s hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DAYS),
        typed,
        fc.constantFrom(...asked),
        (day, { minute, spelling }, [ask, whenOpen]) => {
          const open = timesOf(day);
          const isOpen = open && minute >= open.from && minute < open.to;
          const verdict = isOpen === (whenOpen === 'Yes') ? 'Yes' : 'No';
          const says = open
            ? `${verdict}. On ${day}: ${open.text} (${company.office.timeZoneText}).`
            : `On ${day} we are closed.`;
          expect(talk(ask(day, spelling))).toBe(`${says} [Contact](/contact)`);
        },
      ),
      runs(200),
    );
  });

  it.each([
    ['Tuesday at 9:30am?', 'Yes. On Tuesday: '],
    [
      'can i call you at 7pm today',
      'No. Today at our office is Wednesday: we are open from 9:00 AM to 6:00 PM',
    ],
    ['are you open today at 5pm', 'Yes. Today at our office is Wednesday: '],
    ['are you open tonight at 8pm', 'No. Today at our office is Wednesday: '],
    ['are you open tomorrow at 8:15 pm', 'No. Tomorrow at our office is Thursday: '],
    ['are you open tomorrow at 16:00', 'Yes. Tomorrow at our office is Thursday: '],
    ['are you closed today', 'No, we are open until 6:00 PM.'],
    ['are you closed now', 'No, we are open until 6:00 PM.'],
  ])('gets a correct answer: %j', (question, says) => {
    expect(talk(question)).toMatch(new RegExp(`^${says}`));
  });

  it.each([
    // Invalid or ambiguous times.
    'are you open at 30am on monday',
    'are you open at 13pm on monday',
    'are you open at 5:30 on monday',
    'are you open at 25:00 today',
    // Not a single moment.
    'are you open tonight',
    'are you open until 6pm on monday',
    'are you open before 9am on monday',
    'are you open from 9am to 8pm on monday',
    'are you open at half past 5 pm on monday',
    'are you open on saturday and sunday at 11am',
    'are you open at midnight',
    // Another time zone.
    'are you open at 9am new york time on monday',
    'are you open at 10am gmt on monday',
    'are you open at 10am utc on monday',
    // Not a yes-or-no question.
    'do you close at 8pm on monday',
    'do you open at 11am on saturday',
    'are you open or closed at 5pm on saturday',
    'are you not open at 10am on monday',
    'when do you close today',
    'is it too late to call now',
  ])('gets the hours without a verdict: %j', (question) => {
    const text = talk(question);
    expect(text).not.toMatch(/\b(?:Yes|No)\b/);
    expect(text).toMatch(/\d:00 [AP]M/);
  });
});

it('the hours include their time zone if the question names another', { tags: ['SVC-1', 'CNT-1'] }, () => {
  expect(talk('are you open on friday at 9am berlin time')).toContain(`PM (${company.office.timeZoneText}).`);
});

describe('the days that a question names', () => {
  it.each([
    [['are you open tomorrow'], 'Tomorrow at our office is Thursday: we are open'],
    [['are you open the day after tomorrow'], 'On Friday: '],
    [
      ['are you open today and tomorrow'],
      'Today at our office is Wednesday: .* Tomorrow at our office is Thursday: ',
    ],
    [
      ['are you open tomorrow or on sunday'],
      'Tomorrow at our office is Thursday: .* On Sunday we are closed',
    ],
    [['are you open tomorrow', 'and on sunday'], 'On Sunday we are closed'],
    [['are you open today', 'and on saturday?'], 'On Saturday: '],
    [['are you open now', 'and on sunday'], 'On Sunday we are closed'],
    [['are you open tomorrow', 'and today?'], 'Yes, we are open until'],
    [['are you open on saturday', 'and tomorrow?'], 'Tomorrow at our office is Thursday: '],
    [['are you open on saturday', 'and now?'], 'Yes, we are open until'],
    [['are you open at 10am on monday', 'and at 8pm?'], 'No. On Monday: '],
  ])('are all answered, and no others: %j', { tags: ['SVC-1', 'CNT-1'] }, (questions, says) => {
    expect(talk(...questions)).toMatch(new RegExp(`^${says}`));
  });
});

it.each(['America/Los_Angeles', 'Pacific/Auckland', undefined])(
  '“today” and “tomorrow” are days at the office, as the answer states, in %s',
  { tags: ['SVC-1', 'CNT-1'] },
  (timeZone) => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    fc.assert(
      fc.property(fc.nat(7 * 48), (halfHours) => {
        const at = (visit.at ?? 0) + halfHours * 1_800_000;
        const { day } = officeTime(at);
        const next = days[(days.indexOf(day) + 1) % 7];
        const ask = (question: string) => answerQuestion(question, undefined, { at, timeZone }).text;
        for (const question of ['are you open tomorrow', 'can i have a demo tomorrow'])
          expect([question, ask(question)]).toEqual([
            question,
            expect.stringContaining(`Tomorrow at our office is ${next}: we are`),
          ]);
        expect(ask('are you open today at 5pm')).toContain(`Today at our office is ${day}: we are`);
        expect(ask('are you open now')).not.toMatch(/today|tomorrow/i);
      }),
      runs(50),
    );
  },
);

it.each(['are you open on christmas', 'are you closed for the holidays', 'xmas opening hours'])(
  'a question about holidays does not get today’s hours: %s',
  { tags: ['SVC-1'] },
  (asked) => {
    const said = talk(asked);
    expect(said).not.toMatch(/We are|Yes|No,/i);
    expect(said).toMatch(/not listed|not sure/);
  },
);

it('a named day wins over a holiday', { tags: ['SVC-1'] }, () => {
  expect(talk('im on holiday til monday, can i call u on monday at 10 then?')).toContain('9:00 AM');
});

describe('a question about days', { tags: ['SVC-1'] }, () => {
  const at = Date.parse('2026-11-25T10:00:00+05:30');

  it('gets tomorrow’s hours without a hedge', () => {
    for (const asked of [
      'when do you open tomorrow',
      'what time do u guys open tmrw',
      'until when tomorrow?',
    ])
      expect([asked, answerQuestion(asked, undefined, { at })]).toEqual([
        asked,
        expect.objectContaining({
          isSure: true,
          text: expect.stringContaining('Tomorrow at our office is Thursday'),
        }),
      ]);
  });

  it('gets the next opening after the current time', () => {
    const night = Date.parse('2026-11-25T22:00:00+05:30');
    expect(answerQuestion('when do you open next', undefined, { at: night }).text).toContain(
      'We open again on Thursday at 9:00 AM, office time',
    );
  });

  it.each(['are you open at 8 p.m. on monday?', 'are you open at 8 P. M. on monday?', 'open 8p.m. monday'])(
    'is not split at “p.m.”: %s',
    (asked) => {
      const { text } = answerQuestion(asked);
      expect(text).toContain('On Monday');
      expect(text).not.toContain('not sure');
    },
  );
});
