export { replyTexts } from './reply-texts.ts';
