import { exportStoredData } from '@loomwright/account';
import { company } from '@loomwright/content';
import { saveFile } from '../../adapters/save-file.ts';

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Downloads all stored data of a member as a dated file (AUT-8). */
export const exportData = (
  kept: Parameters<typeof exportStoredData>[0],
  account: Parameters<typeof exportStoredData>[1],
  at: Date,
): void => {
  const data = exportStoredData(kept, account, at.toISOString());
  saveFile(
    `${company.prefix}-data-${dayOf(at)}.json`,
    'application/json',
    `${JSON.stringify(data, null, 2)}\n`,
  );
};
