import type { OpenScene, SceneFact } from '../background-scene.ts';

/** What has become of one opened scene. */
export interface SceneRecord {
  readonly isRunning: boolean;
  readonly stops: number;
  /** How often it was told to run. */
  readonly runs: number;
  /** Orders that came after it was stopped. */
  readonly lateOrders: number;
  /** Lets the scene tell a fact, unless it was stopped. */
  readonly tell: (fact: SceneFact) => void;
}

/** Opens scenes that draw nothing, and writes down what they are told. */
export interface ScenesFake {
  readonly openScene: OpenScene;
  /** In the order they were opened. */
  readonly scenes: readonly SceneRecord[];
}

export const createScenesFake = (): ScenesFake => {
  const scenes: SceneRecord[] = [];
  return {
    scenes,
    openScene: (tell) => {
      const scene = {
        isRunning: false,
        stops: 0,
        runs: 0,
        lateOrders: 0,
        tell: (fact: SceneFact) => scene.stops === 0 && tell(fact),
      };
      scenes.push(scene);
      const order = (isRunning: boolean) => {
        if (scene.stops > 0) scene.lateOrders += 1;
        scene.isRunning = isRunning;
        if (isRunning) scene.runs += 1;
      };
      return {
        run: () => order(true),
        pause: () => order(false),
        stop: () => {
          scene.stops += 1;
        },
      };
    },
  };
};
