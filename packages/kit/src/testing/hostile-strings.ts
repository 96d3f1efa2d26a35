const list = (...texts: readonly string[]) => texts.flatMap((text) => text.split('¦'));

const seeds = {
  nothing: list('¦ ¦   ¦\t¦\n¦\r\n¦\u00a0¦\u2003¦\u3000¦\ufeff¦\u200b¦\u0085'),
  markup: list(
    '<script>alert(1)</script>¦</script><script>alert(1)</script>¦<img src=x onerror=alert(1)>',
    "<svg/onload=alert(1)>¦\"><b>bold</b>¦' onfocus='alert(1)' autofocus='",
    '</textarea><script>alert(1)</script>¦</title></style><iframe src=//evil.example>',
    '<!-- never closed¦<![CDATA[ x ]]>¦&lt;b&gt; &amp; &#x3c; &nbsp;',
    '<a href="javascript:alert(1)">x</a>¦<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that it looks like one is the point.
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">¦${alert(1)}',
    '{{constructor.constructor("alert(1)")()}}¦<%= 7 * 7 %>¦`;alert(1)//`',
  ),
  addresses: list(
    'javascript:alert(1)¦JaVaScRiPt:alert(1)¦java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>¦//evil.example/x¦\\\\evil.example\\x',
    'https://user:pass@evil.example¦https://example.com/%00%0d%0aSet-Cookie:a=b',
    '../../../../etc/passwd¦/%2e%2e/%2e%2e/¦?tab=channels&tab=resources#x¦%¦%E0%A4%A¦%uD800',
  ),
  names: list(
    '__proto__¦constructor¦prototype¦toString¦valueOf¦hasOwnProperty¦__defineGetter__¦then¦toJSON',
    'length¦undefined¦null¦NaN¦Infinity¦-0¦true¦[object Object]¦0x10¦1e309',
  ),
  json: [
    ...list(
      '{"__proto__":{"isAdmin":true}}¦{"constructor":{"prototype":{"isAdmin":true}}}¦[¦{}¦null¦"¦\\',
      '\\u0000¦{"a":1}{"b":2}¦\u2028¦\u2029¦*/alert(1)/*¦//',
    ),
    `${'['.repeat(500)}${']'.repeat(500)}`,
  ],
  queries: list(
    "' OR '1'='1¦'; DROP TABLE users; --¦\" OR \"\"=\"¦; rm -rf /¦| cat /etc/passwd¦$(whoami)¦`id`",
    '=HYPERLINK("https://evil.example")¦@SUM(1+1)¦+1+cmd|x!A0¦-2+3¦Bcc: everyone@evil.example',
    'a@b.example\r\nBcc: c@d.example¦%s%s%n',
  ),
  direction: list(
    '\u202egpj.exe¦abc\u202edcba\u202c¦\u2066left\u2069 \u2067right\u2069¦\u200fright\u200eleft',
    '\u0627\u0644\u0639\u0631\u0628\u064a\u0629 mixed with Latin¦\u05e2\u05d1\u05e8\u05d9\u05ea 123',
    '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  ),
  invisible: list(
    '\u0000¦a\u0000b¦\u0001\u0002\u0003\u0007\u0008\u001b[31m¦\u007f\u0080\u009f',
    '\u200b\u200c\u200d\u2060¦a\u00adb¦\ufffe\uffff¦\u{e0001}\u{e0061}\u{e007f}¦\u180e\u115f\u3164',
    'word\u000bword\u000cword',
  ),
  surrogates: [
    ...list('\ud800¦\udc00¦\udfff¦a\ud83d¦\ude00a¦\udc00\ud800¦half \ud83d of a face'),
    '\ud800'.repeat(50),
  ],
  beyondLatin: [
    `a${'\u0301'.repeat(200)}`,
    ...list(
      '\u{1f600}¦\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}¦\u{1f1ee}\u{1f1f3}',
      '\u{1f44d}\u{1f3fd}¦1\ufe0f\u20e3¦Z\u0351\u036b\u0343a\u0300\u0301\u0302l\u0334g\u0335o\u0336',
      '\u00e9 and e\u0301¦\u212b \u00c5 A\u030a¦\ufb01 \ufdfa \u01c6¦\u0130 \u0131 i\u0307',
      '\u1e9e \u00df¦\u0928\u093e\u0917\u093e\u0932\u0948\u0902\u0921¦\u6f22\u5b57\u304b\u306a',
      '\ud55c\uad6d\uc5b4 \u1100\u1161¦\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22',
      '\u{12031}\u{2a6d6}\u{10fffd}¦\u0430\u0440\u0440\u04cf\u0435¦\uff1cscript\uff1e',
    ),
  ],
  long: [
    'x'.repeat(255),
    'word '.repeat(2000),
    'Donaudampfschifffahrt'.repeat(400),
    '\u{1f600}'.repeat(2500),
    '\n'.repeat(3000),
    '\u0301'.repeat(1000),
    '<b>'.repeat(1500),
    '&'.repeat(4000),
    '\u202e'.repeat(500),
    'a@'.repeat(1000),
    `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
    '\u200b'.repeat(2000),
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Ada ${text} Lovelace`,
  (text) => `"${text}"@example.com`,
  (text) => `First line\n${text}\nlast line`,
];

const SIZE = 500;
const LONGEST = 10_000;

const exact = 'm'.repeat(LONGEST);

/** 500 different strings, always in the same order. */
export const hostileStrings: readonly string[] = (() => {
  const all = Object.values(seeds).flat();
  const texts = new Set<string>([exact, `${exact}m`]);
  for (const disguise of disguises) for (const text of all) texts.add(disguise(text).slice(0, LONGEST + 1));
  return [...texts].slice(0, SIZE);
})();

/** At least one string of each kind, for slow tests. */
export const hostileSample: readonly string[] = [
  ...Object.values(seeds).map((texts) => texts.at(-1) ?? ''),
  ...[seeds.markup, seeds.names, seeds.direction].map(([first = '']) => first),
  ...seeds.surrogates.slice(6, 7),
  exact,
];
