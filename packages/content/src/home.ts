/** The home page's words (HOM-1, HOM-2, HOM-3). */
export const home = {
  hero: {
    eyebrow: 'AI for companies with work to do',
    title: 'Intelligent AI Solutions for Next-Gen Business',
    lead: 'We add automation, assistants and analytics to the tools you already use, so routine work takes care of itself and people decide what matters.',
    actions: [
      { label: 'Explore Services', href: '/services' },
      { label: 'Schedule Demo', href: '/demo' },
    ],
  },
  capabilities: {
    title: 'Six strands, one fabric',
    lead: 'Take one, or combine them.',
    items: [
      {
        icon: 'automation',
        title: 'AI-Powered Automation',
        text: 'Invoices, tickets, onboarding: routine work runs by itself, and asks a person when it should.',
      },
      {
        icon: 'agents',
        title: 'Custom AI Agents',
        text: 'Assistants that know your business, act in your systems and stay inside the limits you set.',
      },
      {
        icon: 'analytics',
        title: 'Intelligent Analytics',
        text: 'Answers instead of dashboards: what changed, why, and what is likely next.',
      },
      {
        icon: 'workflow',
        title: 'Workflow Integration',
        text: 'Your CRM, your data warehouse, your inbox: connected, with your data left where it is.',
      },
      {
        icon: 'learning',
        title: 'Continuous Learning',
        text: 'Models that are measured every week and improve with every correction.',
      },
      {
        icon: 'custom',
        title: 'Custom Solutions',
        text: 'When nothing off the shelf fits, we design, build and maintain what does.',
      },
    ],
  },
  /** Above the examples; their own texts come with their code (`atWork`). */
  atWork: {
    title: 'See them at work',
    lead: 'Small, but real: try them here. Names, figures and messages are samples.',
  },
  process: {
    title: 'How It Works',
    lead: 'From the first conversation to a system that pays for itself.',
    steps: [
      {
        title: 'Consultation',
        text: 'We listen, look at the numbers, and say honestly where AI helps and where it doesn’t.',
      },
      {
        title: 'Strategy & Design',
        text: 'A few pages: what to build, what it will change, and what it will cost.',
      },
      {
        title: 'Implementation',
        text: 'Small steps in your own systems. The first goes live within weeks.',
      },
      {
        title: 'Optimization',
        text: 'We measure how well it works day to day, and keep improving it.',
      },
    ],
  },
  closing: {
    title: 'See it on your own work',
    text: 'Book a demo and bring one process that costs you time. We’ll show you what it could look like.',
    action: { label: 'Get Started', href: '/demo' },
  },
} as const;
