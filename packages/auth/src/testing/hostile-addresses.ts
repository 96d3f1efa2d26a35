import { weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { Access, AccessOf } from '../access.ts';

const rows: readonly (readonly [RegExp, Access])[] = [
  [/^\/?$/, 'everyone'],
  [/^\/(products|services|about|contact|cart)\/?$/i, 'everyone'],
  [/^\/products\/[^/]+\/?$/i, 'everyone'],
  [/^\/(login|register)\/?$/i, 'guests'],
  [/^\/(dashboard|profile|orders|settings|activity)\/?$/i, 'members'],
  [/^\/admin-dashboard\/?$/i, 'admins'],
];

/** Ignores case and a trailing slash, like a router. */
export const sampleAccessOf: AccessOf = (pathname) => rows.find(([pattern]) => pattern.test(pathname))?.[1];

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Addresses that are refused: off the site, a redirect loop, or not a page (LGN-5, SEC-1). */
export const rejectedNextUrls: readonly string[] = [
  // Addresses that lead, or seem to lead, to another host.
  ...words(String.raw`
    //evil.example //evil.example/dashboard ///evil.example ////evil.example /\evil.example \\evil.example \/evil.example
    /\/evil.example /\\evil.example /dashboard\..\..\evil.example //evil.example@loomwright.example
    //loomwright.example@evil.example //user:word@evil.example/dashboard //evil.example:443/dashboard
    //[::1]/dashboard //2130706433/ //ⓔvil.example //evil。example https://evil.example https:evil.example
    https:/evil.example https:\\evil.example HTTPS://evil.example/dashboard
    http://loomwright.example.evil.example/dashboard https://loomwright.example@evil.example/dashboard
    https://nowhere.invalid/dashboard //nowhere.invalid/dashboard ftp://evil.example evil.example
    www.evil.example/dashboard @evil.example :443/dashboard
  `),
  // Control characters and blanks, some of which browsers drop before parsing; vertical bars separate the
  // addresses.
  ...'/\t/evil.example|/\n/evil.example|/\r\n/evil.example|\t//evil.example| //evil.example'.split('|'),
  ...'\u0000//evil.example|\u001f//evil.example|/\u0000/evil.example|/dashboard\u0000'.split('|'),
  ...'/dashboard\n|/dashboard\r\nSet-Cookie: user=admin| /dashboard|/dashboard |/dash\tboard'.split('|'),
  ...'\u00a0/dashboard|\ufeff/dashboard|/dashboard\u00a0|/dashboard\u2028|/dashboard\u2029'.split('|'),
  ...['/dashboard\u007f', '/dashboard\u0085'],
  ...words(`
    /.//evil.example /..//evil.example /x/..//evil.example /dashboard/..//evil.example /./..//evil.example/dashboard
    /%2e//evil.example /%2E%2e//evil.example /x/%2e%2E//evil.example /x/.%2e//evil.example
    /././/evil.example?next=/dashboard
  `),
  // Encoded or look-alike slashes and letters.
  ...words(`
    /%2fevil.example /%2f%2fevil.example /%5cevil.example /%09/evil.example /%0a/evil.example /%00/evil.example
    /%252f%252fevil.example /／evil.example /∕evil.example /⁄evil.example ／／evil.example %2f%2fevil.example %2Fdashboard
    /%64ashboard /dashboard%00 /dashboard%2f /dashboard/../%61dmin-dashboard
  `),
  // Other schemes.
  ...words(`
    javascript:alert(1) JavaScript:alert(1) javascript://loomwright.example/%0aalert(1) /javascript:alert(1)
    data:text/html,<script>alert(1)</script> vbscript:x blob:https://loomwright.example/1 file:///etc/passwd about:blank
    mailto:a@b.c
  `),
  ...[' javascript:alert(1)', 'java\tscript:alert(1)', '[object Object]', ''],
  // Redirect loops.
  ...words(`
    /login /login/ /LOGIN /login?next=/login /login?next=%2Flogin%3Fnext%3D%2Flogin /login#dashboard /register
    /register/?next=/login /./login /dashboard/../login /x/%2e%2e/register
  `),
  // Paths without a page, and relative addresses.
  ...words(`
    /nothing /dashboards /dashboard/x /dashboard;x /dashboard:80 /__proto__ /constructor /hasOwnProperty /products/1/2
    /ｄashboard # ? . .. #/dashboard ?next=/dashboard dashboard ./dashboard ../dashboard null undefined
  `),
  ...['/\ud800', '/dashboard\udc00', `/dashboard?${'x'.repeat(2000)}`, `/${'../'.repeat(700)}dashboard`],
  // Too long once percent-encoded.
  `/products?q=${'漢'.repeat(700)}`,
];

/** Unusual but valid addresses, each with its normalised form. */
export const acceptedNextUrls: readonly (readonly [next: string, address: string])[] = [
  ...words(`
    / /dashboard /dashboard/ /products?category=AI%20Solutions&q=a+b /products/1?quantity=2#features
    /products?next=//evil.example /contact#//evil.example /contact?to=https://evil.example /about#javascript:alert(1)
    /products/javascript:alert(1) /products/@evil.example
  `).map((next) => [next, next] as const),
  ['/./dashboard', '/dashboard'],
  ['/login/../dashboard', '/dashboard'],
  ['/..', '/'],
  ['/../../cart', '/cart'],
  ['/products/漢?q=é#ü', '/products/%E6%BC%A2?q=%C3%A9#%C3%BC'],
  ['/products/\ud800', '/products/%EF%BF%BD'],
  ["/products?q='<script>", '/products?q=%27%3Cscript%3E'],
  ['/cart?', '/cart'],
  ['/cart#', '/cart'],
];

const pieces = fc.constantFrom(
  ...words(String.raw`/ / // \ . .. /. /.. %2e %2E%2e %2f %5c %00 %09 %0a % %zz ／ 。 😀 é`),
  ...['\t', '\n', '\r', ' ', '\0', '\u00a0', '\u200b', '\u2028', '\ufeff', '\ud800', '\udc00', '`'],
  ...words(`? # ?next= &next= @ : :443 ; = & [ ] | ^ < > " '`),
  ...words('evil.example loomwright.example nowhere.invalid user:word@ 127.0.0.1 localhost'),
  ...words('https: http:// javascript: data:text/html, blob: file:/// ftp: JaVaScRiPt:'),
  ...words('dashboard admin-dashboard login register products products/1 cart contact orders'),
  ...words('Dashboard LOGIN x __proto__ constructor toString'),
);
const chains = fc.array(pieces, { maxLength: 9 }).map((list) => list.join(''));
const paths = fc.constantFrom(...words('/dashboard /admin-dashboard /login /register /products/1 /cart /'));
const tails = fc.tuple(fc.constantFrom('', '/', '?', '#', '?next=', '?q=', '/../', '/..//', '/./'), chains);

export const nextUrls = weighted(
  [4, chains.map((chain) => `/${chain}`)],
  [2, chains],
  [4, fc.tuple(paths, tails).map(([path, [joint, chain]]) => path + joint + chain)],
  [1, fc.tuple(paths, chains).map(([path, chain]) => path + encodeURI(chain.replace(/\p{Cs}/gu, '')))],
  [1, fc.constantFrom(...rejectedNextUrls, ...acceptedNextUrls.map(([next]) => next))],
  [1, fc.webUrl({ withQueryParameters: true, withFragments: true })],
  [1, fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`)],
  [
    1,
    fc
      .tuple(paths, fc.integer({ min: 1900, max: 2100 }), fc.constantFrom('x', 'é', '/.'))
      .map(([path, length, filler]) => `${path}?${filler.repeat(length)}`.slice(0, length)),
  ],
);
