/** Words of questions about facts that no page may contain: known, so that their misspellings are corrected. */
export const factWords: readonly string[] =
  'price pricing cost expensive cheap cheapest total together free product products available release hours open close closed opening monday tuesday wednesday thursday friday saturday sunday weekend today tomorrow postal mailing phone telephone email address contact location located timezone linkedin github founder founded ceo cto team who where when why howlong howmuch refund cancel discount trial careers job'.split(
    ' ',
  );
