import type { PortfolioField } from '@loomwright/portfolio';
import { memo } from 'react';
import { controlProps, FieldError, FieldHint, type FieldProps, fieldId } from '../../ui/form/field.tsx';
import * as form from '../../ui/form/form.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';

interface Props extends FieldProps {
  readonly name: PortfolioField;
  readonly value: string;
  /** What it is: several lines, an address, or what the browser may know of its owner. */
  readonly kind?: 'lines' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
}

/**
 * A field that shows what the machine holds: what was undone is seen. Drawn again only for a letter of its own; what is
 * composed (IME) and where the caret stands is left to the browser, since each text comes back as it was typed.
 */
export const TextInput = memo(({ value, kind, autoComplete = 'off', ...field }: Props) => {
  const { write } = useEditor();
  const control = {
    ...controlProps(field),
    value,
    autoComplete,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write(field.name, target.value),
  };
  return (
    <div className={form.field} data-field={field.name}>
      <label htmlFor={fieldId(field.name)} className={form.label}>
        {field.label}
      </label>
      <FieldHint {...field} />
      <div className={form.control}>
        {kind === 'lines' ? (
          <textarea {...control} className={styles.lines} rows={3} dir="auto" />
        ) : (
          <input
            {...control}
            className={form.input}
            // Not `url`: browsers refuse what they do not know there, and `mailto:` is allowed.
            type={kind === 'url' ? 'text' : kind}
            inputMode={kind === 'url' ? 'url' : undefined}
            spellCheck={kind ? false : undefined}
            autoCapitalize={kind ? 'none' : undefined}
            dir="auto"
          />
        )}
      </div>
      <FieldError {...field} />
    </div>
  );
});
