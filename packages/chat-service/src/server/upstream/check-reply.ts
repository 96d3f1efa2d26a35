import { cutText } from '@loomwright/kit';

export const MAX_REPLY_LENGTH = 2000;

// No nested brackets, so that matching takes linear time.
const link = /\[([^[\]]*)\]\(([^()\s]*)\)/g;
const linkOrRest = /\[([^[\]]*)\]\(([^()\s]*)\)|\]\(/g;
const tag = /<[/!?a-z][^<>]*>/gi;
// Removing tags and links may have formed new image marks.
const imageMark = /!+(?=\[)/g;
const tagBegin = /<(?=[/!?a-z])/gi;
// Control characters except line feeds, bidirectional controls, and the byte order mark.
const unseen = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const shorten = (text: string) => {
  if (text.length <= MAX_REPLY_LENGTH) return text;
  const cut = cutText(text, MAX_REPLY_LENGTH);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${end > MAX_REPLY_LENGTH / 2 ? cut.slice(0, end) : cut} …`;
};

/** Strips HTML, images and links to URLs outside `urls`. Undefined if no text is left. */
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
    // Removing one link may have formed another, so its brackets are separated.
    .replace(linkOrRest, (whole, words: string | undefined, url: string) => {
      if (words === undefined) return '] (';
      return urls.has(url) ? whole : `[${words}] (${url})`;
    })
    .replace(tagBegin, '‹')
    .replace(imageMark, '');
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
};

export const hasLink = (text: string) => text.search(link) >= 0;
