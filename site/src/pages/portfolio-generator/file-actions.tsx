import { Button } from '../../ui/button/button.tsx';
import { FieldError, FieldScope } from '../../ui/form/field.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { cluster } from '../../ui/layout/layout.css.ts';
import { problem as problemText } from './editor.css.ts';
import { useEditor } from './editor-context.ts';
import { imported } from './form.css.ts';

export const ExportActions = ({ problem }: { readonly problem: string }) => {
  const { send } = useEditor();
  return (
    <>
      <div className={cluster[3]}>
        <Button look="primary" onClick={() => send({ type: 'portfolio.export', format: 'html' })}>
          Download the page
        </Button>
        <Button onClick={() => send({ type: 'portfolio.export', format: 'print' })}>
          Print or save as PDF
        </Button>
      </div>
      <p role="alert" className={problemText}>
        {problem}
      </p>
    </>
  );
};

interface ImportProps {
  readonly text: string;
  readonly isImporting: boolean;
  readonly problem: string;
}

export const ImportButton = ({ text, isImporting, problem }: ImportProps) => {
  const { send } = useEditor();
  const field = { name: 'import', label: text, error: problem || undefined };
  return (
    <FieldScope>
      <div className={imported}>
        <FileButton
          field={field}
          accept=".json,application/json"
          isBusy={isImporting}
          onChoose={(file) => send({ type: 'portfolio.import', file })}
        >
          {isImporting ? 'Reading…' : text}
        </FileButton>
        <div role="alert">
          <FieldError {...field} />
        </div>
      </div>
    </FieldScope>
  );
};
