/**
 * The first words of the home page (HOM-1, HOM-2, HOM-4); `home-below.ts` has the others, which come with their code. Its
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
    price: { label: 'From $24.99 per workspace, per month', href: '/products' },
  },
  /** What anyone can check, each with what proves it. */
  facts: {
    title: 'Facts you can check',
    action: 'Try the live assistant',
    items: [
      {
        figure: '84%',
        text: 'of new questions answered right',
        href: '/security#assistant',
      },
      {
        figure: 'WCAG 2.2 AA',
        text: 'tested on every page, in both themes',
        href: '/security#tested',
      },
      { figure: '0 cookies', text: 'and no trackers', href: '/privacy#what-we-never-do' },
      { figure: 'Offline', text: 'every page opens after one visit', href: '/security#offline' },
    ],
  },
  capabilities: {
    title: 'What we build',
    lead: 'Start with one. Add more when it pays.',
    items: [
      {
        icon: 'automation',
        title: 'AI-Powered Automation',
        text: 'Routine work runs by itself, and asks a person when it should.',
      },
      {
        icon: 'agents',
        title: 'Custom AI Agents',
        text: 'They know your business, and stay within your limits.',
      },
      {
        icon: 'analytics',
        title: 'Intelligent Analytics',
        text: 'What changed, why, and what is likely next.',
      },
      {
        icon: 'workflow',
        title: 'Workflow Integration',
        text: 'CRM, warehouse, inbox: connected, with your data left where it is.',
      },
      {
        icon: 'learning',
        title: 'Continuous Learning',
        text: 'Measured every week, and better with every correction.',
      },
      {
        icon: 'custom',
        title: 'Custom Solutions',
        text: 'When nothing off the shelf fits, we build and maintain what does.',
      },
    ],
  },
} as const;
