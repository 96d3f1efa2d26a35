import {
  documentationItems,
  loadDocumentationText,
  POST_CATEGORIES,
  posts,
  team,
  toDateText,
  toInlineText,
} from '@loomwright/content';
import { joinWords, link } from '../answer/reply.ts';
import { toList } from '../knowledge/source.ts';
import { rootsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';
import type { Operation, Reply } from './operation.ts';

export const offers =
  'You can ask me about:\n\n- [products](/products), their prices and what is live\n- [services](/services) and how long they take\n- business hours, and how to reach us\n- accounts, carts and quotes on this site\n- anything in the [documentation](/documentation), the [FAQ](/faq) or the [blog](/blog)';

const NEWEST = 5;

type Post = (typeof posts)[number];

const postLink = ({ title, slug }: Post) => link(title, `/blog/${slug}`);

// Formatted once: creating a date format takes longer than the rest of an answer.
const dates = new Map(posts.map((post) => [post, toDateText(post.date)]));

const categories = POST_CATEGORIES.map((category) => ({
  category,
  roots: [...rootsOf(category)].filter((root) => root !== 'ai'),
}));

const categoryIn = ({ roots }: Question) =>
  categories.find(({ roots: own }) => own.every((root) => roots.has(root)))?.category;

const onBlog = (text: string, shown: readonly Post[]): Reply => ({
  text,
  url: '/blog',
  label: 'Blog',
  list: shown.map(({ title }) => title),
});

export const allPosts: Operation = ({ question }) => {
  const category = categoryIn(question);
  const shown = posts.filter((post) => category === undefined || post.category === category);
  const text =
    category === undefined
      ? `There are ${posts.length} posts, on ${joinWords(POST_CATEGORIES)}. These are the newest:`
      : `The posts on ${category}:`;
  return onBlog(`${text}\n\n${toList(shown.slice(0, NEWEST).map(postLink))}`, shown);
};

const factsOf = (post: Post): Reply => ({
  text: `${postLink(post)}, of ${dates.get(post)}, is by **${post.author}**. It takes ${post.readTime} minutes to read: ${post.excerpt}`,
  url: `/blog/${post.slug}`,
  label: post.title,
  list: posts.map(({ title }) => title),
});

export const latestPost: Operation = (asked) => {
  const [newest] = posts;
  return categoryIn(asked.question) || !newest ? allPosts(asked) : factsOf(newest);
};

export const tutorials: Operation = () => {
  const items = documentationItems.filter(({ section }) => section === 'tutorials');
  return {
    text: `There are ${items.length} tutorials:\n\n${toList(items.map(({ slug, title }) => link(title, `/documentation/${slug}`)))}`,
    url: '/documentation#tutorials',
    label: 'Tutorials',
    list: items.map(({ title }) => title),
  };
};

const byLength = [...posts].sort((one, another) => one.readTime - another.readTime);
const ends = [
  { asked: rootsOf('new newest latest last recent'), post: posts[0] },
  { asked: rootsOf('oldest earliest first begin start'), post: posts.at(-1) },
  { asked: rootsOf('longest'), post: byLength.at(-1) },
  { asked: rootsOf('shortest quickest'), post: byLength[0] },
];
const asking = rootsOf(
  'wrote write written writer author post article blog publish published date minute read reading',
);
const textRoots = new Map(
  posts.map((post) => [
    post,
    [rootsOf(`${post.slug} ${post.title}`), rootsOf(`${post.slug} ${post.title} ${post.excerpt}`)] as const,
  ]),
);

/** A post as a token in a completed question: `blogpost7`. */
export const wordOfPost = ({ id }: Post): string => `blogpost${id}`;

/** The post that a question names by position, or with which it shares the most words; titles count more. */
const postIn = ({ words }: Question): Post | undefined => {
  const named = posts.find((post) => words.some(({ text }) => text === wordOfPost(post)));
  if (named) return named;
  const roots = words.filter(({ isFiller, root }) => !isFiller && !asking.has(root)).map(({ root }) => root);
  const end = ends.find(({ asked }) => roots.some((root) => asked.has(root)));
  if (end && roots.every((root) => end.asked.has(root))) return end.post;
  const hitsOf = (post: Post) =>
    (textRoots.get(post) ?? []).flatMap((own) => roots.filter((root) => own.has(root))).length;
  const [best, other] = [...posts].sort((one, another) => hitsOf(another) - hitsOf(one));
  return best && hitsOf(best) > (other ? hitsOf(other) : 0) ? best : end?.post;
};

export const authors: Operation = ({ question }) => {
  const namesOf = (people: readonly string[]) => joinWords(people.map((name) => `**${name}**`));
  const people = question.entities.people.flatMap((place) => team[place]?.name ?? []);
  const own = posts.filter(({ author }) => people.includes(author));
  if (own.length > 0) return onBlog(`By ${namesOf(people)}:\n\n${toList(own.map(postLink))}`, own);
  if (people.length > 0) return onBlog(`There is no post by ${namesOf(people)}.`, own);
  const named = postIn(question);
  if (named) return factsOf(named);
  const names = [...new Set(posts.map(({ author }) => author))];
  return onBlog(`The posts are by ${namesOf(names)}; each says by whom it is.`, []);
};

export const postFacts: Operation = (asked) => {
  const named = postIn(asked.question);
  return named ? factsOf(named) : latestPost(asked);
};

interface Status {
  readonly code: number;
  readonly text: string;
}

export const loadStatuses = async (): Promise<readonly Status[]> => {
  const blocks = (await loadDocumentationText('errors-and-limits')) ?? [];
  return blocks.flatMap((block) =>
    block.kind === 'table' && block.head[0] === 'Status'
      ? block.rows.flatMap(([codes = '', means = '', again = '', todo = '']) =>
          codes.split(', ').map((code) => ({
            code: Number(toInlineText(code)),
            text: `**${code}**: ${means}. Try again? ${again}. What to do: ${todo}.`,
          })),
        )
      : [],
  );
};

const words: readonly (readonly [RegExp, number])[] = [
  [/too many/, 429],
  [/unauthor/, 401],
  [/bad request/, 400],
  [/internal/, 500],
  [/too large/, 413],
];

export const httpStatus =
  (statuses: readonly Status[]): Operation =>
  ({ question: { entities, text } }) => {
    const asked = [
      ...entities.numbers,
      ...words.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : [])),
    ];
    const found = statuses.filter(({ code }) => asked.includes(code));
    if (found.length === 0) return undefined;
    return {
      text: [...new Set(found.map((status) => status.text))].join('\n\n'),
      url: '/documentation/errors-and-limits#statuses',
      label: 'Errors and limits: Statuses',
    };
  };
