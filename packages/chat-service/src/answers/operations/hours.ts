import { contactFacts } from '@loomwright/content';
import { DAYS, type Day } from '../reading/entities.ts';
import { rootsOf } from '../reading/normalise.ts';
import { hasAny } from '../reading/question.ts';
import { toList } from '../source.ts';
import { officeTime, timesOf, toTimeText, visitorTime } from './clock.ts';
import type { Operation, Reply } from './operation.ts';

const tomorrow = rootsOf('tomorrow');
const today = rootsOf('today tonight');

const onContact = (text: string): Reply => ({ text, url: '/contact', label: 'Contact' });

const lineOf = (day: Day) => {
  const times = timesOf(day);
  return times ? `On ${day}: ${times.text}.` : `On ${day} we are closed.`;
};

const week = (): string =>
  `Our business hours (${contactFacts.timeZone}):\n\n${toList(
    contactFacts.hours.map(({ days, times }) => `${days}: ${times?.replace('–', ' to ') ?? 'closed'}`),
  )}`;

/** The business hours of the days that are named, or of the week. */
export const hours: Operation = (asked) => {
  const { entities, words } = asked.question;
  if (hasAny(asked.question, tomorrow) || hasAny(asked.question, today)) return openNow(asked);
  const wanted = DAYS.filter((day) => entities.days.includes(day));
  if (wanted.length === 0) return onContact(week());
  // “At 8pm on Monday?” is answered with yes or no.
  const [day] = wanted;
  const clock = words
    .map(({ text }) => /^(\d{1,2})(?:[.,](\d{2}))?([ap])m$/.exec(text))
    .find((found) => found);
  const times = day && timesOf(day);
  if (clock && wanted.length === 1 && times) {
    const minute = (Number(clock[1]) % 12) * 60 + Number(clock[2] ?? 0) + (clock[3] === 'p' ? 720 : 0);
    const isOpen = minute >= times.from && minute < times.to;
    return onContact(`${isOpen ? 'Yes' : 'No'}. ${lineOf(day)}`);
  }
  return onContact(wanted.map(lineOf).join(' '));
};

const nextOpening = (day: Day, minute: number): string => {
  const place = DAYS.indexOf(day);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const next = DAYS[(place + ahead) % 7] as Day;
    const times = timesOf(next);
    if (!times || (ahead === 0 && minute >= times.from)) continue;
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${next}`;
    return ` We open again ${when} at ${toTimeText(times.from)}.`;
  }
  return '';
};

/** Whether the office is open, in its own time zone, with the visitor's time beside it where it is known. */
export const openNow: Operation = ({ question, visit: { at, timeZone } }) => {
  if (at === undefined) return onContact(week());
  const office = officeTime(at);
  const { day, minute } = office;
  if (hasAny(question, tomorrow)) {
    const next = DAYS[(DAYS.indexOf(day) + 1) % 7] as Day;
    const times = timesOf(next);
    return onContact(
      times
        ? `Tomorrow, ${next}, we are open from ${times.text} (${contactFacts.timeZone}).`
        : `Tomorrow is ${next}: we are closed.`,
    );
  }
  const times = timesOf(day);
  const isOpen = times !== undefined && minute >= times.from && minute < times.to;
  const theirs = visitorTime(at, timeZone);
  const clock = `It is ${day}, ${office.text} at the office (${contactFacts.timeZone})${theirs ? `, and ${theirs} for you` : ''}.`;
  const state = isOpen
    ? `Yes, we are open until ${toTimeText(times.to)}.`
    : `We are closed now.${nextOpening(day, minute)}`;
  return onContact(
    `${state} ${clock} ${times ? `${day}’s hours are ${times.text}.` : 'On Sunday we are closed.'}`,
  );
};

export const timeZone: Operation = ({ visit: { at } }) =>
  onContact(
    `Our hours are in ${contactFacts.timeZone}.${at === undefined ? '' : ` It is ${officeTime(at).text} there now.`}`,
  );
