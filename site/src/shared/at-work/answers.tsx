import { atWork, findAskedAtWork } from '@loomwright/content';
import { useState } from 'react';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { Inline } from '../prose/inline.tsx';
import { AskAssistant } from './ask-assistant.tsx';
import * as styles from './at-work.css.ts';

const asked = findAskedAtWork();
const { action, legend } = atWork.assistant;

export const Answers = () => {
  const [place, setPlace] = useState(0);
  const entry = asked[place];
  return (
    <div className={`${card} ${styles.frame}`}>
      <fieldset className={cluster[2]} data-needs-js>
        <legend className={hidden}>{legend}</legend>
        {asked.map(({ id, question }, own) => (
          <button
            key={id}
            type="button"
            className={`${note} ${styles.question}`}
            aria-pressed={own === place}
            onClick={() => setPlace(own)}
          >
            {question}
          </button>
        ))}
      </fieldset>
      {entry && (
        <div className={`${stack[3]} ${styles.answers}`} aria-live="polite">
          <p key={entry.question} className={styles.asked}>
            <span className={hidden}>You ask: </span>
            <span>{entry.question}</span>
          </p>
          <p key={entry.id} className={styles.answered}>
            <span className={hidden}>The assistant answers: </span>
            <Inline text={entry.answer} />
          </p>
        </div>
      )}
      <AskAssistant>{action}</AskAssistant>
    </div>
  );
};
