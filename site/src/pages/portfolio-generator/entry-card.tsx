import { type Entry, entryName, type ListName } from '@loomwright/portfolio';
import {
  type ComponentType,
  memo,
  type PointerEvent,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { iconButton } from '../../ui/button/button.css.ts';
import { FormContext } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { clipped } from '../../ui/text/text.css.ts';
import * as styles from './form.css.ts';

const icons = {
  grip: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
  up: 'M12 19V6M6 11l6-6l6 6',
  down: 'M12 5v13M6 13l6 6l6-6',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
};

export interface FieldsProps<E extends Entry = Entry> {
  readonly entry: E;
}

interface Props {
  readonly list: ListName;
  readonly entry: Entry;
  readonly index: number;
  readonly count: number;
  readonly startsOpen: boolean;
  readonly attempt: number;
  readonly Fields: ComponentType<FieldsProps<never>>;
  readonly onMove: (id: number, to: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onGrab: (event: PointerEvent, id: number) => void;
}

export const EntryCard = memo(
  ({ list, entry, index, count, startsOpen, attempt, Fields, onMove, onRemove, onGrab }: Props) => {
    const { id } = entry;
    const details = useRef<HTMLDetailsElement>(null);
    const [isOpenAtFirst] = useState(startsOpen);
    const name = entryName(list, entry, index);
    const { errors } = useContext(FormContext);
    const hasError = Object.keys(errors).some((field) => field.startsWith(`${list}.${id}.`));

    // The error summary links to the fields, so they must be visible (FRM-3).
    useLayoutEffect(() => {
      if (attempt > 0 && hasError && details.current) details.current.open = true;
    }, [attempt, hasError]);

    // At either end of the list the button stays enabled, to keep the focus, but changes nothing.
    const tools = [
      { text: `Move up: ${name}`, icon: icons.up, isOff: index === 0, act: () => onMove(id, index - 1) },
      {
        text: `Move down: ${name}`,
        icon: icons.down,
        isOff: index === count - 1,
        act: () => onMove(id, index + 1),
      },
      { text: `Remove: ${name}`, icon: icons.remove, isOff: false, act: () => onRemove(id) },
    ];
    return (
      <li className={`${card} ${styles.card}`} data-entry={id}>
        {/* For pointers only, because the buttons do the same. */}
        <span
          className={`${centre} ${styles.grip}`}
          aria-hidden="true"
          onPointerDown={(event) => onGrab(event, id)}
        >
          <Icon path={icons.grip} size={24} />
        </span>
        <details ref={details} open={isOpenAtFirst}>
          <summary className={styles.summary}>
            <span className={clipped} dir="auto">
              {name}
            </span>
          </summary>
          <div className={styles.fields}>
            <Fields entry={entry as never} />
          </div>
        </details>
        <div className={styles.tools}>
          {tools.map(({ text, icon, isOff, act }) => (
            <button
              key={icon}
              type="button"
              className={`${iconButton.bare} ${styles.tool}`}
              aria-label={text}
              title={text}
              aria-disabled={isOff || undefined}
              onClick={act}
            >
              <Icon path={icon} />
            </button>
          ))}
        </div>
      </li>
    );
  },
);
