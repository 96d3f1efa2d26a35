export type { Answer, AnswerQuestion, Turn } from './answer/answer.ts';
export { createAnswerer } from './answer/create-answerer.ts';
export { readChatSettings } from './server/settings.ts';
export { startChat } from './server/start.ts';
