/**
 * The company. A name, an address, a profile or an opening time is written here and nowhere else: pages, documents, feed,
 * PDFs, the assistant and the tests read it. Environment variables replace origin, email, phone and the first two profiles
 * for one deployment (`configuration.ts`). Imports nothing: the build reads it without the workspace.
 */
export const company = {
  name: 'Loomwright AI',
  /** Where there is little room, and as people type it. */
  shortName: 'Loomwright',
  /** Begins the names of files that people save: lower-case letters, digits and hyphens. */
  prefix: 'loomwright',
  /** Where the name comes from. */
  nameOrigin:
    'A wright makes things that work: a wheelwright, a shipwright. A loomwright doesn’t weave your cloth. A loomwright builds the loom, sets it up with you, and makes sure you can repair it yourself.',
  /** One line under the name. */
  tagline: 'Automation, assistants and analytics that fit the way you work.',
  /** What it is, after its name. */
  trade: 'a company that sells AI and data solutions',
  foundedYear: 2023,
  origin: 'https://loomwright.example',
  email: 'hello@loomwright.example',
  /** With country code and blanks, as it is shown. */
  phone: '+91 3862 000 100',
  /** Profiles elsewhere; one without an address is no link (FTR-2). */
  profiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/loomwright-ai' },
    { name: 'GitHub', url: 'https://github.com/loomwright-ai' },
    { name: 'YouTube' },
    { name: 'Mastodon' },
  ],
  address: {
    lines: ['Innovation Centre', 'Dimapur Technical Institute', 'Dimapur, Nagaland 797112', 'India'],
    city: 'Dimapur',
    region: 'Nagaland',
    country: 'India',
    /** ISO 3166. */
    countryCode: 'IN',
    /** In degrees, north and east. */
    latitude: 25.9,
    longitude: 93.73,
  },
  office: {
    /** IANA, and in words. */
    timeZone: 'Asia/Kolkata',
    timeZoneText: 'India Standard Time, UTC+5:30',
    /** Ahead of UTC, all year: India has not changed its clocks since 1945. */
    offsetMinutes: 330,
    /** Days from 0 for Sunday, minutes since midnight; closed on days that are not named (CNT-1). */
    openings: [
      { days: 'Mon–Fri', weekdays: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 18 * 60 },
      { days: 'Sat', weekdays: [6], opens: 10 * 60, closes: 16 * 60 },
    ],
    closedDays: 'Sun',
  },
  legal: {
    licence: 'MIT licence',
    /** Said at the end of every page. */
    sample: 'A sample company: nothing is sold here.',
    currency: 'US dollars',
  },
} as const;
