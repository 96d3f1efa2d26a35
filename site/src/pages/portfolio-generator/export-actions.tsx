import { button } from '../../ui/button/button.css.ts';
import { useEditor } from './editor-context.ts';
import * as styles from './preview.css.ts';

/** The buttons that make the page a file or print it, and why the browser refused the last time. */
export const ExportActions = ({ problem }: { readonly problem: string }) => {
  const { send } = useEditor();
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={button.primary}
          onClick={() => send({ type: 'portfolio.export', format: 'html' })}
        >
          Download the page
        </button>
        <button
          type="button"
          className={button.secondary}
          onClick={() => send({ type: 'portfolio.export', format: 'print' })}
        >
          Print or save as PDF
        </button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
};
