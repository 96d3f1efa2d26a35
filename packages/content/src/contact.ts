/** Opening times on some days of the week; closed without times. */
export interface BusinessHours {
  /** `Mon–Fri`. */
  readonly days: string;
  /** `9:00 AM–6:00 PM`; missing on days without. */
  readonly times?: string;
}

/** A way to get help, and how soon it answers (SUP-1). */
export interface SupportChannel {
  readonly name: string;
  readonly answers: string;
  readonly text: string;
  /** Where the configuration has its address; missing for the chat, which is on every page. */
  readonly via?: 'email' | 'phone';
}

/** Where the company is and when it answers (CNT-1, SUP-1); e-mail and phone are in the configuration. */
export const contactFacts = {
  headquarters: {
    lines: ['Innovation Centre, Dimapur Technical Institute', 'Dimapur, Nagaland 797112', 'India'],
    /** In one line. */
    place: 'Dimapur, Nagaland, India',
  },
  hours: [
    { days: 'Mon–Fri', times: '9:00 AM–6:00 PM' },
    { days: 'Sat', times: '10:00 AM–4:00 PM' },
    { days: 'Sun' },
  ] satisfies readonly BusinessHours[] as readonly BusinessHours[],
  timeZone: 'India Standard Time, UTC+5:30',
  channels: [
    {
      name: 'E-mail',
      answers: 'within 24 hours',
      text: 'For anything that needs detail, a screenshot or a file. Say what you tried and what you saw.',
      via: 'email',
    },
    {
      name: 'Live chat',
      answers: 'instant',
      text: 'For a quick question. The assistant answers from this site’s own pages, and shows which.',
    },
    {
      name: 'Phone',
      answers: 'within 1 hour',
      text: 'For what cannot wait. During business hours we pick up, or call you back.',
      via: 'phone',
    },
  ] satisfies readonly SupportChannel[] as readonly SupportChannel[],
} as const;

/** Pages that answer most questions, below the support form (SUP-1). */
export const supportResources = [
  { title: 'FAQ', href: '/faq', text: 'Short answers on what we do, what it costs and where data goes.' },
  {
    title: 'Documentation',
    href: '/documentation',
    text: 'Getting started, API reference and tutorials, to read or to download.',
  },
  { title: 'Blog', href: '/blog', text: 'Product updates, use cases and what we learned on the way.' },
  { title: 'Community forum', href: '/forum', text: 'Where to ask others, and to answer them.' },
] as const;

/** The text of the link to a map: by name where it is OpenStreetMap's, else by its host. */
export const mapLinkText = (url: string): string => {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? '';
  return host === 'openstreetmap.org' ? 'Open the map in OpenStreetMap' : `Open the map at ${host}`;
};
