/** The only source of these facts. Imports nothing, since the build reads it without workspace packages. */
export const company = {
  name: 'Loomwright AI',
  /** People also type the name like this. */
  shortName: 'Loomwright',
  /** Prefix for the names of downloaded files: lower-case letters, digits and hyphens. */
  prefix: 'loomwright',
  nameOrigin:
    'A wright makes things that work: a wheelwright, a shipwright. A loomwright doesn’t weave your cloth. A loomwright builds the loom, sets it up with you, and makes sure you can repair it yourself.',
  tagline: 'Automation, assistants and analytics that fit the way you work.',
  trade: 'a company that sells AI and data solutions',
  foundedYear: 2023,
  origin: 'https://loomwright.example',
  email: 'hello@loomwright.example',
  phone: '+91 3862 000 100',
  /** A profile without an address is not a link (FTR-2). */
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
    countryCode: 'IN',
    latitude: 25.9,
    longitude: 93.73,
  },
  office: {
    timeZone: 'Asia/Kolkata',
    timeZoneText: 'India Standard Time, UTC+5:30',
    /** Minutes ahead of UTC, all year: India has no daylight saving time. */
    offsetMinutes: 330,
    /** Weekdays from 0 for Sunday, minutes since midnight; closed on other days (CNT-1). */
    openings: [
      { days: 'Mon–Fri', weekdays: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 18 * 60 },
      { days: 'Sat', weekdays: [6], opens: 10 * 60, closes: 16 * 60 },
    ],
    closedDays: 'Sun',
  },
  legal: {
    licence: 'MIT licence',
    sample: 'A sample company: nothing is sold here.',
    currency: 'US dollars',
  },
} as const;
