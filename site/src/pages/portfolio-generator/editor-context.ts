import type {
  PictureQueueView,
  Portfolio,
  PortfolioEvent,
  PortfolioField,
  PortfolioView,
} from '@loomwright/portfolio';
import { createContext, useContext } from 'react';

/** What every part of the form does with what is typed or pressed. It never changes: nothing is drawn again for it. */
export interface EditorHandle {
  readonly send: (event: PortfolioEvent) => void;
  /** Writes a text into a field. */
  readonly write: (field: PortfolioField, text: string) => void;
  /** The portfolio as of now, also between two drawings. */
  readonly now: () => Portfolio;
}

export const EditorContext = createContext<EditorHandle | undefined>(undefined);

/** The portfolio as it is drawn, for those who have to know whether it is still the same. */
export const PortfolioContext = createContext<Portfolio | undefined>(undefined);

export const useEditor = (): EditorHandle => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor');
  return editor;
};

/** What is wrong, and the state of pictures: what a part of the form shows beside the texts. */
export type Marks = Pick<PortfolioView, 'errors'> & PictureQueueView;
