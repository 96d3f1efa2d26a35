/// <reference path="./punycode.d.ts" />
import { isBlank } from '@loomwright/kit';
import { toUnicode } from 'punycode/punycode.es6.js';

// Invisible or malformed characters, direction marks, link delimiters, and `\`, which browsers read as `/`.
const UNSAFE_CHARACTERS =
  /[\s\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u00ad\u180e\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}<>"\\`]/u;

// Programs often copy these characters along with an address.
const COPIED_ALONG = '\\s\\p{Bidi_Control}\\u200b-\\u200d\\u2060\\ufeff';
const WITHIN = new RegExp(`[^${COPIED_ALONG}](?:.*[^${COPIED_ALONG}])?`, 'su');
const trimAddress = (text: string): string => WITHIN.exec(text)?.[0] ?? '';

const LONGEST = 2000;

const NAME = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
// Characters that can start another part or another recipient of a `mailto:` address.
const MEANINGFUL = /[?#%&/]/;

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

// A dotted host name ending in a word: not an IP address or a local name.
const PUBLIC_ORIGIN = /^https:\/\/([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9](:\d+)?$/;

// Parsers differ on invalid punycode (`xn--…`); only labels that round-trip are accepted.
const isPublic = ({ hostname, origin }: URL): boolean => {
  try {
    return PUBLIC_ORIGIN.test(origin) && parse(`https://${toUnicode(hostname)}`)?.hostname === hostname;
  } catch {
    return false;
  }
};

const readHttps = (text: string): string | undefined => {
  // Browsers would repair other forms too, and some repaired addresses lead to another host.
  if (!/^https:\/\/[^/?#@]+([/?#]|$)/i.test(text)) return undefined;
  const url = parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || !isPublic(url)) return undefined;
  return `${url.origin}${url.pathname}${url.search}${url.hash}`;
};

const readMailto = (text: string): string | undefined => {
  const [, name = '', host = ''] = /^mailto:([^@]+)@([^@]+)$/i.exec(text) ?? [];
  if (!NAME.test(name) || MEANINGFUL.test(name) || /[/?#:]/.test(host)) return undefined;
  const url = parse(`https://${host}`);
  return url && isPublic(url) ? `mailto:${name}@${url.origin.slice(8)}` : undefined;
};

/** Returns a safe `https:` or `mailto:` address in normalised form; undefined for anything else (PGN-1). */
export const readAddress = (text: string): string | undefined => {
  const trimmed = trimAddress(text);
  if (trimmed.length > LONGEST || UNSAFE_CHARACTERS.test(trimmed)) return undefined;
  return readHttps(trimmed) ?? readMailto(trimmed);
};

/** The text of a link without a label: the address as typed, without the scheme and a lone final slash. */
export const addressText = (text: string): string =>
  trimAddress(text)
    .replace(/^(https:\/\/|mailto:)/i, '')
    .replace(/^([^/]+)\/$/, '$1');

/** Undefined for a valid or blank address. */
export const addressProblem = (text: string): string | undefined => {
  const trimmed = trimAddress(text);
  if (isBlank(trimmed) || readAddress(trimmed) !== undefined) return undefined;
  if (trimmed.length > LONGEST) return `An address must be ${LONGEST} characters or fewer`;
  if (/^mailto:/i.test(trimmed))
    return 'A mailto: address can only contain one email address, like mailto:name@example.org';
  return /^https:\/\/./i.test(trimmed)
    ? 'This address isn’t valid. Check it for spaces and missing dots; it should look like https://example.org'
    : 'Addresses start with https:// or mailto:, for example https://example.org';
};
