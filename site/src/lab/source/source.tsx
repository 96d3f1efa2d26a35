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

const linesOf = ({ text }: MachineSource) => text.split(/(?<=\n)/);
const before = (source: MachineSource) =>
  linesOf(source)
    .slice(0, source.line - 1)
    .join('');
const lineIn = (source: MachineSource) => linesOf(source)[source.line - 1];
const after = (source: MachineSource) =>
  linesOf(source)
    .slice(source.line > 1 ? source.line : 0)
    .join('');

const showLine = (line: HTMLElement | null): void => {
  const frame = line?.closest('section');
  if (line && frame) frame.scrollTop = line.offsetTop - frame.offsetTop - line.offsetHeight;
};

const Source = ({ id, file, source, hrefOf, onClose }: ToolProps) => {
  const { source: load, texts } = useLabHost();
  const found = use(load(id));
  return (
    <>
      <ToolPanel id="source" title={texts.source} onClose={onClose}>
        {found ? (
          <>
            {found.rules.length > 0 && <Rules rules={found.rules} />}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
            <section className={styles.source} tabIndex={0} aria-label={`Source of ${source}`}>
              <pre className={`${small} ${styles.text}`}>
                <code>
                  {found.line > 1 && <span>{before(found)}</span>}
                  {found.line > 1 && (
                    <mark ref={showLine} className={styles.line}>
                      {lineIn(found)}
                    </mark>
                  )}
                  <span>{after(found)}</span>
                </code>
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
