import type { Property } from '@loomwright/machine-testing/checker';
import type { Budget, World, WorldEvent } from './world.ts';

export const createLaws = <Facts, Past extends Budget>() => {
  type Here = World<Facts, Past>;
  type Law = Property<Here, WorldEvent>;
  type Rules = readonly string[];
  type OfPage = (facts: Facts, world: Here) => boolean;

  const everywhere =
    (holds: OfPage) =>
    (world: Here): boolean => {
      for (const tab of world.tabs) if (tab?.seen.facts && !holds(tab.seen.facts, world)) return false;
      return true;
    };
  const always = (name: string, rules: Rules, holds: (world: Here) => boolean): Law => ({
    name,
    rules,
    kind: 'always',
    holds,
  });
  return {
    everywhere,
    always,
    atRest: (name: string, rules: Rules, holds: (world: Here) => boolean): Law => ({
      name,
      rules,
      kind: 'atRest',
      holds,
    }),
    /** What starts on one page eventually ends on all pages. */
    ends: (name: string, rules: Rules, isSo: OfPage): Law => ({
      name,
      rules,
      kind: 'leadsTo',
      from: (world) => !everywhere((facts) => !isSo(facts, world))(world),
      to: everywhere((facts, world) => !isSo(facts, world)),
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

/** Whether no unstored change or notification can be lost. */
export const isUndisturbed = ({ past }: { readonly past: Budget }): boolean => past.disturbed === 0;
