import { mainLinks, resourceLinks } from '@loomwright/content';
import { toSearchView } from '@loomwright/shell';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { offered } from '../app/left-out.ts';
import { useSite } from '../app/providers.tsx';
import { useView } from '../app/use-view.ts';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/modal/modal.tsx';
import { Region } from '../ui/region/region.tsx';
import { searchCode } from './search-code.ts';
import * as styles from './search-dialog.css.ts';

interface WaitingProps {
  readonly text: string;
  readonly isFailed: boolean;
  readonly onType: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const Waiting = ({ text, isFailed, onType, onRetry, onClose }: WaitingProps) => {
  const input = useRef<HTMLInputElement>(null);
  const retry = () => {
    onRetry();
    input.current?.focus();
  };
  return (
    <div className={styles.waiting}>
      <input
        ref={input}
        className={styles.input}
        dir="auto"
        aria-label="Search"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status">{isFailed ? 'The search could not be loaded.' : 'The search is loading…'}</p>
      {isFailed && (
        <>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
          <p>
            {offered([...mainLinks, ...resourceLinks]).map(({ href, label }) => (
              <Link key={href} href={href} className={styles.link} onClick={onClose}>
                {label}
              </Link>
            ))}
          </p>
        </>
      )}
      <Button look="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
};

const Content = () => {
  const { search } = useSite();
  const { isFailed, isOpen } = useView(search, toSearchView);
  const code = isOpen && searchCode();
  // Keeps text typed before the code is loaded.
  const [text, setText] = useState('');
  if (code) return <code.Palette index={code.index} typed={text} />;
  return (
    <Waiting
      text={text}
      isFailed={isFailed}
      onType={setText}
      onRetry={() => search.send({ type: 'search.open' })}
      onClose={() => search.send({ type: 'search.close' })}
    />
  );
};

export const SearchDialog = () => {
  const { search } = useSite();
  const { isShown } = useView(search, toSearchView);
  const close = () => search.send({ type: 'search.close' });
  return (
    <Modal name="Search" className={styles.dialog} isOpen={isShown} onDismiss={close}>
      {isShown && (
        <Region
          name="search"
          action={
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          }
        >
          <Content />
        </Region>
      )}
    </Modal>
  );
};
