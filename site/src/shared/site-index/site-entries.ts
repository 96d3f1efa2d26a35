import { products, toPriceText } from '@loomwright/catalogue';
import {
  documentationItems,
  documentationSections,
  faq,
  posts,
  searchActions,
  searchWords,
  services,
  toInlineText,
} from '@loomwright/content';
import type { SearchAction, SearchEntry } from '@loomwright/shell';
import { isLeftOut } from '../../app/left-out.ts';
import type { PageSearch } from '../../app/page-module.ts';
import { pageRoutes } from '../../app/page-routes.ts';
import { pageSearch } from '../../app/page-search.ts';

const actions: Readonly<Record<(typeof searchActions)[number]['id'], SearchAction>> = {
  'theme-light': { kind: 'theme', theme: 'light' },
  'theme-dark': { kind: 'theme', theme: 'dark' },
  'theme-system': { kind: 'theme', theme: 'system' },
  assistant: { kind: 'openAssistant' },
  'log-out': { kind: 'logOut' },
};

type Found = Pick<SearchEntry, 'kind' | 'title' | 'text'> & Partial<SearchEntry>;

const toEntry = (href: string, { words = '', ...entry }: Found): SearchEntry => ({
  id: href,
  target: { href },
  ...entry,
  words: `${words} ${searchWords[href] ?? ''}`,
});

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: PageSearch) => place;

const pageEntries = Object.entries(pageRoutes)
  .flatMap(([file, route]) => (pageSearch[file] ?? []).map((found) => ({ route, ...found })))
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map(({ route: { access, path, title }, hash, place, ...found }) =>
    toEntry(hash === undefined ? path : `${path}#${hash}`, {
      kind: 'page',
      // Ranks pages slightly above their content.
      weight: 1.15,
      title,
      ...found,
      ...(access && { access }),
      ...(place !== undefined && { isMain: true as const }),
    }),
  );

const allEntries: readonly SearchEntry[] = [
  ...pageEntries,
  ...services.map(({ id, title, description, benefits }) =>
    toEntry(`/services#${id}`, { kind: 'page', title, text: description, words: benefits.join(' ') }),
  ),
  ...products.map((product) =>
    toEntry(`/products/${product.id}`, {
      kind: 'product',
      title: product.name,
      text: product.description,
      words: [product.category, toPriceText(product), ...product.features].join(' '),
      weight: 1.15,
    }),
  ),
  ...documentationItems.map(({ slug, section, title, summary }) =>
    toEntry(`/documentation/${slug}`, {
      kind: 'documentation',
      title,
      text: summary,
      words: documentationSections[section].title,
    }),
  ),
  ...faq.flatMap(({ entries }) =>
    entries.map(({ id, question, answer }) =>
      toEntry(`/faq#${id}`, { kind: 'question', title: question, text: toInlineText(answer) }),
    ),
  ),
  ...(FEATURES.blog ? posts : []).map(({ slug, title, excerpt, category }) =>
    toEntry(`/blog/${slug}`, { kind: 'post', title, text: excerpt, words: category, weight: 0.95 }),
  ),
  ...searchActions
    .filter(({ id }) => id !== 'assistant' || FEATURES.assistant)
    .map(
      ({ id, ...action }): SearchEntry => ({
        id,
        kind: 'action',
        ...action,
        target: { action: actions[id] },
      }),
    ),
];

export const siteEntries: readonly SearchEntry[] = allEntries.filter(
  ({ target }) => !('href' in target && isLeftOut(target.href)),
);
