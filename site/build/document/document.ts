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
    if (!html.includes(slot)) throw new Error(`index.html has no ${slot}`);
    // A replacement function, since `$&` in a page's text would be a pattern.
    return html.replace(slot, () => content);
  }, shell);

/** The threads of the mark for the splash, which are drawn piece by piece (`splash.css.ts`). */
const splash = mark
  .map(({ color, ends: [before, after], pieces }) => {
    const paths = [before, ...pieces, after].map((path) => `<path pathLength="1" d="${path}"/>`);
    return `<g stroke="var(--${color})">${paths.join('')}</g>`;
  })
  .join('');

/** The parts all documents share. */
export interface DocumentParts {
  readonly shell: string;
  readonly prePaint: string;
  /** The faces of the font. */
  readonly fontStyle: string;
  /** The texts of style files by their paths, of which a document carries those that its page needs. */
  readonly styles: ReadonlyMap<string, string>;
  /** The sheet of drawings, of which a document carries those its page uses. */
  readonly drawings: string;
  /** The text of each picture by its address, of which a document carries the first of its first screen. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The file of the font that English needs, below the public root. */
  readonly font: string;
}

/** The drawings that `app` refers to by their ids, as a hidden sheet. */
const drawingsOf = (app: string, sheet: string) => {
  const ids = new Set([...app.matchAll(/<use href="#(drawing-\w+)"/g)].map(([, id]) => id));
  const symbols = [...ids].map((id) => {
    const [symbol] = new RegExp(`<symbol id="${id}".*?</symbol>`, 's').exec(sheet) ?? [];
    if (!symbol) throw new Error(`there is no ${id} among the drawings`);
    return symbol;
  });
  return symbols.length > 0 ? `<div hidden><svg>${symbols.join('')}</svg></div>` : '';
};

const firstPicture = /<img [^>]*src="(\/art\/[^"]+\.svg)"[^>]*loading="eager"/;

/** Bytes of a compressed picture; a larger one would take a document beyond what a connection carries at once. */
const mostOfPicture = 1000;

/** A picture as an address that needs no request. */
const toDataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll(/["%#&\n]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}`;

/**
 * The page with the first picture of its first screen in place of its address, unless that is a large one (decision 68).
 * React leaves an attribute that the document has otherwise, and writes an address once another picture is shown.
 */
const withPicture = (app: string, pictures: ReadonlyMap<string, string>) => {
  const [, address] = firstPicture.exec(app) ?? [];
  if (address === undefined) return app;
  const svg = pictures.get(address);
  if (svg === undefined) throw new Error(`there is no picture ${address}`);
  if (brotliCompressSync(svg).length > mostOfPicture) return app;
  return app
    .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
    .replaceAll(` src="${address}"`, () => ` src="${toDataAddress(svg)}"`);
};

/** What a page needs, as files below the public root. */
export interface PageFiles {
  /** The entry first. */
  readonly scripts: readonly string[];
  /** In the order of their rules. */
  readonly styles: readonly string[];
}

/** The inline style of a document: the font and the style files of its page. */
export const styleOf = ({ fontStyle, styles }: DocumentParts, files: PageFiles): string => {
  const style = fontStyle + files.styles.map((file) => styles.get(file)).join('');
  if (/<\/style/i.test(style)) throw new Error('the style would end its own inline element');
  return style;
};

/** One page as a complete document; the pre-paint script starts the entry, and loads the other scripts beside. */
export const toDocument = (parts: DocumentParts, page: Page, files: PageFiles, app: string) => {
  const start = [parts.font, ...files.scripts].map((file) => `/${file}`).join(' ');
  return fillAll(parts.shell, [
    ['<!--pre-paint-->', `<meta name="start" content="${start}"><script>${parts.prePaint}</script>`],
    ['<!--head-->', page.head],
    ['<!--mark-->', splash],
    [
      '<!--style-->',
      // Vite's helper takes a file with a link for loaded; a disabled one requests nothing.
      `<style>${styleOf(parts, files)}</style>${files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}`,
    ],
    [entryTag, ''],
    [
      rootTag,
      `${drawingsOf(app, parts.drawings)}<div id="root" data-page="${escapeMarkup(page.url)}">${withPicture(app, parts.pictures)}</div>`,
    ],
  ]);
};

/** The document of the development server: not prerendered, with Vite's own entry. */
export const toDevelopmentDocument = (shell: string, prePaint: string, fontCss: string) =>
  fillAll(shell, [
    ['<!--pre-paint-->', `<script>${prePaint}</script>`],
    ['<!--head-->', `<title>${escapeMarkup(company.name)}</title>`],
    ['<!--mark-->', splash],
    ['<!--style-->', `<style>${fontCss}</style>`],
  ]);

/** The first part of the rendered page that the Content-Security-Policy would block (SEC-1). */
export const findBlockedMarkup = (app: string) =>
  /<script(?![^>]*type="application\/ld\+json")[^>]*>|<style[^>]*>|<[a-z][^>]*\s(?:style|on[a-z]+|srcdoc)="[^>]*>/i.exec(
    app,
  )?.[0];
