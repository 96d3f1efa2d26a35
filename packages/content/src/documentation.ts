import { serviceCount } from './facts.ts';
import { toAmount } from './number-words.ts';
import { productRange } from './product-range.ts';
import { type Prose, toProse, type WrittenProse } from './prose.ts';

export const DOCUMENTATION_SECTIONS = ['getting-started', 'api-reference', 'tutorials'] as const;

export type DocumentationSection = (typeof DOCUMENTATION_SECTIONS)[number];

/** A documentation item as it appears in lists; its text is in a separate chunk (DOC-1). */
export interface DocumentationItem {
  /** Pages are `/documentation/{slug}` and `/documentation/{slug}.pdf`. */
  readonly slug: string;
  readonly section: DocumentationSection;
  readonly title: string;
  readonly summary: string;
  /** Minutes to read the text at 200 words a minute, at least 1 (BLG-1); checked by a test. */
  readonly readTime: number;
  readonly product?: number;
  /** Synonyms of the title, for the assistant. */
  readonly words?: string;
}

export const DOCUMENTATION_UPDATED = '2026-10-15';

export const documentationSections: Readonly<
  Record<DocumentationSection, { readonly title: string; readonly kind: string; readonly summary: string }>
> = {
  'getting-started': {
    title: 'Getting started',
    kind: 'Guide',
    summary: 'What we offer, and your first steps with it.',
  },
  'api-reference': {
    title: 'API reference',
    kind: 'Reference',
    summary: 'Every field, status code and limit.',
  },
  tutorials: {
    title: 'Tutorials',
    kind: 'Tutorial',
    summary: 'From nothing to something that works, step by step.',
  },
};

/** In reading order. */
export const documentationItems: readonly DocumentationItem[] = [
  {
    slug: 'what-you-get',
    section: 'getting-started',
    title: 'What you get and how to start',
    summary: `${productRange.countFirst} products, ${toAmount(serviceCount, 'service')}, what each one is for, and a plan for your first half hour.`,
    readTime: 4,
  },
  {
    slug: 'integrate-the-chatbot',
    section: 'getting-started',
    title: 'Integrate the chatbot',
    summary: 'Add a chat to one of your pages, from the first line of HTML to the first answer.',
    readTime: 4,
    product: 1,
  },
  {
    slug: 'accounts-carts-and-quotes',
    section: 'getting-started',
    title: 'Accounts, carts and quotes',
    summary: 'How this site works without a server: what it stores, where, and how to export it.',
    readTime: 4,
  },
  {
    slug: 'the-chat-api',
    section: 'api-reference',
    title: 'The chat API',
    summary: 'Two endpoints: ask a question, forget a conversation. Every field and every status code.',
    readTime: 4,
  },
  {
    slug: 'the-neural-network-api',
    section: 'api-reference',
    title: 'The Neural Network API',
    summary: 'Preview: classify, extract and embed over HTTP, with models trained on your examples.',
    readTime: 4,
    product: 3,
  },
  {
    slug: 'errors-and-limits',
    section: 'api-reference',
    title: 'Errors and limits',
    summary: 'What each status code means, when a retry helps, and what to tell the person who is waiting.',
    readTime: 5,
  },
  {
    slug: 'a-first-automation',
    section: 'tutorials',
    title: 'Your first automation',
    summary: 'Count, write the rules, draw the states, run it by hand: incoming invoices in seven steps.',
    readTime: 4,
    product: 4,
    words: 'automate invoice',
  },
  {
    slug: 'forecast-your-sales',
    section: 'tutorials',
    title: 'Forecast your sales',
    summary: 'A forecast with a range, from two years of numbers, and a test of whether to trust it.',
    readTime: 4,
    product: 2,
  },
  {
    slug: 'build-a-portfolio',
    section: 'tutorials',
    title: 'Build a portfolio with the Portfolio Generator',
    summary: 'From a sheet of paper to a page on the web, free and without an account.',
    readTime: 5,
    product: 6,
  },
];

export const findDocumentationItem = (slug: string): DocumentationItem | undefined =>
  documentationItems.find((item) => item.slug === slug);

export const toPdfHref = (slug: string): string => `/documentation/${slug}.pdf`;

export const documentationTree = DOCUMENTATION_SECTIONS.map((id) => ({
  id,
  ...documentationSections[id],
  href: `/documentation#${id}`,
  items: documentationItems.filter(({ section }) => section === id),
}));

const texts: Readonly<Record<string, () => Promise<{ readonly text: WrittenProse }>>> = {
  'what-you-get': () => import('./documentation/what-you-get.ts'),
  'integrate-the-chatbot': () => import('./documentation/integrate-the-chatbot.ts'),
  'accounts-carts-and-quotes': () => import('./documentation/accounts-carts-and-quotes.ts'),
  'the-chat-api': () => import('./documentation/the-chat-api.ts'),
  'the-neural-network-api': () => import('./documentation/the-neural-network-api.ts'),
  'errors-and-limits': () => import('./documentation/errors-and-limits.ts'),
  'a-first-automation': () => import('./documentation/a-first-automation.ts'),
  'forecast-your-sales': () => import('./documentation/forecast-your-sales.ts'),
  'build-a-portfolio': () => import('./documentation/build-a-portfolio.ts'),
};

/** Undefined if the item does not exist. Rejects if its chunk fails to load. */
export const loadDocumentationText = async (slug: string): Promise<Prose | undefined> => {
  const load = findDocumentationItem(slug) && texts[slug];
  return load && toProse((await load()).text);
};
