import { Button } from '../../ui/button/button.tsx';
import * as tool from '../tool.css.ts';
import type { PartProps } from './log.tsx';

/** Opens Stately’s own inspector, once it is wanted (LAB-3). */
export const InspectorPanel = ({ actor, view }: PartProps) => (
  <section className={tool.panel} aria-labelledby="live-inspector">
    <h3 id="live-inspector" className={tool.title}>
      Stately’s inspector
    </h3>
    <p className={tool.small}>
      It is another website, stately.ai, in a window of its own. It receives the charts of the machines and
      what the log below shows: names of actors, states and events. It does not receive what visitors type.
    </p>
    <div className={tool.row}>
      <Button onClick={() => actor.send({ type: 'live.inspect' })}>Open the inspector</Button>
      <output className={tool.small}>{view.inspectorText}</output>
    </div>
  </section>
);
