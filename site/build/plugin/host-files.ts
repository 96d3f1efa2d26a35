import type { Post } from '@loomwright/content';
import { company } from '../../../packages/content/src/company.ts';
import { escapeMarkup } from '../../src/document/escape-markup.ts';
import type { Page } from '../../src/entry-server.tsx';
import { light } from '../../src/styles/colors.ts';
import type { Headers } from './security-headers.ts';

export const toSitemap = (pages: readonly Page[], origin: string) => {
  const urls = pages
    .filter((page) => page.isListed)
    .map((page) => `  <url><loc>${origin}${page.url}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
};

export const toAtomFeed = (posts: readonly Post[], origin: string) => {
  // Atom requires a time; posts have only a date.
  const momentOf = ({ date }: Post) => `${date}T09:00:00Z`;
  const entries = posts.map((post) => {
    const url = `${origin}/blog/${post.slug}`;
    return [
      '  <entry>',
      `    <title>${escapeMarkup(post.title)}</title>`,
      `    <link href="${escapeMarkup(url)}"/>`,
      `    <id>${escapeMarkup(url)}</id>`,
      `    <published>${momentOf(post)}</published>`,
      `    <updated>${momentOf(post)}</updated>`,
      `    <author><name>${escapeMarkup(post.author)}</name></author>`,
      `    <category term="${escapeMarkup(post.category)}"/>`,
      `    <summary>${escapeMarkup(post.excerpt)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeMarkup(company.name)}</title>`,
    `  <link href="${origin}/blog"/>`,
    `  <link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    `  <id>${origin}/blog</id>`,
    newest ? `  <updated>${momentOf(newest)}</updated>` : '',
    ...entries,
    '</feed>\n',
  ].join('\n');
};

// Private pages are not disallowed: a crawler that cannot fetch a page never sees its `noindex`.
export const toRobots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** `/.well-known/security.txt` (RFC 9116), valid for 364 days after the build. */
export const toSecurityText = (origin: string, email: string, builtAt: Date) => {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

export const toWebManifest = () =>
  `${JSON.stringify(
    {
      id: '/',
      name: company.name,
      short_name: company.shortName,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: light.paper,
      theme_color: light.ink,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  )}\n`;

/** Hosts join the values of all matching rules, and revalidate by default, so few files need a rule. */
export const toHeadersFile = (headers: Headers) => {
  const forAll = { ...headers, 'Strict-Transport-Security': 'max-age=31536000' };
  const lines = Object.entries(forAll).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/sw.js\n  Cache-Control: no-cache\n`;
};
