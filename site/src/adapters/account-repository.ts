/** A separate chunk: most visits never need it. */
export { createAccountRepository } from '@loomwright/auth';
