import { drawingRules } from '@loomwright/statecharts';
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
};

for (const [selector, rule] of Object.entries(rules)) globalStyle(`.chart ${selector}`, rule);
