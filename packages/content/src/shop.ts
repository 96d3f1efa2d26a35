import { demoMinutes } from './facts.ts';
import { toAmount } from './number-words.ts';

export const shopClosing = {
  title: 'See which product fits',
  text: `Bring one process that costs you time. In ${toAmount(demoMinutes, 'minute')} we’ll tell you which product fits, or that none does. A demo is free.`,
  action: { label: 'Book a demo', href: '/demo' },
  other: { label: 'Contact Sales', href: '/contact' },
} as const;
