/** Facts about the company that more than one page states. */
export const company = {
  name: 'Loomwright AI',
  foundedYear: 2023,
  /** One line under the name. */
  tagline: 'Automation, assistants and analytics, woven into the way you work.',
  /** Profiles elsewhere; one without an address is announced, not linked (FTR-2). */
  profiles: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/loomwright-ai' },
    { name: 'GitHub', href: 'https://github.com/loomwright-ai' },
    { name: 'YouTube', href: undefined },
    { name: 'Mastodon', href: undefined },
  ],
} as const;
