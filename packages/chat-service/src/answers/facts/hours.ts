import { contactFacts } from '@loomwright/content';
import { rootOf, rootsOf } from '../normalise.ts';
import { hasAny, isAllOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { toList } from '../source.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

const asksOpen = rootsOf('open opened close closed closing hour hours shut');
const asksToday = rootsOf('today tomorrow tonight now week weekday weekdays');
const asksWeekend = rootsOf('weekend weekends');
const asksReach = rootsOf('call reach phone work working visit come there available ring');
const asksWhen = rootsOf('when time until');
const asksHours = rootsOf('hour hours office business');
const allowed = rootsOf(
  'open opened close closed closing hour hours shut today tomorrow tonight now week weekday weekdays weekend weekends when what which how time until business office day days still late early start morning evening afternoon noon people company shop store team support call reach phone work work working visit come there available ring till',
);
const clock = /^\d{1,2}(?:[.,]\d{2})?(?:[ap]m)?$/;

const dayRoots = new Map<string, Day>(DAYS.flatMap((day) => [[rootOf(day.toLowerCase()), day] as const]));

const placeOf = (short: string) => DAYS.findIndex((day) => day.startsWith(short.trim()));

/** The hours of a day as the page shows them: `9:00 AM to 6:00 PM`; undefined when closed. */
const timesOf = (day: Day): string | undefined => {
  const row = contactFacts.hours.find(({ days }) => {
    const [from = '', to = from] = days.split('–');
    const place = DAYS.indexOf(day);
    return placeOf(from) <= place && place <= placeOf(to);
  });
  return row?.times?.replace('–', ' to ');
};

const lineOf = (day: Day) => {
  const times = timesOf(day);
  return times ? `On ${day}: ${times}.` : `On ${day} we are closed.`;
};

const table = (): string =>
  toList(contactFacts.hours.map(({ days, times }) => `${days}: ${times?.replace('–', ' to ') ?? 'closed'}`));

/** The roots of the days, for follow-ups. */
export const isDay = (root: string): boolean => dayRoots.has(root) || asksWeekend.has(root);

/** The opening hours, by day; undefined for other questions. `today` gets the whole week: there is no clock here. */
export const answerHours = (question: Question): Reply | undefined => {
  const days = question.words.flatMap(({ root }) => dayRoots.get(root) ?? []);
  if (hasAny(question, asksWeekend)) days.push('Saturday', 'Sunday');
  const isAsked =
    hasAny(question, asksOpen) ||
    (hasAny(question, asksReach) &&
      (days.length > 0 || hasAny(question, asksWhen) || hasAny(question, asksToday))) ||
    (days.length > 0 && question.content.length <= 2);
  if (!isAsked) return undefined;
  const isUnderstood = question.words.every(
    ({ kind, root, text }) =>
      kind === 'filler' || allowed.has(root) || dayRoots.has(root) || clock.test(text),
  );
  // “Open” alone may be about a tool, a file or a job.
  const isAboutUs =
    days.length > 0 ||
    hasAny(question, asksHours) ||
    hasAny(question, asksToday) ||
    question.roots.has('you') ||
    question.roots.has('when') ||
    isAllOf(question, asksOpen);
  if (!isUnderstood || !isAboutUs) return undefined;
  const wanted = DAYS.filter((day) => days.includes(day));
  const text =
    wanted.length > 0
      ? `${wanted.map(lineOf).join(' ')} [Contact](/contact)`
      : `Our business hours (${contactFacts.timeZone}):\n\n${table()}\n\n[Contact](/contact)`;
  return { text, url: '/contact' };
};
