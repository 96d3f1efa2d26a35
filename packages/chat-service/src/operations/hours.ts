import { bookingWeeks, contactFacts, demoSlot, toTimeText } from '@loomwright/content';
import { toNumberWord } from '@loomwright/kit';
import { toList } from '../knowledge/source.ts';
import { daysAhead } from '../reading/day-words.ts';
import { DAYS, type Day } from '../reading/items.ts';
import { rootsOf } from '../reading/normalise.ts';
import { hasAny, type Question } from '../reading/question.ts';
import { readTime } from '../reading/times.ts';
import { type OpenTimes, officeTime, timesOf, visitorTime } from './clock.ts';
import { type Asked, type Operation, onContact, type Reply } from './operation.ts';

const evening = rootsOf('tonight evening night');

const zone = ` (${contactFacts.timeZone})`;

const week = (): string =>
  `Our business hours${zone}:\n\n${toList(
    contactFacts.hours.map(({ days, times }) => `${days}: ${times?.replace('–', ' to ') ?? 'closed'}`),
  )}`;

interface AskedDay {
  readonly day: Day;
  /** For example “Today at our office”: the visitor’s date may differ. */
  readonly when?: string | undefined;
}

const TODAY = 'Today at our office';
const relativeNames = [TODAY, 'Tomorrow at our office'];

const daysOf = ({ question, visit: { at } }: Asked): readonly AskedDay[] => {
  const today = at === undefined ? 0 : DAYS.indexOf(officeTime(at).day);
  const relative = (at === undefined ? [] : daysAhead(question)).map(
    (ahead): AskedDay => ({
      day: DAYS[(today + ahead) % DAYS.length] as Day,
      when: relativeNames[ahead],
    }),
  );
  const named = DAYS.filter(
    (day) => question.entities.days.includes(day) && !relative.some((known) => known.day === day),
  );
  return [...relative, ...named.map((day) => ({ day }))];
};

const closedText = (day: Day): string => `On ${day} we are closed.`;

const lineOf = ({ day, when }: AskedDay, where: string): string => {
  const times = timesOf(day);
  if (when === undefined) return times ? `On ${day}: ${times.text}${where}.` : closedText(day);
  return `${when} is ${day}: we are ${times ? `open from ${times.text}${zone}` : 'closed'}.`;
};

// Questions about opening times or periods get no yes or no: “do you close at 6pm?”, “until 6pm”.
const notYesOrNo =
  /\b(?:not|or|what|when|where|which|who|whose|why|how\w*|late|later|early|earlier|before|after|until|till?|by|from|since|past|half|quarter|between|close|closes|closing|shuts|shutting|opens|opening)\b|\bdo(?:es)? (?:\w+ ){1,3}(?:open|close|shut)\b/;
/** “9am Berlin time” is not office time. */
const otherClock = /\b(?:time|utc|gmt)\b/;
const closed = /\b(?:closed|shut)\b/;

const yesOrNo = ({ text }: Question, isOpen: boolean): string | undefined => {
  const isClosed = closed.test(text);
  if (notYesOrNo.test(text) || otherClock.test(text) || (isClosed && /\bopen\b/.test(text))) return undefined;
  return isOpen !== isClosed ? 'Yes' : 'No';
};

const isWithin = (times: OpenTimes, minute: number) => minute >= times.from && minute < times.to;

const verdictOf = (question: Question, days: readonly AskedDay[]): string | undefined => {
  const [time, ...others] = question.words.flatMap(({ text }) => readTime(text) ?? []);
  const [only, second] = days;
  const times = only && timesOf(only.day);
  const isOne = others.length === 0 && question.entities.numbers.length <= 1 && second === undefined;
  return time === undefined || !times || !isOne ? undefined : yesOrNo(question, isWithin(times, time));
};

const visiting = /\b(?:come|coming|drop|dropping|pop|popping|stop by|swing|visit|visiting|visitors)\b/;

const onDays = (question: Question, days: readonly AskedDay[]): Reply => {
  const verdict = verdictOf(question, days);
  // A verdict refers to office time, which may differ from the visitor’s.
  const isZoned = verdict !== undefined || otherClock.test(question.text);
  const lines = days.map((day) => lineOf(day, isZoned ? zone : ''));
  const isVisit = visiting.test(question.text) && days.some(({ day }) => timesOf(day));
  return onContact(
    [
      ...(verdict ? [`${verdict}.`] : []),
      ...lines,
      ...(isVisit ? ['Please [write to us first](/contact), then come and see us.'] : []),
    ].join(' '),
  );
};

const holidays = rootsOf('holiday christmas xmas easter diwali thanksgiving eid holi');
export const onHolidays = (): Reply => ({
  ...onContact(`Holidays are not listed on this site. ${week()}`),
  isAdmission: true,
});

/** Whether a question names a time, valid or not: if so, “we are open now” does not answer it. */
const isTimed = ({ entities, words, roots }: Question) =>
  entities.numbers.length > 0 ||
  words.some(({ text }) => readTime(text) !== undefined) ||
  hasAny({ roots }, evening);

const again = /\b(?:open|opens|opening|there|back|in)\b.*\b(?:next|again)\b|\bnext open/;

export const hours: Operation = (asked) => {
  const { question } = asked;
  const days = daysOf(asked);
  const [only, second] = days;
  if (!only && hasAny(question, holidays)) return onHolidays();
  if (!only) return again.test(question.text) ? now(asked) : onContact(week());
  return only.when === TODAY && !second && !isTimed(question) ? now(asked) : onDays(question, days);
};

const nextOpening = (day: Day, minute: number): string => {
  const today = DAYS.indexOf(day);
  const [next] = Array.from({ length: 8 }, (_, ahead) => DAYS[(today + ahead) % DAYS.length] as Day).flatMap(
    (one, ahead) => {
      const times = timesOf(one);
      return times && (ahead > 0 || minute < times.from) ? [{ one, from: times.from }] : [];
    },
  );
  return next ? ` We open again on ${next.one} at ${toTimeText(next.from)}, office time.` : '';
};

const now = ({ question, visit: { at, timeZone } }: Asked): Reply => {
  if (at === undefined) return onContact(week());
  const { day, minute, text } = officeTime(at);
  const times = timesOf(day);
  const theirs = visitorTime(at, timeZone);
  const verdict = yesOrNo(question, true);
  const state =
    times && isWithin(times, minute)
      ? `${verdict ? `${verdict}, we` : 'We'} are open until ${toTimeText(times.to)}.`
      : `We are closed now.${nextOpening(day, minute)}`;
  const clock = `It is ${day}, ${text} at the office${zone}${theirs ? `, and ${theirs} for you` : ''}.`;
  return onContact(`${state} ${clock} ${times ? `${day}’s hours are ${times.text}.` : closedText(day)}`);
};

export const openNow: Operation = (asked) =>
  daysOf(asked).length > 0 || isTimed(asked.question) || hasAny(asked.question, holidays)
    ? hours(asked)
    : now(asked);

export const timeZone: Operation = ({ visit: { at } }) =>
  onContact(
    `Our hours are in ${contactFacts.timeZone}.${at === undefined ? '' : ` It is ${officeTime(at).text} there now.`}`,
  );

export const demoTimes: Operation = (asked) => ({
  text: [
    ...daysOf(asked).map((day) => lineOf(day, '')),
    `Choose any ${demoSlot} within our business hours, on a day within the next **${toNumberWord(bookingWeeks)} weeks**. Times are shown in your time zone, next to the office’s.`,
  ].join(' '),
  url: '/demo',
  label: 'Book a demo',
});
