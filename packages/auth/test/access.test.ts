import type { SiteLocation } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { homeOf, loginFor } from '../src/access.ts';
import {
  type Access,
  admit,
  redirectFrom,
  type SessionCause,
  type SessionUser,
  safeNext,
  type Visitor,
} from '../src/index.ts';
import { acceptedNextUrls, rejectedNextUrls, sampleAccessOf } from '../src/testing/index.ts';

const member: SessionUser = { id: 1, email: 'm@loom.example', name: 'Mara', role: 'user' };
const admin: SessionUser = { id: 2, email: 'a@loom.example', name: 'Ada', role: 'admin' };
const nameless: SessionUser = { id: 3, email: 'n@loom.example', name: '' };

const at = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, 'https://loomwright.example');
  return { pathname, search, hash };
};
const from = (address: string, visitor: Visitor, cause?: SessionCause) =>
  redirectFrom(at(address), visitor, sampleAccessOf, cause);

describe('access to a page', () => {
  it.each<[Access, Visitor, string]>([
    ['everyone', 'unknown', 'open'],
    ['everyone', 'guest', 'open'],
    ['everyone', member, 'open'],
    ['everyone', admin, 'open'],
    // The prerendered login page is the same for every visitor.
    ['guests', 'unknown', 'open'],
    ['guests', 'guest', 'open'],
    ['guests', member, 'elsewhere'],
    ['guests', admin, 'elsewhere'],
    ['members', 'unknown', 'waiting'],
    ['members', 'guest', 'elsewhere'],
    ['members', member, 'open'],
    ['members', nameless, 'open'],
    ['members', admin, 'open'],
    ['admins', 'unknown', 'waiting'],
    ['admins', 'guest', 'elsewhere'],
    ['admins', member, 'adminsOnly'],
    ['admins', nameless, 'adminsOnly'],
    ['admins', admin, 'open'],
  ])('a page for %s, visitor %o: %s', { tags: ['DSH-3', 'NAV-7'] }, (access, visitor, admission) => {
    expect(admit(access, visitor)).toBe(admission);
  });

  it('an admin’s home is the admin dashboard, any other user’s is the dashboard', { tags: ['LGN-5'] }, () => {
    expect([admin, member, nameless].map(homeOf)).toEqual(['/admin-dashboard', '/dashboard', '/dashboard']);
  });
});

