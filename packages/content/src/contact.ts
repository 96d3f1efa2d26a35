import { toCountText } from '@loomwright/kit';
import { company } from './company.ts';
import { emailAnswerHours, phoneAnswerHours } from './facts.ts';

const {
  address,
  office: { closedDays, offsetMinutes, openings, timeZone, timeZoneText },
} = company;

export interface BusinessHours {
  /** For example `Mon–Fri`. */
  readonly days: string;
  /** For example `9:00 AM–6:00 PM`; undefined on closed days. */
  readonly times?: string;
}

export const toTimeText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`;
};

const toUtcText = (minutes: number): string => {
  const distance = Math.abs(minutes);
  const past = distance % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(distance / 60)}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
};

export const office = {
  city: address.city,
  country: address.country,
  timeZone,
  offsetMinutes,
  utcText: toUtcText(offsetMinutes),
  /** By weekday, Sunday first; undefined on closed days. */
  days: Array.from({ length: 7 }, (_, day) =>
    openings.find(({ weekdays }) => weekdays.some((weekday) => weekday === day)),
  ),
};

/** A support channel and its response time (SUP-1). */
export interface SupportChannel {
  readonly name: string;
  readonly answers: string;
  readonly text: string;
  readonly via?: 'email' | 'phone';
}

const hours: readonly BusinessHours[] = [
  ...openings.map(({ days, opens, closes }) => ({
    days,
    times: `${toTimeText(opens)}–${toTimeText(closes)}`,
  })),
  { days: closedDays },
];

const channels: readonly SupportChannel[] = [
  {
    name: 'Email',
    answers: `within ${toCountText(emailAnswerHours, 'hour')}`,
    text: 'For anything that needs detail, a screenshot or a file. Say what you tried and what you saw.',
    via: 'email',
  },
  {
    name: 'Live chat',
    answers: 'instant',
    text: 'For a quick question. The assistant answers from this site’s own pages, and shows you which.',
  },
  {
    name: 'Phone',
    answers: `within ${toCountText(phoneAnswerHours, 'hour')}`,
    text: 'For anything that can’t wait. During business hours we pick up or call you back.',
    via: 'phone',
  },
];

/** Email and phone are in the configuration (CNT-1, SUP-1). */
export const contactFacts = {
  headquarters: {
    lines: address.lines,
    place: `${address.city}, ${address.region}, ${address.country}`,
  },
  hours,
  timeZone: timeZoneText,
  assistantHours: 'The assistant on this site answers at any hour.',
  sampleNote: 'Address, email and phone are samples: mail and calls don’t reach anyone.',
  channels,
} as const;

export const supportResources = [
  { title: 'FAQ', href: '/faq', text: 'Short answers on what we do, what it costs and where data goes.' },
  {
    title: 'Documentation',
    href: '/documentation',
    text: 'Getting started, API reference and tutorials, to read here or download.',
  },
  { title: 'Blog', href: '/blog', text: 'Product updates, use cases and what we learned on the way.' },
  {
    title: 'Community forum',
    href: '/forum',
    text: 'Not open: where to ask today, and what people ask most.',
  },
] as const;

export const mapLinkText = (url: string): string => {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? '';
  return host === 'openstreetmap.org' ? 'Open the map in OpenStreetMap' : `Open the map at ${host}`;
};
