import type { PictureField } from '@loomwright/portfolio';
import { memo, useContext, useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { FieldError, FieldHint } from '../../ui/form/field.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import * as form from '../../ui/form/form.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './editor.css.ts';
import { PicturesContext, useEditor } from './editor-context.ts';

interface Props {
  readonly name: PictureField;
  readonly label: string;
  readonly hint?: string;
  /** A data URL; empty without a picture. */
  readonly value: string;
}

/** A picture as the page will show it, with buttons to choose and to remove it. */
export const PictureInput = memo(({ name, label, hint, value }: Props) => {
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
      <div className={styles.picture} aria-busy={isBusy}>
        {value !== '' && (
          <img
            src={value}
            alt=""
            decoding="async"
            className={name === 'picture' ? styles.portrait : styles.thumb}
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
          <button type="button" className={button.quiet} onClick={remove}>
            Remove picture
          </button>
        )}
      </div>
      <div role="alert">
        <FieldError {...field} />
      </div>
    </div>
  );
});
