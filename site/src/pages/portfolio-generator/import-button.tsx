import { FieldError, FieldScope } from '../../ui/form/field.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';

interface Props {
  readonly text: string;
  readonly isImporting: boolean;
  readonly problem: string;
}

/** Imports an exported file; an error is shown below the button. */
export const ImportButton = ({ text, isImporting, problem }: Props) => {
  const { send } = useEditor();
  const field = { name: 'import', label: text, error: problem || undefined };
  return (
    <FieldScope>
      <div className={styles.imported}>
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
