import { cutText } from '@loomwright/kit';

/** A name and an address, as a mail's header has them. */
export interface MailAddress {
  /** Empty for none. */
  readonly name: string;
  readonly address: string;
}

/**
 * A text as the words of a header: one line of at most so many UTF-16 units, without control characters, halves of characters
 * and marks that turn the direction around. Mail programs decode `=?…?=` even where the standard forbids it.
 */
export const toHeaderWords = (text: string, most: number): string => {
  const line = text
    .replace(/\p{Bidi_C}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/=(?=\?)/g, '= ')
    .trim();
  return line.length <= most ? line : `${cutText(line, most - 1).trimEnd()}…`;
};

// RFC 5322 and RFC 6532: what an address has before its @ without quotes, or in quotes; and a domain of letters and digits.
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^${'`'}{|}~\-]|[^\p{ASCII}\p{C}\p{Z}])+`;
const QUOTED = String.raw`"[!#-;=?A-\[\]-~]+"`;
const LABEL = String.raw`[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}\-]*[\p{L}\p{M}\p{Nd}])?`;
const ADDRESS = new RegExp(
  String.raw`^(?!.*=\?)(?:${ATOM}(?:\.${ATOM})*|${QUOTED})@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

/**
 * Whether every mail program and server reads an address as this one, without further marks: the forms let others pass, such
 * as `a,b@example.com`, which a header would list as two. It holds as typed and as domains are looked up, which maps letters.
 */
export const isMailable = (address: string): boolean =>
  ADDRESS.test(address) && ADDRESS.test(address.normalize('NFKC'));
