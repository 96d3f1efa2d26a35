import {
  atWork,
  CUSTOMER_SOURCES,
  type CustomerSource,
  customerFacts,
  toNextStep,
} from '@loomwright/content';
import { useState } from 'react';
import * as styles from './at-work.css.ts';

/** What the chosen sources know about a sample customer, and the next step that they suggest together. */
export const Customer = () => {
  const [chosen, setChosen] = useState<readonly CustomerSource[]>(['sales']);
  const { caption, legend } = atWork.customer;
  const toggle = (source: CustomerSource) =>
    setChosen(chosen.includes(source) ? chosen.filter((one) => one !== source) : [...chosen, source]);
  return (
    <div className={styles.example}>
      <p className={styles.head}>{caption}</p>
      <fieldset className={styles.sources}>
        <legend>{legend}</legend>
        {CUSTOMER_SOURCES.map((source) => {
          const isChosen = chosen.includes(source);
          return (
            <div key={source}>
              <label className={styles.source}>
                <input type="checkbox" checked={isChosen} onChange={() => toggle(source)} />
                <span>{customerFacts[source].name}</span>
              </label>
              <span className={isChosen ? undefined : styles.unknown}>
                {isChosen ? customerFacts[source].fact : 'Not connected'}
              </span>
            </div>
          );
        })}
      </fieldset>
      <output className={styles.summary}>{`${atWork.customer.next}: ${toNextStep(chosen)}`}</output>
    </div>
  );
};
