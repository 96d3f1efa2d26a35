import type { OpenScene, SceneFact } from '../background-scene.ts';

/** The history of one opened scene. */
export interface SceneRecord {
  readonly isRunning: boolean;
  readonly stops: number;
  readonly runs: number;
  /** Commands that came after it was stopped. */
  readonly lateCommands: number;
  /** Lets the scene report a fact, unless it was stopped. */
  readonly report: (fact: SceneFact) => void;
}

/** Opens scenes that draw nothing, and records their commands, in the order they were opened. */
export const createScenesFake = () => {
  const scenes: SceneRecord[] = [];
  const openScene: OpenScene = (report) => {
    const scene = {
      isRunning: false,
      stops: 0,
      runs: 0,
      lateCommands: 0,
      report: (fact: SceneFact) => scene.stops === 0 && report(fact),
    };
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
