import { use } from 'react';
import { stack } from '../../ui/layout/layout.css.ts';
import { small, strong, unbroken } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { ToolPanel, type ToolProps } from '../tool-panel.tsx';
import { type UpheldRule, upheldRules } from './upheld-rules.ts';

const sources = import.meta.glob<string>('../../../../packages/*/src/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

interface MachineSource {
  readonly text: string;
  readonly rules: readonly UpheldRule[];
}

/** Loads the source of a machine, by its path from the root of the repository; rejects where it cannot be loaded. */
const loadSource = async (file: string): Promise<MachineSource> => {
  const load = sources[`../../../../${file}`];
  if (!load) throw new Error(`There is no source of ${file}.`);
  const [text, { default: table }] = await Promise.all([load(), import('../../../../docs/rules.md?raw')]);
  return { text, rules: upheldRules(text, table) };
};

// The same promise for every rendering.
const loading = new Map<string, Promise<MachineSource | undefined>>();

const sourceOf = (file: string): Promise<MachineSource | undefined> => {
  const known = loading.get(file);
  if (known) return known;
  const promise = loadSource(file).catch(() => {
    // Asked for again, it is loaded again.
    loading.delete(file);
    return undefined;
  });
  loading.set(file, promise);
  return promise;
};

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
  const found = use(sourceOf(source));
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
