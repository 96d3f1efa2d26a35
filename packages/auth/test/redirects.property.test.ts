import type { SiteLocation } from '@loomwright/kit';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeOf, loginFor } from '../src/access.ts';
import {
  admit,
  redirectFrom,
  type SessionCause,
  type SessionUser,
  safeNext,
  type Visitor,
} from '../src/index.ts';
import { nextUrls, sampleAccessOf } from '../src/testing/index.ts';

const member: SessionUser = { id: 1, email: 'm@loom.example', name: 'Mara', role: 'user' };
const admin: SessionUser = { id: 2, email: 'a@loom.example', name: 'Ada', role: 'admin' };
const users = fc.constantFrom(member, admin);
const visitors = fc.constantFrom<Visitor[]>('unknown', 'guest', member, admin);
const causes = fc.constantFrom<SessionCause[]>('restored', 'registered', 'loggedOut', 'deleted');

const origin = 'https://loomwright.example';
const placeOf = (address: string): SiteLocation => {
  const { pathname, search, hash } = new URL(address, origin);
  return { pathname, search, hash };
};

/** Checks an address without the code under test. */
const faultsOf = (address: string, user: SessionUser): string[] => {
  const faults: string[] = [];
  // The result must not depend on the page that the address is resolved against.
  for (const base of [origin, `${origin}/a/b/c?d#e`, `${origin}/products/`]) {
    const url = new URL(address, base);
    if (url.origin !== origin) faults.push('leaves the site');
    if (url.username !== '' || url.password !== '') faults.push('contains a user name');
    if (url.href !== `${origin}${address}` && url.href !== `${origin}${address}#`)
      faults.push('is not normalised');
    const access = sampleAccessOf(url.pathname);
    const roles = user.role === 'admin' ? ['everyone', 'members', 'admins'] : ['everyone', 'members'];
    if (!access || !roles.includes(access)) faults.push(`is not open to this user: ${access}`);
  }
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(address))
    faults.push('contains characters that are invalid in an address');
  return faults;
};

describe('any `next` address', { tags: ['LGN-5'] }, () => {
  it('is refused, or is a page of this site the user may see', { tags: ['SEC-1'] }, () => {
    const seen = { refused: 0, granted: 0, changed: 0 };
    fc.assert(
      fc.property(nextUrls, users, (next, user) => {
        const address = safeNext(next, user, sampleAccessOf);
        if (address === undefined) {
          seen.refused += 1;
          return;
        }
        seen[address === next ? 'granted' : 'changed'] += 1;
        const faults = faultsOf(address, user);
        if (faults.length > 0) throw new Error(`${JSON.stringify(address)} ${faults.join(', ')}`);
        if (safeNext(address, user, sampleAccessOf) !== address)
          throw new Error(`${address} changes when checked again`);
      }),
      runs(30_000, 1_000_000),
    );
    console.log(`redirects: ${JSON.stringify(seen)}`);
    expect(seen.refused).toBeGreaterThan(6000);
    expect(seen.granted).toBeGreaterThan(900);
    expect(seen.changed).toBeGreaterThan(300);
  });

  it('never leaves a site that has a page at every path', { tags: ['SEC-1'] }, () => {
    let granted = 0;
    fc.assert(
      fc.property(nextUrls, users, (next, user) => {
        const address = safeNext(next, user, () => 'everyone');
        if (address === undefined) return;
        granted += 1;
        for (const base of [origin, `${origin}/a/b/c`])
          if (new URL(address, base).origin !== origin) throw new Error(`leaves the site for ${address}`);
      }),
      runs(3000),
    );
    expect(granted).toBeGreaterThan(300);
  });

  it('redirects from any place end within two steps, on the site', {
    tags: ['DSH-3'],
  }, () => {
    const seen = [0, 0, 0];
    fc.assert(
      fc.property(
        nextUrls,
        fc.constantFrom('/login', '/register', undefined),
        visitors,
        causes,
        (next, page, visitor, cause) => {
          let place: SiteLocation = page
            ? {
                pathname: page,
                search: `?next=${encodeURIComponent(next.replace(/\p{Cs}/gu, ''))}`,
                hash: '',
              }
            : placeOf(`/x/../${next.replace(/^[/\\\s]+/, '')}`);
          let steps = 0;
          for (;;) {
            const to = redirectFrom(place, visitor, sampleAccessOf, steps === 0 ? cause : undefined);
            if (to === undefined) break;
            steps += 1;
            if (steps > 2) throw new Error(`redirect loop at ${to}`);
            if (new URL(to, origin).origin !== origin) throw new Error(`leaves the site for ${to}`);
            place = placeOf(to);
          }
          const admission = admit(sampleAccessOf(place.pathname) ?? 'everyone', visitor);
          if (admission === 'elsewhere') throw new Error(`not admitted at ${place.pathname}`);
          seen[steps] = (seen[steps] ?? 0) + 1;
        },
      ),
      runs(3000),
    );
    expect(Math.min(seen[0] ?? 0, seen[1] ?? 0)).toBeGreaterThan(300);
  });

  it('a login redirect leads back to the same place, or home', {
    tags: ['DSH-3'],
  }, () => {
    const pages = fc.constantFrom('/dashboard', '/orders', '/settings/', '/admin-dashboard', '/Profile');
    const searches = fc
      .oneof(fc.constant(''), fc.webQueryParameters(), nextUrls)
      .map((text) => text && `?${text}`);
    const seen = { back: 0, home: 0 };
    fc.assert(
      fc.property(pages, searches, users, (page, search, user) => {
        const place = placeOf(`${page}${search}`);
        const to = redirectFrom(place, 'guest', sampleAccessOf) ?? '';
        expect(to).toBe(loginFor(place));
        const back = redirectFrom(placeOf(to), user, sampleAccessOf);
        const address = `${place.pathname}${place.search}${place.hash}`;
        const mayBeThere = user === admin || page !== '/admin-dashboard';
        // A backslash is refused even in the query, where it would do no harm.
        const isKept = address.length <= 2000 && !address.includes('\\');
        expect(back).toBe(mayBeThere && isKept ? address : homeOf(user));
        seen[back === address ? 'back' : 'home'] += 1;
      }),
      runs(1000),
    );
    expect(Math.min(seen.back, seen.home)).toBeGreaterThan(20);
  });
});
