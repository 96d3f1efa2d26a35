import { hasOnly, invariants } from '@loomwright/machine-testing';
import type { BackgroundConditions } from '../background.ts';
import { MAX_SEARCHES } from '../limits.ts';
import { DEFAULT_PREFERENCES, type Preferences, settingNames, valuesOf } from '../preferences.ts';
import { MAX_SEARCH_LENGTH, type Searches } from '../search/searches.ts';
import type { SceneRecord } from './scenes-fake.ts';

export const isPreferences = (value: Preferences): boolean =>
  hasOnly(value, ...settingNames.filter((name) => name in DEFAULT_PREFERENCES || name in value)) &&
  settingNames.every((name) => !(name in value) || valuesOf(name).some((one) => one === value[name]));

interface ScenesMoment {
  readonly scenes: readonly SceneRecord[];
  readonly conditions: BackgroundConditions;
  readonly isOver: boolean;
}

export const brokenScenesInvariants = invariants<[ScenesMoment]>({
  'at most one scene is open': ({ scenes }) => scenes.filter(({ stops }) => stops === 0).length <= 1,
  'no scene is stopped twice': ({ scenes }) => scenes.every(({ stops }) => stops <= 1),
  'none runs while hidden, under reduced motion, or against the choice': ({ conditions, scenes }) =>
    (!conditions.isHidden && !conditions.isReduced && conditions.background === 'on') ||
    scenes.every(({ isRunning, stops }) => !isRunning || stops > 0),
  'none is open while it is off or data is saved': ({ conditions, scenes }) =>
    (conditions.background !== 'off' && !conditions.isSuppressed) || scenes.every(({ stops }) => stops === 1),
  'no scene gets a command after its end': ({ scenes }) =>
    scenes.every(({ lateCommands }) => lateCommands === 0),
  'at the end every scene has been stopped': ({ isOver, scenes }) =>
    !isOver || scenes.every(({ stops }) => stops === 1),
});

export const isSearches = (value: Searches): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_SEARCHES &&
  value.every((text) => typeof text === 'string' && text.length > 0 && text.length <= MAX_SEARCH_LENGTH);
