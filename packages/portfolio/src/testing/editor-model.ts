import { events, type Generated, oneOf, reference } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { type Edit, editPortfolio } from '../edit.ts';
import { fieldOrder, isPictureField, LIST_NAMES, type PortfolioField } from '../fields.ts';
import { EMPTY_PORTFOLIO, isEmptyPortfolio, type Portfolio } from '../portfolio.ts';
import type { PortfolioEvent } from '../portfolio-events.ts';
import { hasProblems, portfolioProblems } from '../problems.ts';
import { SAMPLE_PORTFOLIO } from '../sample.ts';
import { PORTFOLIO_STEPS, type PortfolioStep, stepOf } from '../steps.ts';
import { toJson } from '../transfer.ts';
import { pictures, portfolios, smallEdits } from './arbitraries.ts';

const place = fc.nat(40);

/** A `place` picks one of the current fields. */
export const editorSteps = events({
  letter: [4, { text: oneOf('a', 'b', ' ') }],
  write: [3, { place, text: oneOf('', 'A', 'Ad', 'Ada', 'Ada Lovelace', 'two\n\nparagraphs', '😀', '<b>') }],
  edit: [3, { edit: smallEdits }],
  add: [1, { list: oneOf(...LIST_NAMES) }],
  leave: [1, { place }],
  wait: [3, { ms: oneOf(1, 399, 400, 999, 1000) }],
  'portfolio.undo': 2,
  'portfolio.redo': 1,
  'portfolio.goTo': [1, { step: oneOf(...PORTFOLIO_STEPS) }],
  'portfolio.preview': 1,
  'portfolio.goBack': 1,
  'portfolio.startOver': 1,
  'portfolio.begin': [2, { from: oneOf('sample', 'empty') }],
  // Short documents only: the test of the reducer covers cutting.
  import: [1, { portfolio: portfolios(2).filter((portfolio) => toJson(portfolio).length < 10_000) }],
  refuse: [1, { text: oneOf('{', '{}', '<html>', '') }],
  picture: [1, { place, picture: pictures }],
  'portfolio.export': [1, { format: oneOf('html', 'json', 'print') }],
  reload: 1,
  resize: [1, { isFull: fc.boolean() }],
});
export type EditorStep = Generated<typeof editorSteps>;

/** A model of the editor in a single tab. Undo restores whole copies, and `idleMs` replaces timers. */
export const NEW_EDITOR = {
  screen: 'choosing' as 'choosing' | 'editing' | 'previewing',
  portfolio: EMPTY_PORTFOLIO,
  step: 'look' as PortfolioStep,
  past: [] as readonly Portfolio[],
  future: [] as readonly Portfolio[],
  typing: undefined as string | undefined,
  idleMs: 0,
  isFull: false,
  lastId: 100,
};
export type EditorModel = Readonly<typeof NEW_EDITOR>;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const textFieldAt = ({ portfolio }: EditorModel, at: number): PortfolioField => {
  const fields = fieldOrder(portfolio).filter((field) => !isPictureField(field));
  return fields[at % fields.length] ?? 'name';
};
const pictureFieldAt = ({ portfolio }: EditorModel, at: number) => {
  const fields = fieldOrder(portfolio).filter(isPictureField);
  return fields[at % fields.length] ?? 'picture';
};

export const toPortfolioEvent = (model: EditorModel, step: EditorStep): PortfolioEvent | undefined => {
  const edit = (own: Edit): PortfolioEvent => ({ type: 'portfolio.edit', edit: own });
  const write = (field: PortfolioField, text: string) => edit({ kind: 'write', field, text });
  const importText = (text: string) => ({ type: 'portfolio.import', file: { kind: 'text', text } }) as const;
  if (step.type === 'letter') return write('about', `${model.portfolio.about}${step.text}`);
  if (step.type === 'write') return write(textFieldAt(model, step.place), step.text);
  if (step.type === 'edit') return edit(step.edit);
  if (step.type === 'add') return { type: 'portfolio.add', list: step.list, id: model.lastId + 1 };
  if (step.type === 'leave') return { type: 'portfolio.leaveField', field: textFieldAt(model, step.place) };
  if (step.type === 'import') return importText(toJson(step.portfolio));
  if (step.type === 'refuse') return importText(step.text);
  if (step.type === 'picture') {
    const file = { kind: 'picture', picture: step.picture };
    return { type: 'portfolio.choosePicture', field: pictureFieldAt(model, step.place), file };
  }
  return step.type.startsWith('portfolio.') ? (step as PortfolioEvent) : undefined;
};

