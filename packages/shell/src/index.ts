export {
  createMenusMachine,
  type MenusActor,
  type MenusEvent,
  type MenusMachine,
  type MenusSnapshot,
  type MenusView,
  toMenusView,
} from './menus.machine.ts';
export {
  createNavigationMachine,
  type LoadPageOutcome,
  type NavigationActor,
  type NavigationContext,
  type NavigationEvent,
  type NavigationFact,
  type NavigationMachine,
  type NavigationPorts,
  type NavigationSnapshot,
  type NavigationView,
  type SiteLocation,
  toNavigationView,
  type Visit,
} from './navigation.machine.ts';
export {
  createNoticesMachine,
  type NoticesActor,
  type NoticesContext,
  type NoticesEvent,
  type NoticesMachine,
  type NoticesSnapshot,
  type NoticesView,
  toNoticesView,
} from './notices.machine.ts';
export {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesCommand,
  preferencesCodec,
  preferencesReducer,
  THEMES,
  type Theme,
} from './preferences.ts';
export {
  createScrollMachine,
  type ScrollActor,
  type ScrollEvent,
  type ScrollMachine,
  type ScrollSnapshot,
  type ScrollView,
  toScrollView,
} from './scroll.machine.ts';
