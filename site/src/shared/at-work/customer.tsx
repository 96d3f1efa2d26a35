import {
  atWork,
  CUSTOMER_SOURCES,
  type CustomerSource,
  customerFacts,
  toNextStep,
} from '@loomwright/content';
import { useState } from 'react';
import { row } from '../../ui/layout/layout.css.ts';
import { label, muted, note, small } from '../../ui/text/text.css.ts';
import * as styles from './customer.css.ts';
import { Example } from './example.tsx';

export const Customer = () => {
  const [chosen, setChosen] = useState<readonly CustomerSource[]>(['sales']);
  const { caption, legend } = atWork.customer;
  const toggle = (source: CustomerSource) =>
    setChosen(chosen.includes(source) ? chosen.filter((one) => one !== source) : [...chosen, source]);
  return (
    <Example>
      <p className={note}>{caption}</p>
      <fieldset className={small}>
        <legend className={styles.sourcesTitle}>{legend}</legend>
        {CUSTOMER_SOURCES.map((source) => {
          const isChosen = chosen.includes(source);
          return (
            <div key={source} className={styles.source}>
              <label className={`${row[2]} ${styles.sourceName}`}>
                <input
                  type="checkbox"
                  className={styles.tick}
                  checked={isChosen}
                  onChange={() => toggle(source)}
                />
                <span>{customerFacts[source].name}</span>
              </label>
              <span className={isChosen ? undefined : muted}>
                {isChosen ? customerFacts[source].fact : 'Not connected'}
              </span>
            </div>
          );
        })}
      </fieldset>
      <output className={label}>{`${atWork.customer.next}: ${toNextStep(chosen)}`}</output>
    </Example>
  );
};
