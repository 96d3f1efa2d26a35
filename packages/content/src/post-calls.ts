import { demoMinutes, serviceCount } from './facts.ts';
import type { SiteLink } from './links.ts';
import { toAmount, toCapital } from './number-words.ts';
import type { PostCategory } from './posts.ts';
import { productRange } from './product-range.ts';

export const postCalls: Readonly<
  Record<PostCategory, { readonly title: string; readonly text: string; readonly action: SiteLink }>
> = {
  'Product Updates': {
    title: 'See what there is',
    text: `${productRange.countFirst} products with their prices. ${productRange.statusText}`,
    action: { label: 'Browse the products', href: '/products' },
  },
  'AI & Technology': {
    title: 'Put it to work',
    text: `${toCapital(toAmount(serviceCount, 'service'))}: what each one does, what you get, and how long it takes.`,
    action: { label: 'Explore our services', href: '/services' },
  },
  'Use Cases': {
    title: 'Could this help you?',
    text: `Bring one process that costs you time. In ${toAmount(demoMinutes, 'minute')} we’ll show you what it could look like.`,
    action: { label: 'Book a demo', href: '/demo' },
  },
  'Company News': {
    title: 'Ask about it',
    text: 'Questions and corrections are welcome.',
    action: { label: 'Write to us', href: '/contact' },
  },
};
