import { readFileSync } from 'node:fs';

export const machines: readonly { readonly id: string }[] = JSON.parse(
  readFileSync(new URL('../../../packages/machines/charts/list.json', import.meta.url), 'utf8'),
);
