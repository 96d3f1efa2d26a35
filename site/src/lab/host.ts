// The lab's pages have two hosts: the site, and the command `statecharts serve`. A host says what there is, and where.
import type { Listener, NoticeEvent } from '@loomwright/kit';
import type { ChartFile, MachineSummary } from '@loomwright/machines/charts';
import type { CoverageFile, LiveActor, Simulated, TestSource } from '@loomwright/statecharts/lab';
import { type ComponentType, createContext, useContext } from 'react';
import type { UpheldRule } from './source/upheld-rules.ts';

/** What lists and pages say of a machine. */
export type ShownMachine = Pick<MachineSummary, 'id' | 'description' | 'file' | 'states' | 'transitions'>;

export interface MachineSource {
  readonly text: string;
  /** Where the machine begins, counted from 1. */
  readonly line: number;
  /** The rules of the product that it names. */
  readonly rules: readonly UpheldRule[];
}

/** What has changed in a machine since the last commit. */
export interface MachineChanges {
  /** In words, one a line; empty where nothing has. */
  readonly lines: readonly string[];
  /** Both revisions in one drawing, and the rules that colour it. */
  readonly drawn: { readonly file: ChartFile; readonly style: string } | undefined;
}

/** Promises are the same ones until what they are of has changed: components wait for them with `use`. */
export interface LabHost {
  /** What every address of the lab begins with; empty on the site. */
  readonly base: string;
  readonly texts: {
    /** What shows the source of a machine. */
    readonly source: string;
    /** Why no coverage is shown. */
    readonly noCoverage: string;
  };
  /** The query of the shown page, without `?`. */
  readonly useSearch: () => string;
  /** Whether the page was there as a document before its code. */
  readonly useIsDocument: () => boolean;
  /** Where what a screen reader should say is reported. */
  readonly notices: Listener<NoticeEvent>;
  readonly has: (id: string) => boolean;
  /** Rejects with one line where the machine cannot be loaded. */
  readonly loadMachine: (id: string) => Promise<Simulated>;
  readonly testSource: (id: string) => TestSource;
  /** Undefined where it cannot be loaded. */
  readonly coverage: (id: string) => Promise<CoverageFile | undefined>;
  readonly source: (id: string) => Promise<MachineSource | undefined>;
  /** Another number each time the machine was written anew while it is looked at. */
  readonly revision: (id: string) => unknown;
  /** A form for what a simulated machine is started with. */
  readonly Input?: ComponentType;
  readonly live: () => Promise<LiveActor>;
  /** What the live view follows: this tab and other tabs, or attached apps. */
  readonly followed: 'tabs' | 'apps';
  /** Where there is a last commit to compare with; a text says why that cannot be done. */
  readonly changes?: (id: string) => Promise<MachineChanges | string>;
}

const LabHostContext = createContext<LabHost | undefined>(undefined);

export const LabHostProvider = LabHostContext.Provider;

export const useLabHost = (): LabHost => {
  const host = useContext(LabHostContext);
  if (!host) throw new Error('useLabHost must be used within a LabHostProvider');
  return host;
};
