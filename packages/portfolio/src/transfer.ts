import { toNumberText } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { LIST_NAMES } from './fields.ts';
import { MAX_ENTRIES, MAX_PICTURE_LENGTH, MAX_SKILLS, MAX_TEXT_LENGTH, type Portfolio } from './portfolio.ts';
import { portfolioSchema } from './portfolio-codec.ts';

/** In bytes; enough for fifty projects with the largest pictures. */
export const MAX_IMPORT_BYTES = 10_000_000;

export type ImportOutcome =
  | { readonly kind: 'portfolio'; readonly portfolio: Portfolio }
  | { readonly kind: 'refused'; readonly message: string };

export interface ImportFact {
  readonly type: 'import.read';
  readonly outcome: ImportOutcome;
}

interface SchemaIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}

export const toJson = (portfolio: Portfolio): string => `${JSON.stringify(portfolio, null, 2)}\n`;

const refuse = (message: string): ImportOutcome => ({ kind: 'refused', message });

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (id: unknown): boolean => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;

// Files may be written by hand: an entry without a unique id gets one, because the schema requires it.
const withIds = (entries: unknown): unknown => {
  if (!Array.isArray(entries)) return entries;
  const given = new Set(entries.map((entry: unknown) => isData(entry) && entry.id));
  const seen = new Set<unknown>();
  let free = 0;
  return entries.map((entry: unknown) => {
    if (!isData(entry)) return entry;
    const isOwn = isId(entry.id) && !seen.has(entry.id);
    seen.add(entry.id);
    if (isOwn) return entry;
    do free += 1;
    while (given.has(free));
    return { ...entry, id: free };
  });
};

const giveIds = (data: Data): Data => ({
  ...data,
  ...Object.fromEntries(LIST_NAMES.map((list) => [list, withIds(data[list])])),
});

const notOurs = 'This is a JSON file, but not a portfolio exported from this tool.';

/** Says where in the file an error is, for example `projects 3, title`. */
const placeText = (path: readonly PropertyKey[]): string => {
  const [first, second, third] = path;
  if (typeof second === 'number')
    return `${String(first)} ${second + 1}${third === undefined ? '' : `, ${String(third)}`}`;
  return second === undefined ? String(first) : `${String(first)}, ${String(second)}`;
};

const issueText = ({ code, path }: SchemaIssue): string => {
  const isPictureField = path.at(-1) === 'picture';
  if (path.length === 0) return notOurs;
  const place = placeText(path);
  if (code === 'too_big' && path.length === 1 && [...LIST_NAMES, 'skills'].some((list) => list === path[0]))
    return `There are too many ${place} in this file: the limit is ${toNumberText(place === 'skills' ? MAX_SKILLS : MAX_ENTRIES)}.`;
  if (code === 'too_big' && isPictureField)
    return `A picture in this file is too large (${place}): the limit is ${toNumberText(MAX_PICTURE_LENGTH)} characters.`;
  if (code === 'too_big')
    return `A text in this file is too long (${place}): the limit is ${toNumberText(MAX_TEXT_LENGTH)} characters.`;
  if (code === 'custom' && isPictureField)
    return `A picture in this file can’t be used (${place}): it must be an embedded PNG, JPEG or WebP.`;
  return `This file looks like a portfolio, but part of it is missing or invalid: ${place}.`;
};

const parse = (text: string): { data: unknown } | undefined => {
  try {
    return { data: JSON.parse(text) };
  } catch {
    // Not JSON, or nested deeply enough to overflow the stack.
    return undefined;
  }
};

const unreadableText = (text: string): string => {
  if (text === '') return 'This file is empty.';
  if (text.startsWith('<'))
    return 'This is a web page, which can’t be imported. Choose the JSON file you exported.';
  return text.startsWith('{')
    ? 'This file is damaged or incomplete. Export it again, or choose another one.'
    : 'This isn’t a JSON file. Choose a file exported from this tool.';
};

const versionText = (version: unknown): string =>
  typeof version === 'number' && version > 1
    ? 'This file was made by a newer version of this tool. Reload the page, and choose it again.'
    : notOurs;

/** Reads an exported portfolio, or an export from Settings that contains one. */
export const readJson = (given: string): ImportOutcome => {
  // Windows programs may prepend a byte order mark, which `trim` removes.
  const text = given.trim();
  const parsed = parse(text);
  if (!parsed) return refuse(unreadableText(text));
  let { data } = parsed;
  if (isData(data) && Object.hasOwn(data, 'exportedAt') && isData(data.stored)) {
    if (!Object.hasOwn(data.stored, 'portfolio'))
      return refuse('This is the data export from Settings; it doesn’t contain a portfolio.');
    data = data.stored.portfolio;
  }
  if (!isData(data) || !Object.hasOwn(data, 'version')) return refuse(notOurs);
  if (data.version !== 1) return refuse(versionText(data.version));
  const outcome = portfolioSchema.safeParse(giveIds(data));
  if (outcome.success) return { kind: 'portfolio', portfolio: outcome.data };
  const [issue] = outcome.error.issues;
  return refuse(issue ? issueText(issue) : notOurs);
};

export type TextOutcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'noFile' | 'tooLarge' };

/** Rejects if reading fails. */
export type ReadText = (file: unknown, maxBytes: number) => Promise<TextOutcome>;

const tooLargeText = `This file is larger than ${MAX_IMPORT_BYTES / 1_000_000} MB. Please choose a file exported here.`;

export const importPortfolio = async (readText: ReadText, file: unknown): Promise<ImportOutcome> => {
  const outcome = await readText(file, MAX_IMPORT_BYTES);
  return match(outcome)
    .with({ kind: 'text' }, ({ text }) => readJson(text))
    .with({ kind: 'noFile' }, () => refuse('Please choose a file.'))
    .with({ kind: 'tooLarge' }, () => refuse(tooLargeText))
    .exhaustive();
};
