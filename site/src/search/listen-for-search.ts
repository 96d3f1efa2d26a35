import { toAppView } from '@loomwright/app';
import type { Site } from '../app/site.ts';
import { viewNow } from '../app/use-view.ts';
import { isSearchKey } from './is-search-key.ts';

export const listenForSearch = ({ app, search }: Site, signal?: AbortSignal): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event, viewNow(app, toAppView).searchKey === 'on')) return;
      // Also for a held key, which would otherwise trigger the browser's own shortcut.
      event.preventDefault();
      if (!event.repeat) search.send({ type: 'search.open' });
    },
    signal && { signal },
  );