const change = (model: EditorModel, after: Portfolio, field?: string): EditorModel => {
  if (isEqual(after, model.portfolio)) return model;
  // Only more typing in the same field extends the previous undo step.
  const past = field === undefined || field !== model.typing ? [...model.past, model.portfolio] : model.past;
  return { ...model, past, future: [], typing: field, portfolio: after };
};
const apply = (model: EditorModel, edit: Edit): EditorModel => {
  const isTyped = edit.kind === 'write' && !isPictureField(edit.field);
  return change(model, editPortfolio(model.portfolio, edit), isTyped ? edit.field : undefined);
};
const edited = (model: EditorModel, step: EditorStep): EditorModel => {
  const event = toPortfolioEvent(model, step);
  return event?.type === 'portfolio.edit' ? { ...apply(model, event.edit), idleMs: 0 } : model;
};
const replace = (model: EditorModel, after: Portfolio): EditorModel => ({
  ...change(model, after),
  typing: undefined,
});

const slices = [
  ['look', ({ theme, scheme }: Portfolio) => [theme, scheme]],
  ['about', ({ about, headline, name, picture }: Portfolio) => [about, headline, name, picture]],
  ['links', ({ contact, links }: Portfolio) => [contact, links]],
  ['projects', ({ projects }: Portfolio) => projects],
  ['background', ({ experience, skills }: Portfolio) => [experience, skills]],
] as const;
const showChange = (before: EditorModel, after: EditorModel): EditorModel => {
  const changed = slices.find(([, slice]) => !isEqual(slice(before.portfolio), slice(after.portfolio)));
  return changed ? { ...after, step: changed[0] } : after;
};
const showProblem = (model: EditorModel): EditorModel => {
  const problems = portfolioProblems(model.portfolio);
  const field = fieldOrder(model.portfolio).find((one) => problems[one] !== undefined);
  return field ? { ...model, step: stepOf(field) } : model;
};

/** Skips steps that left the portfolio unchanged, such as typing that was deleted again. */
const travel = (model: EditorModel, from: 'past' | 'future', to: 'past' | 'future'): EditorModel => {
  const stack = [...model[from]];
  let other = stack.pop();
  while (other !== undefined && isEqual(other, model.portfolio)) other = stack.pop();
  const moved = { ...model, [from]: stack };
  return other === undefined
    ? moved
    : { ...moved, [to]: [...model[to], model.portfolio], portfolio: other, typing: undefined };
};
export const canTravel = (stack: readonly Portfolio[], { portfolio }: EditorModel): boolean =>
  stack.some((other) => !isEqual(other, portfolio));

const stepOn = reference<EditorModel, Exclude<EditorStep, { readonly type: 'reload' }>>({
  letter: edited,
  write: edited,
  edit: edited,
  add: (model, { list }) => {
    const id = model.lastId + 1;
    return { ...apply(model, { kind: 'add', list, id }), lastId: id };
  },
  leave: (model) => ({ ...model, typing: undefined }),
  wait: (model, { ms }) => {
    const idleMs = model.idleMs + ms;
    return { ...model, idleMs, typing: idleMs >= 1000 ? undefined : model.typing };
  },
  'portfolio.undo': (model) => showChange(model, travel(model, 'past', 'future')),
  'portfolio.redo': (model) => showChange(model, travel(model, 'future', 'past')),
  'portfolio.goTo': (model, { step }) => ({ ...model, step }),
  'portfolio.preview': (model) => ({ ...model, screen: 'previewing' }),
  'portfolio.goBack': (model) => ({ ...model, screen: 'editing' }),
  'portfolio.startOver': (model) => ({
    ...replace(model, EMPTY_PORTFOLIO),
    screen: 'choosing',
    step: 'look',
  }),
  'portfolio.begin': (model, { from }) => ({
    ...(from === 'sample' ? replace(model, SAMPLE_PORTFOLIO) : model),
    screen: 'editing',
  }),
  import: (model, { portfolio }) => showProblem(replace(model, portfolio)),
  refuse: (model) => model,
  picture: (model, { picture, place: at }) =>
    apply(model, { kind: 'write', field: pictureFieldAt(model, at), text: picture }),
  'portfolio.export': (model, { format }) =>
    format !== 'json' && hasProblems(model.portfolio) ? showProblem({ ...model, screen: 'editing' }) : model,
  resize: (model, { isFull }) => ({ ...model, isFull }),
});

export const isOffered = ({ screen }: EditorModel, { type }: EditorStep): boolean => {
  if (type === 'portfolio.begin') return screen === 'choosing';
  if (type === 'portfolio.goBack') return screen === 'previewing';
  if (type === 'portfolio.undo') return screen !== 'previewing';
  if (type === 'picture' || type === 'portfolio.export') return screen !== 'choosing';
  const isAnywhere = ['wait', 'reload', 'resize', 'import', 'refuse'].includes(type);
  return isAnywhere || screen === 'editing';
};

export const stepEditorModel: typeof stepOn = (model, step) => {
  const after = stepOn(model, step);
  const isBegun = after.screen === 'choosing' && !isEmptyPortfolio(after.portfolio);
  return isBegun ? { ...after, screen: 'editing' } : after;
};
