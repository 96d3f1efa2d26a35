import type { Chart, ChartState } from '@loomwright/statecharts';
import { Fragment } from 'react';
import { hidden } from '../ui/page/page.css.ts';
import { muted, note, small } from '../ui/text/text.css.ts';
import * as styles from './lab.css.ts';

export const stateId = (path: string): string => `state-${path === '' ? 'machine' : path}`;

const typeTexts: Readonly<Partial<Record<ChartState['type'], string>>> = {
  parallel: 'All states inside are active together.',
  final: 'Final: what is around it ends here.',
  history: 'Leads to the state that was active last.',
};

const factsOf = (chart: Chart, state: ChartState): readonly string[] => {
  const isInitial = chart.states.some(({ initial }) => initial !== undefined && initial === state.path);
  const list = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}: ${names.join(', ')}.`];
  return [
    ...(isInitial ? ['The initial state.'] : []),
    ...(typeTexts[state.type] === undefined ? [] : [typeTexts[state.type] ?? '']),
    ...list('Tags', state.tags),
    ...list('On entry', state.entry),
    ...list('On exit', state.exit),
    ...list(
      'Runs',
      state.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)),
    ),
  ];
};

/** Allows line breaks within a name, because a phone has no room for long names. */
const Name = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[.,] ?)|(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

const Target = ({ path, chart }: { readonly path: string; readonly chart: Chart }) => (
  <a href={`#${stateId(path)}`} className={styles.target}>
    <Name text={path === '' ? chart.id : path} />
  </a>
);

const Transitions = ({ chart, state }: { readonly chart: Chart; readonly state: ChartState }) => (
  <table className={`${small} ${styles.stateTable}`}>
    <caption className={hidden}>{`Transitions of ${state.path === '' ? chart.id : state.path}`}</caption>
    <thead>
      <tr>
        {['On', 'If', 'Leads to', 'Does'].map((title, place) => (
          <th key={title} scope="col" className={styles.stateColumnHeads[place]}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {state.transitions.map((transition) => (
        <tr key={transition.key}>
          <th scope="row" className={styles.stateRowHead}>
            <Name text={transition.event} />
          </th>
          <td className={`${styles.stateCell} ${styles.guard}`}>
            {transition.guard !== undefined && <Name text={transition.guard} />}
          </td>
          <td className={styles.stateCell}>
            {transition.targets.length === 0 ? (
              <span>stays</span>
            ) : (
              transition.targets.map((path) => <Target key={path} path={path} chart={chart} />)
            )}
            {transition.reenter && <span> (again)</span>}
          </td>
          <td className={styles.stateCell}>
            {transition.actions.length > 0 && <Name text={transition.actions.join(', ')} />}
            {transition.description !== undefined && (
              <span className={`${muted} ${styles.why}`}>{transition.description}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The accessible, searchable equivalent of a drawing (LAB-1). */
export const StateTable = ({ chart }: { readonly chart: Chart }) =>
  chart.states.map((state) => {
    const title = state.path === '' ? `${chart.id} (the machine)` : state.path;
    return (
      <section key={state.path} id={stateId(state.path)} className={styles.state} aria-label={title}>
        <h3>{title}</h3>
        {state.description !== undefined && <p>{state.description}</p>}
        {factsOf(chart, state).length > 0 && <p className={note}>{factsOf(chart, state).join(' ')}</p>}
        {state.transitions.length > 0 && <Transitions chart={chart} state={state} />}
      </section>
    );
  });
