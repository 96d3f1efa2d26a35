import type { Page } from '../src/entry-server.tsx';

const entryTag = '<script type="module" src="/src/main.tsx"></script>';
const rootTag = '<div id="root"></div>';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

// A replacement function, since `$&` in a page's text would be a pattern.
const fill = (html: string, slot: string, content: string) => {
  if (!html.includes(slot)) throw new Error(`index.html has no ${slot}`);
  return html.replace(slot, () => content);
};

/** The parts all documents share; `scripts` are files below the public root, the entry first. */
export interface DocumentParts {
  readonly shell: string;
  readonly prePaint: string;
  readonly style: string;
  readonly headLinks: string;
  readonly scripts: readonly string[];
}

/** One page as a complete document; `chunks` are the files of its lazy module, preloaded beside the entry. */
export const toDocument = (parts: DocumentParts, page: Page, chunks: readonly string[], app: string) => {
  const [entry, ...imports] = parts.scripts;
  const preloads = [...imports, ...chunks].map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
  );
  const slots: readonly (readonly [string, string])[] = [
    ['<!--pre-paint-->', `<script>${parts.prePaint}</script>`],
    ['<!--head-->', page.head + parts.headLinks],
    ['<!--style-->', `<style>${parts.style}</style>`],
    [
      entryTag,
      `<script type="module" crossorigin fetchpriority="low" src="/${entry}"></script>${preloads.join('')}`,
    ],
    [rootTag, `<div id="root" data-page="${escapeAttribute(page.url)}">${app}</div>`],
  ];
  return slots.reduce((html, [slot, content]) => fill(html, slot, content), parts.shell);
};

/** The document of the development server: not prerendered, with Vite's own entry. */
export const toDevelopmentDocument = (
  shell: string,
  prePaint: string,
  font: { css: string; preload: string },
) =>
  fill(
    fill(
      fill(shell, '<!--pre-paint-->', `<script>${prePaint}</script>`),
      '<!--head-->',
      '<title>Loomwright AI</title>',
    ),
    '<!--style-->',
    `${font.preload}<style>${font.css}</style>`,
  );

/** The first part of the rendered page that the Content-Security-Policy would block (SEC-1). */
export const findBlockedMarkup = (app: string) =>
  /<script(?![^>]*type="application\/ld\+json")[^>]*>|<style[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+|srcdoc)="[^>]*>/i.exec(
    app,
  )?.[0];
