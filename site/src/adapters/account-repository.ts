/** A chunk of its own: most visits never need it. */
export { createAccountRepository } from '@loomwright/auth';
