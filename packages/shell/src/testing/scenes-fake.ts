import type { OpenScene, SceneFact } from '../background-scene.ts';

/** The history of one opened scene. */
const createRecord = (report: (fact: SceneFact) => void) => {
  const scene = {
    isRunning: false,
    stops: 0,
    runs: 0,
    /** Commands that came after it was stopped. */
    lateCommands: 0,
    /** Lets the scene report a fact, unless it was stopped. */
    report: (fact: SceneFact): unknown => scene.stops === 0 && report(fact),
  };
  return scene;
};
export type SceneRecord = Readonly<ReturnType<typeof createRecord>>;

/** Opens scenes that draw nothing, and records their commands, in the order they were opened. */
export const createScenesFake = () => {
  const scenes: SceneRecord[] = [];
  const openScene: OpenScene = (report) => {
    const scene = createRecord(report);
    scenes.push(scene);
    const command = (isRunning: boolean) => {
      if (scene.stops > 0) scene.lateCommands += 1;
      scene.isRunning = isRunning;
      if (isRunning) scene.runs += 1;
    };
    return {
      run: () => command(true),
      pause: () => command(false),
      stop: () => {
        scene.stops += 1;
      },
    };
  };
  return { openScene, scenes: scenes as readonly SceneRecord[] };
};
