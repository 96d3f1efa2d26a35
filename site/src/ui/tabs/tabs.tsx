import type { KeyboardEvent, ReactNode } from 'react';
import { bare } from '../surface/surface.css.ts';
import { note } from '../text/text.css.ts';
import * as styles from './tabs.css.ts';

interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** Must begin with a heading, because the panels are stacked without JavaScript. */
  readonly panel: ReactNode;
}

interface Props<T extends string> {
  readonly label: string;
  /** Unique on the page; prefix of the ids of tabs and panels. */
  readonly name: string;
  readonly tabs: readonly Tab<T>[];
  readonly current: T;
  /** `isTransient` is true for a tab that the user reached with an arrow key. */
  readonly onChange: (id: T, isTransient: boolean) => void;
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The list is one tab stop (ARIA Authoring Practices). Hidden until the query has selected a tab (RTE-5). */
export const Tabs = <T extends string>({ label, name, tabs, current, onChange }: Props<T>) => {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = tabs.findIndex(({ id }) => id === current);
    const next = tabs[step(place, tabs.length)];
    if (!next) return;
    document.getElementById(`${name}-${next.id}`)?.focus();
    if (next.id !== current) onChange(next.id, true);
  };
  return (
    <div data-results>
      <div role="tablist" aria-label={label} className={styles.list} data-needs-js onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${name}-${tab.id}`}
            type="button"
            role="tab"
            className={`${bare} ${note} ${styles.tab}`}
            aria-selected={tab.id === current}
            aria-controls={`${name}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => tab.id !== current && onChange(tab.id, false)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${name}-${tab.id}-panel`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${name}-${tab.id}`}
          data-is-away={tab.id === current ? undefined : ''}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
};
