import type { Message } from './conversation.ts';
import { linesOfBlock, readReply } from './reply-text.ts';

/** The most questions that are offered after an answer. */
const MOST = 3;

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Follow-up questions after the last message, if it is an answer (CHT-1): those about the first page of this site that
 * it links to, without what was asked already. `questionsAbout` takes a path.
 */
export const followUps = (
  messages: readonly Message[],
  questionsAbout: (pathname: string) => readonly string[],
): readonly string[] => {
  const last = messages.at(-1);
  if (!last || last.sender === 'user' || last.isError) return [];
  const spans = readReply(last.text).flatMap(linesOfBlock).flat();
  const link = spans.find((span) => span.kind === 'link' && span.isInternal);
  if (link?.kind !== 'link') return [];
  const asked = new Set(messages.filter(({ sender }) => sender === 'user').map(({ text }) => plain(text)));
  return questionsAbout(link.href.replace(/[?#].*/, ''))
    .filter((question) => !asked.has(plain(question)))
    .slice(0, MOST);
};
