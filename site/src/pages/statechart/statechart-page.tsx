import { findSummary, summaries } from '@loomwright/machines/charts';
import type { PageModule, PageProps } from '../../app/page-module.ts';
import { useSite } from '../../app/providers.tsx';
import { LabHostProvider } from '../../lab/host.ts';
import { loadChart, loadedChart } from '../../lab/load-chart.ts';
import { MachinePage, titleFor } from '../../lab/machine-page.tsx';
import { siteHost } from '../../lab/site-host.ts';
import { NotFound } from '../../shared/not-found/not-found.tsx';

export const prepare: NonNullable<PageModule['prepare']> = ({ id = '' }) => loadChart(id);

export const isLarge = true;

export const titleOf: NonNullable<PageModule['titleOf']> = ({ id = '' }) =>
  findSummary(id) ? titleFor(id) : 'Page Not Found';

const StatechartPage = ({ arrival, params: { id = '' } }: PageProps) => {
  const [summary, file] = [findSummary(id), loadedChart(id)];
  const host = siteHost(useSite());
  if (!summary || !file) return <NotFound />;
  const at = summaries.indexOf(summary);
  return (
    <LabHostProvider value={host}>
      {/* Keyed, because a zoom applies to one chart only. */}
      <MachinePage
        key={id}
        file={file}
        summary={summary}
        before={summaries[at - 1]}
        after={summaries[at + 1]}
        // The hash target must exist in the first render.
        rendersImmediately={arrival === 'document' || window.location.hash !== ''}
      />
    </LabHostProvider>
  );
};

export default StatechartPage;
