import { toCountText } from '@loomwright/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { above, between, cluster, pageEnd } from '../ui/layout/layout.css.ts';
import { card } from '../ui/surface/surface.css.ts';
import { label, note, partTitle, small, smallTarget, strong } from '../ui/text/text.css.ts';
import { LabSearch } from './chart-frame.tsx';
import type { ShownMachine } from './host.ts';
import * as styles from './machine-list.css.ts';

interface MachineGroup {
  readonly name: string;
  readonly machines: readonly ShownMachine[];
}

interface Props {
  readonly groupsFor: (text: string) => readonly MachineGroup[];
  readonly total: number;
}

export const MachineList = ({ groupsFor, total }: Props) => {
  const [text, setText] = useState('');
  const groups = groupsFor(text);
  const count = groups.reduce((sum, { machines }) => sum + machines.length, 0);
  return (
    <section aria-labelledby="machines" className={`${above[7]} ${pageEnd}`}>
      <div className={`${cluster[3]} ${between}`}>
        <h2 id="machines" className={partTitle}>
          All machines
        </h2>
        <div className={cluster[3]} data-needs-js>
          <LabSearch label="Find a machine" text={text} onType={setText} />
          <output className={note}>{text.trim() && `${count} of ${total}`}</output>
        </div>
      </div>
      <div className={styles.packages}>
        {groups.map(({ machines, name }) => (
          <section key={name} aria-label={name} className={`${card} ${styles.machines}`}>
            <h3 className={label}>{name}</h3>
            <ul className={above[2]}>
              {machines.map(({ id, description, states, transitions }) => (
                <li key={id} className={`${small} ${styles.machine}`}>
                  <p className={`${cluster[2]} ${between}`}>
                    <Link
                      href={`/statecharts/${encodeURIComponent(id)}`}
                      className={`${smallTarget} ${strong}`}
                    >
                      {id}
                    </Link>
                    <span
                      className={note}
                    >{`${toCountText(states, 'state')}, ${toCountText(transitions, 'transition')}`}</span>
                  </p>
                  <p className={note}>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
};
