/** The home page's words (HOM-1, HOM-2, HOM-3). */
export const home = {
  hero: {
    eyebrow: 'Woven light for working companies',
    title: 'Intelligent AI Solutions for Next-Gen Business',
    lead: 'We thread automation, assistants and analytics through the tools you already use, so that work moves on its own and people decide what matters.',
    actions: [
      { label: 'Explore Services', href: '/services' },
      { label: 'Schedule Demo', href: '/demo' },
    ],
  },
  capabilities: {
    title: 'Six strands, one fabric',
    lead: 'Take one, or let us weave them together.',
    items: [
      {
        icon: 'automation',
        title: 'AI-Powered Automation',
        text: 'Invoices, tickets, onboarding: repeated work runs by itself, and asks when it should.',
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
        text: 'Your CRM, your warehouse, your inbox: connected without moving anything out.',
      },
      {
        icon: 'learning',
        title: 'Continuous Learning',
        text: 'Models that are measured every week and improve with every correction.',
      },
      {
        icon: 'custom',
        title: 'Custom Solutions',
        text: 'When nothing on the shelf fits, we design, build and look after what does.',
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
        text: 'We listen, look at the numbers, and say honestly where AI helps and where it does not.',
      },
      {
        title: 'Strategy & Design',
        text: 'A plan on a few pages: what to build, what it will change, what it costs.',
      },
      {
        title: 'Implementation',
        text: 'Small steps that run in your own systems, the first within weeks.',
      },
      {
        title: 'Optimization',
        text: 'We measure what it does in daily work, and tighten it until it is worth more.',
      },
    ],
  },
  closing: {
    title: 'See it on your own work',
    text: 'Choose a time for a demo, and bring one process that costs you time. In thirty minutes we show what it could look like.',
    action: { label: 'Get Started', href: '/demo' },
  },
} as const;
