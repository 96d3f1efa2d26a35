import { demoMinutes } from './facts.ts';
import { toAmount } from './number-words.ts';
import { productRange } from './product-range.ts';

/** The home page below `home.facts`, without the examples, which are in `atWork` (HOM-2, HOM-3, HOM-4). */
export const homeBelow = {
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
        text: 'Built and maintained where nothing off the shelf fits.',
      },
    ],
  },
  atWork: {
    title: 'See them at work',
    lead: 'Four working demos on sample data.',
  },
  products: {
    title: `${productRange.countFirst} products`,
    lead: productRange.statusText,
    action: { label: 'See all products', href: '/products' },
  },
  process: {
    title: 'How It Works',
    steps: [
      {
        title: 'Consultation',
        text: 'We look at the numbers, and say where AI helps and where it doesn’t.',
      },
      {
        title: 'Strategy & Design',
        text: 'A few pages: what to build, what changes, and what it costs.',
      },
      {
        title: 'Implementation',
        text: 'Small steps in your own systems. The first goes live within weeks.',
      },
      {
        title: 'Optimization',
        text: 'We measure how well it works, and keep improving it.',
      },
    ],
  },
  closing: {
    title: 'Bring one process that costs you time',
    text: `A free demo of ${toAmount(demoMinutes, 'minute')} shows what it could look like.`,
    action: { label: 'Get Started', href: '/demo' },
  },
} as const;
