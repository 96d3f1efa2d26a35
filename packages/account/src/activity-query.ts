import { changeQuery, foldText, type QueryStep, readSearchText, searchWords } from '@loomwright/kit';
import { ACTIVITY_KINDS, type Activity } from './activity.ts';

export const ACTIVITY_TOPICS = ['all', ...ACTIVITY_KINDS] as const;

export interface ActivityQuery {
  readonly topic: (typeof ACTIVITY_TOPICS)[number];
  /** Search words, all of which must occur in an entry. At most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

export const ALL_ACTIVITY: ActivityQuery = { topic: 'all', text: '' };

/** Parses a query string; unknown values fall back to the defaults. */
export const readActivityQuery = (search: string): ActivityQuery => {
  const params = new URLSearchParams(search);
  const topic = params.get('topic');
  return {
    topic: ACTIVITY_TOPICS.find((name) => name === topic) ?? 'all',
    text: readSearchText(params.get('q') ?? ''),
  };
};

/** The query string without `?`; empty for the default query. */
export const writeActivityQuery = ({ topic, text }: ActivityQuery): string => {
  const params = new URLSearchParams();
  if (topic !== 'all') params.set('topic', topic);
  if (text !== '') params.set('q', text);
  return params.toString();
};

export const changeActivityQuery = (
  query: ActivityQuery,
  change: Partial<ActivityQuery>,
): QueryStep<ActivityQuery> => changeQuery(query, change, writeActivityQuery);

/** Returns the entries of the topic that contain every word, or the same array for the default query. */
export const selectActivity = (entries: Activity, { topic, text }: ActivityQuery): Activity => {
  const words = searchWords(text);
  if (topic === 'all' && words.length === 0) return entries;
  return entries.filter((entry) => {
    const haystack = foldText(entry.text);
    return (topic === 'all' || entry.kind === topic) && words.every((word) => haystack.includes(word));
  });
};
