import { type FieldError, listFieldErrors } from '@loomwright/kit';
import type { RefusalReason } from '@loomwright/storage';
import type { PictureField, PortfolioSnapshot } from './portfolio.machine.ts';
import type { Portfolio } from './portfolio.ts';
import { fieldOrder, type PortfolioField } from './problems.ts';

/** Whether what is made is kept by this browser, will be in a moment, or why not. */
export type SavingStatus = 'kept' | 'saving' | RefusalReason;

/** What a screen shows of the generator. */
export interface PortfolioView {
  readonly screen: 'opening' | 'choosing' | 'editing' | 'previewing';
  readonly portfolio: Portfolio;
  readonly saving: SavingStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<PortfolioField, string>>>;
  /** The same in the order of the form, for the summary. */
  readonly problems: readonly FieldError<PortfolioField>[];
  readonly attempt: number;
  readonly busyPicture: PictureField | undefined;
  readonly pictureProblem: { readonly field: PictureField; readonly problem: string } | undefined;
  readonly isImporting: boolean;
  readonly importProblem: string;
  readonly exportProblem: string;
}

// The same list as long as the desk's errors are the same: views are compared by field.
const listed = new WeakMap<object, readonly FieldError<PortfolioField>[]>();
const problemsOf = ({ context: { desk } }: PortfolioSnapshot) => {
  const known = listed.get(desk.errors) ?? listFieldErrors(desk.errors, fieldOrder(desk.portfolio));
  listed.set(desk.errors, known);
  return known;
};

export const toPortfolioView = (snapshot: PortfolioSnapshot): PortfolioView => {
  const { desk, isStored, refused, picture, importProblem, exportProblem } = snapshot.context;
  return {
    screen: snapshot.value.desk,
    portfolio: desk.portfolio,
    saving: refused ?? (isStored && desk.unsaved.length === 0 ? 'kept' : 'saving'),
    canUndo: desk.past.length > 0,
    canRedo: desk.future.length > 0,
    errors: desk.errors,
    problems: problemsOf(snapshot),
    attempt: desk.attempt,
    busyPicture: snapshot.matches({ picture: 'reading' }) ? picture?.field : undefined,
    pictureProblem: picture && picture.problem !== '' ? picture : undefined,
    isImporting: snapshot.matches({ importing: 'reading' }),
    importProblem,
    exportProblem,
  };
};
