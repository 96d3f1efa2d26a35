/** Facts about the company that more than one page states. */
export const company = {
  name: 'Loomwright AI',
  foundedYear: 2023,
  /** One line under the name. */
  tagline: 'Automation, assistants and analytics that fit the way you work.',
  /** Profiles elsewhere; the configuration has the addresses of the first two, the others are announced (FTR-2). */
  profiles: ['LinkedIn', 'GitHub', 'YouTube', 'Mastodon'],
} as const;
