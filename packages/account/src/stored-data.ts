import { toCountText } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';

/** In a key, `{userId}` is replaced by an id; `{key}` and `{form}` match any word. */
export interface ListedKey {
  readonly key: string;
  readonly area: 'local' | 'session';
  readonly holds: string;
}

export interface StoredDataSource {
  readonly keys: readonly ListedKey[];
  readonly store: KeyValueStore;
  readonly sessionTexts: Readonly<Record<string, string>>;
  readonly userId: number;
}

export interface StoredDataRow extends ListedKey {
  readonly isThere: boolean;
  /** The size in UTF-8: `1.2 kB`, `1 byte` or `nothing there`. */
  readonly sizeText: string;
}

/** Contains no hashes. */
export interface ExportedAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role?: string | undefined;
  readonly profileImage?: string | undefined;
}

export interface StoredDataExport {
  readonly about: string;
  readonly exportedAt: string;
  readonly account: ExportedAccount;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly thisTab: Readonly<Record<string, unknown>>;
}

const ABOUT =
  'Everything this site keeps in this browser for the account below. Left out are the hashes of its password and of ' +
  'its recovery code, the other accounts of this browser with all that is theirs, and lists of accounts that could not be read.';

const utf8 = new TextEncoder();

type Entry = readonly [key: string, text: string];

const entryAt = (store: KeyValueStore, key: string): readonly Entry[] => {
  const found = store.read(key);
  return found.kind === 'found' ? [[key, found.text]] : [];
};

const unreadableOf = (store: KeyValueStore, key: string): readonly Entry[] => {
  const found: Entry[] = [];
  for (let number = 1; ; number += 1) {
    const [entry] = entryAt(store, `${key}.unreadable${number === 1 ? '' : `.${number}`}`);
    if (!entry) return found;
    found.push(entry);
  }
};

const spell = (key: string, userId: number) => key.replace('{userId}', String(userId));
const isPlain = (key: string) => !key.includes('{');
const plainKeys = ({ keys, userId }: StoredDataSource) =>
  keys
    .filter(({ area }) => area === 'local')
    .map(({ key }) => spell(key, userId))
    .filter(isPlain);

const entriesOf = (source: StoredDataSource, { key, area }: ListedKey): readonly Entry[] => {
  const { store, sessionTexts, userId } = source;
  const spelled = spell(key, userId);
  if (area === 'session') {
    const start = spelled.replace(/\{.*$/, '');
    return Object.entries(sessionTexts).filter(([name]) =>
      isPlain(spelled) ? name === spelled : name.startsWith(start),
    );
  }
  return isPlain(spelled)
    ? entryAt(store, spelled)
    : plainKeys(source).flatMap((name) => unreadableOf(store, name));
};

const sizeText = (bytes: number): string =>
  bytes >= 1000 ? `${(bytes / 1000).toFixed(1)} kB` : toCountText(bytes, 'byte');

/** Every key of the site with its current size (LGL-1, AUT-8). */
export const listStoredData = (source: StoredDataSource): readonly StoredDataRow[] =>
  source.keys.map((listed) => {
    const entries = entriesOf(source, listed);
    const bytes = entries.reduce((sum, [, text]) => sum + utf8.encode(text).length, 0);
    const isThere = entries.length > 0;
    return {
      ...listed,
      key: spell(listed.key, source.userId),
      isThere,
      sizeText: isThere ? sizeText(bytes) : 'nothing there',
    };
  });

const parsedOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

// Keys shared by all accounts; the member's own account is exported separately.
const isOthers = (key: string) => /^users$|^users?\.unreadable/.test(key);
const toValues = (entries: readonly Entry[]) =>
  Object.fromEntries(
    entries.filter(([key]) => !isOthers(key)).map(([key, text]) => [key, parsedOrText(text)]),
  );

/** A draft left by another member stays in this tab until a form is opened (FRM-3). */
const isDraftOfAnother = (value: unknown, userId: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'number' &&
  value.owner !== userId;

/** Everything stored for one account, with JSON parsed (AUT-8). */
export const exportStoredData = (
  source: StoredDataSource,
  account: ExportedAccount,
  exportedAt: string,
): StoredDataExport => {
  const { id, email, name, role, profileImage } = account;
  const entriesIn = (area: ListedKey['area']) =>
    source.keys.filter((key) => key.area === area).flatMap((key) => entriesOf(source, key));
  return {
    about: ABOUT,
    exportedAt,
    account: { id, email, name, role, profileImage },
    stored: toValues(entriesIn('local')),
    thisTab: toValues(entriesIn('session').filter(([, text]) => !isDraftOfAnother(parsedOrText(text), id))),
  };
};
