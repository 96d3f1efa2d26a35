export { recordActivity } from '@loomwright/account';
