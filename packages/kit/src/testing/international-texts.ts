/** Strings without a visible character (BRW-2). */
export const blankTexts: readonly string[] = [
  ...[
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b',
    '\u200c\u200d\u200e\u200f',
    '\u2060\u2064\ufeff',
    '\u00ad\u034f\u061c',
  ],
  ...[
    '\u115f\u1160',
    '\u3164',
    '\uffa0',
    '\u17b4\u17b5',
    '\u180b\u180e',
    '\u2800',
    ' \u2800\u200b ',
    '\ufe0f',
  ],
  ...['\u{e0061}\u{e007f}', '\u202e\u2066', '\0', '\ud83d', '\u{13441}'],
];

export const internationalNames: readonly string[] = [
  ...[
    'محمد بن سلمان',
    'שרה כהן',
    'გიორგი ბერიძე',
    '山田 太郎',
    '김민준',
    'नरेन्द्र कुमार',
    'สมชาย',
    'Ἀθηνᾶ Ὀδυσσεύς',
  ],
  ...[
    "Sinéad O'Connor-Ní Dhomhnaill",
    'Nguyễn Thị Ánh',
    'Dvořák',
    'Æ',
    'X',
    '李',
    'Bjørn ß',
    'İpek Işık',
    'ǆuro',
  ],
  ...[
    '👩‍👩‍👧',
    '🇬🇪',
    'Ada 😀',
    'نور Noor',
    'e\u0301lan',
    '𝔐ara',
    'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
  ],
];
