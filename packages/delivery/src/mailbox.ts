import { cutText } from '@loomwright/kit';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Makes text safe for one header line. Mail programs decode `=?…?=` even where the standard forbids it. */
export const toHeaderText = (text: string, most: number): string => {
  const line = text
    .replace(/\p{Bidi_C}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/=(?=\?)/g, '= ')
    .trim();
  return line.length <= most ? line : `${cutText(line, most - 1).trimEnd()}…`;
};

// RFC 5322 and RFC 6532: a local part with or without quotes; a domain of letters, digits and hyphens.
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^${'`'}{|}~\-]|[^\p{ASCII}\p{C}\p{Z}])+`;
const QUOTED = String.raw`"[!#-;=?A-\[\]-~]+"`;
const LABEL = String.raw`[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}\-]*[\p{L}\p{M}\p{Nd}])?`;
const ADDRESS = new RegExp(
  String.raw`^(?!.*=\?)(?:${ATOM}(?:\.${ATOM})*|${QUOTED})@${LABEL}(?:\.${LABEL})+$`,
  'u',
);

/** Stricter than the forms: in a header, `a,b@example.com` is two addresses. Domain lookup applies NFKC. */
export const isMailable = (address: string): boolean =>
  ADDRESS.test(address) && ADDRESS.test(address.normalize('NFKC'));
