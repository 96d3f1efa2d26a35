export const POST_CATEGORIES = ['Product Updates', 'AI & Technology', 'Use Cases', 'Company News'] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** A post as it appears in lists; its text is in a separate chunk (BLG-1). */
export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** For example `2026-05-06`. */
  readonly date: string;
  readonly category: PostCategory;
  readonly author: string;
  /** Minutes to read the text at 200 words a minute, at least 1 (BLG-1); checked by a test. */
  readonly readTime: number;
}

/** Newest first. */
export const posts: readonly Post[] = [
  {
    id: 8,
    slug: 'the-portfolio-generator-is-live',
    title: 'The Portfolio Generator is live, free, and private',
    excerpt:
      'Our first finished product has no server, no account and no price. Why we started with this one.',
    date: '2026-09-22',
    category: 'Product Updates',
    author: 'Tomas Ekberg',
    readTime: 3,
  },
  {
    id: 7,
    slug: 'a-distributor-and-four-hundred-order-letters',
    title: 'Forty people, four hundred email orders a week',
    excerpt:
      'How an automation that’s allowed to be unsure took over the typing and left the decisions to people.',
    date: '2026-07-14',
    category: 'Use Cases',
    author: 'Tomas Ekberg',
    readTime: 3,
  },
  {
    id: 6,
    slug: 'what-we-measure-every-week',
    title: 'What we measure every week',
    excerpt:
      'Five numbers that show whether an assistant earns its keep, and what we do when one of them moves.',
    date: '2026-05-06',
    category: 'AI & Technology',
    author: 'Ines Castellan',
    readTime: 3,
  },
  {
    id: 5,
    slug: 'why-our-prices-stand-on-the-page',
    title: 'Why we publish our prices',
    excerpt: 'Every product has a public price. What that decision costs us, and what everyone gains.',
    date: '2026-02-18',
    category: 'Company News',
    author: 'Chubala Kichu',
    readTime: 3,
  },
  {
    id: 4,
    slug: 'forecasts-that-admit-a-range',
    title: 'Forecasts that admit a range',
    excerpt:
      'The Predictive Analytics Suite shows what is likely, not what is certain. Here’s how to read it.',
    date: '2025-11-05',
    category: 'Product Updates',
    author: 'Ines Castellan',
    readTime: 3,
  },
  {
    id: 3,
    slug: 'retrieval-before-generation',
    title: 'Retrieval before generation: why our chat looks things up first',
    excerpt:
      'An assistant that quotes your own pages is less clever than one that improvises. That’s the point.',
    date: '2025-08-20',
    category: 'AI & Technology',
    author: 'Rohan Dutta',
    readTime: 5,
  },
  {
    id: 2,
    slug: 'a-clinic-that-answers-at-night',
    title: 'A clinic that answers at night',
    excerpt: 'What a small practice lets an assistant say at two in the morning, and what it never should.',
    date: '2025-03-11',
    category: 'Use Cases',
    author: 'Tomas Ekberg',
    readTime: 3,
  },
  {
    id: 1,
    slug: 'an-office-in-dimapur',
    title: 'An office in Dimapur',
    excerpt: 'Why an AI company works from a technical institute in Nagaland.',
    date: '2024-06-03',
    category: 'Company News',
    author: 'Chubala Kichu',
    readTime: 2,
  },
];

export const findPost = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);
