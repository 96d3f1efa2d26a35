import { use, useEffect } from 'react';
import { small } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import { ChartFrame } from '../chart-frame.tsx';
import { type MachineChanges, useLabHost } from '../host.ts';
import { ToolPanel, type ToolProps } from '../tool-panel.tsx';

const nothing = async (): Promise<MachineChanges | string> => 'There is nothing to compare with.';

const Changes = ({ id, file, hrefOf, onClose }: ToolProps) => {
  const { changes = nothing } = useLabHost();
  const found = use(changes(id));
  const problem = typeof found === 'string' ? found : undefined;
  const drawn = typeof found === 'string' ? undefined : found.drawn;
  const lines = typeof found === 'string' ? [] : found.lines;
  useEffect(() => {
    if (!drawn) return undefined;
    // The Content-Security-Policy blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(drawn.style);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [drawn]);
  return (
    <>
      <ToolPanel id="changes" title="Changes since the last commit" onClose={onClose}>
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {problem === undefined && lines.length === 0 && <p>Nothing has changed.</p>}
        {lines.length > 0 && <pre className={`${small} ${styles.block}`}>{lines.join('\n')}</pre>}
      </ToolPanel>
      <ChartFrame file={drawn?.file ?? file} title={drawn ? `the changes of ${id}` : id} hrefOf={hrefOf} />
    </>
  );
};

export default Changes;
