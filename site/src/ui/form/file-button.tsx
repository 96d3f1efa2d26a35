import type { ReactNode, RefObject } from 'react';
import { unseen } from '../button/button.css.ts';
import { covers } from '../layout/layout.css.ts';
import { type FieldProps, useControlProps } from './field.tsx';
import { fileButton } from './form.css.ts';

interface Props {
  readonly field: FieldProps;
  readonly accept: string;
  readonly isBusy?: boolean;
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button. The same file can be chosen twice in a row. */
export const FileButton = ({ field, accept, isBusy, input, onChoose, children }: Props) => (
  <label className={fileButton} aria-busy={isBusy}>
    <span>{children}</span>
    <input
      {...useControlProps(field)}
      ref={input}
      className={`${covers} ${unseen}`}
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [chosen] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (chosen) onChoose(chosen);
      }}
    />
  </label>
);
