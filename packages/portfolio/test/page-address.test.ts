import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, addressText, readAddress } from '../src/address.ts';
import { anyText, goodAddresses } from '../src/testing/arbitraries.ts';

const taken = {
  'https://example.org': 'https://example.org/',
  '  HTTPS://Example.ORG/A?b=c#d ': 'https://example.org/A?b=c#d',
  'https://example.org:8443/x': 'https://example.org:8443/x',
  'https://example.org:443': 'https://example.org/',
  'https://xn--mnchen-3ya.example/': 'https://xn--mnchen-3ya.example/',
  'https://münchen.example/straße': 'https://xn--mnchen-3ya.example/stra%C3%9Fe',
  'https://xn--ls8h.example': 'https://xn--ls8h.example/',
  'https://XN--P1B6CI4B4B3A.xn--11b5bs3a9aj6g': 'https://xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g/',
  'https://xn--ihqwcrb4cv8a8dqg056pqjye.example': 'https://xn--ihqwcrb4cv8a8dqg056pqjye.example/',
  'mailto:a@xn--mnchen-3ya.example': 'mailto:a@xn--mnchen-3ya.example',
  'https://उदाहरण.परीक्षा/': 'https://xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g/',
  'https://example.org/a/../b/./c': 'https://example.org/b/c',
  'https://example.org/100%/%zz': 'https://example.org/100%/%zz',
  'https://example.org/@asenla': 'https://example.org/@asenla',
  'https://example.org?next=https://other.example': 'https://example.org/?next=https://other.example',
  'https://example.org/javascript:alert(1)': 'https://example.org/javascript:alert(1)',
  'https://fa.example.org/می\u200cخواهم':
    'https://fa.example.org/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85',
  'mailto:asenla@example.org': 'mailto:asenla@example.org',
  'MAILTO:Asenla.Jamir+web@Example.org': 'mailto:Asenla.Jamir+web@example.org',
  "mailto:o'neil@münchen.example": "mailto:o'neil@xn--mnchen-3ya.example",
} as const;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const others = [
  ...words(`
    javascript:alert(1) JaVaScRiPt:alert(1) javascript&colon;alert(1) javascript://example.org/%0aalert(1)
    javascript:https://example.org data:text/html,<script>alert(1)</script> data:text/html;base64,PHNjcmlwdD4=
    data:image/png;base64,AAAA vbscript:msgbox(1) file:///etc/passwd blob:https://example.org/0
    filesystem:https://example.org/temporary/x view-source:https://example.org about:blank chrome://settings
    intent://example.org#Intent;scheme=https;end http://example.org HTTP://example.org ftp://example.org
    ws://example.org wss://example.org tel:+910000000000 sms:+910000000000 magnet:?xt=urn:btih:0
    ssh://example.org httpss://example.org xhttps://example.org xmailto:a@example.org ｈttps://example.org httpѕ://example.org
    //example.org example.org www.example.org /about #top ?q=1 ../x
  `),
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'https ://example.org',
  '\\\\example.org',
  '/\\example.org',
  '',
  ' ',
];

const malformed = [
  ...words(`
    https: https:/ https:// https:/// https:///example.org https:////example.org https:example.org
    https:/example.org https://?q https://#x https://user@example.org https://user:pass@example.org
    https://@example.org https://:@example.org https://example.org@evil.example https://example.org:99999
    https://example.org:x https://:443 https://example https://localhost https://localhost.
    https://example.org. https://.example.org. https://127.0.0.1 https://127.1 https://0x7f.1
    https://2130706433 https://1.2.3 https://[::1] https://[::ffff:127.0.0.1]/x https://exa%20mple.org
    https://exa<b>mple.org https://example.org/"onmouseover="alert(1) https://example.org/<script>
    https://ex^mple.org https://ex|mple.org https://℀.example.org https://xn--.example https://xn--a.example
    https://xn--.xn-- https://a.xn--.example https://XN--A.example https://xn--0.example https://xn--99.example
    https://xn---.example https://xn--abc.example https://xn--a-.example https://xn--abc-.example
    https://xn--u-ccb.example https://xn--a-yoc.example https://xn--0000h.example https://xn--pokxncvks.example
    https://xn--99999999999999999999999.example https://xn--a_b.example
    mailto:a@xn--a.example mailto:a@xn--99.example
    mailto: mailto:asenla mailto:@example.org mailto:asenla@ mailto:asenla@example mailto:asenla@localhost
    mailto:asenla@127.0.0.1 mailto:asenla@[127.0.0.1] mailto:a@b@example.org mailto:a@example.org@evil.example
    mailto:a@example.org,b@example.org mailto:a@example.org;b@example.org mailto:a@example.org%2Cb@example.org
    mailto:a%2Cb@example.org mailto:a@example.org?subject=Hello mailto:a@example.org?cc=b@example.org
    mailto:a@example.org?body=x%0d%0aBcc:%20b@example.org mailto:?to=a@example.org mailto:a@example.org#x
    mailto:a@example.org/x mailto:a@example.org:25 mailto://a@example.org mailto:a..b@example.org
    mailto:.a@example.org
  `),
  'https:\\\\example.org',
  'https://\\example.org',
  'https://example.org\\@evil.example',
  'https://example.org\\x',
  'https://exa mple.org',
  'https://example.org/`x`',
  'https://example.org/a b',
  'https://example.org/a\nb',
  'https://exam\tple.org',
  'https://example.org/\u0000',
  'https://example.org/\u202egro.live',
  'https://exa\u00admple.org',
  'https://exa\u200bmple.org',
  'https://example.org/\u{e0041}',
  'https://example.org/\ud800',
  'https://example.org/\uffff',
  `https://example.org/${'x'.repeat(2000)}`,
  'mailto:"a b"@example.org',
  'mailto:Asenla <a@example.org>',
  'mailto:a\r\nBcc: b@example.org',
];

