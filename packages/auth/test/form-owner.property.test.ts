import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_OWNER, followOwner } from '../src/form-owner.ts';

const member = (id: number) => ({ status: 'loggedIn', user: { id } }) as const;
const guest = { status: 'loggedOut', user: undefined } as const;
const loading = { status: 'loading', user: undefined } as const;
const sessions = fc.array(
  fc.oneof(fc.constantFrom(guest, loading), fc.integer({ min: 1, max: 3 }).map(member)),
);

test('a form is replaced only when a member’s session ends', {
  tags: ['FRM-3'],
}, () => {
  fc.assert(
    fc.property(sessions, (views) => {
      let owner = FIRST_OWNER;
      let before: number | undefined;
      for (const view of views) {
        const next = followOwner(owner, view);
        const isKnown = view.status !== 'loading';
        const leaves = isKnown && before !== undefined && view.user?.id !== before;
        expect(next.key !== owner.key).toBe(leaves);
        if (isKnown) before = view.user?.id;
        expect(next.id).toBe(before);
        owner = next;
      }
    }),
  );
});

test('an unchanged session keeps the owner’s reference', { tags: ['FRM-3'] }, () => {
  fc.assert(
    fc.property(sessions, (views) => {
      const owner = views.reduce(followOwner, FIRST_OWNER);
      expect(followOwner(owner, loading)).toBe(owner);
      expect(followOwner(owner, owner.id === undefined ? guest : member(owner.id))).toBe(owner);
    }),
  );
});
