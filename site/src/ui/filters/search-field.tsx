import type { RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { grows, row } from '../layout/layout.css.ts';
import { hidden } from '../page/page.css.ts';
import { bare, pill } from '../surface/surface.css.ts';
import * as styles from './filters.css.ts';

interface Props {
  readonly label: string;
  /** If undefined, the field is uncontrolled. */
  readonly text?: string;
  readonly name?: string;
  readonly box?: RefObject<HTMLInputElement | null>;
  readonly onType?: (text: string) => void;
  readonly className?: string;
}

export const SearchField = ({ label, text, name, box, onType, className = '' }: Props) => (
  <label className={`${row[2]} ${pill} ${styles.searchField} ${className}`}>
    <span className={hidden}>{label}</span>
    <Icon name="search" size={18} />
    <input
      ref={box}
      type="search"
      dir="auto"
      name={name}
      className={`${bare} ${grows} ${styles.input}`}
      placeholder={label}
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={onType && ((event) => onType(event.target.value))}
    />
  </label>
);
