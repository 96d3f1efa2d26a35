export type { Listener } from './listener.ts';
export { formatCents, toCents } from './money.ts';
export { MAX_QUANTITY, readQuantity } from './quantity.ts';