describe('a redirect', () => {
  it.each<[string, Visitor, string | undefined]>([
    ['/dashboard', 'guest', '/login?next=%2Fdashboard'],
    ['/admin-dashboard', 'guest', '/login?next=%2Fadmin-dashboard'],
    ['/orders?page=2&q=a+b#last', 'guest', '/login?next=%2Forders%3Fpage%3D2%26q%3Da%2Bb%23last'],
    ['/settings/', 'guest', '/login?next=%2Fsettings%2F'],
    ['/dashboard', 'unknown', undefined],
    ['/login?next=/orders', 'unknown', undefined],
    ['/cart', 'guest', undefined],
    ['/dashboard', member, undefined],
    ['/dashboard', admin, undefined],
    ['/admin-dashboard', member, undefined],
    ['/nothing', 'guest', undefined],
    ['/nothing', member, undefined],
    ['/login', 'guest', undefined],
    ['/register', 'guest', undefined],
  ])('from %s, visitor %o: %s', { tags: ['DSH-3', 'NAV-7'] }, (address, visitor, to) => {
    expect(from(address, visitor)).toBe(to);
  });

  it.each<[string, Visitor, string]>([
    ['/login', member, '/dashboard'],
    ['/login', nameless, '/dashboard'],
    ['/login', admin, '/admin-dashboard'],
    ['/register', member, '/dashboard'],
    ['/register', admin, '/admin-dashboard'],
    ['/login?next=/orders', member, '/orders'],
    ['/login?next=%2Forders%3Fpage%3D2%23last', member, '/orders?page=2#last'],
    ['/register?next=/cart', member, '/cart'],
    ['/login?next=/dashboard', admin, '/dashboard'],
    ['/login?next=/admin-dashboard', admin, '/admin-dashboard'],
    // Only the first `next` is used.
    ['/login?next=/cart&next=/orders', member, '/cart'],
    // Targets that are missing, not allowed, or not a page of this site.
    ['/login?next=/admin-dashboard', member, '/dashboard'],
    ['/login?next=/nothing', member, '/dashboard'],
    ['/login?next=//evil.example', member, '/dashboard'],
    ['/login?next=https://evil.example/orders', admin, '/admin-dashboard'],
    ['/login?next=/login', member, '/dashboard'],
    ['/login?next=', member, '/dashboard'],
    ['/login?Next=/orders', member, '/dashboard'],
    ['/login#next=/orders', member, '/dashboard'],
  ])('logged in at %s, visitor %o: %s', { tags: ['LGN-5'] }, (address, visitor, to) => {
    expect(from(address, visitor)).toBe(to);
  });

  it('a user who has just registered goes to `/`, whatever the target', { tags: ['REG-2'] }, () => {
    for (const address of ['/register', '/register?next=/orders', '/login?next=/orders'])
      expect(from(address, member, 'registered')).toBe('/');
    expect(from('/products', member, 'registered')).toBe(undefined);
  });

  it('a user who has just logged out gets a login page without `next`', {
    tags: ['DSH-3'],
  }, () => {
    expect(from('/orders', 'guest', 'loggedOut')).toBe('/login');
    expect(from('/products', 'guest', 'loggedOut')).toBe(undefined);
  });

  it('after a deletion, only pages for members redirect to `/`', {
    tags: ['AUT-8', 'DSH-3'],
  }, () => {
    expect(from('/orders', 'guest', 'deleted')).toBe('/');
    expect(from('/products', 'guest', 'deleted')).toBe(undefined);
  });

  it('a `next` that is too long is dropped', { tags: ['DSH-3'] }, () => {
    const long = (length: number) => `/orders?q=${'x'.repeat(length - '/orders?q='.length)}`;
    expect(loginFor(at(long(2000)))).toBe(`/login?next=${encodeURIComponent(long(2000))}`);
    expect(from(loginFor(at(long(2000))), member)).toBe(long(2000));
    expect(loginFor(at(long(2001)))).toBe('/login');
  });
});

describe('a `next` address', { tags: ['LGN-5'] }, () => {
  const allUsers = [member, admin, nameless];

  it('the corpus is large and has no duplicates', { tags: ['SEC-1'] }, () => {
    console.log(
      `${rejectedNextUrls.length} hand-written hostile addresses, ${acceptedNextUrls.length} unusual valid ones`,
    );
    expect(rejectedNextUrls.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rejectedNextUrls).size).toBe(rejectedNextUrls.length);
  });

  it.each(rejectedNextUrls.map((next) => [next.length > 60 ? `${next.slice(0, 60)}…` : next, next]))(
    '%j is refused',
    { tags: ['SEC-1'] },
    (_, next) => {
      for (const user of allUsers) expect(safeNext(next, user, sampleAccessOf)).toBe(undefined);
      // In a login URL, such a `next` is ignored: the redirect leads to the user’s home.
      const place = { pathname: '/login', search: `?${new URLSearchParams({ next: next })}`, hash: '' };
      expect(redirectFrom(place, member, sampleAccessOf)).toBe('/dashboard');
    },
  );

  it.each(acceptedNextUrls)('%j becomes %s', (next, address) => {
    for (const user of allUsers) expect(safeNext(next, user, sampleAccessOf)).toBe(address);
  });

  it('an admin page is only for admins', { tags: ['DSH-3'] }, () => {
    for (const next of ['/admin-dashboard', '/Admin-Dashboard/', '/x/../admin-dashboard?a#b']) {
      expect(safeNext(next, admin, sampleAccessOf)).toBe(next.replace('/x/..', ''));
      expect(safeNext(next, member, sampleAccessOf)).toBe(undefined);
      expect(safeNext(next, nameless, sampleAccessOf)).toBe(undefined);
    }
  });

  it('a missing address is refused', () => {
    expect(safeNext(null, member, sampleAccessOf)).toBe(undefined);
  });
});
