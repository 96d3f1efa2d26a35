import type { PortfolioField } from '@loomwright/portfolio';
import { memo } from 'react';
import { FieldFrame, type FieldProps, useControlProps } from '../../ui/form/field.tsx';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';

interface Props extends FieldProps {
  readonly name: PortfolioField;
  readonly value: string;
  /** Several lines, an address, or a hint for autofill. */
  readonly kind?: 'lines' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
}

/**
 * A controlled field, so that undo shows. It renders only when its own text changes; IME composition and caret are left
 * to the browser, since each text comes back as typed.
 */
export const TextInput = memo(({ value, kind, autoComplete = 'off', ...field }: Props) => {
  const { write } = useEditor();
  const control = {
    ...useControlProps(field),
    value,
    autoComplete,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write(field.name, target.value),
  };
  return (
    <FieldFrame {...field}>
      {kind === 'lines' ? (
        <textarea {...control} className={styles.lines} rows={3} dir="auto" />
      ) : (
        <input
          {...control}
          className={form.input}
          // Not `url`: browsers reject addresses such as `mailto:`, which are allowed here.
          type={kind === 'url' ? 'text' : kind}
          inputMode={kind === 'url' ? 'url' : undefined}
          spellCheck={kind ? false : undefined}
          autoCapitalize={kind ? 'none' : undefined}
          dir={kind ? 'ltr' : 'auto'}
        />
      )}
    </FieldFrame>
  );
});
