/** A chunk of its own: most visits have nothing to note. */
export { noteActivity } from '@loomwright/account';
