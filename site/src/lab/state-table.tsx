import type { Chart, ChartState } from '@loomwright/statecharts';
import { Fragment } from 'react';
import { hidden } from '../ui/page/page.css.ts';
import * as styles from './state-table.css.ts';

/** The id of a state's part of the table, the target of links to it. */
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

/** A name that may be broken where its words meet: on a phone a table has no room for long ones. */
const Name = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[.,] ?)|(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

const Target = ({ path, chart }: { readonly path: string; readonly chart: Chart }) => (
  <a href={`#${stateId(path)}`}>
    <Name text={path === '' ? chart.id : path} />
  </a>
);

const Transitions = ({ chart, state }: { readonly chart: Chart; readonly state: ChartState }) => (
  <table className={styles.table}>
    <caption className={hidden}>{`Transitions of ${state.path === '' ? chart.id : state.path}`}</caption>
    <thead>
      <tr>
        <th scope="col">On</th>
        <th scope="col">If</th>
        <th scope="col">Leads to</th>
        <th scope="col">Does</th>
      </tr>
    </thead>
    <tbody>
      {state.transitions.map((transition) => (
        <tr key={transition.key}>
          <th scope="row">
            <Name text={transition.event} />
          </th>
          <td className={styles.guard}>
            <Name text={transition.guard ?? ''} />
          </td>
          <td>
            {transition.targets.length === 0 ? (
              <span>stays</span>
            ) : (
              transition.targets.map((path) => <Target key={path} path={path} chart={chart} />)
            )}
            <span>{transition.reenter && ' (again)'}</span>
          </td>
          <td>
            <Name text={transition.actions.join(', ')} />
            {transition.description !== undefined && (
              <span className={styles.why}>{transition.description}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A chart as tables: the twin of its drawing for screen readers, and for those who search it (LAB-1). */
export const StateTable = ({ chart }: { readonly chart: Chart }) =>
  chart.states.map((state) => (
    <section
      key={state.path}
      id={stateId(state.path)}
      className={styles.state}
      aria-labelledby={`${stateId(state.path)}-title`}
    >
      <h3 id={`${stateId(state.path)}-title`} className={styles.title}>
        {state.path === '' ? `${chart.id} (the machine)` : state.path}
      </h3>
      {state.description !== undefined && <p>{state.description}</p>}
      {factsOf(chart, state).length > 0 && <p className={styles.facts}>{factsOf(chart, state).join(' ')}</p>}
      {state.transitions.length > 0 && <Transitions chart={chart} state={state} />}
    </section>
  ));
