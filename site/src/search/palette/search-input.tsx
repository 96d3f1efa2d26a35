import { MAX_SEARCH_LENGTH, type SearchBoxActor, type SearchBoxView } from '@loomwright/shell';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { iconButton } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { fixed, grows, row } from '../../ui/layout/layout.css.ts';
import { bare } from '../../ui/surface/surface.css.ts';
import * as styles from './palette.css.ts';

export interface PaletteProps {
  readonly view: SearchBoxView;
  readonly onEvent: SearchBoxActor['send'];
}

interface Props extends PaletteProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

/** A combobox: the focus stays in the input, never in the list (SCH-1). */
export const SearchInput = ({ view: { activeId, text }, input, onEvent }: Props) => {
  useLayoutEffect(() => input.current?.focus(), [input]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { ctrlKey, key, metaKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      onEvent({ type: 'box.move', by: key === 'ArrowDown' ? 1 : -1 });
    else if (key === 'Enter') onEvent({ type: 'box.select', inNewTab: ctrlKey || metaKey });
    else if (key === 'Escape') onEvent({ type: 'box.escape' });
    else return;
    event.preventDefault();
  };
  return (
    <div className={`${fixed} ${row[3]} ${styles.head}`}>
      <Icon name="search" size={22} className={`${fixed} ${styles.glass}`} />
      <input
        ref={input}
        className={`${bare} ${grows} ${styles.input}`}
        role="combobox"
        type="text"
        dir="auto"
        aria-label="Search this site"
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId && 'search-results'}
        aria-activedescendant={activeId}
        placeholder="Search pages, products, answers…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => onEvent({ type: 'box.type', text: target.value })}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={`${iconButton.bare} ${styles.leave}`}
        aria-label={text === '' ? 'Close the search' : 'Clear the search'}
        onClick={() => {
          onEvent({ type: 'box.escape' });
          input.current?.focus();
        }}
      >
        <span aria-hidden="true" className={`${styles.key} ${styles.escapeKey}`} />
        <Icon name="close" className={styles.cross} />
      </button>
    </div>
  );
};
