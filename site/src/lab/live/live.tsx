import { findSummary } from '@loomwright/machines/charts';
import { innermost } from '@loomwright/statecharts/lab';
import {
  type ActorRow,
  type LiveActor,
  type LiveView,
  toLiveView,
  toTrace,
} from '@loomwright/statecharts/live';
import { Link } from 'wouter';
import { saveFile } from '../../adapters/save-file.ts';
import { useSite } from '../../app/providers.tsx';
import { useView, viewNow } from '../../app/use-view.ts';
import { button } from '../../ui/button/button.css.ts';
import * as tool from '../tool.css.ts';
import * as styles from './live.css.ts';
import { liveActorOf } from './live-actor.ts';

interface PartProps {
  readonly actor: LiveActor;
  readonly view: LiveView;
}

const Machine = ({ row: { machine, name } }: { readonly row: ActorRow }) =>
  machine !== undefined && findSummary(machine) ? (
    <Link href={`/statecharts/${machine}?live`}>{name}</Link>
  ) : (
    name
  );

const Actors = ({ view }: Pick<PartProps, 'view'>) => (
  <section aria-labelledby="live-actors">
    <h3 id="live-actors" className={tool.title}>
      Actors
    </h3>
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Actor</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {view.actors.map((row) => (
            <tr key={row.actor}>
              <th scope="row">
                <Machine row={row} />
              </th>
              <td>{innermost(row.active).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const Log = ({ actor, view }: PartProps) => (
  <section aria-labelledby="live-log">
    <h3 id="live-log" className={tool.title}>
      Events, the newest first
    </h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
    <section className={styles.frame} tabIndex={0} aria-label="Log">
      <table className={styles.log}>
        <thead>
          <tr>
            <th scope="col">At</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Event</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ atText, from, hasEffect, isLookedAt, number, partsText, to, type }) => (
            <tr key={number} className={hasEffect ? undefined : styles.idle}>
              <td>
                <button
                  type="button"
                  className={styles.moment}
                  aria-current={isLookedAt}
                  onClick={() => actor.send({ type: 'live.lookAt', place: number })}
                >
                  {atText}
                </button>
              </td>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                {type}
                {partsText !== '' && <span className={styles.idle}> ({partsText})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {view.moreCount > 0 && <p className={tool.small}>{view.moreCount} older ones are not listed.</p>}
  </section>
);

/** What happens in the actors of this tab, as it happens or at any moment of it (LAB-2). */
const Live = ({ onClose }: { readonly onClose: () => void }) => {
  const actor = liveActorOf(useSite());
  const view = useView(actor, toLiveView);
  return (
    <section className={styles.live} aria-labelledby="live">
      <h2 id="live" className={tool.title}>
        Live
      </h2>
      <div className={tool.row}>
        <button
          type="button"
          className={button.primary}
          onClick={() => actor.send({ type: view.isRecording ? 'live.pause' : 'live.start' })}
        >
          {view.isRecording ? 'Pause' : 'Record'}
        </button>
        <button type="button" className={button.quiet} onClick={() => actor.send({ type: 'live.lookAt' })}>
          Newest
        </button>
        <button type="button" className={button.quiet} onClick={() => actor.send({ type: 'live.clear' })}>
          Clear
        </button>
        <button
          type="button"
          className={button.quiet}
          onClick={() => saveFile('trace.json', 'application/json', viewNow(actor, toTrace))}
        >
          Save trace
        </button>
        <button type="button" className={button.quiet} onClick={onClose}>
          Close
        </button>
      </div>
      <p className={tool.small}>
        {view.isRecording ? 'Recording. ' : 'Not recording. '}
        {view.count === 1 ? '1 event' : `${view.count} events`} so far
        {view.isNewest ? '.' : ', an earlier moment is shown.'} Visit other pages of the site meanwhile, then
        come back. What visitors type is never recorded.
      </p>
      <div className={tool.row}>
        <label htmlFor="live-filter" className={tool.label}>
          Only with
        </label>
        <input
          id="live-filter"
          className={tool.input}
          type="search"
          value={view.filter}
          onChange={({ target }) => actor.send({ type: 'live.filter', text: target.value })}
        />
      </div>
      <div className={styles.columns}>
        <Actors view={view} />
        <Log actor={actor} view={view} />
      </div>
    </section>
  );
};

export default Live;
