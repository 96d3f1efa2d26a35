import type { RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../page/page.css.ts';
import * as styles from './filters.css.ts';

const search = 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
}

/** A box for words that filter a list while they are typed. */
export const SearchField = ({ label, text, box, onType }: Props) => (
  <label className={styles.searchField}>
    <span className={hidden}>{label}</span>
    <Icon path={search} size={18} />
    <input
      ref={box}
      type="search"
      className={styles.input}
      placeholder={label}
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
);
