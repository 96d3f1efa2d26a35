import type { Listener, NoticeEvent } from '@loomwright/kit';
import { createCopyingMachine, toCopyingView } from '@loomwright/shell';
import { useCallback } from 'react';
import { writeClipboard } from '../../adapters/clipboard.ts';
import { useSite } from '../../app/providers.tsx';
import { useLocalActor } from '../../app/use-local-actor.ts';
import { useView } from '../../app/use-view.ts';

export interface Copying {
  readonly copiedPlace: number;
  readonly failedPlace: number;
  readonly onCopy: (place: number, text: string) => void;
}

/** `refusal` is shown if copying fails. */
export const copyLabel = (
  place: number,
  { copiedPlace, failedPlace }: Copying,
  label = 'Copy',
  refusal = 'Select and copy',
): string => {
  if (place === copiedPlace) return 'Copied';
  return place === failedPlace ? refusal : label;
};

export const useCopyingFor = (notices: Listener<NoticeEvent>): Copying => {
  const actor = useLocalActor(() => createCopyingMachine({ writeClipboard }), { notices });
  const view = useView(actor, toCopyingView);
  const onCopy = useCallback<Copying['onCopy']>(
    (place, text) => actor.send({ type: 'copy.request', place, text }),
    [actor],
  );
  return { ...view, onCopy };
};

export const useCopying = (): Copying => useCopyingFor(useSite().notices);
