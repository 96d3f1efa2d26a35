import type { PictureQueueView, Portfolio, PortfolioEvent, PortfolioField } from '@loomwright/portfolio';
import { createContext, useContext } from 'react';

/** A stable object, so that it causes no renders. */
export interface EditorHandle {
  readonly send: (event: PortfolioEvent) => void;
  readonly write: (field: PortfolioField, text: string) => void;
  /** The current portfolio, up to date even between renders. */
  readonly now: () => Portfolio;
}

export const EditorContext = createContext<EditorHandle | undefined>(undefined);

/** The rendered portfolio, for parts that must detect changes. */
export const PortfolioContext = createContext<Portfolio | undefined>(undefined);

export const PicturesContext = createContext<PictureQueueView>({
  busyPictures: [],
  pictureProblem: undefined,
});

export const useEditor = (): EditorHandle => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor');
  return editor;
};
