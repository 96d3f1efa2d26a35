import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { company, posts } from '@loomwright/content';
import { settingNames, valuesOf } from '@loomwright/shell';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../src/entry-server.tsx';
import {
  toAtomFeed,
  toHeadersFile,
  toRobots,
  toSecurityText,
  toSitemap,
  toWebManifest,
} from '../plugin/host-files.ts';
import { prerender } from '../plugin/prerender.ts';
import { contentSecurityPolicy, securityHeaders } from '../plugin/security-headers.ts';
import { findBlockedMarkup, toDocument } from './document.ts';
import { readPrePaint } from './pre-paint.ts';

const inline = { scripts: ["document.documentElement.dataset.js=''"], styles: ['body{margin:0}'] };
const foreign = { connect: [], forms: [], frames: ['https://forms.example'], images: [] };
const policy = contentSecurityPolicy(inline, foreign);

const page: Page = {
  url: '/products/1',
  route: '/products/:id',
  access: 'everyone',
  file: 'products/1.html',
  status: 200,
  modules: ['src/pages/product/product-page.tsx'],
  shown: [],
  title: 'A product',
  head: '<title>$& costs $1</title>',
  ogImage: 'products-1',
  isListed: true,
};
const shell = [
  '<!--pre-paint-->',
  '<!--head-->',
  '<!--mark-->',
  '<!--style-->',
  '<script type="module" src="/src/main.tsx"></script>',
  '<div id="root"></div>',
].join('\n');
const parts = {
  shell,
  prePaint: inline.scripts[0] ?? '',
  fontStyle: 'p{}',
  styles: new Map([
    ['assets/shared.css', 'a{}'],
    ['assets/product.css', 'b{}'],
  ]),
  font: 'assets/sans.woff2',
  drawings: '<svg><symbol id="drawing-a">$&</symbol>\n<symbol id="drawing-b"><g/></symbol></svg>',
  pictures: new Map([
    ['/art/a.svg', '<svg viewBox="0 0 3 2">\n<path fill="#f80" d="$&"/></svg>\n'],
    ['/art/large.svg', Array.from({ length: 999 }, (_, i) => i ** 3).join()],
  ]),
};
const pageFiles = {
  scripts: ['assets/main.js', 'assets/shared.js', 'assets/product.js'],
  styles: ['assets/shared.css', 'assets/product.css'],
};

