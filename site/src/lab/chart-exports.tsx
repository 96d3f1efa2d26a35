import type { ChartFile } from '@loomwright/machines/charts';
import {
  CHART_FORMATS,
  type ChartFormat,
  createChartExportMachine,
  toChartExportView,
} from '@loomwright/statecharts/lab';
import { useLocalActor } from '../app/use-local-actor.ts';
import { useView } from '../app/use-view.ts';
import { Button } from '../ui/button/button.tsx';
import { cluster } from '../ui/layout/layout.css.ts';
import { label, note } from '../ui/text/text.css.ts';
import * as styles from './chart.css.ts';

const labels: Readonly<Record<ChartFormat, string>> = {
  svg: 'SVG',
  png: 'PNG',
  mermaid: 'Mermaid',
  json: 'JSON for Stately',
  text: 'Text',
};

export const ChartExports = ({ file }: { readonly file: ChartFile }) => {
  const actor = useLocalActor(
    () =>
      createChartExportMachine({
        saveChart: async (format) => (await import('./save-chart.ts')).saveChart(file, format),
      }),
    undefined,
  );
  const { problem } = useView(actor, toChartExportView);
  return (
    <div data-needs-js>
      <fieldset className={cluster[1]}>
        <legend className={`${note} ${styles.legend}`}>Save as</legend>
        {(Object.keys(CHART_FORMATS) as ChartFormat[]).map((format) => (
          <Button key={format} look="quiet" onClick={() => actor.send({ type: 'chartExport.save', format })}>
            {labels[format]}
          </Button>
        ))}
      </fieldset>
      <p role="alert" className={`${label} ${styles.problem}`}>
        {problem}
      </p>
    </div>
  );
};
