import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Step, simulate, toTest } from '@loomwright/statecharts/lab';
import { machines } from '../src/index.ts';

const folder = fileURLToPath(new URL('copied/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const stepsOf = ({ examples, ...simulated }: (typeof machines)[number], number: number): readonly Step[] => {
  const sends = Object.entries(examples.events).map(
    ([type, payloads]): Step => ({
      kind: 'send',
      event: { ...payloads[number % payloads.length], type },
    }),
  );
  const ends = Object.entries(examples.children).map(
    ([id, { outputs }]): Step => ({ kind: 'done', id, output: outputs?.[number % (outputs.length || 1)] }),
  );
  const turn = number % (sends.length || 1);
  const all: readonly Step[] = [
    ...sends.slice(turn),
    ...ends,
    { kind: 'wait', ms: 2500 },
    ...sends.slice(0, turn),
    ...ends,
  ];
  let steps: readonly Step[] = [];
  for (const step of all) {
    const next = [...steps, step];
    if (!simulate({ ...simulated, examples }, next).problem) steps = next;
  }
  return steps;
};

const chosen = machines.slice(0, 20);
for (const [number, machine] of chosen.entries()) {
  const steps = stepsOf(machine, number);
  const file = `${folder}${machine.id}.copied.ts`;
  const text = toTest(machine.id, steps, simulate(machine, steps), {
    imports: "import { loadMachine } from '@loomwright/machines/load';",
    simulated: `await loadMachine('${machine.id}')`,
  });
  writeFileSync(file, text);
  await import(/* @vite-ignore */ file);
}
rmSync(folder, { recursive: true, force: true });
