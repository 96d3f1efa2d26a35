import type { OpenScene, SceneFact } from '../background-scene.ts';

const createRecord = (report: (fact: SceneFact) => void) => {
  const scene = {
    isRunning: false,
    stops: 0,
    runs: 0,
    /** Commands received after `stop`. */
    lateCommands: 0,
    report: (fact: SceneFact): unknown => scene.stops === 0 && report(fact),
  };
  return scene;
};
export type SceneRecord = Readonly<ReturnType<typeof createRecord>>;

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