describe('security headers', () => {
  it('the policy is closed by default and names no unsafe source', { tags: ['SEC-1'] }, () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types background offline$/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy.match(/https?:[^ ;]*/g)).toEqual(['https://forms.example']);
  });

  it('inline scripts and styles are allowed only by their hash', { tags: ['SEC-1'] }, () => {
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(contentSecurityPolicy({ ...inline, scripts: ['other'] }, foreign)).not.toBe(policy);
  });

  it('static hosts get every header of the local server', { tags: ['SEC-1'] }, () => {
    const headers = securityHeaders(policy);
    const lines = toHeadersFile(headers).split('\n');
    for (const [name, value] of Object.entries(headers)) expect(lines).toContain(`  ${name}: ${value}`);
    // Hosts join the values of all matching rules, so only one rule per file may set Cache-Control.
    expect(lines.filter((line) => /^\/|Cache-Control/.test(line))).toEqual([
      '/*',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/sw.js',
      '  Cache-Control: no-cache',
    ]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('documents', () => {
  const html = toDocument(parts, page, pageFiles, '<main>$&</main>');

  it('a document has its head, its content and its chunks, inserted literally', { tags: ['RTE-5'] }, () => {
    expect(html).toContain('<title>$& costs $1</title>');
    expect(html).toContain('<div id="root" data-page="/products/1"><main>$&</main></div>');
    expect(html).toContain(
      '<meta name="start" content="/assets/sans.woff2 /assets/main.js /assets/shared.js /assets/product.js">',
    );
    expect(html).not.toContain('<!--');
  });

  it('the entry is the first script even if it imports a separate chunk', {
    tags: ['RTE-5'],
  }, async () => {
    const [own = ''] = page.modules;
    const manifest = {
      'src/main.tsx': { file: 'assets/main.js', imports: ['shared'] },
      shared: { file: 'assets/shared.js' },
      [own]: { file: 'assets/product.js', imports: ['src/main.tsx'] },
    };
    const render = async () => '<main></main>';
    const [made] = await prerender({ pages: [page], render }, manifest, parts);
    expect(made?.html).toContain(
      'content="/assets/sans.woff2 /assets/main.js /assets/shared.js /assets/product.js"',
    );
    await expect(prerender({ pages: [page], render }, {}, parts)).rejects.toThrow('from src/main.tsx');
  });

  it('a document includes each drawing of its page once; a missing one is an error', {
    tags: ['RTE-5'],
  }, () => {
    const documentOf = (app: string) => toDocument(parts, page, pageFiles, app);
    const used = '<svg><use href="#drawing-a"></use></svg>';
    expect(documentOf(used + used)).toContain(
      '<div hidden><svg><symbol id="drawing-a">$&</symbol></svg></div><div id="root"',
    );
    expect(documentOf('<svg><use href="/art/empty.svg#art"></use></svg>')).not.toContain('<symbol');
    expect(() => documentOf('<use href="#drawing-c">')).toThrow('drawing-c');
  });

  it('a document inlines the first picture of its first screen if it is small', {
    tags: ['RTE-5'],
  }, () => {
    const documentOf = (app: string) => toDocument(parts, page, pageFiles, app);
    const preload = (name: string) => `<link rel="preload" as="image" href="/art/${name}.svg"/>`;
    const image = (src: string, loading = 'eager') =>
      `<img class="a" src="${src}" alt="" loading="${loading}"/>`;
    const carried = "data:image/svg+xml,<svg viewBox='0 0 3 2'>%0A<path fill='%23f80' d='$%26'/></svg>";
    expect(documentOf(preload('a') + preload('b') + image('/art/a.svg') + image('/art/b.svg'))).toContain(
      `data-page="/products/1">${preload('b')}${image(carried)}${image('/art/b.svg')}</div>`,
    );
    for (const app of [image('/art/b.svg', 'lazy'), preload('large') + image('/art/large.svg')])
      expect(documentOf(app)).toContain(app);
    expect(() => documentOf(image('/art/b.svg'))).toThrow('there is no picture /art/b.svg');
  });

  it('style files of the page are inlined in order, and their links request nothing', {
    tags: ['RTE-5'],
  }, () => {
    expect(html).toContain(
      '<style>p{}a{}b{}</style><link rel="stylesheet" href="/assets/shared.css" disabled><link rel="stylesheet" href="/assets/product.css" disabled>',
    );
  });

  it('the pre-paint script comes before the style and after the start list', { tags: ['NAV-7'] }, () => {
    const at = (text: string) => html.indexOf(text);
    expect(at('<script>')).toBeLessThan(at('<style>'));
    expect(at('<meta name="start"')).toBeLessThan(at('<script>'));
    expect(html).not.toContain('<script type="module"');
  });

  it('a shell without a slot is an error', () => {
    expect(() => toDocument({ ...parts, shell: '' }, page, pageFiles, '')).toThrow('index.html has no');
  });

  it.each([
    '<p style="color:red">',
    '<script>1</script>',
    '<style>p{}</style>',
    '<button onclick="x()">',
    '<iframe srcdoc="x">',
  ])('%s, which the policy would block, is detected', { tags: ['SEC-1'] }, (markup) => {
    expect(findBlockedMarkup(`<main>${markup}</main>`)).toBeDefined();
  });

  it('data blocks and plain markup are accepted', { tags: ['SEC-1'] }, () => {
    expect(findBlockedMarkup('<script type="application/ld+json">{}</script>')).toBeUndefined();
    expect(findBlockedMarkup('<p class="style">a style="x" in text is fine</p>')).toBeUndefined();
  });
});

describe('the pre-paint script', () => {
  let script = '';
  beforeAll(async () => {
    script = await readPrePaint(fileURLToPath(new URL('../..', import.meta.url)));
  });

  type Listener = (event: object) => void;

  const run = (getItem: (key: string) => unknown, world: object = {}, hidden = false) => {
    const dataset: Record<string, string> = {};
    const links: string[] = [];
    const listeners = new Map<string, Set<Listener>>();
    let report: (list: object) => void = () => {};
    class PerformanceObserver {
      static supportedEntryTypes = ['paint'];
      constructor(listen: typeof report) {
        report = listen;
      }
      observe() {}
    }
    class Element {
      closest = () => null;
    }
    runInNewContext(script, {
      document: {
        hidden,
        documentElement: { dataset },
        querySelector: () => ({ content: '/sans.woff2 /main.js /page.js /part.js' }),
        createElement: () => ({}),
        head: { append: ({ href }: { readonly href: string }) => links.push(href) },
      },
      history: {},
      location: { search: '' },
      localStorage: { getItem },
      Element,
      HTMLFormElement: class {},
      PerformanceObserver,
      addEventListener: (type: string, listener: Listener) =>
        listeners.set(type, new Set(listeners.get(type)).add(listener)),
      ...world,
    });
    return {
      dataset,
      links,
      fire: (type: string) => {
        for (const listener of listeners.get(type) ?? []) listener({ type, target: new Element() });
      },
      paint: (...names: string[]) =>
        report({ getEntriesByName: (name: string) => names.filter((one) => one === name) }),
    };
  };
  const attributesAfter = (getItem: (key: string) => unknown) => Object.keys(run(getItem).dataset);

  it('marks the page if a cart is stored, readable or not', { tags: ['CRT-4'] }, () => {
    expect(attributesAfter((key) => (key === 'cart' ? '{' : null))).toEqual(['js', 'cart']);
    expect(attributesAfter((key) => (key === 'cart' ? '' : null))).toEqual(['js']);
  });

  it('marks the page of a returning member', { tags: ['NAV-7'] }, () => {
    const user = JSON.stringify({ id: 1, email: 'a@b.c', name: 'A', role: 'user' });
    expect(attributesAfter((key) => (key === 'user' ? user : null))).toEqual(['js', 'session']);
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{',
    '"1"',
    '{"id":"1"}',
    '{"id":0}',
    '{"id":-1}',
    '{"id":1.5}',
    '{"id":1e999}',
    '{"id":{"valueOf":1}}',
    '{"__proto__":{"id":1}}',
    '['.repeat(100_000),
  ])('ignores the session %.20s', { tags: ['NAV-7'] }, (text) => {
    expect(attributesAfter((key) => (key === 'user' ? text : null))).toEqual(['js']);
    const preferences = '{"theme":"dark"}';
    const read = (key: string) => ({ user: text, preferences })[key] ?? null;
    expect(attributesAfter(read)).toEqual(['js', 'theme']);
    expect(attributesAfter((key) => (key === 'cart' ? '[]' : read(key)))).toEqual(['js', 'theme', 'cart']);
  });

  it('survives blocked, missing or unreadable storage', { tags: ['NAV-7'] }, () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(attributesAfter(refuse)).toEqual(['js']);
    expect(attributesAfter(() => undefined)).toEqual(['js']);
    expect(attributesAfter(() => Symbol('nonsense'))).toEqual(['js', 'cart']);
    expect(Object.keys(run(() => null, { localStorage: undefined }).dataset)).toEqual(['js']);
  });

  it.each(settingNames)(
    'marks every value of %s except the default',
    { tags: ['THM-1', 'BKG-2'] },
    (name) => {
      const marked = (value: string) =>
        run((key) => (key === 'preferences' ? JSON.stringify({ [name]: value }) : null)).dataset[name];
      const [usual, ...others] = valuesOf(name);
      expect([usual, 'else', ...others].map(marked)).toEqual([undefined, undefined, ...others]);
    },
  );

  it('a malformed preference marks nothing', { tags: ['STO-2'] }, () => {
    const marks = (record: unknown) =>
      attributesAfter((key) => (key === 'preferences' ? JSON.stringify(record) : null));
    expect(marks({ theme: 'dark', background: 'off', embeds: 'load' })).toEqual([
      'js',
      'theme',
      'background',
      'embeds',
    ]);
    expect(marks({ theme: 'blue', background: 'no', embeds: 1 })).toEqual(['js']);
  });

  it('the splash shows on the first page of a tab, if session storage works', { tags: ['SPL-2'] }, () => {
    const stored = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    };
    const isOver = (world: object) => 'splash' in run(() => null, world).dataset;
    expect(isOver({ sessionStorage })).toBe(false);
    expect([...stored.keys()]).toEqual(['splash_seen']);
    expect(isOver({ sessionStorage })).toBe(true);
    const setItem = () => {
      throw new Error('full');
    };
    expect(isOver({ sessionStorage: { getItem: () => null, setItem } })).toBe(false);
    expect(isOver({})).toBe(false);
  });

  const chunks = ['/page.js', '/part.js'];

  it.each(['keydown', 'pointerdown', 'click'])(
    'a %s ends the splash and starts the code',
    { tags: ['SPL-2', 'RTE-5'] },
    (type) => {
      const { dataset, fire, links } = run(() => null);
      expect([dataset.splash, links]).toEqual([undefined, []]);
      fire(type);
      expect([dataset.splash, links]).toEqual(['', chunks]);
    },
  );

  it('the code starts once, after the first paint', { tags: ['RTE-5'] }, () => {
    const { fire, links, paint } = run(() => null);
    paint('first-paint');
    expect(links).toEqual([]);
    fire('load');
    expect(links).toEqual([]);
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    expect(links).toEqual(chunks);
  });

  it('in a hidden document, which is never painted, the code starts after load', {
    tags: ['RTE-5'],
  }, () => {
    const { fire, links } = run(() => null, {}, true);
    fire('load');
    expect(links).toEqual(chunks);
  });

  it('stays tiny, as every document contains it', { tags: ['NAV-7'] }, () => {
    expect(script.length).toBeLessThan(2500);
  });
});

describe('host files', () => {
  it('the feed lists the posts with their authors, newest first and escaped', { tags: ['BLG-1'] }, () => {
    const odd = {
      id: 9,
      slug: 'odd',
      title: 'Warp & <weft>',
      excerpt: '"Both"',
      date: '2026-11-02',
      category: 'Use Cases',
      author: 'Mira',
      readTime: 1,
    } as const;
    const feed = toAtomFeed([odd, ...posts], 'https://weavers.example');
    expect(feed).toContain('<title>Warp &amp; &lt;weft&gt;</title>');
    expect(feed).toContain('<summary>&quot;Both&quot;</summary>');
    expect(feed).toContain('<updated>2026-11-02T09:00:00Z</updated>');
    expect(feed.match(/<name>[^<]*/g)).toEqual([
      '<name>Mira',
      ...posts.map(({ author }) => `<name>${author}`),
    ]);
    const days = [...feed.matchAll(/<published>([^<]*)/g)].map(([, day]) => day);
    expect(days).toEqual(days.toSorted().reverse());
    expect(feed.match(/<(\w+)[ >]/g)?.length).toBeGreaterThan(80);
  });

  it('the sitemap lists only indexed pages', { tags: ['SEO-1'] }, () => {
    const sitemap = toSitemap([page, { ...page, url: '/404', isListed: false }], 'https://weavers.example');
    expect(sitemap.match(/<loc>[^<]*/g)).toEqual(['<loc>https://weavers.example/products/1']);
  });

  it('robots may crawl everything, so that they see noindex', { tags: ['SEO-1'] }, () => {
    expect(toRobots('https://weavers.example')).toContain('Sitemap: https://weavers.example/sitemap.xml');
    expect(toRobots('https://weavers.example')).not.toContain('Disallow');
  });

  it('security.txt has a contact for vulnerabilities and expires within a year', { tags: ['SEC-1'] }, () => {
    const text = toSecurityText('https://weavers.example', 'hello@weavers.example', new Date(0));
    expect(text.split('\n')).toEqual([
      'Contact: mailto:hello@weavers.example',
      'Expires: 1970-12-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://weavers.example/.well-known/security.txt',
      '',
    ]);
  });

  it('the manifest makes the site installable', { tags: ['SEO-1'] }, () => {
    const manifest = JSON.parse(toWebManifest());
    expect(manifest).toMatchObject({ name: company.name, start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  });
});
