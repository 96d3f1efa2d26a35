import { createCopyingMachine, toCopyingView } from '@loomwright/shell';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import type { Copying } from '../../ui/prose/code-block.tsx';

/** The way to copy the blocks of code of this page, and what came of it. */
export const useCopying = (): Copying => {
  const { notices } = useSite();
  const [machine] = useState(() => createCopyingMachine({ writeClipboard }));
  const actor = useActorRef(machine, { input: { notices } });
  const view = useView(actor, toCopyingView);
  return { ...view, onCopy: (place, text) => actor.send({ type: 'copy.request', place, text }) };
};
