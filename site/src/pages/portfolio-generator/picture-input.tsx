import type { PictureField } from '@loomwright/portfolio';
import { type ChangeEvent, memo, useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { controlProps, FieldError, FieldHint } from '../../ui/form/field.tsx';
import * as form from '../../ui/form/form.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './editor.css.ts';
import { useEditor } from './editor-context.ts';

interface Props {
  readonly name: PictureField;
  readonly label: string;
  readonly hint?: string;
  readonly picture: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/** A picture as the page will show it, with buttons to choose and to remove it. */
export const PictureInput = memo(({ name, label, hint, picture, isBusy, problem }: Props) => {
  const { send, write } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const field = { name, label, hint, error: problem };

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again.
    currentTarget.value = '';
    if (file) send({ type: 'portfolio.choosePicture', field: name, file });
  };
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
        {picture !== '' && (
          <img
            src={picture}
            alt=""
            decoding="async"
            className={name === 'picture' ? styles.portrait : styles.thumb}
          />
        )}
        <label className={`${button.secondary} ${styles.file}`}>
          {isBusy ? 'Working…' : picture === '' ? 'Choose a picture' : 'Change picture'}
          <span className={hidden}>: {label}</span>
          <input {...controlProps(field)} ref={input} type="file" accept="image/*" onChange={choose} />
        </label>
        {picture !== '' && (
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
