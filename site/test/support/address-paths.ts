import fc from 'fast-check';

const pieces = fc.constantFrom(
  ...['/', '//', '%', '%2F', '%2f', '%5C', '%zz', '%00', '%0A', '%E0%A4%A', '%31', '%25', '%2e', '.', '..'],
  ...[
    '\\',
    'products',
    'PRODUCTS',
    'documentation',
    'blog',
    'statecharts',
    'cartOwner',
    '1',
    '99',
    'unknown',
    '404',
  ],
  ...['.html', 'index'],
);

export const addressPaths = fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join('')}`);
