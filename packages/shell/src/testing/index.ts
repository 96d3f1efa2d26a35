export {
  type EmbedStep,
  embedSteps,
  menusEvents,
  mutatedPreferencesTexts,
  type NoticesStep,
  noticesSteps,
  preferences,
  preferencesCommands,
  scrollPositions,
  themes,
} from './arbitraries.ts';
export {
  anyColors,
  anyNumbers,
  brokenParticlesInvariants,
  elapsedSeconds,
  particleCounts,
  plausibleThemes,
  pointerPlaces,
  radii,
  sceneNews,
  themesOfAnyColors,
} from './background.ts';
export {
  type BackgroundModel,
  type BackgroundStep,
  backgroundConditions,
  backgroundSteps,
  createBackgroundModel,
  stepBackgroundModel,
  toBackgroundModelView,
} from './background-model.ts';
export { createEmbedModel, type EmbedModel, stepEmbedModel, toEmbedModelView } from './embed-model.ts';
export {
  createNavigationListener,
  createPagesFake,
  type NavigationListener,
  type PagesFake,
} from './fakes.ts';
export {
  brokenPreferencesInvariants,
  brokenScenesInvariants,
  brokenShellInvariants,
  preferencesInvariants,
  type ShellViews,
  scenesInvariants,
  shellInvariants,
} from './invariants.ts';
export { type MenusModel, stepMenusModel, toMenusModelView } from './menus-model.ts';
export {
  createNavigationModel,
  type NavigationModel,
  type NavigationStep,
  navigationSteps,
  paths,
  siteLocations,
  stepNavigationModel,
  titleOfPath,
  toModelView,
  visits,
} from './navigation-model.ts';
export { emptyNotices, type NoticesModel, stepNoticesModel, toNoticesModelTexts } from './notices-model.ts';
export { createScenesFake, type SceneRecord, type ScenesFake } from './scenes-fake.ts';
