import { actorOf, innermost, type LiveView, toLiveView } from '@loomwright/statecharts/lab';
import { use } from 'react';
import { Link } from 'wouter';
import { useView } from '../../app/use-view.ts';
import { note } from '../../ui/text/text.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { useLabHost } from '../host.ts';
import type { ToolProps } from '../tool-panel.tsx';

const textOf = ({ actors, isRecording }: LiveView, id: string): string => {
  const found = actors.filter(({ machine }) => machine === id);
  if (found.length === 0)
    return isRecording ? 'Nothing has been recorded yet.' : 'Nothing is being recorded.';
  const states = found.map(
    ({ active, isOver, name }) =>
      `${name}${isOver ? ' (ended)' : ''}: ${innermost(active).join(', ') || 'no state inside'}`,
  );
  return `${states.join('; ')}.`;
};

const LiveChart = ({ id, file, hrefOf }: ToolProps) => {
  const view = useView(use(useLabHost().live()), toLiveView);
  const last = actorOf(view, id);
  return (
    <>
      <p className={note}>
        <output>{textOf(view, id)}</output> <Link href="/statecharts?live">All actors</Link>
      </p>
      <ChartFrame file={file} title={id} hrefOf={hrefOf} active={last?.active} taken={last?.taken} />
    </>
  );
};

export default LiveChart;
