export {
  type EmbedStep,
  embedSteps,
  menusEvents,
  type NoticesStep,
  noticesSteps,
  preferences,
  preferencesCommands,
  searchesValues,
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
  threadsOf,
} from './background.ts';
export {
  type BackgroundStep,
  backgroundConditions,
  backgroundSteps,
  createBackgroundModel,
  stepBackgroundModel,
  toBackgroundModelView,
} from './background-model.ts';
export { brokenScenesInvariants, isPreferences, isSearches } from './invariants.ts';
export {
  createEmbedModel,
  type NoticesModel,
  stepEmbedModel,
  stepMenusModel,
  stepNoticesModel,
  toEmbedModelView,
  toMenusModelView,
  toNoticesModelTexts,
} from './models.ts';
export {
  createPagesFake,
  type NavigationStep,
  navigationSteps,
  siteLocations,
  titleOfPath,
  visits,
} from './navigation.ts';
export {
  createOfflineModel,
  type OfflineStep,
  offlineSteps,
  stepOfflineModel,
  toOfflineModelView,
} from './offline-model.ts';
export { createScenesFake } from './scenes-fake.ts';
