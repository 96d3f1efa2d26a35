import { drawingRules } from '@loomwright/statecharts/drawing';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

// A chart is drawn by the kit, whose elements have names of their own instead of classes of the site. What the site adds to
// them says which state and transition is which: selectors within a chart, and their properties.

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

// The kit names properties as CSS does, for files of its own.
const drawn: Readonly<Record<string, StyleRule>> = Object.fromEntries(
  Object.entries(drawingRules).map(([selector, properties]) => [
    selector,
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [camelCase(name), value])),
  ]),
);

const rules: Readonly<Record<string, StyleRule>> = {
  ...drawn,
  a: { cursor: 'pointer' },
  'a:hover .title': { textDecoration: 'underline' },
  'a:focus-visible .hit': { stroke: color.focus, strokeWidth: 3 },
  // What a simulation lights: the active states, and the transitions that led there.
  '[data-state][data-lit] > .box': { stroke: color.warp, strokeWidth: 3 },
  '[data-state][data-lit] .title': { fill: color.warp },
  'g[data-keys][data-lit] .edge': { stroke: color.weft, strokeWidth: 3 },
  'g[data-keys][data-lit] .tip': { fill: color.weft },
  '.label[data-lit]': { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 },
  'text[data-lit] tspan': { fill: color.weft },
  // What a search finds: a dashed outline, since colour is the simulation's.
  '[data-state][data-found] > .box': { stroke: color.weft, strokeWidth: 3, strokeDasharray: '8 3' },
  'text[data-found]': { textDecoration: `underline 2px ${color.weft}` },
  '.label[data-found]': { stroke: color.weft, strokeWidth: 2, strokeOpacity: 1 },
  // Where the keyboard is: neither the colour of what is lit nor the dashes of what is found.
  '[data-state][data-walked] > .box': { stroke: color.ink, strokeWidth: 4 },
  '[data-state][data-walked] .title': { textDecoration: 'underline' },
  // What collapses a state, at its title.
  '.toggle': { cursor: 'pointer', '@media': { print: { display: 'none' } } },
  '.toggle .knob': { fill: color.surface, stroke: color.control },
  '.toggle .sign': { fill: 'none', stroke: color.ink, strokeWidth: 1.5, strokeLinecap: 'round' },
  '.toggle:hover .knob': { stroke: color.ink, fill: color.sunken },
};

for (const [selector, rule] of Object.entries(rules)) globalStyle(`.chart ${selector}`, rule);