/** Strips the white space and marks copied along with an address. */
const bare = (text: string): string =>
  text.replace(
    /^[\s\p{Bidi_Control}\u200b-\u200d\u2060\ufeff]+|[\s\p{Bidi_Control}\u200b-\u200d\u2060\ufeff]+$/gu,
    '',
  );

// The address as the URL parser spells it, without an empty query or fragment.
const spelled = (text: string): string => {
  const url = new URL(bare(text));
  if (url.search === '') url.search = '';
  if (url.hash === '') url.hash = '';
  return url.href;
};

const expectSafe = (text: string): void => {
  const address = readAddress(text);
  if (address === undefined) return;
  const url = new URL(address);
  expect(bare(text).toLowerCase().startsWith(url.protocol)).toBe(true);
  if (url.protocol === 'https:') expect(address).toBe(spelled(text));
  expect(readAddress(address)).toBe(address);
  expect(address).toMatch(/^[!#-;=?-~]+$|^mailto:[^\s<>"]+$/);
  if (url.protocol === 'https:') {
    expect(url.host).not.toBe('');
    expect(url.username + url.password).toBe('');
  } else {
    expect(url.protocol).toBe('mailto:');
    expect(url.search + url.hash).toBe('');
    expect(address).toMatch(/^mailto:[^@,;]+@[^@,;:/]+$/);
  }
};

describe('addresses of links', { tags: ['PGN-1'] }, () => {
  it.each(Object.entries(taken))('accepts %j', (text, address) => {
    expect(readAddress(text)).toBe(address);
    expect(addressProblem(text)).toBeUndefined();
    expectSafe(text);
  });

  it('refuses disguised addresses of other schemes, and names the accepted ones', () => {
    for (const text of others) {
      expect(readAddress(text), JSON.stringify(text)).toBeUndefined();
      expect(addressProblem(text)).toBe(
        text.trim() === ''
          ? undefined
          : 'Addresses start with https:// or mailto:, for example https://example.org',
      );
    }
  });

  it('refuses addresses that are broken, local, or partly hidden', () => {
    for (const text of malformed) {
      expect(readAddress(text), JSON.stringify(text)).toBeUndefined();
      expect(addressProblem(text)?.length).toBeGreaterThan(20);
    }
    expect(others.length + malformed.length).toBeGreaterThan(120);
  });

  it('accepts only https with a host, or an email address', () => {
    const pieces = fc.constantFrom(
      ...words(
        'https: https:// mailto: javascript: data: HTTPS:// // / \\ @ : . ? # % %2e %00 xn-- 443 127.0.0.1',
      ),
      ...words('[::1] example.org ä א é 字 1 - \u200d \ud800 & , ; < " \' a'),
      ...['\t', '\n', '\u202e', ' '],
    );
    const made = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
    const disguised = fc
      .tuple(fc.constantFrom('https://', 'mailto:', 'mailto:a@', 'https://a.'), fc.oneof(made, anyText))
      .map((parts) => parts.join(''));
    let links = 0;
    fc.assert(
      fc.property(fc.oneof(made, disguised, anyText, goodAddresses), (text) => {
        if (readAddress(text) !== undefined) links += 1;
        expectSafe(text);
      }),
      { ...runs(10_000, 200_000), examples: hostileStrings.map((text): [string] => [text]) },
    );
    expect(links).toBeGreaterThan(1000);
  });

  it('reads hosts of every script as the browser does, or not at all', () => {
    const wrong = [];
    let links = 0;
    for (let code = 0x80; code < 0x30000; code += code < 0x3100 ? 1 : 61) {
      const text = `https://a${String.fromCodePoint(code)}a.example`;
      const address = readAddress(text);
      if (address !== undefined) links += 1;
      if (address !== undefined && address !== spelled(text)) wrong.push(text);
      if (address !== undefined && readAddress(address) !== address) wrong.push(address);
    }
    expect(wrong).toEqual([]);
    expect(links).toBeGreaterThan(5000);
  });

  it('shows an address as typed, without its scheme', () => {
    expect(addressText(' HTTPS://example.org/ ')).toBe('example.org');
    expect(addressText('https://example.org/a/')).toBe('example.org/a/');
    expect(addressText('mailto:asenla@example.org')).toBe('asenla@example.org');
    expect(addressText('see https://example.org')).toBe('see https://example.org');
  });

  it('explains what is wrong with an address', { tags: ['FRM-3'] }, () => {
    const start = 'https://example.org/';
    const problems = [
      start + 'x'.repeat(1981),
      'x'.repeat(2000),
      'mailto:a@b@example.org',
      'https://a mailto:',
    ];
    expect(problems.map((text) => addressProblem(text)?.slice(0, 24))).toEqual([
      'An address must be 2000 ',
      'Addresses start with htt',
      'A mailto: address can on',
      'This address isn’t valid',
    ]);
  });
});
