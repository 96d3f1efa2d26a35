import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { fullScopes, type Scope } from './scopes.ts';

interface Options {
  readonly seconds: number;
  readonly megabytes: number;
}

const scopes: (Scope | undefined)[] = [...fullScopes()];
const { megabytes, seconds } = workerData as Options;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const limit = megabytes * 2 ** 20;
const inUse = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
/**
 * Measures memory. At the limit, collects garbage and, if that is not enough, halves the page cache, so that
 * the search can go on.
 */
const createGauge = ({ keepAwake }: Scope) => {
  let pages = 4000;
  keepAwake(pages);
  return (): number => {
    if (inUse() <= limit) return inUse();
    collectGarbage();
    if (inUse() > 0.6 * limit) {
      pages = Math.floor(pages / 2);
      keepAwake(pages);
      collectGarbage();
    }
    return inUse();
  };
};

const run = async (index: number) => {
  const scope = scopes[index];
  if (!scope) throw new Error(`model ${index} does not exist or was already checked`);
  const report = await scope.check({
    states: 20_000_000,
    seconds,
    megabytes,
    clock: () => performance.now(),
    memory: createGauge(scope),
  });
  const { violations, ...figures } = report;
  // Frees the explored states before the next model.
  scopes[index] = undefined;
  return {
    ...figures,
    name: scope.name,
    properties: scope.properties.length,
    computedSteps: scope.computedSteps(),
    violations: await Promise.all(violations.map(scope.print)),
  };
};

parentPort?.on('message', (index: number) => {
  run(index).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => parentPort?.postMessage({ name: scopes[index]?.name, error: String(error) }),
  );
});
parentPort?.postMessage({ names: scopes.map((scope) => scope?.name) });
