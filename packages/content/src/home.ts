/**
 * The first words of the home page (HOM-1, HOM-4); `home-below.ts` has the others, which come with their code. Its
 * figures are written out, since their facts would come with the code of the page; a test holds them together.
 */
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
  /** What anyone can check, each with what proves it. */
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
