export { noteActivity } from '@loomwright/account';
