import type { ReactNode } from 'react';
import { shrinks, stack } from '../../ui/layout/layout.css.ts';
import { select } from '../bench.css.ts';
import * as tool from '../lab.css.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly onChoice: (value: string) => void;
  readonly children: ReactNode;
}

export const Choice = ({ id, label, value, onChoice, children }: Props) => (
  <div className={`${stack[1]} ${shrinks}`}>
    <label htmlFor={id} className={tool.label}>
      {label}
    </label>
    <select id={id} className={select} value={value} onChange={({ target }) => onChoice(target.value)}>
      {children}
    </select>
  </div>
);
