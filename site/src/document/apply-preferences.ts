import { settingNames, valuesOf } from '@loomwright/shell';
import type { Site } from '../app/site.ts';
import { paintBrowserBar } from './theme-colors.ts';

export const applyPreferences = ({ app }: Site): void => {
  const { dataset } = document.documentElement;
  if (dataset.theme === 'light' || dataset.theme === 'dark') paintBrowserBar(dataset.theme);
  let { preferences } = app.getSnapshot().context;
  app.subscribe(({ context }) => {
    if (context.preferences === preferences) return;
    preferences = context.preferences;
    paintBrowserBar(preferences.theme);
    for (const name of settingNames) {
      const value = preferences[name];
      if (value === undefined || value === valuesOf(name)[0]) delete dataset[name];
      else dataset[name] = value;
    }
  });
};
