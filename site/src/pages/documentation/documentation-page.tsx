import { isBlank } from '@loomwright/kit';
import {
  changeTextQuery,
  createSearchMachine,
  type LoadSearchOutcome,
  readTextQuery,
  toSearchView,
  writeTextQuery,
} from '@loomwright/shell';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { useView } from '../../app/use-view.ts';
import * as styles from '../../shared/documentation/documentation.css.ts';
import { Sidebar } from '../../shared/documentation/sidebar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/filters/search-field.tsx';
import { alignTop, justifyStart, shrinks, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, room } from '../../ui/page/page.css.ts';
import type { Finder } from './documentation-found.ts';
import { DocumentationList, FoundSections } from './sections.tsx';

const addressQuery = { read: readTextQuery, change: changeTextQuery, write: writeTextQuery };

let find: Finder | undefined;

const loadSearch = async (): Promise<LoadSearchOutcome> => {
  try {
    find ??= await (await import('./documentation-found.ts')).loadFinder();
    return { kind: 'loaded' };
  } catch {
    return { kind: 'missing' };
  }
};

const useDocumentationSearch = (text: string) => {
  const search = usePageActor(() => createSearchMachine({ loadSearch }), undefined);
  const { isFailed, isOpen } = useView(search, toSearchView);
  const isAsked = !isBlank(text);
  const open = () => search.send({ type: 'search.open' });
  useEffect(() => {
    if (isAsked) search.send({ type: 'search.open' });
  }, [search, isAsked]);
  // Once loaded, results appear in the first render, so that Back can restore the scroll position.
  const found = useMemo(() => (isAsked ? find?.(text) : undefined), [isOpen, isAsked, text]);
  const waitingText = isFailed ? 'The search could not be loaded.' : 'The search is loading…';
  useResultAnnouncement(
    found ?? (isAsked && waitingText),
    found?.countText ?? (isAsked ? waitingText : 'All of the documentation'),
  );
  return { found, isAsked, isFailed, open, waitingText };
};

const DocumentationPage = () => {
  const [{ text }, change] = useAddressQuery(addressQuery);
  const { found, isAsked, isFailed, open, waitingText } = useDocumentationSearch(text);
  const box = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(isAsked);
  // A sidebar link ends the search, and only then is its target rendered.
  useLayoutEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    wasAsked.current = isAsked;
  }, [isAsked]);
  // Reads text entered before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = box.current?.value ?? text;
    if (typed !== text) change({ text: typed });
  });
  useEffect(() => takeTyped(), []);
  const clear = () => {
    change({ text: '' });
    box.current?.focus();
  };
  const tryAgain = () => {
    box.current?.focus();
    open();
  };
  return (
    <div className={container}>
      <Opening
        title="Documentation"
        lead="Guides, API reference and tutorials. Read them here, or download them as PDFs."
      />
      <div className={styles.layout}>
        <Sidebar />
        <div className={`${stack[6]} ${alignTop} ${shrinks}`}>
          <search aria-label="Documentation" data-results data-needs-js onFocus={open}>
            <SearchField
              label="Search documentation"
              text={text}
              box={box}
              className={styles.wideSearch}
              onType={(typed) => change({ text: typed })}
            />
          </search>
          <div data-results>
            {found && <FoundSections found={found} onClear={clear} />}
            {!isAsked && <DocumentationList />}
            {isAsked && !found && (
              <div className={`${stack[3]} ${justifyStart} ${styles.waiting}`}>
                <p className={isFailed ? undefined : room}>{waitingText}</p>
                {isFailed && <Button onClick={tryAgain}>Try again</Button>}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
};

export default DocumentationPage;
