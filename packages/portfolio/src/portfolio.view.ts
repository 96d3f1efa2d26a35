import { type FieldError, listFieldErrors } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
import { skillsText } from './desk.ts';
import type { ChosenPicture, PictureField, PictureProblem } from './pictures.ts';
import type { PortfolioSnapshot } from './portfolio.machine.ts';
import type { Portfolio } from './portfolio.ts';
import { fieldOrder, type PortfolioField } from './problems.ts';
import { canRedo, canUndo } from './undoing.ts';

/** Whether what is made is kept by this browser, will be in a moment, or why not. */
export type SavingStatus = 'kept' | 'saving' | RefusalReason;

/** What a screen shows of the generator. */
export interface PortfolioView {
  readonly screen: 'opening' | 'choosing' | 'editing' | 'previewing';
  readonly portfolio: Portfolio;
  /** The skills as a text to edit; a comma just typed stays. */
  readonly skillsText: string;
  readonly saving: SavingStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<PortfolioField, string>>>;
  /** The same in the order of the form, for the summary. */
  readonly problems: readonly FieldError<PortfolioField>[];
  readonly attempt: number;
  /** The same, and the fields whose pictures wait for it. */
  readonly busyPictures: readonly PictureField[];
  readonly pictureProblem: PictureProblem | undefined;
  /** Whether the sample is on its way, and why it did not come. */
  readonly isFetching: boolean;
  readonly sampleProblem: string;
  readonly isImporting: boolean;
  readonly importProblem: string;
  readonly exportProblem: string;
}

// Views are compared by field: what follows from the same value is the same list.
const none: readonly never[] = [];
const remembered = <K extends object, V>(make: (from: K) => readonly V[]) => {
  const known = new WeakMap<K, readonly V[]>();
  return (from: K): readonly V[] => {
    const there = known.get(from);
    if (there) return there;
    const made = make(from);
    const list = made.length === 0 ? none : made;
    known.set(from, list);
    return list;
  };
};
const problemsOf = remembered(({ errors, portfolio }: PortfolioSnapshot['context']['desk']) =>
  listFieldErrors(errors, fieldOrder(portfolio)),
);
const fieldsOf = remembered((pictures: readonly ChosenPicture[]) => pictures.map(({ field }) => field));

export const toPortfolioView = (snapshot: PortfolioSnapshot): PortfolioView => {
  const { desk, isStored, refused, pictures, pictureProblem, sampleProblem, importProblem, exportProblem } =
    snapshot.context;
  return {
    screen: snapshot.value.desk === 'fetching' ? 'choosing' : snapshot.value.desk,
    isFetching: snapshot.value.desk === 'fetching',
    sampleProblem,
    portfolio: desk.portfolio,
    skillsText: skillsText(desk),
    saving: refused ?? (isStored && desk.unsaved.length === 0 ? 'kept' : 'saving'),
    canUndo: canUndo(desk),
    canRedo: canRedo(desk),
    errors: desk.errors,
    problems: problemsOf(desk),
    attempt: desk.attempt,
    busyPictures: fieldsOf(pictures),
    pictureProblem,
    isImporting: snapshot.matches({ importing: 'reading' }),
    importProblem,
    exportProblem,
  };
};
