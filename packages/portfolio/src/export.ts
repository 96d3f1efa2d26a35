import type { Portfolio } from './portfolio.ts';
import { renderPortfolio } from './render.ts';
import { toHtml } from './to-html.ts';
import { toJson } from './transfer.ts';

export type ExportFormat = 'html' | 'json' | 'print';

export interface ExportFact {
  readonly type: 'export.finished';
  readonly format: ExportFormat;
}

export interface ExportPorts {
  /** Throws if the browser refuses. */
  readonly saveFile: (name: string, type: string, text: string) => void;
  /** Prints the preview. Throws if the browser refuses. */
  readonly print: () => void;
}

export const makeExport: {
  readonly [F in ExportFormat]: (ports: ExportPorts, portfolio: Portfolio) => void;
} = {
  html: ({ saveFile }, portfolio) =>
    saveFile('portfolio.html', 'text/html', toHtml(renderPortfolio(portfolio))),
  json: ({ saveFile }, portfolio) => saveFile('portfolio.json', 'application/json', toJson(portfolio)),
  print: ({ print }) => print(),
};
