import { drawingRules } from '@loomwright/statecharts';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

// Adds rules for links to those of `@loomwright/statecharts`, which draws the charts.

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

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
