import type { PayloadField, RunningView } from '@loomwright/statecharts/lab';
import { match } from 'ts-pattern';
import { Button } from '../../ui/button/button.tsx';
import { shrinks, stack } from '../../ui/layout/layout.css.ts';
import { bodySize, label, small } from '../../ui/text/text.css.ts';
import * as styles from '../bench.css.ts';
import * as tool from '../lab.css.ts';
import { Choice } from './choice.tsx';
import type { RunningProps } from './controls.tsx';

interface FieldProps {
  readonly field: PayloadField;
  readonly onText: (text: string) => void;
}

const Control = ({ field: { kind, text }, id, onText }: FieldProps & { readonly id: string }) =>
  match(kind)
    .with('flag', () => (
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={text === 'true'}
        onChange={({ target }) => onText(String(target.checked))}
      />
    ))
    .with('json', () => (
      <textarea
        id={id}
        className={styles.json}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    ))
    .with('text', 'number', () => (
      <input
        id={id}
        className={tool.input}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    ))
    .exhaustive();

const Field = ({ field, onText }: FieldProps) => {
  const id = `payload-${field.name}`;
  return (
    <div className={`${stack[1]} ${shrinks}`}>
      <label htmlFor={id} className={tool.label}>
        {field.name}
      </label>
      <Control field={field} id={id} onText={onText} />
    </div>
  );
};

const Explanation = ({ view: { candidates, outcome } }: Pick<RunningProps, 'view'>) => (
  <>
    <p className={label}>{outcome}</p>
    {candidates.length > 0 && (
      <details>
        <summary className={styles.summary}>Why?</summary>
        <ol className={`${stack[2]} ${styles.list}`}>
          {candidates.map(({ given, isTaken, key, state, text }) => (
            <li key={key} className={`${small} ${styles.candidate}`} data-taken={isTaken}>
              <strong>{state}</strong>
              <span>{`: ${text}`}</span>
              {given !== '' && <code className={`${small} ${styles.code}`}>{` given ${given}`}</code>}
            </li>
          ))}
        </ol>
      </details>
    )}
  </>
);

const options = (view: RunningView, hasEffect: boolean) =>
  view.events
    .filter((event) => event.hasEffect === hasEffect)
    .map(({ type }) => (
      <option key={type} value={type}>
        {type}
      </option>
    ));

export const EventForm = ({ actor, view }: RunningProps) => (
  <form
    className={styles.section}
    aria-labelledby="simulation-event"
    onSubmit={(submit) => {
      submit.preventDefault();
      actor.send({ type: 'simulation.send' });
    }}
  >
    <h3 id="simulation-event" className={bodySize}>
      Send an event
    </h3>
    <Choice
      id="simulation-type"
      label="Event"
      value={view.eventType}
      onChoice={(eventType) => actor.send({ type: 'simulation.chooseEvent', eventType })}
    >
      <optgroup label="Would do something now">{options(view, true)}</optgroup>
      <optgroup label="Would do nothing now">{options(view, false)}</optgroup>
    </Choice>
    {view.exampleCount > 1 && (
      <Choice
        id="simulation-example"
        label="Example"
        value={view.example}
        onChoice={(value) => actor.send({ type: 'simulation.chooseExample', example: Number(value) })}
      >
        {Array.from({ length: view.exampleCount }, (_, index) => (
          <option key={index} value={index}>
            {`${index + 1} of ${view.exampleCount}`}
          </option>
        ))}
      </Choice>
    )}
    {view.fields.map((field) => (
      <Field
        key={field.name}
        field={field}
        onText={(text) => actor.send({ type: 'simulation.edit', name: field.name, text })}
      />
    ))}
    <Explanation view={view} />
    <Button type="submit" look="primary">
      {`Send ${view.eventType}`}
    </Button>
  </form>
);
