import type { Portfolio } from './portfolio.ts';
import { renderPortfolio } from './render.ts';
import { toHtml } from './to-html.ts';
import { toJson } from './transfer.ts';

/** The page as a file, the work as a file that can be imported, or the page in print. */
export type ExportFormat = 'html' | 'json' | 'print';

/** An export was made. */
export interface ExportFact {
  readonly type: 'export.finished';
  readonly format: ExportFormat;
}

export interface ExportPorts {
  /** Gives the user a file to keep; throws when the browser refuses. */
  readonly saveFile: (name: string, type: string, text: string) => void;
  /** Opens the browser's print dialog for the preview as it is shown; throws when the browser refuses. */
  readonly print: () => void;
}

/** Makes an export of each format; throws when the browser refuses it. */
export const makeExport: {
  readonly [F in ExportFormat]: (ports: ExportPorts, portfolio: Portfolio) => void;
} = {
  html: ({ saveFile }, portfolio) =>
    saveFile('portfolio.html', 'text/html', toHtml(renderPortfolio(portfolio))),
  json: ({ saveFile }, portfolio) => saveFile('portfolio.json', 'application/json', toJson(portfolio)),
  print: ({ print }) => print(),
};
