/** Literals, not imports from `facts`, keep the chunk small; a test compares the two (HOM-1, HOM-4). */
export const home = {
  hero: {
    eyebrow: 'Practical AI for teams of 10 to 1,000',
    title: 'Intelligent AI Solutions for Next-Gen Business',
    lead: 'We add automation, assistants and analytics to the tools you already use, so routine work takes care of itself and people decide what matters.',
    actions: [
      { label: 'Schedule Demo', href: '/demo' },
      { label: 'Explore Services', href: '/services' },
    ],
    price: { label: 'From $24.99 per workspace, per month', href: '/pricing' },
  },
  facts: {
    title: 'Facts you can check',
    action: 'Try the live assistant',
    items: [
      {
        figure: '88%',
        text: 'of new questions answered right',
        href: '/security#assistant',
      },
      {
        figure: 'WCAG 2.2 AA',
        text: 'tested on every page',
        href: '/security#tested',
      },
      { figure: '0 cookies', text: 'and no trackers', href: '/privacy#what-we-never-do' },
      { figure: 'Offline', text: 'after one visit', href: '/security#offline' },
    ],
  },
} as const;
