/** Characters of a model's answer that are shown. */
export const MAX_REPLY_LENGTH = 2000;

// One pair of brackets without others inside: nothing to backtrack over, so the time is linear in the text.
const link = /\[([^[\]]*)\]\(([^()\s]*)\)/g;
const linkOrRest = /\[([^[\]]*)\]\(([^()\s]*)\)|\]\(/g;
const tag = /<[/!?a-z][^<>]*>/gi;
// What taking tags and links away has put together.
const imageMark = /!+(?=\[)/g;
const tagBegin = /<(?=[/!?a-z])/gi;
// Control characters but for the line feed, and the marks that turn the direction of what follows.
const unseen = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const shorten = (text: string) => {
  if (text.length <= MAX_REPLY_LENGTH) return text;
  const cut = text.slice(0, MAX_REPLY_LENGTH).replace(/\p{Surrogate}$/u, '');
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${end > MAX_REPLY_LENGTH / 2 ? cut.slice(0, end) : cut} …`;
};

/**
 * What a model said as an answer of ours: no HTML, no images, links to the given addresses only, of a bounded length.
 * Other links become their words. Undefined when nothing readable is left.
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
    // Taking one link away may have closed the brackets of another: those are broken for good.
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
