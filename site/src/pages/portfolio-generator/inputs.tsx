import type { PictureField, PortfolioField } from '@loomwright/portfolio';
import { memo, useContext, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { FieldError, FieldFrame, FieldHint, type FieldProps, useControlProps } from '../../ui/form/field.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import * as form from '../../ui/form/form.css.ts';
import { above, cluster } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { PicturesContext, useEditor } from './editor-context.ts';
import * as styles from './form.css.ts';

interface Props extends FieldProps {
  readonly name: PortfolioField;
  readonly value: string;
  readonly kind?: 'lines' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
}

/** Controlled, so that undo changes the field. `value` is exactly the typed text, or the caret would move. */
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
          // `type="url"` would reject allowed addresses such as `mailto:`.
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

interface PictureProps {
  readonly name: PictureField;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
}

export const PictureInput = memo(({ name, label, hint, value }: PictureProps) => {
  const { send, write } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const { busyPictures, pictureProblem } = useContext(PicturesContext);
  const isBusy = busyPictures.includes(name);
  const error = pictureProblem?.field === name ? pictureProblem.problem : undefined;
  const field = { name, label, hint, error };
  const remove = () => {
    write(name, '');
    // The button disappears with the picture.
    input.current?.focus();
  };

  return (
    <div className={form.field} data-field={name}>
      <p className={form.label}>{label}</p>
      <FieldHint {...field} />
      <div className={`${cluster[3]} ${above[2]}`} aria-busy={isBusy}>
        {value !== '' && (
          <img
            src={value}
            alt=""
            decoding="async"
            className={`${styles.shown} ${name === 'picture' ? styles.portrait : styles.thumb}`}
          />
        )}
        <FileButton
          field={field}
          accept="image/*"
          input={input}
          onChoose={(file) => send({ type: 'portfolio.choosePicture', field: name, file })}
        >
          <span>{isBusy ? 'Working…' : value === '' ? 'Choose a picture' : 'Change picture'}</span>
          <span className={hidden}>{`: ${label}`}</span>
        </FileButton>
        {value !== '' && (
          <Button look="quiet" onClick={remove}>
            Remove picture
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError {...field} />
      </div>
    </div>
  );
});
