/** In a separate chunk, because most visits do not need it. */
export { createAccountRepository } from '@loomwright/auth';
