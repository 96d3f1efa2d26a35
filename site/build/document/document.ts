import { brotliCompressSync } from 'node:zlib';
import { company } from '../../../packages/content/src/company.ts';
import { escapeMarkup } from '../../src/document/escape-markup.ts';
import type { Page } from '../../src/entry-server.tsx';
import { mark } from '../../src/ui/brand/mark.ts';

const entryTag = '<script type="module" src="/src/main.tsx"></script>';
const rootTag = '<div id="root"></div>';

type Slots = readonly (readonly [slot: string, content: string])[];

const fillAll = (shell: string, slots: Slots) =>
  slots.reduce((html, [slot, content]) => {
    if (!html.includes(slot)) throw new Error(`index.html has no ${slot}: restore it in site/index.html`);
    // A function, because `replace` would interpret `$&` in a string.
    return html.replace(slot, () => content);
  }, shell);

const splash = mark
  .map(({ color, ends: [before, after], pieces }) => {
    const paths = [before, ...pieces, after].map((path) => `<path pathLength="1" d="${path}"/>`);
    return `<g stroke="var(--${color})">${paths.join('')}</g>`;
  })
  .join('');

export interface DocumentParts {
  readonly shell: string;
  readonly prePaint: string;
  readonly fontStyle: string;
  /** Style files by path. A document inlines those that its page needs. */
  readonly styles: ReadonlyMap<string, string>;
  /** An SVG sheet of symbols. A document includes those that its page uses. */
  readonly drawings: string;
  /** SVGs by address. A document may inline the first picture of its first screen. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly font: string;
}

const drawingsOf = (app: string, sheet: string) => {
  const ids = new Set([...app.matchAll(/<use href="#(drawing-\w+)"/g)].map(([, id]) => id));
  const symbols = [...ids].map((id) => {
    const [symbol] = new RegExp(`<symbol id="${id}".*?</symbol>`, 's').exec(sheet) ?? [];
    if (!symbol) throw new Error(`${id} is missing: draw it, and add it to site/public/art/drawings.svg`);
    return symbol;
  });
  return symbols.length > 0 ? `<div hidden><svg>${symbols.join('')}</svg></div>` : '';
};

const firstPicture = /<img [^>]*src="(\/art\/[^"]+\.svg)"[^>]*loading="eager"/;

/** In compressed bytes. A larger picture could make the document exceed the initial congestion window. */
const maxInlinedBytes = 1000;

const toDataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/["%#&\n]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}`;

/** Inlines the first picture if it is small. Hydration leaves the changed attribute alone. */
const withPicture = (app: string, pictures: ReadonlyMap<string, string>) => {
  const [, address] = firstPicture.exec(app) ?? [];
  if (address === undefined) return app;
  const svg = pictures.get(address);
  if (svg === undefined)
    throw new Error(`there is no picture ${address}: draw it in site/art, or correct the address`);
  if (brotliCompressSync(svg).length > maxInlinedBytes) return app;
  return app
    .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
    .replaceAll(` src="${address}"`, () => ` src="${toDataAddress(svg)}"`);
};

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const styleOf = ({ fontStyle, styles }: DocumentParts, files: PageFiles): string => {
  const style = fontStyle + files.styles.map((file) => styles.get(file)).join('');
  if (/<\/style/i.test(style))
    throw new Error('a style file contains </style, which would close the inline element: remove it');
  return style;
};

/** A complete document. Its pre-paint script starts the entry and loads the other scripts in parallel. */
export const toDocument = (parts: DocumentParts, page: Page, files: PageFiles, app: string) => {
  const start = [parts.font, ...files.scripts].map((file) => `/${file}`).join(' ');
  return fillAll(parts.shell, [
    ['<!--pre-paint-->', `<meta name="start" content="${start}"><script>${parts.prePaint}</script>`],
    ['<!--head-->', page.head],
    ['<!--mark-->', splash],
    [
      '<!--style-->',
      // Vite's preload helper skips a style file that already has a link. A disabled link requests nothing.
      `<style>${styleOf(parts, files)}</style>${files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}`,
    ],
    [entryTag, ''],
    [
      rootTag,
      `${drawingsOf(app, parts.drawings)}<div id="root" data-page="${escapeMarkup(page.url)}">${withPicture(app, parts.pictures)}</div>`,
    ],
  ]);
};

export const toDevelopmentDocument = (shell: string, prePaint: string, fontCss: string) =>
  fillAll(shell, [
    ['<!--pre-paint-->', `<script>${prePaint}</script>`],
    ['<!--head-->', `<title>${escapeMarkup(company.name)}</title>`],
    ['<!--mark-->', splash],
    ['<!--style-->', `<style>${fontCss}</style>`],
  ]);

/** The first piece of markup that the Content-Security-Policy would block (SEC-1). */
export const findBlockedMarkup = (app: string) =>
  /<script(?![^>]*type="application\/ld\+json")[^>]*>|<style[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+|srcdoc)="[^>]*>/i.exec(
    app,
  )?.[0];
