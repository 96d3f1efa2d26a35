/** Changes the page by `update`, from one path to another whose code is loaded. */
export type Move = (from: string, to: string, update: () => void) => void;

let move: Move = (_from, _to, update) => update();

/** Transitions between pages come with what a page loads when it is idle; until then pages change at once. */
export const setMove = (own: Move): void => {
  move = own;
};

export const moveTo: Move = (from, to, update) => move(from, to, update);
