import type { BackgroundConditions } from '../background.ts';
import type { MenusView } from '../menus.machine.ts';
import type { NavigationView } from '../navigation.machine.ts';
import type { NoticesView } from '../notices.machine.ts';
import { BACKGROUNDS, EMBEDS, type Preferences, THEMES } from '../preferences.ts';
import type { ScrollView } from '../scroll.ts';
import type { SceneRecord } from './scenes-fake.ts';

const brokenOf = <T>(
  invariants: Readonly<Record<string, (value: T) => boolean>>,
  value: T,
): readonly string[] => Object.entries(invariants).flatMap(([name, holds]) => (holds(value) ? [] : [name]));

/** What the shell shows at one moment; what is not looked at is left out. */
export interface ShellViews {
  readonly menus?: MenusView;
  readonly scroll?: ScrollView;
  readonly notices?: NoticesView;
  readonly navigation?: NavigationView;
}

/** What is true of the shell at every moment. */
export const shellInvariants = {
  'at most one menu is open': ({ menus }: ShellViews) =>
    menus === undefined || !(menus.isMobileOpen && menus.isUserOpen),
  'the way to the top is offered only below a bar that stands out': ({ scroll }: ShellViews) =>
    scroll === undefined || scroll.isScrolled || !scroll.offersTop,
  'a page that failed is not loading': ({ navigation }: ShellViews) =>
    navigation === undefined || !(navigation.isFailed && navigation.isLoading),
  'whatever is said was counted': ({ notices }: ShellViews) =>
    notices === undefined ||
    notices.noticeKey + notices.announcementKey > 0 ||
    (notices.noticeText === '' && notices.announcementText === ''),
} as const;

/** The names of the shell invariants that do not hold; empty when all is well. */
export const brokenShellInvariants = (views: ShellViews): readonly string[] =>
  brokenOf(shellInvariants, views);

/** What is true of all preferences, stored or chosen (THM-1). */
export const preferencesInvariants = {
  'the theme is known': ({ theme }: Preferences) => THEMES.includes(theme),
  'background and embeds are known': ({ background, embeds }: Preferences) =>
    BACKGROUNDS.includes(background) && EMBEDS.includes(embeds),
  'there is nothing else': (preferences: Preferences) =>
    Object.keys(preferences).sort().join() === 'background,embeds,theme' &&
    Object.getPrototypeOf(preferences) === Object.prototype,
} as const;

/** The names of the preferences invariants that do not hold; empty when all is well. */
export const brokenPreferencesInvariants = (preferences: Preferences): readonly string[] =>
  brokenOf(preferencesInvariants, preferences);

/** The scenes opened so far, and under which conditions they are looked at. */
export interface ScenesMoment {
  readonly scenes: readonly SceneRecord[];
  readonly conditions: BackgroundConditions;
  /** Whether the governor has been stopped. */
  readonly isOver: boolean;
}

/** What is true of the scenes at every moment (BKG-2). */
export const scenesInvariants = {
  'at most one scene is open': ({ scenes }: ScenesMoment) =>
    scenes.filter(({ stops }) => stops === 0).length <= 1,
  'no scene is stopped twice': ({ scenes }: ScenesMoment) => scenes.every(({ stops }) => stops <= 1),
  'none runs while hidden, calm, or not chosen to': ({ conditions, scenes }: ScenesMoment) =>
    (!conditions.isHidden && !conditions.isCalm && conditions.background === 'on') ||
    scenes.every(({ isRunning, stops }) => !isRunning || stops > 0),
  'none is open where it is off or data is saved': ({ conditions, scenes }: ScenesMoment) =>
    (conditions.background !== 'off' && !conditions.isBarred) || scenes.every(({ stops }) => stops === 1),
  'no scene is told anything after its end': ({ scenes }: ScenesMoment) =>
    scenes.every(({ lateOrders }) => lateOrders === 0),
  'at the end every scene has been stopped': ({ isOver, scenes }: ScenesMoment) =>
    !isOver || scenes.every(({ stops }) => stops === 1),
} as const;

/** The names of the invariants of scenes that do not hold; empty when all is well. */
export const brokenScenesInvariants = (moment: ScenesMoment): readonly string[] =>
  brokenOf(scenesInvariants, moment);
