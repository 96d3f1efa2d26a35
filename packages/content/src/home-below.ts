import { demoMinutes } from './facts.ts';
import { toAmount } from './number-words.ts';
import { productRange } from './product-range.ts';

/** The words of the home page below its capabilities (HOM-3, HOM-4). The examples have theirs in `atWork`. */
export const homeBelow = {
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
        text: 'A few pages: what to build, what it will change, and what it will cost.',
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
    text: `In ${toAmount(demoMinutes, 'minute')}, we’ll show you what it could look like, or say that AI is the wrong tool.`,
    action: { label: 'Get Started', href: '/demo' },
    note: 'Books a free demo.',
  },
} as const;
