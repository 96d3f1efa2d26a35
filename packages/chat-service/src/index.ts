export type { Answer, AnswerQuestion, Passage, Turn } from './answers/answer.ts';
export { createAnswerer } from './answers/create-answerer.ts';
export { createNodeServer, type NodeServerOptions } from './server/node-server.ts';
export { runServer } from './server/run.ts';
export { type ChatServiceOptions, createChatService } from './server/service.ts';
export { type ChatSettings, readChatSettings, readListenSettings } from './server/settings.ts';
export { type RunningChat, startChat } from './server/start.ts';
