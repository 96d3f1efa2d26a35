import { search } from '@loomwright/shell';
import { siteIndex } from './site-index.ts';

/** The three pages nearest to a question, for everyone. */
export const nearestPages = (
  question: string,
): readonly { readonly href: string; readonly title: string }[] =>
  search(siteIndex, question)
    .flatMap(({ entry: { access = 'everyone', target, title } }) =>
      'href' in target && access === 'everyone' ? [{ href: target.href, title }] : [],
    )
    .slice(0, 3);
