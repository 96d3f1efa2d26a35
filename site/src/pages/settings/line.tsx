import type { ReactNode, RefObject } from 'react';
import * as styles from '../../shared/account-settings/account.css.ts';
import { note } from '../../ui/text/text.css.ts';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children?: ReactNode;
}

export const Line = ({ title, hint, heading, children }: Props) => (
  <div className={styles.setting}>
    <div className={styles.words}>
      <h3 ref={heading} tabIndex={heading && -1}>
        {title}
      </h3>
      <p className={note}>{hint}</p>
    </div>
    {children}
  </div>
);
