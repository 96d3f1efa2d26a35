import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
}

/** Panels of which one is shown. */
export const Tabs = <Id extends string>({ label, name, tabs, current, onChange }: Props<Id>) => (
  <>
    <div role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          id={`${name}-${id}`}
          type="button"
          role="tab"
          className={id === current ? button.primary : button.secondary}
          aria-selected={id === current}
          aria-controls={`${name}-${id}-panel`}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </div>
    {tabs.map(({ id, panel }) => (
      <div
        key={id}
        id={`${name}-${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${name}-${id}`}
        hidden={id !== current}
      >
        {panel}
      </div>
    ))}
  </>
);
