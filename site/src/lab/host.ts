// The lab has two hosts: the site and the command `statecharts serve`.
import type { Listener, NoticeEvent } from '@loomwright/kit';
import type { ChartFile, MachineSummary } from '@loomwright/machines/charts';
import type { CoverageFile, LiveActor, Simulated, TestSource } from '@loomwright/statecharts/lab';
import { type ComponentType, createContext, useContext } from 'react';
import type { NamedRule } from './source/upheld-rules.ts';

export type ShownMachine = Pick<MachineSummary, 'id' | 'description' | 'file' | 'states' | 'transitions'>;

export interface MachineSource {
  readonly text: string;
  readonly line: number;
  readonly rules: readonly NamedRule[];
}

export interface MachineChanges {
  readonly lines: readonly string[];
  readonly drawn: { readonly file: ChartFile; readonly style: string } | undefined;
}

/** Promises are cached until their content changes, because components read them with `use`. */
export interface LabHost {
  /** The prefix of every address of the lab; empty on the site. */
  readonly base: string;
  readonly texts: {
    readonly source: string;
    readonly noCoverage: string;
  };
  /** The query without `?`. */
  readonly useSearch: () => string;
  /** Whether the page was prerendered rather than reached by navigation. */
  readonly useIsDocument: () => boolean;
  readonly notices: Listener<NoticeEvent>;
  readonly has: (id: string) => boolean;
  /** Rejects with a one-line message. */
  readonly loadMachine: (id: string) => Promise<Simulated>;
  readonly testSource: (id: string) => TestSource;
  readonly coverage: (id: string) => Promise<CoverageFile | undefined>;
  readonly source: (id: string) => Promise<MachineSource | undefined>;
  /** A value that changes whenever the machine's file is rewritten. */
  readonly revision: (id: string) => unknown;
  readonly Input?: ComponentType;
  readonly live: () => Promise<LiveActor>;
  /** Whether the live view follows browser tabs or attached apps. */
  readonly followed: 'tabs' | 'apps';
  /** Undefined on the site, which has no last commit. If the comparison fails, resolves to a message. */
  readonly changes?: (id: string) => Promise<MachineChanges | string>;
}

const LabHostContext = createContext<LabHost | undefined>(undefined);

export const LabHostProvider = LabHostContext.Provider;

export const useLabHost = (): LabHost => {
  const host = useContext(LabHostContext);
  if (!host) throw new Error('useLabHost must be used within a LabHostProvider');
  return host;
};
