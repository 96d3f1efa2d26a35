// Loaded when the user saves a chart.
import type { ChartFile } from '@loomwright/machines/charts';
import { toGoldenText, toMachineJson, toMermaid, toSvg } from '@loomwright/statecharts';
import { CHART_FORMATS, type ChartFormat } from '@loomwright/statecharts/lab';
import { saveFile } from '../adapters/save-file.ts';

const PNG_SCALE = 2;

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Embeds the site's font, because an image cannot load files. Empty if the document has no font. */
const fontRule = async (): Promise<string> => {
  const files = document.querySelector<HTMLMetaElement>('meta[name="start"]')?.content.split(' ') ?? [];
  const font = files.find((file) => file.endsWith('.woff2'));
  if (font === undefined) return '';
  const data = await toDataUrl(await (await fetch(font)).blob());
  return `@font-face{font-family:"Site Sans";font-weight:400 700;src:url(${data})}`;
};

const toPng = async (svg: string): Promise<Blob> => {
  const withFont = svg.replace('<style>', `<style>${await fontRule()}`);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFont)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * PNG_SCALE;
  canvas.height = picture.height * PNG_SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no 2D canvas');
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))),
      'image/png',
    ),
  );
};

const shownTheme = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const types: Readonly<Record<ChartFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  mermaid: 'text/plain',
  json: 'application/json',
  text: 'text/plain',
};

export const saveChart = async ({ chart, wide }: ChartFile, format: ChartFormat): Promise<void> => {
  const svg = (theme: 'light' | 'dark' | 'follows') => toSvg(wide, chart.id, theme);
  const made: Readonly<Record<ChartFormat, () => string | Promise<Blob>>> = {
    svg: () => svg('follows'),
    png: () => toPng(svg(shownTheme())),
    mermaid: () => toMermaid(chart),
    json: () => `${JSON.stringify(toMachineJson(chart), null, 2)}\n`,
    text: () => toGoldenText(chart),
  };
  saveFile(`${chart.id}.${CHART_FORMATS[format]}`, types[format], await made[format]());
};
