import { describe, expect, it } from 'vitest';
import { dequeue, EMPTY_QUEUE, enqueue, firstOf, shapeOf } from '../src/pictures.ts';
import { MAX_PICTURE_LENGTH } from '../src/portfolio.ts';

const one = { field: 'picture', file: 1 } as const;
const other = { field: 'projects.2.picture', file: 2 } as const;

describe('pictures waiting to be read', { tags: ['PGN-1'] }, () => {
  it('are read in the order chosen; a later one for a field replaces it', () => {
    const again = { ...one, file: 3 };
    const queue = [one, other, again].reduce(enqueue, EMPTY_QUEUE);
    expect(firstOf(queue)).toBe(again);
    expect(firstOf(dequeue(queue, { kind: 'picture', picture: 'data:' }))).toBe(other);
  });

  it('a refusal is shown until another file is chosen for its field', { tags: ['FRM-3'] }, () => {
    const refused = dequeue(enqueue(EMPTY_QUEUE, one), { kind: 'rejected', message: 'Too large' });
    expect(refused).toEqual({ pictures: new Map(), problem: { field: 'picture', problem: 'Too large' } });
    const next = enqueue(refused, other);
    expect(next.problem).toEqual(refused.problem);
    expect(dequeue(next, { kind: 'picture', picture: 'data:' }).problem).toEqual(refused.problem);
    expect(enqueue(refused, one).problem).toBeUndefined();
  });

  it('become a square portrait, or a whole project picture', () => {
    expect(shapeOf('picture')).toEqual({
      maxWidth: 512,
      maxHeight: 512,
      isSquare: true,
      maxLength: MAX_PICTURE_LENGTH,
    });
    expect(shapeOf('projects.2.picture')).toEqual({
      maxWidth: 960,
      maxHeight: 1440,
      isSquare: false,
      maxLength: MAX_PICTURE_LENGTH,
    });
  });
});
