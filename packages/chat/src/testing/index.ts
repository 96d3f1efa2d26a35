export { type ChatStep, chatSteps, drafts, replyOutcomes } from './arbitraries.ts';
export { type ChatModel, EMPTY_CHAT, isPending, type PaperMessage, stepChatModel } from './chat-model.ts';
export {
  type ChatBench,
  createChatBench,
  createConnectionFake,
  createInertPorts,
  createTransportFake,
  SESSION_ID,
  START_AT,
} from './fakes.ts';
export { type TransportFault, transportFaults } from './faults.ts';
export { brokenChatInvariants, chatInvariants } from './invariants.ts';
export { replyTexts } from './reply-texts.ts';
export {
  type ServiceBehaviour,
  type TransportCase,
  type TransportWorld,
  transportContract,
} from './transport-contract.ts';
