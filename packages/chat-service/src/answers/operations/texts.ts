import { loadDocumentationText, posts, toDateText, toInlineText } from '@loomwright/content';
import { rootsOf } from '../reading/normalise.ts';
import { joinWords, link } from '../reply.ts';
import { toList } from '../source.ts';
import type { Operation } from './operation.ts';

export const offers =
  'You can ask me about:\n\n- [products](/products), their prices and what is live\n- [services](/services) and how long they take\n- business hours, and how to reach us\n- accounts, carts and quotes on this site\n- anything in the [documentation](/documentation), the [FAQ](/faq) or the [blog](/blog)';

/** How many posts are listed. */
const NEWEST = 5;

const postLink = ({ title, slug }: (typeof posts)[number]) => link(title, `/blog/${slug}`);

export const latestPost: Operation = () => {
  const [newest] = posts;
  return (
    newest && {
      text: `The newest post is ${postLink(newest)}, of ${toDateText(newest.date)}, by ${newest.author}: ${newest.excerpt}`,
      url: '/blog',
      label: 'Blog',
      list: posts.map(({ title }) => title),
    }
  );
};

export const allPosts: Operation = () => ({
  text: `There are ${posts.length} posts, these are the newest:\n\n${toList(posts.slice(0, NEWEST).map(postLink))}`,
  url: '/blog',
  label: 'Blog',
  list: posts.map(({ title }) => title),
});

const asksNewest = rootsOf('new newest latest last recent');
const postRoots = new Map(posts.map((post) => [post, rootsOf(`${post.slug} ${post.title} ${post.excerpt}`)]));

/** Who wrote the newest post, or that which a question names by most of its words; without any, who writes. */
export const authors: Operation = ({ question: { content } }) => {
  const roots = content.map(({ root }) => root);
  const hitsOf = (post: (typeof posts)[number]) =>
    roots.filter((root) => postRoots.get(post)?.has(root)).length;
  const [best, other] = [...posts].sort((one, another) => hitsOf(another) - hitsOf(one));
  const named =
    best && hitsOf(best) > (other ? hitsOf(other) : 0)
      ? best
      : roots.some((root) => asksNewest.has(root))
        ? posts[0]
        : undefined;
  const names = [...new Set(posts.map(({ author }) => author))];
  return {
    text: named
      ? `${postLink(named)}, of ${toDateText(named.date)}, is by **${named.author}**.`
      : `The posts are by ${joinWords(names.map((name) => `**${name}**`))}; each says by whom it is.`,
    url: '/blog',
    label: 'Blog',
  };
};

interface Status {
  readonly code: number;
  readonly text: string;
}

/** The statuses of the errors page, each with what it means and what to do. */
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

/** What a status of the services means. */
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
