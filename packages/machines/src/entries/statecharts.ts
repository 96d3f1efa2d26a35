import { extractChart } from '@loomwright/statecharts';
import {
  createChartExportMachine,
  createChartViewMachine,
  createChartWalkMachine,
  createLiveMachine,
  createSimulationMachine,
  createTabShareMachine,
  type Simulated,
} from '@loomwright/statecharts/lab';
import { createMachine } from 'xstate';
import { entry } from '../entry.ts';
import { livePorts } from '../ports.ts';

const createLamp = () =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
  });

const lampChart = extractChart(createLamp());

const nestedChart = extractChart(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'lit' } }, lit: { initial: 'dim', states: { dim: {} } } },
  }),
);

const lamp: Simulated = {
  create: createLamp,
  input: undefined,
  examples: { events: { press: [{}] }, children: {} },
};

const record = {
  number: 1,
  at: 0,
  actor: 'x:1',
  name: 'cart',
  machine: 'cart',
  event: { type: 'cart.clear', parts: {}, hiddenCount: 0 },
  active: ['ready'],
  taken: [],
};

const tab = { id: 'b', title: 'Home' };

export const statechartsEntries = [
  entry({
    place: ['statecharts', 'lab/chart-export'],
    create: () => createChartExportMachine({ saveChart: async () => {} }),
    events: { 'chartExport.save': [{ format: 'svg' }, { format: 'png' }] },
  }),
  entry({
    place: ['statecharts', 'lab/chart-view'],
    create: createChartViewMachine,
    input: { chart: nestedChart },
    events: {
      'chart.zoom': [{ by: 1 }, { by: -1 }],
      'chart.fit': [{}],
      'chart.showActualSize': [{}],
      'chart.search': [{ text: 'open' }],
      'chart.toggle': [{ path: 'lit' }, { path: 'off' }],
      'chart.reveal': [{ path: 'lit.dim' }],
      'chart.expandAll': [{}],
      'chart.replaced': [{ chart: lampChart }],
    },
  }),
  entry({
    place: ['statecharts', 'lab/chart-walk'],
    create: createChartWalkMachine,
    input: { chart: lampChart, isMap: false },
    events: {
      'walk.move': [{ key: 'ArrowDown' }, { key: 'ArrowUp' }, { key: 'ArrowRight' }],
      'walk.show': [{ path: 'on' }],
      'walk.follow': [{}],
      'walk.toggle': [{}],
      'drawing.collapsed': [{ collapsed: [] }],
      'chart.replaced': [{ chart: lampChart }],
      'walk.end': [{}],
    },
  }),
  entry({
    place: ['statecharts', 'lab/live/live'],
    create: () => createLiveMachine(livePorts),
    events: {
      'live.start': [{}, { tab }],
      'live.pause': [{}],
      'live.resume': [{}],
      'live.clear': [{}],
      'live.recorded': [{ records: [record] }, { records: [] }],
      'live.ended': [{}],
      'live.filter': [{ text: 'cart' }],
      'live.select': [{ place: 1 }, {}],
      'live.show': [{ shape: 'sequence' }, { shape: 'list' }],
      'live.findTabs': [{}],
      'live.inspect': [{}],
      'inspector.connected': [{}],
      'inspector.refused': [{}],
    },
    children: { findTabs: { outputs: [[tab], []] } },
  }),
  entry({
    place: ['statecharts', 'lab/live/tab-share'],
    create: () => createTabShareMachine({ share: () => ({ repeatFor: () => {}, stop: () => {} }) }),
    events: {
      'share.follow': [{ watcher: 'a' }],
      'share.renew': [{}],
      'share.stop': [{}],
    },
  }),
  entry({
    place: ['statecharts', 'lab/simulation'],
    create: () => createSimulationMachine({ loadMachine: async () => lamp, keepSteps: () => {} }),
    input: { stepsText: '' },
    events: {
      'simulation.send': [{}],
      'simulation.step': [{ step: { kind: 'wait', ms: 1000 } }],
      'simulation.goTo': [{ place: 0 }],
      'simulation.restart': [{}],
      'simulation.chooseEvent': [{ eventType: 'press' }],
      'simulation.chooseExample': [{ example: 0 }],
      'simulation.chooseOutput': [{ child: 'any', output: 0 }],
      'simulation.finishChild': [{ child: 'any' }],
      'simulation.showChild': [{ child: 'any', snapshot: 0 }],
      'simulation.edit': [{ name: 'text', text: 'typed' }],
      'simulation.retry': [{}],
      'machine.changed': [{}],
      'address.changed': [{ stepsText: '[{"kind":"wait","ms":1000}]' }, { stepsText: '' }],
    },
    children: { loadMachine: { outputs: ['lamp'] } },
    completeOutput: (_, output) => (output === 'lamp' ? lamp : output),
  }),
];
