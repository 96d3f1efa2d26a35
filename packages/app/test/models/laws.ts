import type { Property } from '@loomwright/machine-testing/checker';
import type { Budget, System, SystemEvent } from './system.ts';

export const createLaws = <Facts, Past extends Budget>() => {
  type Here = System<Facts, Past>;
  type Law = Property<Here, SystemEvent>;
  type Rules = readonly string[];
  type OfPage = (facts: Facts, system: Here) => boolean;

  const everywhere =
    (holds: OfPage) =>
    (system: Here): boolean => {
      for (const tab of system.tabs) if (tab?.seen.facts && !holds(tab.seen.facts, system)) return false;
      return true;
    };
  const always = (name: string, rules: Rules, holds: (system: Here) => boolean): Law => ({
    name,
    rules,
    kind: 'always',
    holds,
  });
  return {
    everywhere,
    always,
    atRest: (name: string, rules: Rules, holds: (system: Here) => boolean): Law => ({
      name,
      rules,
      kind: 'atRest',
      holds,
    }),
    /** A condition that holds on some page eventually holds on none. */
    ends: (name: string, rules: Rules, isSo: OfPage): Law => ({
      name,
      rules,
      kind: 'leadsTo',
      from: (system) => !everywhere((facts) => !isSo(facts, system))(system),
      to: everywhere((facts, system) => !isSo(facts, system)),
    }),
    common: [
      always('no machine fails', ['STO-3'], ({ tabs }) => tabs.every((tab) => !tab?.seen.broken.length)),
      {
        name: 'no message is sent to a stopped actor',
        rules: ['STO-3'],
        kind: 'everyStep',
        holds: (_, __, { lost }) => lost.length === 0,
      },
    ] satisfies readonly Law[],
  };
};

/** Whether nothing has happened that may lose an unstored change or a notification. */
export const isUndisturbed = ({ past }: { readonly past: Budget }): boolean => past.disturbed === 0;
