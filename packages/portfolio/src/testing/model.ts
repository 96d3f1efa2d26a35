import type { Edit, Entry } from '../edit.ts';
import { EMPTY_PORTFOLIO, type Portfolio } from '../portfolio.ts';

/**
 * The editor by the words of the rules: whole copies instead of differences, a stack of them to undo, a clock. One tab,
 * alone in its browser.
 */
export interface EditorModel {
  screen: 'choosing' | 'editing' | 'previewing';
  portfolio: Portfolio;
  past: Portfolio[];
  future: Portfolio[];
  /** The field being typed into without a pause. */
  typing: string | undefined;
  /** Milliseconds since an edit was made. */
  idleMs: number;
  isFull: boolean;
}

export const createEditorModel = (): EditorModel => ({
  screen: 'choosing',
  portfolio: EMPTY_PORTFOLIO,
  past: [],
  future: [],
  typing: undefined,
  idleMs: 0,
  isFull: false,
});

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const equals = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isNothing = ({ theme: _, scheme: __, ...rest }: Portfolio) => {
  const { theme: ___, scheme: ____, ...empty } = EMPTY_PORTFOLIO;
  return equals(rest, empty);
};

type Draft = { -readonly [K in keyof Portfolio]: Portfolio[K] };

/** What an edit makes of a portfolio, written out; for texts that need no cutting and pictures that are some. */
const modelEdit = (portfolio: Portfolio, edit: Edit): Portfolio => {
  const draft: Draft = copy(portfolio);
  if (edit.kind === 'replace') return edit.portfolio;
  if (edit.kind === 'begin') return isNothing(portfolio) ? edit.portfolio : portfolio;
  if (edit.kind === 'write') draft[edit.field] = edit.text;
  else if (edit.kind === 'writeContact') draft.contact = { ...draft.contact, [edit.field]: edit.text };
  else if (edit.kind === 'writeSkills')
    draft.skills = edit.text
      .split('\n')
      .flatMap((line) => line.split(','))
      .map((skill) => skill.trim())
      .filter((skill) => skill.length > 0);
  else if (edit.kind === 'chooseTheme') draft.theme = edit.theme;
  else if (edit.kind === 'chooseScheme') draft.scheme = edit.scheme;
  else if ('list' in edit) {
    const list = [...draft[edit.list]] as Entry[];
    const at = list.findIndex(({ id }) => 'id' in edit && id === edit.id);
    const there = list[at];
    if (edit.kind === 'writeEntry' && there) list[at] = { ...there, [edit.field]: edit.text };
    if (edit.kind === 'remove' && there) list.splice(at, 1);
    if (edit.kind === 'move' && there) list.splice(edit.to, 0, ...list.splice(at, 1));
    Object.assign(draft, { [edit.list]: list });
  }
  return draft;
};

const fieldOf = (edit: Edit): string | undefined => {
  if (edit.kind === 'write' && edit.field !== 'picture') return edit.field;
  if (edit.kind === 'writeContact') return `contact ${edit.field}`;
  if (edit.kind === 'writeSkills') return 'skills';
  if (edit.kind === 'writeEntry' && edit.field !== 'picture') return `${edit.list} ${edit.id} ${edit.field}`;
  return undefined;
};

/** Somebody edits; `portfolio`, where given, is what came of it (an added entry has an id of its own choosing). */
export const editModel = (model: EditorModel, edit: Edit | { readonly portfolio: Portfolio }): void => {
  const after = 'kind' in edit ? modelEdit(model.portfolio, edit) : edit.portfolio;
  const field = 'kind' in edit ? fieldOf(edit) : undefined;
  if (equals(after, model.portfolio)) {
    model.idleMs = 0;
    return;
  }
  const goesOn = field !== undefined && field === model.typing && model.idleMs < 1000;
  if (!goesOn) model.past.push(model.portfolio);
  model.past = model.past.slice(-100);
  model.future = [];
  model.typing = field;
  model.portfolio = after;
  model.idleMs = 0;
};

export const waitModel = (model: EditorModel, ms: number): void => {
  model.idleMs += ms;
  if (model.idleMs >= 1000) model.typing = undefined;
};

/** Something typed and taken away again within one step is no step to anybody. */
const popChanged = (stack: Portfolio[], portfolio: Portfolio): Portfolio | undefined => {
  while (stack.length > 0) {
    const before = stack.pop() as Portfolio;
    if (!equals(before, portfolio)) return before;
  }
  return undefined;
};

export const canUndoModel = ({ past, portfolio }: EditorModel) =>
  past.some((before) => !equals(before, portfolio));
export const canRedoModel = ({ future, portfolio }: EditorModel) =>
  future.some((after) => !equals(after, portfolio));

export const undoModel = (model: EditorModel): void => {
  const before = popChanged(model.past, model.portfolio);
  if (before === undefined) return;
  model.future.push(model.portfolio);
  model.portfolio = before;
  model.typing = undefined;
};

export const redoModel = (model: EditorModel): void => {
  const after = popChanged(model.future, model.portfolio);
  if (after === undefined) return;
  model.past.push(model.portfolio);
  model.portfolio = after;
  model.typing = undefined;
};
