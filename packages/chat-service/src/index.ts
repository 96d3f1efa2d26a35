export type { Answer, AnswerQuestion, Turn } from './answers/answer.ts';
export { createAnswerer } from './answers/create-answerer.ts';
export { readChatSettings } from './server/settings.ts';
export { startChat } from './server/start.ts';
