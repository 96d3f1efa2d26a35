import { toCountText } from '@loomwright/kit';
import { toLiveView, toTrace } from '@loomwright/statecharts/lab';
import { use, useEffect } from 'react';
import { saveFile } from '../../adapters/save-file.ts';
import { useView, viewNow } from '../../app/use-view.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { cluster } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { toolPanel } from '../bench.css.ts';
import { type LabHost, useLabHost } from '../host.ts';
import * as tool from '../lab.css.ts';
import { ToolPanel, ToolPart } from '../tool-panel.tsx';
import * as styles from './live.css.ts';
import { Actors, Log, type PartProps } from './log.tsx';
import { OtherTabs } from './other-tabs.tsx';
import { SequenceDiagram } from './sequence-diagram.tsx';

interface Props {
  readonly isInspecting: boolean;
  readonly onClose: () => void;
}

const shapes = [
  { shape: 'list', label: 'As a list' },
  { shape: 'sequence', label: 'As a sequence' },
] as const;

const recordingText = (
  { count, isEnded, isNewest, isRecording, sourceTitle }: ReturnType<typeof toLiveView>,
  followed: LabHost['followed'],
) => {
  if (followed === 'apps' && sourceTitle === undefined) return 'No app is recorded yet.';
  const kind = followed === 'apps' ? 'app' : 'tab';
  const source = sourceTitle === undefined ? '.' : ` the ${kind} “${sourceTitle}”.`;
  return [
    `${isRecording ? 'Recording' : 'Not recording'}${source}`,
    ...(isEnded ? ['It no longer answers.'] : []),
    `${toCountText(count, 'event')} so far${isNewest ? '.' : ', an earlier moment is shown.'}`,
  ].join(' ');
};

/** Opens Stately's inspector only on request (LAB-3). */
const InspectorPanel = ({ actor, view }: PartProps) => (
  <ToolPart id="live-inspector" title="Stately’s inspector" className={toolPanel}>
    <p className={note}>
      It is another website, stately.ai, in a window of its own. It receives the charts of the machines and
      what the log below shows: names of actors, states and events. It does not receive what visitors type.
    </p>
    <div className={cluster[2]}>
      <Button onClick={() => actor.send({ type: 'live.inspect' })}>Open the inspector</Button>
      <output className={note}>{view.inspectorText}</output>
    </div>
  </ToolPart>
);

const Live = ({ isInspecting, onClose }: Props) => {
  const { followed, live } = useLabHost();
  const actor = use(live());
  const view = useView(actor, toLiveView);
  useEffect(() => {
    if (followed === 'apps') actor.send({ type: 'live.findTabs' });
  }, [actor, followed]);
  return (
    <ToolPanel id="live" title="Live" onClose={onClose}>
      <div className={cluster[2]}>
        <Button
          look="primary"
          aria-disabled={view.isEnded}
          onClick={() => actor.send({ type: view.isRecording ? 'live.pause' : 'live.resume' })}
        >
          {view.isRecording ? 'Pause' : view.sourceTitle === undefined ? 'Record' : 'Resume'}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'live.select' })}>
          Newest
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'live.clear' })}>
          Clear
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile('trace.json', 'application/json', viewNow(actor, toTrace))}
        >
          Save trace
        </Button>
        {!isInspecting && followed === 'tabs' && (
          <ButtonLink href="/statecharts?inspect" look="quiet">
            Stately’s inspector
          </ButtonLink>
        )}
      </div>
      <p className={note}>
        <span>{recordingText(view, followed)}</span>{' '}
        {followed === 'tabs' && (
          <span>
            Visit other pages of the site meanwhile, then come back. What visitors type is never recorded.
          </span>
        )}
      </p>
      <OtherTabs actor={actor} view={view} />
      {isInspecting && <InspectorPanel actor={actor} view={view} />}
      <div className={cluster[2]}>
        <label htmlFor="live-filter" className={tool.label}>
          Filter events
        </label>
        <input
          id="live-filter"
          className={tool.input}
          type="search"
          dir="auto"
          value={view.filter}
          onChange={({ target }) => actor.send({ type: 'live.filter', text: target.value })}
        />
        {shapes.map(({ label, shape }) => (
          <button
            key={shape}
            type="button"
            className={styles.choice}
            aria-pressed={view.shape === shape}
            onClick={() => actor.send({ type: 'live.show', shape })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.columns}>
        <Actors view={view} />
        {view.shape === 'list' ? <Log actor={actor} view={view} /> : <SequenceDiagram actor={actor} />}
      </div>
    </ToolPanel>
  );
};

export default Live;
