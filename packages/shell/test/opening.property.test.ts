import { oneOf, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceScene, type SceneFact, type SceneState } from '../src/index.ts';

const factsOf = (...news: readonly Parameters<typeof reduceScene>[1][]): readonly SceneFact[] => {
  let opening: SceneState = 'opening';
  return news.flatMap((one) => {
    const step = reduceScene(opening, one);
    opening = step.opening;
    return step.fact ?? [];
  });
};

it('a scene that breaks before its first frame fails; one that breaks later is lost', {
  tags: ['BKG-1'],
}, () => {
  expect(factsOf('broke')).toEqual(['failed']);
  expect(factsOf('silence')).toEqual(['failed']);
  expect(factsOf('shown', 'broke')).toEqual(['shown', 'lost']);
  expect(factsOf('shown', 'lost')).toEqual(['shown', 'lost']);
  expect(factsOf('lost')).toEqual(['lost']);
  expect(factsOf('shown', 'shown', 'silence', 'shown', 'lost', 'lost', 'shown')).toEqual(['shown', 'lost']);
  expect(reduceScene('shown', 'shown')).toEqual({ opening: 'shown' });
  expect(reduceScene('shown', 'silence')).toEqual({ opening: 'shown' });
  expect(factsOf('shown', 'silence')).toEqual(['shown']);
});

it('a scene reports its first frame once, its end once, and nothing later', {
  tags: ['BKG-1'],
}, () => {
  const seen = { reported: 0, nothing: 0 };
  fc.assert(
    fc.property(
      fc.array(oneOf('shown', 'lost', 'broke', 'silence', 'stopped'), { maxLength: 12 }),
      (news) => {
        const facts = factsOf(...news);
        expect(['', 'shown', 'failed', 'lost', 'shown,lost']).toContain(facts.join());
        const end = news.indexOf('stopped');
        if (end >= 0) expect(facts).toEqual(factsOf(...news.slice(0, end)));
        seen[facts.length > 0 ? 'reported' : 'nothing'] += 1;
      },
    ),
    runs(1000),
  );
  expect(Math.min(seen.reported, seen.nothing)).toBeGreaterThan(50);
});
