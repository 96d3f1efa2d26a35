import { mainLinks, resourceLinks } from '@loomwright/content';
import { toSearchView } from '@loomwright/shell';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { button } from '../ui/button/button.css.ts';
import { Modal } from '../ui/modal/modal.tsx';
import { searchPalette } from './search-code.ts';
import * as styles from './search-dialog.css.ts';

/** The search dialog of every page (SCH-1): what it contains is loaded when it is first opened. */
export const SearchDialog = () => {
  const { search } = useSite();
  const { isFailed, isOpen, isShown } = useView(search, toSearchView);
  const Palette = isOpen && searchPalette();
  // Before the code is there, a plain one: what is typed into it counts.
  const input = useRef<HTMLInputElement>(null);
  const close = () => search.send({ type: 'search.close' });
  return (
    <Modal name="Search" className={styles.dialog} isOpen={isShown} onDismiss={close}>
      {Palette ? (
        <Palette input={input} />
      ) : (
        isShown && (
          <div className={styles.waiting}>
            <input ref={input} dir="auto" aria-label="Search" />
            <p role="status">{isFailed ? 'The search could not be loaded.' : 'The search is loading…'}</p>
            {isFailed && (
              <>
                <button
                  type="button"
                  className={button.primary}
                  onClick={() => {
                    search.send({ type: 'search.open' });
                    // The button goes.
                    input.current?.focus();
                  }}
                >
                  Try again
                </button>
                <p>
                  {[...mainLinks, ...resourceLinks].map(({ href, label }) => (
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
        )
      )}
    </Modal>
  );
};
