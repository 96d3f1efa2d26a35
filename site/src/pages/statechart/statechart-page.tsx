import { toCountText } from '@loomwright/kit';
import { type ChartFile, findSummary, type MachineSummary, summaries } from '@loomwright/machines/charts';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadPart } from '../../app/load-part.ts';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import { useSearch } from '../../app/providers.tsx';
import { ChartExports } from '../../lab/chart-exports.tsx';
import { ChartFrame } from '../../lab/chart-frame.tsx';
import * as styles from '../../lab/lab.css.ts';
import { loadChart, loadedChart } from '../../lab/load-chart.ts';
import { StateTable, stateId } from '../../lab/state-table.tsx';
import { ToolFocus } from '../../lab/tool-focus.tsx';
import type { ToolProps } from '../../lab/tool-panel.tsx';
import { NotFound } from '../../shared/not-found/not-found.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { above, below } from '../../ui/layout/layout.css.ts';
import { container, opening, room, shortLead } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { note, smallTarget } from '../../ui/text/text.css.ts';

export const prepare: NonNullable<PageModule['prepare']> = ({ id = '' }) => loadChart(id);

export const isLarge = true;

const titleFor = (id: string) => `The ${id} statechart`;

export const titleOf: NonNullable<PageModule['titleOf']> = ({ id = '' }) =>
  findSummary(id) ? titleFor(id) : 'Page Not Found';

const toTarget = (summary: MachineSummary | undefined, label: string) =>
  summary && { href: `/statecharts/${summary.id}`, title: summary.id, label };

const tool = (load: () => Promise<{ readonly default: ComponentType<ToolProps> }>) =>
  lazy(() =>
    loadPart(load).catch(() => ({
      default: () => <p>This part of the lab could not be loaded. Reload the page to try again.</p>,
    })),
  );

/** What shows a chart in another way, by the name that asks for it in the address. */
const tools = {
  live: tool(() => import('../../lab/live/live-chart.tsx')),
  simulate: tool(() => import('../../lab/simulation/simulation.tsx')),
  coverage: tool(() => import('../../lab/coverage/coverage.tsx')),
  source: tool(() => import('../../lab/source/source.tsx')),
};

const hrefOf = (path: string) => `#${stateId(path)}`;

/** The drawing of a machine, with a tool once it is asked for. */
const Drawing = ({
  summary: { id, file: source },
  file,
  isDrawn,
}: {
  readonly summary: MachineSummary;
  readonly file: ChartFile;
  readonly isDrawn: boolean;
}) => {
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
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
                  Source and rules
                </ButtonLink>
              </>
            }
          />
        </div>
      )}
    </ToolFocus>
  );
};

/**
 * The step in which a large page is, from `first` to `last`: each is rendered once the one before is on the page, and input
 * comes between. At once they would block a slow phone for a third of a second.
 */
const useSteps = (first: number, last: number): number => {
  const [step, setStep] = useState(first);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [last, step]);
  return step;
};

interface StatechartProps {
  readonly summary: MachineSummary;
  readonly file: ChartFile;
  /** Whether to show all of it at once. */
  readonly isWholeAtOnce: boolean;
}

const Statechart = ({ file, isWholeAtOnce, summary }: StatechartProps) => {
  const at = summaries.indexOf(summary);
  const step = useSteps(isWholeAtOnce ? 2 : 0, 2);
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
          before={toTarget(summaries[at - 1], 'Previous')}
          after={toTarget(summaries[at + 1], 'Next')}
        />
      </div>
    </>
  );
};

/** `/statecharts/{id}`: one machine, drawn and told (LAB-1). */
const StatechartPage = ({ arrival, params: { id = '' } }: PageProps) => {
  const [summary, file] = [findSummary(id), loadedChart(id)];
  // What the address names is there from the start.
  const isWholeAtOnce = arrival === 'document' || window.location.hash !== '';
  // Keyed: the size chosen for one chart is not that of the next.
  return summary && file ? <Statechart key={id} {...{ file, isWholeAtOnce, summary }} /> : <NotFound />;
};

export default StatechartPage;
