import type { ContactPorts } from '@loomwright/contact';
import type { Site } from '../../app/site.ts';

/** Stores a quote request of the signed-in member; its code is loaded on first use. */
export const fileRequestOf =
  ({ member, memory: { accounts, records }, world }: Site): ContactPorts['fileRequest'] =>
  async (request) => {
    const user = member();
    if (!user) return 'guest';
    const { fileQuote } = await import('../../adapters/quote-filing.ts');
    return fileQuote({ accounts, records, now: world.now }, user.id, request);
  };
