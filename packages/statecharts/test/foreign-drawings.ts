import { samples } from '@loomwright/machine-testing';
import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../src/index.ts';
import { createFontMeasure, layOut } from '../src/layout.ts';
import { foreignMachines } from './foreign-machines.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

export const measure = await createFontMeasure();

const strangers = foreignMachines as readonly AnyStateMachine[];
export const drawnMachines = [createGoodMachine(), createBadMachine(), ...samples(strangers, 6)];
export const drawnCharts = drawnMachines.map(extractChart);
export const drawings = {
  wide: await Promise.all(drawnCharts.map((chart) => layOut(chart, measure, 'wide'))),
  narrow: await Promise.all(drawnCharts.map((chart) => layOut(chart, measure, 'narrow'))),
};
