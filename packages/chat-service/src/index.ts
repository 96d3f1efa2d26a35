export type { Answer, AnswerQuestion, Passage, Turn } from './answers/answer.ts';
export { createAnswerer } from './answers/create-answerer.ts';
export { type ChatServiceOptions, createChatService } from './server/service.ts';
