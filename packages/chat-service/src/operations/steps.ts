import {
  demo,
  documentationItems,
  headingsOf,
  homeBelow,
  loadDocumentationText,
  type Prose,
  toInlineText,
} from '@loomwright/content';
import { rootsOf } from '../reading/normalise.ts';
import { readOrdinal } from '../reading/numbers.ts';
import { hasAny, type Question } from '../reading/question.ts';
import type { Operation } from './operation.ts';

interface Course {
  readonly roots: ReadonlySet<string>;
  readonly label: string;
  readonly url: string;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly url?: string }[];
}

const small = rootsOf('a an the your our my with first build make use');

const subjectOf = ({ title, words = '' }: (typeof documentationItems)[number]): ReadonlySet<string> =>
  new Set([...rootsOf(`${title} ${words}`)].filter((root) => !small.has(root)));

const MAX_TEXT = 320;

const beginningOf = (prose: Prose, place: number): string => {
  const block = prose[place + 1];
  if (block?.kind !== 'paragraph') return '';
  return block.text
    .split(/(?<=[.?!]) /)
    .filter((sentence) => !sentence.endsWith(':'))
    .reduce((text, sentence) => (text.length + sentence.length > MAX_TEXT ? text : `${text} ${sentence}`));
};

const courseOf = async (item: (typeof documentationItems)[number]): Promise<Course> => {
  const { slug, title } = item;
  const prose = (await loadDocumentationText(slug)) ?? [];
  const url = `/documentation/${slug}`;
  const steps = headingsOf(prose).filter(({ text }) => /^Step \d+:/.test(text));
  return {
    roots: subjectOf(item),
    label: title,
    url,
    steps: steps.map(({ id, text, place }) => ({
      title: toInlineText(text).replace(/^Step \d+: /, ''),
      text: beginningOf(prose, place),
      url: `${url}#${id}`,
    })),
  };
};

export const loadCourses = async (): Promise<readonly Course[]> => [
  ...(await Promise.all(documentationItems.filter(({ section }) => section === 'tutorials').map(courseOf))),
  {
    roots: rootsOf('demo'),
    label: 'What to expect from a demo',
    url: '/demo?tab=expect',
    steps: demo.expect.steps,
  },
  {
    roots: rootsOf('project process work'),
    label: 'How It Works',
    url: '/',
    steps: homeBelow.process.steps,
  },
];

/** Steps count from 1; “the first automation” is not a step. */
const placeIn = ({ entities: { figures, numbers }, text, words }: Question): number | undefined =>
  // In “step 4 of the portfolio tutorial”, 4 is not a quantity.
  figures.find(({ from }) => /^(?:step|part)$/.test(words[from - 1]?.text ?? ''))?.value ??
  numbers[0] ??
  readOrdinal(/\b(\w+) (?:step|part)\b/.exec(text)?.[1] ?? '');

export const step =
  (courses: readonly Course[]): Operation =>
  ({ question }) => {
    const course = courses.find(({ roots }) => hasAny(question, roots));
    if (!course) return undefined;
    const { label, steps, url } = course;
    const list = steps.map(({ title }) => title);
    const place = placeIn(question);
    if (place === undefined)
      return /\bhowmany\b/.test(question.text)
        ? { text: `It has ${steps.length} steps: ${list.join('; ')}.`, url, label, list }
        : undefined;
    const found = steps.at(place > 0 ? place - 1 : place);
    if (!found) return { text: `There is no step ${place}: it has ${steps.length} steps.`, url, label, list };
    const at = steps.indexOf(found) + 1;
    return {
      text: `**Step ${at}: ${found.title}.** ${found.text}`.trim(),
      url: found.url ?? url,
      label,
      list,
    };
  };
