import { toCountText } from '@loomwright/kit';
import type { ChartFile } from '@loomwright/machines/charts';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { Link, useLocation } from 'wouter';
import { loadPart } from '../app/load-part.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { above, below } from '../ui/layout/layout.css.ts';
import { container, opening, room, shortLead } from '../ui/page/page.css.ts';
import { PageHeading } from '../ui/page/page-heading.tsx';
import { Pager } from '../ui/pager/pager.tsx';
import { note, smallTarget } from '../ui/text/text.css.ts';
import { ChartExports } from './chart-exports.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { type ShownMachine, useLabHost } from './host.ts';
import * as styles from './lab.css.ts';
import { StateTable, stateId } from './state-table.tsx';
import { ToolFocus } from './tool-focus.tsx';
import type { ToolProps } from './tool-panel.tsx';

export const titleFor = (id: string) => `The ${id} statechart`;

const toTarget = (summary: ShownMachine | undefined, label: string) =>
  summary && { href: `/statecharts/${encodeURIComponent(summary.id)}`, title: summary.id, label };

const tool = (load: () => Promise<{ readonly default: ComponentType<ToolProps> }>) =>
  lazy(() =>
    loadPart(load).catch(() => ({
      default: () => <p>This part of the lab could not be loaded. Reload the page to try again.</p>,
    })),
  );

const tools = {
  live: tool(() => import('./live/live-chart.tsx')),
  simulate: tool(() => import('./simulation/simulation.tsx')),
  coverage: tool(() => import('./coverage/coverage.tsx')),
  source: tool(() => import('./source/source.tsx')),
  changes: tool(() => import('./changes/changes.tsx')),
};

const hrefOf = (path: string) => `#${stateId(path)}`;

const Drawing = ({
  summary: { id, file: source },
  file,
  isDrawn,
}: {
  readonly summary: ShownMachine;
  readonly file: ChartFile;
  readonly isDrawn: boolean;
}) => {
  const [pathname, navigate] = useLocation();
  const host = useLabHost();
  const query = new URLSearchParams(host.useSearch());
  const [name, Tool] = Object.entries(tools).find(([one]) => query.has(one)) ?? [];
  return (
    <ToolFocus name={name}>
      {Tool ? (
        <div className={container}>
          <Suspense
            fallback={
              <div className={room}>
                <ChartFrame {...{ file, hrefOf, isDrawn }} title={id} />
              </div>
            }
          >
            <Tool id={id} file={file} source={source} hrefOf={hrefOf} onClose={() => navigate(pathname)} />
          </Suspense>
        </div>
      ) : (
        <div className={container}>
          <ChartFrame
            {...{ file, hrefOf, isDrawn }}
            title={id}
            actions={
              <>
                <Button data-opens="simulate" onClick={() => navigate(`${pathname}?simulate`)}>
                  Simulate this machine
                </Button>
                <ButtonLink href={`${pathname}?coverage`} data-opens="coverage" look="quiet">
                  Coverage
                </ButtonLink>
                <ButtonLink href={`${pathname}?source`} data-opens="source" look="quiet">
                  {host.texts.source}
                </ButtonLink>
                {host.changes && (
                  <ButtonLink href={`${pathname}?changes`} data-opens="changes" look="quiet">
                    Changes
                  </ButtonLink>
                )}
              </>
            }
          />
        </div>
      )}
    </ToolFocus>
  );
};

/** Renders a large page in steps from `first` to `last`, so that a slow phone can handle input in between. */
const useSteps = (first: number, last: number): number => {
  const [step, setStep] = useState(first);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [last, step]);
  return step;
};

interface Props {
  readonly summary: ShownMachine;
  readonly file: ChartFile;
  readonly before: ShownMachine | undefined;
  readonly after: ShownMachine | undefined;
  readonly rendersImmediately: boolean;
  readonly children?: ReactNode;
}

/** A machine as a drawing and as text, with the tools of the lab (LAB-1). */
export const MachinePage = ({ after, before, children, file, rendersImmediately, summary }: Props) => {
  const step = useSteps(rendersImmediately ? 2 : 0, 2);
  return (
    <>
      <header className={`${container} ${opening}`}>
        <p>
          <Link href="/statecharts" className={smallTarget}>
            Statecharts
          </Link>
        </p>
        <PageHeading>{titleFor(summary.id)}</PageHeading>
        <p className={shortLead}>{summary.description}</p>
        <p className={`${note} ${above[2]}`}>
          <span>{`${toCountText(summary.states, 'state')}, ${toCountText(summary.transitions, 'transition')}, in`}</span>{' '}
          <code className={styles.ruleName}>{summary.file}</code>
        </p>
        {children}
      </header>
      <Drawing summary={summary} file={file} isDrawn={step >= 1} />
      <div className={container}>
        {step >= 2 && <ChartExports file={file} />}
        <h2 id="states" className={`${above[6]} ${below[4]}`}>
          State by state
        </h2>
        {step >= 2 && <StateTable chart={file.chart} />}
        <Pager
          label="More statecharts"
          before={toTarget(before, 'Previous')}
          after={toTarget(after, 'Next')}
        />
      </div>
    </>
  );
};
