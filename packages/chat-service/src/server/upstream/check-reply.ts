import { cutText } from '@loomwright/kit';

/** The longest answer of a model, in characters. */
export const MAX_REPLY_LENGTH = 2000;

// Brackets without others inside: no backtracking, so the time is linear in the text.
const link = /\[([^[\]]*)\]\(([^()\s]*)\)/g;
const linkOrRest = /\[([^[\]]*)\]\(([^()\s]*)\)|\]\(/g;
const tag = /<[/!?a-z][^<>]*>/gi;
// Marks that removing tags and links may have put together.
const imageMark = /!+(?=\[)/g;
const tagBegin = /<(?=[/!?a-z])/gi;
// Control characters except the line feed, and marks that change the direction of text.
const unseen = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const shorten = (text: string) => {
  if (text.length <= MAX_REPLY_LENGTH) return text;
  const cut = cutText(text, MAX_REPLY_LENGTH);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${end > MAX_REPLY_LENGTH / 2 ? cut.slice(0, end) : cut} …`;
};

/**
 * A model's reply with what the site allows: no HTML, no images, links to the given addresses only, a bounded length. Other
 * links become their text. Undefined when nothing readable is left.
 */
export const checkReply = (reply: string, urls: ReadonlySet<string>): string | undefined => {
  const plain = reply
    .replace(/\r\n?/g, '\n')
    .replace(unseen, ' ')
    .replace(tag, '')
    .replace(tagBegin, '‹')
    .replace(imageMark, '');
  const short = shorten(plain.replace(/\n{3,}/g, '\n\n').trim());
  const text = short
    .replace(link, (whole, words: string, url: string) => (urls.has(url) ? whole : words))
    // Removing one link may have completed another: its brackets are separated.
    .replace(linkOrRest, (whole, words: string | undefined, url: string) => {
      if (words === undefined) return '] (';
      return urls.has(url) ? whole : `[${words}] (${url})`;
    })
    .replace(tagBegin, '‹')
    .replace(imageMark, '');
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
};

/** Whether the answer links a page. */
export const hasLink = (text: string) => text.search(link) >= 0;
