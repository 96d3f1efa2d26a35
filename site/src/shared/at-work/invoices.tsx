import { atWork, INVOICE_LIMITS, type InvoiceLimit, toInvoicesView } from '@loomwright/content';
import { useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { between, cluster, fixed, row } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { accentLabel, label, muted, note, small, strong } from '../../ui/text/text.css.ts';
import * as styles from './at-work.css.ts';
import { Example } from './example.tsx';

const person = 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM5 20c0-4 3-6 7-6s7 2 7 6';
const limits = INVOICE_LIMITS.map((limit) => [limit, `${limit}%`] as const);

export const Invoices = () => {
  const [limit, setLimit] = useState<InvoiceLimit>('90');
  const { caption, legend } = atWork.automation;
  const { rows, summary } = toInvoicesView(limit);
  return (
    <Example>
      <div className={`${cluster[2]} ${between} ${note}`}>
        <span>{caption}</span>
        <div className={cluster[2]} data-needs-js>
          <span aria-hidden="true">{legend}</span>
          <RadioGroup legend={legend} options={limits} chosen={limit} onChoose={setLimit} />
        </div>
      </div>
      <dl className={small}>
        {rows.map(({ amount, isPosted, outcome, sender, confidence }) => (
          <div key={sender} className={styles.row}>
            <dt>{sender}</dt>
            <dd className={styles.amount}>{amount}</dd>
            <dd className={`${row[1]} ${isPosted ? `${strong} ${styles.posted}` : accentLabel}`}>
              <Icon {...(isPosted ? { name: 'check' } : { path: person })} size={16} className={fixed} />
              {!isPosted && <span className={hidden}>Handed to a person: </span>}
              <span>{outcome}</span>
            </dd>
            <dd className={`${styles.amount} ${muted}`}>{`${confidence}% confident`}</dd>
          </div>
        ))}
      </dl>
      <output className={label}>{summary}</output>
    </Example>
  );
};
