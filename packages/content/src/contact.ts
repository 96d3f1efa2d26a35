import { toCountText } from '@loomwright/kit';
import { company } from './company.ts';
import { emailAnswerHours, phoneAnswerHours } from './facts.ts';

const {
  address,
  office: { closedDays, offsetMinutes, openings, timeZone, timeZoneText },
} = company;

/** Opening times on some days of the week; closed without times. */
export interface BusinessHours {
  /** `Mon–Fri`. */
  readonly days: string;
  /** `9:00 AM–6:00 PM`; missing on days without. */
  readonly times?: string;
}

/** Minutes since midnight as the site writes times: `9:00 AM`. */
export const toTimeText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${past} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Minutes ahead of UTC as the site writes them: `UTC+5:30`. */
const toUtcText = (minutes: number): string => {
  const distance = Math.abs(minutes);
  const past = distance % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(distance / 60)}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
};

/** The office's clock and week, for what is computed from them (BOK-1). */
export const office = {
  city: address.city,
  country: address.country,
  /** IANA. */
  timeZone,
  /** Minutes ahead of UTC, all year. */
  offsetMinutes,
  /** `UTC+5:30`. */
  utcText: toUtcText(offsetMinutes),
  /** By weekday, Sunday first; undefined on closed days. */
  days: Array.from({ length: 7 }, (_, day) =>
    openings.find(({ weekdays }) => weekdays.some((weekday) => weekday === day)),
  ),
};

/** A way to get help, and how soon it answers (SUP-1). */
export interface SupportChannel {
  readonly name: string;
  readonly answers: string;
  readonly text: string;
  /** Where the configuration has its address; missing for the chat, which is on every page. */
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

/** Where the company is and when it answers (CNT-1, SUP-1); e-mail and phone are in the configuration. */
export const contactFacts = {
  headquarters: {
    lines: address.lines,
    /** In one line. */
    place: `${address.city}, ${address.region}, ${address.country}`,
  },
  hours,
  timeZone: timeZoneText,
  assistantHours: 'The assistant on this site answers at any hour.',
  /** Beside addresses that nobody reads. */
  sampleNote: 'Address, email and phone are samples: mail and calls don’t reach anyone.',
  channels,
} as const;

/** Pages that answer most questions, below the support form (SUP-1). */
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

/** The text of the link to a map: by name where it is OpenStreetMap's, else by its host. */
export const mapLinkText = (url: string): string => {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? '';
  return host === 'openstreetmap.org' ? 'Open the map in OpenStreetMap' : `Open the map at ${host}`;
};
