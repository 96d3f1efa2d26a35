import { toAppView } from '@loomwright/app';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { isSearchKey } from './is-search-key.ts';

/** Opens the search by its keys (SCH-1), until the signal aborts. */
export const listenForSearch = ({ app, search }: Site, signal?: AbortSignal): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, viewNow(app, toAppView).searchKey === 'on')) return;
      // A held key, too: the browser has a shortcut of its own on it.
      event.preventDefault();
      if (!event.repeat) search.send({ type: 'search.open' });
    },
    signal && { signal },
  );
