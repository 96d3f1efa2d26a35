import { createCopyingMachine, toCopyingView } from '@loomwright/shell';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { useSite } from '../../app/providers.tsx';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import type { Copying } from './code-block.tsx';

/** Copies code blocks of this page, and reports the outcome. */
export const useCopying = (): Copying => {
  const { notices } = useSite();
  const actor = usePageActor(() => createCopyingMachine({ writeClipboard }), { notices });
  const view = useView(actor, toCopyingView);
  return { ...view, onCopy: (place, text) => actor.send({ type: 'copy.request', place, text }) };
};
