/// <reference path="./punycode.d.ts" />
import { isBlank } from '@loomwright/kit';
import { toUnicode } from 'punycode/punycode.es6.js';

// Each of these can make an address look like another one or be read as another one: white space and controls (browsers
// drop some of them within an address), what reorders or hides, half characters, and `\`, which browsers read as `/`.
// Those that end an attribute or a tag are refused as well, although the writer escapes them.
const TREACHEROUS =
  /[\s\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u00ad\u180e\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}<>"\\`]/u;

// Programs copy an address with marks of direction or of no width around it.
const AROUND = '\\s\\p{Bidi_Control}\\u200b-\\u200d\\u2060\\ufeff';
const WITHIN = new RegExp(`[^${AROUND}](?:.*[^${AROUND}])?`, 'su');
const trimAddress = (text: string): string => WITHIN.exec(text)?.[0] ?? '';

/** In characters: servers and messengers cut off longer addresses. */
const LONGEST = 2000;

const NAME = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
// Characters with a meaning in an address: a header, a fragment, an escape, a second recipient.
const MEANINGFUL = /[?#%&/]/;

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

// A public host name: with a dot, its last part a word. Neither an IP address nor a local name.
const PUBLIC_ORIGIN = /^https:\/\/([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9](:\d+)?$/;

// A label `xn--…` spells letters, in the one way in which they are spelled. Some parsers let any such label pass, and others
// do not: which of the two a visitor has is not known.
const isPublic = ({ hostname, origin }: URL): boolean => {
  try {
    return PUBLIC_ORIGIN.test(origin) && parse(`https://${toUnicode(hostname)}`)?.hostname === hostname;
  } catch {
    return false;
  }
};

const readHttps = (text: string): string | undefined => {
  // Two slashes and no user before the host; browsers would correct or accept more, and lead to another host.
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

/**
 * The address a link may lead to, as the browser's own parser spells it; undefined for everything but `https:` with a
 * public host (no credentials, no IP address) and `mailto:` with one address and nothing else (no subject, no copies).
 * No other scheme ever becomes a link (PGN-1).
 */
export const readAddress = (text: string): string | undefined => {
  const trimmed = trimAddress(text);
  if (trimmed.length > LONGEST || TREACHEROUS.test(trimmed)) return undefined;
  return readHttps(trimmed) ?? readMailto(trimmed);
};

/** An address as the text of a link without a label: as typed, without its scheme. */
export const addressText = (text: string): string =>
  trimAddress(text)
    .replace(/^(https:\/\/|mailto:)/i, '')
    .replace(/^([^/]+)\/$/, '$1');

/** The problem with a typed address, as shown to the user; undefined for a good address and for an empty one. */
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
