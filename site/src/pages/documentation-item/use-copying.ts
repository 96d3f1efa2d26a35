import { createCopyingMachine, toCopyingView } from '@loomwright/shell';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import type { Copying } from '../../ui/prose/code-block.tsx';

/** Copies code blocks of this page, and reports the outcome. */
export const useCopying = (): Copying => {
  const { notices } = useSite();
  const [machine] = useState(() => createCopyingMachine({ writeClipboard }));
  const actor = useActorRef(machine, { input: { notices } });
  const view = useView(actor, toCopyingView);
  return { ...view, onCopy: (place, text) => actor.send({ type: 'copy.request', place, text }) };
};
