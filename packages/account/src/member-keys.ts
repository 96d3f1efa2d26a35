/** Every key that belongs to one account, and goes with it (AUT-8, STO-1). */
export const memberKeys = (userId: number): readonly string[] =>
  ['cart', 'quotes', 'activity', 'notifications'].map((name) => `${name}_${userId}`);
