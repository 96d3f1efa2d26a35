// The parts of the server that the site’s own server also uses.
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
