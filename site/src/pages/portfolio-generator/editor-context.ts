import type { PictureQueueView, Portfolio, PortfolioEvent, PortfolioField } from '@loomwright/portfolio';
import { createContext, useContext } from 'react';

/** The commands of the form's parts. The object never changes, so it causes no rendering. */
export interface EditorHandle {
  readonly send: (event: PortfolioEvent) => void;
  /** Writes a text into a field. */
  readonly write: (field: PortfolioField, text: string) => void;
  /** The current portfolio, also between two renderings. */
  readonly now: () => Portfolio;
}

export const EditorContext = createContext<EditorHandle | undefined>(undefined);

/** The rendered portfolio, for parts that need to know whether it has changed. */
export const PortfolioContext = createContext<Portfolio | undefined>(undefined);

/** Which pictures are being read, and the last that could not be. */
export const PicturesContext = createContext<PictureQueueView>({
  busyPictures: [],
  pictureProblem: undefined,
});

export const useEditor = (): EditorHandle => {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor');
  return editor;
};
