import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimapSize, needsMinimap, scrollToCentre, seenPart } from '../src/lab/minimap-places.ts';

const size = fc.integer({ min: 20, max: 5000 });
const place = fc.integer({ min: -3000, max: 3000 });
const drawings = fc.record({ width: size, height: size });
const rooms = fc.record({ x: place, y: place, width: size, height: size });
const scene = fc
  .record({
    drawing: drawings,
    room: rooms,
    x: place,
    y: place,
    factor: fc.constantFrom(0.25, 0.5, 1, 1.25, 3),
  })
  .map(({ drawing, factor, room, x, y }) => ({
    drawing,
    room,
    picture: { x, y, width: drawing.width * factor, height: drawing.height * factor },
  }));

describe('a minimap', () => {
  it('shows the visible part of a drawing, and nothing if all of it is visible', { tags: ['LAB-1'] }, () => {
    let wholes = 0;
    fc.assert(
      fc.property(scene, ({ drawing, picture, room }) => {
        const part = seenPart(drawing, picture, room);
        const isWhole =
          room.x <= picture.x + 1 &&
          room.y <= picture.y + 1 &&
          room.x + room.width >= picture.x + picture.width - 1 &&
          room.y + room.height >= picture.y + picture.height - 1;
        expect(part === undefined).toBe(isWhole);
        if (!part) {
          wholes += 1;
          return;
        }
        for (const number of Object.values(part)) expect(number).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(drawing.width + 0.001);
        expect(part.y + part.height).toBeLessThanOrEqual(drawing.height + 0.001);
      }),
      runs(1000),
    );
    expect(wholes).toBeGreaterThan(0);
  });

  it('centres the frame on the pressed point', { tags: ['LAB-1'] }, () => {
    fc.assert(
      fc.property(scene, fc.double({ min: 0, max: 1, noNaN: true }), ({ drawing, picture, room }, share) => {
        const point = [drawing.width * share, drawing.height * share] as const;
        const [dx, dy] = scrollToCentre(point, drawing, picture, room);
        const moved = { ...picture, x: picture.x - dx, y: picture.y - dy };
        const [restX, restY] = scrollToCentre(point, drawing, moved, room);
        expect(restX).toBeCloseTo(0, 5);
        expect(restY).toBeCloseTo(0, 5);
      }),
      runs(500),
    );
  });

  it('is left out if nearly all of a drawing is visible', { tags: ['LAB-1'] }, () => {
    const drawing = { width: 350, height: 640 };
    expect(needsMinimap(drawing, { width: 322, height: 629 })).toBe(false);
    expect(needsMinimap(drawing, { width: 322, height: 300 })).toBe(true);
    expect(needsMinimap(drawing, { width: 0, height: 0 })).toBe(true);
  });

  it('is small, has the aspect ratio of the drawing, and is absent for a hidden one', {
    tags: ['LAB-1'],
  }, () => {
    expect(minimapSize({ width: 1680, height: 400 })).toEqual({ width: 168, height: 40 });
    expect(minimapSize({ width: 300, height: 2560 })).toEqual({ width: 15, height: 128 });
    const hidden = { x: 0, y: 0, width: 0, height: 0 };
    expect(seenPart({ width: 10, height: 10 }, hidden, { ...hidden, width: 5 })).toBeUndefined();
  });
});
