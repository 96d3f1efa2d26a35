import { isBlank } from '@loomwright/kit';
import { createRecordingListener, createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessionMachine, type SessionFact, type SessionUser, toSessionView } from '../src/index.ts';
import { createAccountsFixture } from '../src/testing/index.ts';

const viewOf = (user: Partial<SessionUser>) => {
  const { ref: listener } = createRecordingListener<SessionFact>();
  const stepper = createStepper(createSessionMachine(createAccountsFixture().openPorts()), { listener });
  const whole = { id: 1, email: 'mara@loom.example', name: 'Mara', ...user };
  stepper.send({ type: 'session.read', reading: { kind: 'loggedIn', user: whole } });
  const { user: shown } = toSessionView(stepper.snapshot);
  if (!shown) throw new Error('no user is logged in');
  return { shown, again: toSessionView(stepper.snapshot).user };
};

const unseen = fc.string({
  unit: fc.constantFrom('\u200b', '\u00ad', '\u3164', '\u2800', '\u{e0041}', ' ', 'a'),
});

describe('the view of the user', { tags: ['NAV-6'] }, () => {
  it('has name, address, role and picture', () => {
    expect(viewOf({ role: 'admin', profileImage: '/me.svg' }).shown).toEqual({
      id: 1,
      name: 'Mara',
      email: 'mara@loom.example',
      roleText: 'Admin',
      isAdmin: true,
      homeHref: '/admin-dashboard',
      initial: 'M',
      profileImage: '/me.svg',
    });
  });

  it('the role is Admin, User, or Member when missing', { tags: ['DSH-1'] }, () => {
    expect(viewOf({ role: 'admin' }).shown).toMatchObject({ roleText: 'Admin', isAdmin: true });
    expect(viewOf({ role: 'user' }).shown).toMatchObject({ roleText: 'User', isAdmin: false });
    expect(viewOf({}).shown).toMatchObject({ roleText: 'Member', isAdmin: false, homeHref: '/dashboard' });
    expect(viewOf({}).shown.profileImage).toBe(undefined);
  });

  it.each([
    ['Mara', 'M'],
    ['ada lace', 'A'],
    ['  ida', 'I'],
    ['élan', 'É'],
    // Two code points, one letter.
    ['e\u0301lan', 'É'],
    ['Åsa'.normalize('NFD'), 'Å'],
    ['ßen', 'S'],
    ['ǆuro', 'ǅ'],
    ['გიორგი', 'გ'],
    ['🇬🇪 Nino', '🇬🇪'],
    ['x\u0301', 'X\u0301'],
    ["'Abd", 'A'],
    ['漢字', '漢'],
    ['한국'.normalize('NFD'), '한'],
    ['😀 face', '😀'],
    ['👩‍👩‍👧 three', '👩‍👩‍👧'],
    ['𝔐ara', '𝔐'],
    ['1st', '1'],
    ['__proto__', 'P'],
    // Invisible characters are skipped; without a visible one, the email's first letter is used.
    ['\u200d\u00ad ida', 'I'],
    ['\ufe0f漢字', '漢'],
    ['', 'M'],
    [' \t\n\u00a0\u3000', 'M'],
    ['\u200b\u2060\u3164\u2800', 'M'],
    ['\ud83d', 'M'],
    ['\ue000', 'M'],
    // An unassigned character is shown as a box.
    ['\u0378da', '\u0378'],
  ])('the initial of %j is %s', (name, initial) => {
    expect(viewOf({ name }).shown.initial).toBe(initial);
  });

  it('any name has an initial: one visible character', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), unseen), (name) => {
        const { initial } = viewOf({ name }).shown;
        expect([...new Intl.Segmenter().segment(initial)].length).toBe(1);
        expect(isBlank(initial)).toBe(false);
        expect(initial).not.toMatch(/[\p{Cs}\p{Cc}\p{White_Space}]/u);
      }),
      runs(1000),
    );
  });

  it('is the same object for the same user', () => {
    const { again, shown } = viewOf({});
    expect(again).toBe(shown);
  });
});
