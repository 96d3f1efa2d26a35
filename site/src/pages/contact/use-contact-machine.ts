import { toSessionView } from '@loomwright/auth';
import { createContactMachine } from '@loomwright/contact';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import type { Site } from '../../app/site.ts';
import { sendForm } from './send-form.ts';

const machineFor = ({ session, world }: Site) =>
  createContactMachine({
    sendForm,
    fileRequest: async (request) => {
      const { user } = toSessionView(session.getSnapshot());
      if (!user) return 'guest';
      const { fileQuote } = await import('../../adapters/quote-filing.ts');
      return fileQuote(world, user.id, request);
    },
  });

/** The contact form's actor, of this page alone. */
export const useContactMachine = () => {
  const site = useSite();
  const [machine] = useState(() => machineFor(site));
  return useActorRef(machine);
};
