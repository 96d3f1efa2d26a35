import { sampleOffice } from '@loomwright/contact/testing';
import type { MessageEnvironment, OfferedProduct } from '../read-message.ts';

/** Wednesday, 25 November 2026, 10:00 UTC. */
export const SENT_AT = Date.UTC(2026, 10, 25, 10);

export const sampleProducts: readonly OfferedProduct[] = [
  { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, unit: 'workspaceMonth' },
  { id: 2, name: 'Neural Network API', priceCents: 4999 },
  { id: 3, name: 'Shuttle & Sons <beta>', priceCents: 0 },
];

/** Four hashes based on FNV-1a; not cryptographic. */
export const toSampleDigest = (text: string): string =>
  Array.from('abcd', (salt) => {
    let hash = 0x811c9dc5;
    for (const sign of `${salt}${text}${salt}`)
      hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) ^ (hash >>> 15);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');

export const createMessageEnvironment = (at = SENT_AT): MessageEnvironment => ({
  at,
  office: sampleOffice,
  products: sampleProducts,
  toDigest: toSampleDigest,
});
