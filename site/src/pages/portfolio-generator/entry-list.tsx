import { addText, type Entry, entryName, firstField, type ListName, toListView } from '@loomwright/portfolio';
import {
  Fragment,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { newId } from '../../adapters/new-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { muted, note } from '../../ui/text/text.css.ts';
import { dragCard } from './drag-order.ts';
import { useEditor } from './editor-context.ts';
import { EntryCard } from './entry-card.tsx';
import { lists } from './fields.tsx';
import * as styles from './form.css.ts';
import { UndoOffer, useOffer } from './undo-offer.tsx';

interface Props {
  readonly list: ListName;
  readonly entries: readonly Entry[];
  readonly attempt: number;
}

const summaryOf = (id: number | undefined) => `[data-entry="${id}"] summary`;

export const EntryList = ({ list, entries, attempt }: Props) => {
  const { Fields, empty } = lists[list];
  const { send, now } = useEditor();
  const element = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added] = useState(() => new Set<number>());
  const { offer, makeOffer } = useOffer<{
    readonly name: string;
    readonly index: number;
    readonly id: number;
  }>();
  // Selector of the element to focus after the render.
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const target = element.current?.querySelector<HTMLElement>(next.current) ?? addButton.current;
    next.current = undefined;
    target?.focus();
  });

  const move = useCallback(
    (id: number, to: number) => {
      send({ type: 'portfolio.edit', edit: { kind: 'move', list, id, to } });
      element.current?.querySelector(`[data-entry="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    [list, send],
  );
  const remove = useCallback(
    (id: number) => {
      const all: readonly Entry[] = now()[list];
      const index = all.findIndex((entry) => entry.id === id);
      const entry = all[index];
      if (!entry) return;
      next.current = summaryOf((all[index + 1] ?? all[index - 1])?.id);
      send({ type: 'portfolio.edit', edit: { kind: 'remove', list, id } });
      makeOffer({ name: entryName(list, entry, index), index, id });
    },
    [list, send, now, makeOffer],
  );
  const add = () => {
    const id = newId();
    send({ type: 'portfolio.add', list, id });
    // A full list ignores the event and announces that it is full.
    if (now()[list].at(-1)?.id !== id) return;
    added.add(id);
    next.current = `[name="${list}.${id}.${firstField[list]}"]`;
  };
  const undoRemoval = (id: number) => {
    next.current = summaryOf(id);
    send({ type: 'portfolio.undo' });
  };

  const cancel = useRef<() => void>(undefined);
  // Any other change to the list cancels the drag.
  useEffect(() => () => cancel.current?.(), [entries]);
  const grab = useCallback(
    (event: PointerEvent, id: number) => {
      if (event.button !== 0 || !event.isPrimary || !element.current) return;
      event.preventDefault();
      // With capture, moves over the preview's frame are received too.
      (event.target as Element).setPointerCapture(event.pointerId);
      const cards = [...element.current.querySelectorAll<HTMLElement>('[data-entry]')];
      const from = cards.findIndex((card) => card.dataset.entry === String(id));
      cancel.current?.();
      cancel.current = dragCard(event.nativeEvent, cards, from, (to) => move(id, to));
    },
    [move],
  );

  const offered = offer && (
    <li className={`${cluster[3]} ${between} ${styles.offer}`}>
      <UndoOffer
        text={
          <span>
            “<bdi>{offer.name}</bdi>” was removed.
          </span>
        }
        onUndo={() => undoRemoval(offer.id)}
      />
    </li>
  );
  const { fullText, startsOpen } = toListView(entries);
  return (
    <div className={`${stack[4]} ${styles.entries}`}>
      {entries.length === 0 && !offer && <p className={muted}>{empty}</p>}
      <ul ref={element} className={`${stack[3]} ${styles.list}`}>
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {offer?.index === index && offered}
            <EntryCard
              list={list}
              entry={entry}
              index={index}
              count={entries.length}
              startsOpen={startsOpen || added.has(entry.id)}
              attempt={attempt}
              Fields={Fields}
              onMove={move}
              onRemove={remove}
              onGrab={grab}
            />
          </Fragment>
        ))}
        {offer && offer.index >= entries.length && offered}
      </ul>
      <p className={cluster[3]}>
        <Button ref={addButton} aria-disabled={fullText !== '' || undefined} onClick={add}>
          <Icon path="M12 5v14M5 12h14" />
          <span>{addText(list)}</span>
        </Button>
        {fullText && <span className={note}>{fullText}</span>}
      </p>
    </div>
  );
};
