// What a service of this workspace is made of, without the chat: a server beside the site has no second copy.
export { readBody } from './server/body.ts';
export { toCaller } from './server/caller.ts';
export { createTokenBuckets } from './server/limiter.ts';
export { describeError, type Log } from './server/log.ts';
export { createNodeServer, type NodeServer } from './server/node-server.ts';
export { type RunningService, runServer } from './server/run.ts';
export {
  type Environment,
  list,
  plainText,
  proxyCount,
  readListenSettings,
  readVariables,
  redisAddress,
  secret,
  wholeNumber,
} from './server/variables.ts';
