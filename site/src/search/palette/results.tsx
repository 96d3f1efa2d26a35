import type { OptionView } from '@loomwright/shell';
import { type MouseEvent, useLayoutEffect } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { fixed, grows, row, scrolls, stack } from '../../ui/layout/layout.css.ts';
import { Marked } from '../../ui/marked/marked.tsx';
import { clipped, heading3, muted, note, plainLink } from '../../ui/text/text.css.ts';
import * as styles from './palette.css.ts';
import type { PaletteProps } from './search-input.tsx';

const shapes: Readonly<Record<OptionView['kind'], string>> = {
  page: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  product: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5l8-4.5M12 12v9',
  documentation: 'M5 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-2H5zM19 4.5h-4a2 2 0 0 0-2 2',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  post: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  action: 'M13 3L5 13.5h6L11 21l8-10.5h-6z',
  search: 'M12 7v5l3 2M5 5v4h4M5.5 9A7.5 7.5 0 1 1 4.5 12',
};

const kindNames: Readonly<Record<OptionView['kind'], string>> = {
  page: 'Page',
  product: 'Product',
  documentation: 'Documentation',
  question: 'Question',
  post: 'Post',
  action: 'Action',
  search: '',
};

interface OptionProps {
  readonly option: OptionView;
  readonly onEvent: PaletteProps['onEvent'];
}

/** A page is a link, so that all the browser's ways to open a link work. */
const Option = ({ option, onEvent }: OptionProps) => {
  const { at, href, id, isActive, isMixed, kind, parts, text } = option;
  const Element = href === undefined ? 'div' : 'a';
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onEvent({ type: 'box.highlight', at });
    onEvent({ type: 'box.select', inNewTab: event.ctrlKey || event.metaKey || event.shiftKey });
  };
  return (
    <Element
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      className={`${row[3]} ${plainLink} ${styles.option}`}
      draggable={false}
      onMouseDown={(event: MouseEvent) => event.button === 0 && event.preventDefault()}
      onPointerMove={() => isActive || onEvent({ type: 'box.highlight', at })}
      onClick={onClick}
    >
      <Icon path={shapes[kind]} className={`${fixed} ${styles.sign}`} />
      <span className={`${grows} ${styles.words}`}>
        <span className={styles.title}>
          <Marked parts={parts} />
        </span>
        {text !== '' && <span className={`${clipped} ${note}`}>{text}</span>}
      </span>
      {isMixed && <span className={`${fixed} ${muted} ${styles.kind}`}>{kindNames[kind]}</span>}
    </Element>
  );
};

export const Results = ({ view: { activeId, groups, isEmpty, text }, onEvent }: PaletteProps) => {
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (isEmpty)
    return (
      // A separate element, because reusing the scrolled list would count as a layout shift.
      <div key="nothing" className={`${stack[2]} ${muted} ${styles.nothing}`}>
        <p className={`${heading3} ${styles.nothingTitle}`}>
          Nothing found for “<bdi>{text.trim()}</bdi>”
        </p>
        <p>Try fewer letters or another word.</p>
      </div>
    );
  return (
    <div
      key="list"
      id="search-results"
      role="listbox"
      aria-label="Results"
      className={`${grows} ${scrolls} ${styles.list}`}
    >
      {groups.map(({ name, options }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not field sets
        <div key={name} role="group" aria-labelledby={`search-group-${place}`}>
          <div id={`search-group-${place}`} className={`${muted} ${styles.group}`}>
            {name}
          </div>
          {options.map((option) => (
            <Option key={option.id} option={option} onEvent={onEvent} />
          ))}
        </div>
      ))}
    </div>
  );
};
