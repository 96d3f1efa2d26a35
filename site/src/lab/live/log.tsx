import {
  type ActorRow,
  innermost,
  type LiveActor,
  type LiveView,
  type LogRow,
} from '@loomwright/statecharts/lab';
import { memo } from 'react';
import { Link } from 'wouter';
import { ruled } from '../../ui/layout/layout.css.ts';
import { figures, muted, note, small, smallTarget } from '../../ui/text/text.css.ts';
import { place } from '../bench.css.ts';
import { useLabHost } from '../host.ts';
import * as tool from '../lab.css.ts';
import { ToolPart } from '../tool-panel.tsx';
import * as styles from './live.css.ts';

export interface PartProps {
  readonly actor: LiveActor;
  readonly view: LiveView;
}

const Machine = ({ row: { machine, name } }: { readonly row: ActorRow }) => {
  const { has } = useLabHost();
  return machine !== undefined && has(machine) ? (
    <Link href={`/statecharts/${machine}?live`} className={smallTarget}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
};

interface RowProps extends LogRow {
  readonly actor: LiveActor;
}

export const Actors = ({ view }: Pick<PartProps, 'view'>) => (
  <ToolPart id="live-actors" title="Actors">
    <div className={styles.frame}>
      <table className={`${small} ${ruled}`}>
        <thead>
          <tr>
            <th scope="col" className={tool.columnHead}>
              Actor
            </th>
            <th scope="col" className={tool.columnHead}>
              States
            </th>
          </tr>
        </thead>
        <tbody>
          {view.actors.map((row) => (
            <tr key={row.actor}>
              <th scope="row" className={tool.rowHead}>
                <Machine row={row} />
              </th>
              <td
                className={tool.cell}
              >{`${innermost(row.active).join(', ')}${row.isOver ? ' (ended)' : ''}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </ToolPart>
);

const Row = memo(({ actor, atText, from, hasEffect, isSelected, number, partsText, to, type }: RowProps) => (
  <tr className={hasEffect ? undefined : muted}>
    <td className={tool.cell}>
      <button
        type="button"
        className={`${small} ${figures} ${place} ${styles.moment}`}
        aria-current={isSelected}
        onClick={() => actor.send({ type: 'live.select', place: number })}
      >
        {atText}
      </button>
    </td>
    <td className={tool.cell}>{from}</td>
    <td className={tool.cell}>{to}</td>
    <td className={tool.cell}>
      <span>{type}</span>
      {partsText !== '' && <span className={muted}>{` (${partsText})`}</span>}
    </td>
  </tr>
));

export const Log = ({ actor, view }: PartProps) => (
  <ToolPart id="live-log" title="Events, the newest first">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
    <section className={styles.frame} tabIndex={0} aria-label="Log">
      <table className={`${small} ${styles.log}`}>
        <thead>
          <tr>
            <th scope="col" className={tool.columnHead}>
              At
            </th>
            <th scope="col" className={tool.columnHead}>
              From
            </th>
            <th scope="col" className={tool.columnHead}>
              To
            </th>
            <th scope="col" className={tool.columnHead}>
              Event
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.number} actor={actor} {...row} />
          ))}
        </tbody>
      </table>
    </section>
    {view.moreCount > 0 && <p className={note}>{`${view.moreCount} older ones are not listed.`}</p>}
  </ToolPart>
);
