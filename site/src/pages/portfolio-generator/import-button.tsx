import type { ChangeEvent } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { controlProps, FieldError } from '../../ui/form/field.tsx';
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
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) send({ type: 'portfolio.import', file });
  };
  return (
    <div className={styles.imported}>
      <label className={`${button.secondary} ${styles.file}`} aria-busy={isImporting}>
        {isImporting ? 'Reading…' : text}
        <input {...controlProps(field)} type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <div role="alert">
        <FieldError {...field} />
      </div>
    </div>
  );
};
