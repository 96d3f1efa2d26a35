import type {
  Contact,
  Edit,
  EntryField,
  ListName,
  Portfolio,
  PortfolioEvent,
  PortfolioField,
  PortfolioView,
  TextField,
} from '@loomwright/portfolio';
import { createContext, useContext } from 'react';

/** What every part of the form does with what is typed or pressed. It never changes: nothing is drawn again for it. */
export interface Desk {
  readonly send: (event: PortfolioEvent) => void;
  /** Puts a text into a field, by its name. */
  readonly write: (field: PortfolioField, text: string) => void;
  /** What is made as of now, also between two drawings. */
  readonly now: () => Portfolio;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** What is made as it is drawn, for those who have to know whether it is still the same. */
export const PortfolioContext = createContext<Portfolio | undefined>(undefined);

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk must be used within the editor');
  return desk;
};

/** What is wrong, and what becomes of pictures: what a part of the form shows beside the texts. */
export interface Marks {
  readonly errors: PortfolioView['errors'];
  readonly busyPictures: PortfolioView['busyPictures'];
  readonly pictureProblem: PortfolioView['pictureProblem'];
}

/** The edit that puts a text into the field of this name: `name`, `contact.email`, `links.3.address`. */
export const toEdit = (name: PortfolioField, text: string): Edit => {
  const [first = '', second, third] = name.split('.');
  if (third !== undefined)
    return {
      kind: 'writeEntry',
      list: first as ListName,
      id: Number(second),
      field: third as EntryField,
      text,
    };
  if (second !== undefined) return { kind: 'writeContact', field: second as keyof Contact, text };
  return first === 'skills'
    ? { kind: 'writeSkills', text }
    : { kind: 'write', field: first as TextField, text };
};
