import { sampleOffice } from '@loomwright/contact/testing';
import type { MessageWorld, OfferedProduct } from '../read-message.ts';

/** When messages of tests are sent: Wednesday, 25 November 2026, 10:00 UTC. */
export const SENT_AT = Date.UTC(2026, 10, 25, 10);

/** What a quote and the waiting list can name. */
export const sampleProducts: readonly OfferedProduct[] = [
  { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, unit: 'workspaceMonth' },
  { id: 2, name: 'Neural Network API', priceCents: 4999 },
  { id: 3, name: 'Shuttle & Sons <beta>', priceCents: 0 },
];

/** Thirty-two digits of no cryptographic worth (FNV-1a, four times): packages have no hash of their own. */
export const toSampleDigest = (text: string): string =>
  Array.from('abcd', (salt) => {
    let hash = 0x811c9dc5;
    for (const sign of `${salt}${text}${salt}`)
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) ^ (hash >>> 15);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');

/** What messages are read with, at a time in epoch milliseconds. */
export const createMessageWorld = (at = SENT_AT): MessageWorld => ({
  at,
  office: sampleOffice,
  products: sampleProducts,
  toDigest: toSampleDigest,
});
