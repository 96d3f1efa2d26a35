import { use } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { small, strong, unbroken } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { type MachineSource, useLabHost } from '../host.ts';
import { ToolPanel, type ToolProps } from '../tool-panel.tsx';

const Rules = ({ rules }: Pick<MachineSource, 'rules'>) => (
  <dl className={`${small} ${stack[2]}`}>
    {rules.map(({ id, requirement }) => (
      <div key={id} className={styles.rule}>
        <dt className={`${strong} ${unbroken}`}>{id}</dt>
        <dd>{requirement ?? 'Not in the list of rules that are built.'}</dd>
      </div>
    ))}
  </dl>
);

/** The source of a machine and the rules of the product that it names, above its drawing. */
const Source = ({ id, file, source, hrefOf, onClose }: ToolProps) => {
  const found = use(useLabHost().source(id));
  return (
    <>
      <ToolPanel id="source" title="Source and rules" onClose={onClose}>
        {found ? (
          <>
            {found.rules.length > 0 && <Rules rules={found.rules} />}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
            <section className={styles.source} tabIndex={0} aria-label={`Source of ${source}`}>
              <pre className={`${small} ${styles.text}`}>
                <code>{found.text}</code>
              </pre>
            </section>
          </>
        ) : (
          <p role="alert">The source could not be loaded. Reload the page to try again.</p>
        )}
      </ToolPanel>
      <ChartFrame file={file} title={id} hrefOf={hrefOf} />
    </>
  );
};

export default Source;
