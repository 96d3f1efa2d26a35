/** A separate chunk: most visits never need it. */
export { noteActivity } from '@loomwright/account';
