import { isBlank } from '@loomwright/kit';
import { createSearchMachine, type LoadSearchOutcome, toSearchView } from '@loomwright/shell';
import { useEffect, useMemo } from 'react';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { useView } from '../../app/use-view.ts';
import type { Finder } from './documentation-found.ts';

let find: Finder | undefined;

const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    find ??= await (await import('./documentation-found.ts')).loadFinder();
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};

/** The search of the documentation (DOC-1): its texts are loaded when it is first used. */
export const useDocumentationSearch = (text: string) => {
  const search = usePageActor(() => createSearchMachine({ loadSearch }), undefined);
  const { isFailed, isOpen } = useView(search, toSearchView);
  const isAsked = !isBlank(text);
  const open = () => search.send({ type: 'search.open' });
  useEffect(() => {
    if (isAsked) search.send({ type: 'search.open' });
  }, [search, isAsked]);
  // Once its texts are there a page shows them at once: Back finds the height that its scroll position needs.
  const found = useMemo(() => (isAsked ? find?.(text) : undefined), [isOpen, isAsked, text]);
  const waitingText = isFailed ? 'The search could not be loaded.' : 'The search is loading…';
  useResultAnnouncement(
    found ?? (isAsked && waitingText),
    found?.countText ?? (isAsked ? waitingText : 'All of the documentation'),
  );
  return { found, isAsked, isFailed, open, waitingText };
};
