export type { Answer, AnswerQuestion, Turn } from './answers/answer.ts';
export { createAnswerer } from './answers/create-answerer.ts';
export { createNodeServer, type NodeServer } from './server/node-server.ts';
export { runServer } from './server/run.ts';
export { readChatSettings, readListenSettings } from './server/settings.ts';
export { startChat } from './server/start.ts';
