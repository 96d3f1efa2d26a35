import type { Prose } from './prose.ts';

export const POST_CATEGORIES = ['Product Updates', 'AI & Technology', 'Use Cases', 'Company News'] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What a list says of a post; its text is a module of its own (BLG-1). */
export interface Post {
  readonly id: number;
  /** Its address is `/blog/{slug}`. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** `2026-05-06`. */
  readonly date: string;
  readonly category: PostCategory;
  /** Minutes. */
  readonly readTime: number;
}

/** Newest first. */
export const posts: readonly Post[] = [
  {
    id: 1,
    slug: 'what-we-measure-every-week',
    title: 'What we measure every week',
    excerpt: 'Five numbers that say whether an assistant earns its keep.',
    date: '2026-05-06',
    category: 'AI & Technology',
    readTime: 4,
  },
];

export const findPost = (slug: string): Post | undefined => posts.find((post) => post.slug === slug);

const texts: Readonly<Record<string, () => Promise<{ readonly text: Prose }>>> = {
  'what-we-measure-every-week': () => import('./blog/what-we-measure-every-week.ts'),
};

/** The text of a post; undefined when there is none. Rejects when its chunk cannot be had. */
export const loadPostText = async (slug: string): Promise<Prose | undefined> =>
  findPost(slug) && (await texts[slug]?.())?.text;
