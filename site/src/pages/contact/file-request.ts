import { toSessionView } from '@loomwright/auth';
import type { ContactPorts } from '@loomwright/contact';
import type { Site } from '../../app/site.ts';

/** Lists a quote request of the member who is logged in; the code for it is loaded with the first one. */
export const fileRequestOf =
  (site: Site): ContactPorts['fileRequest'] =>
  async (request) => {
    const { user } = toSessionView(site.session.getSnapshot());
    if (!user) return 'guest';
    const { fileQuote } = await import('../../adapters/quote-filing.ts');
    return fileQuote(site, user.id, request);
  };
