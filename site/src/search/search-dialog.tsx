import { toSearchView } from '@loomwright/shell';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { button } from '../ui/button/button.css.ts';
import { searchPalette } from './search-code.ts';
import * as styles from './search-dialog.css.ts';

const links = [
  ['/products', 'Products'],
  ['/faq', 'FAQ'],
  ['/documentation', 'Documentation'],
] as const;

/** The search dialog of every page (SCH-1): what it contains is loaded when it is first opened. */
export const SearchDialog = () => {
  const { search } = useSite();
  const { isFailed, isOpen, isShown } = useView(search, toSearchView);
  const dialog = useRef<HTMLDialogElement>(null);
  const Palette = isOpen && searchPalette();
  const close = () => search.send({ type: 'search.close' });
  // A layout effect: it must be closed before the next page's heading receives focus.
  useLayoutEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape natively
    <dialog
      ref={dialog}
      id="search"
      className={styles.dialog}
      aria-label="Search"
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {Palette ? (
        <Palette />
      ) : (
        <div className={styles.waiting}>
          <p role="status">{isFailed ? 'The search could not be loaded.' : 'The search is loading…'}</p>
          {isFailed && (
            <>
              <button
                type="button"
                className={button.primary}
                onClick={() => search.send({ type: 'search.open' })}
              >
                Try again
              </button>
              <p>
                {links.map(([href, label]) => (
                  <Link key={href} href={href} onClick={close}>
                    {label}
                  </Link>
                ))}
              </p>
            </>
          )}
          <button type="button" className={button.quiet} onClick={close}>
            Close
          </button>
        </div>
      )}
    </dialog>
  );
};
