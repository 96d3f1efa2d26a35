import { toSessionView } from '@loomwright/auth';
import type { ContactPorts } from '@loomwright/contact';
import type { Site } from '../../app/site.ts';

/** Stores a quote request of the signed-in member; its code is loaded on first use. */
export const fileRequestOf =
  (site: Site): ContactPorts['fileRequest'] =>
  async (request) => {
    const { user } = toSessionView(site.session.getSnapshot());
    if (!user) return 'guest';
    const { fileQuote } = await import('../../adapters/quote-filing.ts');
    return fileQuote(site, user.id, request);
  };
