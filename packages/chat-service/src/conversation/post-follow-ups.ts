import { posts } from '@loomwright/content';
import type { Turn } from '../answer/answer.ts';
import { wordOfPost } from '../operations/texts.ts';
import type { Question } from '../reading/question.ts';
import { type FollowUp, itemOf, pick } from './conversation.ts';

const asksFacts =
  /\b(?:who|whose|by whom|when|what date|howlong|wrote|written|writer|author|published|date|minutes)\b/;
/** Of an answer on a text: who wrote it; a bare `when?` asks about what the answer says. */
const asksAuthor = /\b(?:wrote|written|writer|author|published)\b/;
/** Cards whose answer is about a post as such. */
const ofPosts: ReadonlySet<string> = new Set(['authors', 'post-facts', 'blog']);
const asksTopic =
  /^(?:and |so )?(?:what (?:is|was) (?:it|that|this|(?:the|that|this) (?:one|post|article)) about|what does it say)$/;
/** `What else did he write?` */
const others =
  /\b(?:he|she|they|his|her|their)\b.*\b(?:write|wrote|written|posts?|articles?)\b|\b(?:his|her|their)(?: other)? (?:posts?|articles?)\b/;
/** Nothing but a place: `the last one`. */
const asksPlace =
  /^(?:(?:and|ok|so|but|then|show me|tell me about|tell me more about|more about|open|what about|how about|what is|please|yes) )*(?:the |your )?(?:\w+|number \d+)(?: (?:one|post|article|of them|about))*(?: please)?$/;
/** “The article about the clinic”: the question names its own. */
const own = /\b(?:post|article|text|entry) (?:about|on) (?!(?:it|this|that)\b)/;
const thing =
  /\b(?:it|this|that|the|one|post|article|(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last))\b/g;

/** Reads a question on a post of the last answer, `who wrote the second one?`, `and when?`; undefined when it is none. */
export const readPostFollowUp = (question: Question, turn: Turn): FollowUp | undefined => {
  const { entities, text, words } = question;
  const picked = asksPlace.test(text)
    ? posts.find(({ title }) => title === itemOf(question, turn))
    : undefined;
  if (picked) return pick(`what is ${wordOfPost(picked)} about`);
  if (
    !(asksFacts.test(text) || asksTopic.test(text) || others.test(text)) ||
    words.length > 7 ||
    own.test(text) ||
    entities.mentions.length > 0
  )
    return undefined;
  const item = itemOf(question, turn);
  const listed = posts.find(({ title }) => title === item);
  const isOnPost = ofPosts.has(turn.card ?? '') || asksAuthor.test(text) || others.test(text);
  const post =
    listed ?? posts.find(({ slug }) => isOnPost && turn.url?.replace(/#.*/, '') === `/blog/${slug}`);
  if (post && others.test(text)) return pick(`posts by ${post.author}`);
  if (post && asksTopic.test(text)) return pick(`what is ${wordOfPost(post)} about`);
  return post && pick(`${text.replace(thing, ' ')} ${wordOfPost(post)}`);
};
