export type { SiteLocation } from '@loomwright/kit';
export {
  type AssistantActor,
  type AssistantFact,
  type AssistantPorts,
  type AssistantView,
  createAssistantMachine,
  type LoadChatOutcome,
  toAssistantView,
} from './assistant.machine.ts';
export { type CanvasSize, isSameSize, toCanvasSize } from './background/canvas-size.ts';
export { FIELD } from './background/field.ts';
export { type OpeningStep, reduceScene, type SceneEvent, type SceneState } from './background/opening.ts';
export {
  backgroundColors,
  contrast,
  type Palette,
  parseColor,
  type Rgb,
  THEME_COLORS,
  type ThemeColors,
  toPalette,
} from './background/palette.ts';
export { CLOTH, particleSpacing, particles } from './background/particles.ts';
export { follow, MIDDLE, type PointerPlace, smoothingFactor, toPointerPlace } from './background/pointer.ts';
export {
  type BackgroundActor,
  type BackgroundPorts,
  type BackgroundView,
  createBackgroundMachine,
  toBackgroundView,
} from './background.machine.ts';
export type { BackgroundConditions } from './background.ts';
export type { BackgroundScene, OpenScene, SceneFact } from './background-scene.ts';
export {
  type CopyingPorts,
  type CopyingView,
  createCopyingMachine,
  toCopyingView,
} from './copying.machine.ts';
export { createEmbedMachine, type EmbedEvent, type EmbedView, toEmbedView } from './embed.machine.ts';
export {
  createInstallationMachine,
  type InstallationActor,
  type InstallationFact,
  type InstallationView,
  toInstallationView,
} from './installation.machine.ts';
export { createMenusMachine, type MenusEvent, type MenusView, toMenusView } from './menus.machine.ts';
export {
  createNavigationMachine,
  type LoadPageOutcome,
  type NavigationFact,
  type NavigationPorts,
  type NavigationView,
  toNavigationView,
  type Visit,
} from './navigation.machine.ts';
export {
  createNoticesMachine,
  type NoticesActor,
  type NoticesView,
  toNoticesView,
} from './notices.machine.ts';
export {
  createOfflineMachine,
  type OfflineActor,
  type OfflineView,
  type OpenWorker,
  toOfflineView,
} from './offline.machine.ts';
export {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesCommand,
  preferencesReducer,
  settingNames,
  toChoice,
  toSettings,
  valuesOf,
} from './preferences.ts';
export { preferencesCodec } from './preferences-codec.ts';
export {
  type ScrollEvent,
  type ScrollPlace,
  type ScrollView,
  toScrollPlace,
  toScrollView,
} from './scroll.ts';
export { type TextPart, toExcerpt } from './search/marked-text.ts';
export type { OptionGroup, SearchOption } from './search/search-box.ts';
export type {
  EntryKind,
  SearchAccess,
  SearchAction,
  SearchEntry,
  SearchScope,
  SearchTarget,
} from './search/search-entry.ts';
export {
  createSearchIndex,
  type Hit,
  type Searchable,
  type SearchIndex,
} from './search/search-index.ts';
export { MAX_SEARCH_LENGTH, type Searches, searchesReducer } from './search/searches.ts';
export { searchesCodec } from './search/searches-codec.ts';
export { changeTextQuery, readTextQuery, type TextQuery, writeTextQuery } from './search/text-query.ts';
export {
  createSearchMachine,
  type LoadSearchOutcome,
  type SearchActor,
  type SearchPorts,
  type SearchView,
  toSearchView,
} from './search.machine.ts';
export {
  createSearchBoxMachine,
  type SearchBoxActor,
  type SearchBoxPorts,
} from './search-box.machine.ts';
export { type OptionView, type SearchBoxView, toSearchBoxView } from './search-box.view.ts';
export { type SettingName, type Settings, type SettingTexts, settings, settingTexts } from './settings.ts';
