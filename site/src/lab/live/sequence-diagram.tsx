import { type LiveActor, type Sequence, type SequenceMessage, toSequence } from '@loomwright/statecharts/lab';
import { useView } from '../../app/use-view.ts';
import { label, note } from '../../ui/text/text.css.ts';
import { ToolPart } from '../tool-panel.tsx';
import * as styles from './live.css.ts';

const COLUMN = 150;
const ROW = 34;
const HEAD = 40;
const LOOP = 40;

const xOf = (place: number): number => COLUMN * (place + 0.5);

const wayOf = ({ from, to }: SequenceMessage, y: number): string =>
  from === to ? `M${xOf(from)} ${y - 6}h${LOOP}v12h${-LOOP}` : `M${xOf(from)} ${y}H${xOf(to)}`;

const Message = ({ message, y }: { readonly message: SequenceMessage; readonly y: number }) => {
  const { from, hasEffect, isSelected, to, type } = message;
  const isLoop = from === to;
  const direction = isLoop || to < from ? 1 : -1;
  const [tipX, tipY] = [xOf(to), isLoop ? y + 6 : y];
  return (
    <g data-idle={!hasEffect || undefined} data-selected={isSelected || undefined}>
      <path className={styles.way} d={wayOf(message, y)} />
      <path className={styles.tip} d={`M${tipX} ${tipY}l${direction * 8} -4v8z`} />
      <text
        className={styles.messageText}
        x={isLoop ? xOf(from) + LOOP + 6 : (xOf(from) + xOf(to)) / 2}
        y={isLoop ? y + 4 : y - 5}
        textAnchor={isLoop ? 'start' : 'middle'}
      >
        {type}
      </text>
    </g>
  );
};

const Diagram = ({ sequence: { actors, messages } }: { readonly sequence: Sequence }) => {
  const [width, height] = [COLUMN * (actors.length + 1), HEAD + ROW * (messages.length + 1)];
  return (
    <svg
      className={styles.diagram}
      role="img"
      aria-label={`${messages.length} messages between ${actors.length} actors, from top to bottom; the list tells the same in words`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {actors.map((name, place) => (
        <g key={name}>
          <line className={styles.lifeline} x1={xOf(place)} x2={xOf(place)} y1={HEAD} y2={height} />
          <text className={`${label} ${styles.actorText}`} x={xOf(place)} y={HEAD / 2} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {messages.map((message, row) => (
        <Message key={message.number} message={message} y={HEAD + ROW * (row + 1)} />
      ))}
    </svg>
  );
};

export const SequenceDiagram = ({ actor }: { readonly actor: LiveActor }) => {
  const sequence = useView(actor, toSequence);
  return (
    <ToolPart id="live-sequence" title="Messages, the oldest first">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className={styles.frame} tabIndex={0} aria-label="Sequence">
        {sequence.messages.length === 0 ? (
          <p className={note}>No message so far.</p>
        ) : (
          <Diagram sequence={sequence} />
        )}
      </section>
      {sequence.moreCount > 0 && <p className={note}>{`${sequence.moreCount} older ones are not drawn.`}</p>}
    </ToolPart>
  );
};
