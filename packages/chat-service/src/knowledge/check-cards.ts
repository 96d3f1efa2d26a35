import type { Problem } from './card.ts';
import { tokensOf } from './paraphrases.ts';
import type { Entry } from './read-topic.ts';
import { type Quote, quoteAll } from './references.ts';

/** A card with fewer ways to ask it is often missed. */
const FEWEST = 8;

/** What is wrong with the cards besides their form: two of one name, one way to ask two, too few of them, broken references. */
export const checkCards = (entries: readonly Entry[], quote: Quote): readonly Problem[] => {
  const problems: Problem[] = [];
  const placeOf = ({ file, line }: Entry) => `${file}:${line}`;
  const byId = new Map<string, Entry>();
  const asked = new Map<string, Entry>();
  for (const entry of entries) {
    const { file, id, isUnanswered, line, url } = entry;
    const report = (text: string) => problems.push({ file, line, text: `card “${id}” ${text}` });
    const other = byId.get(id);
    if (other) report(`has the name of another at ${placeOf(other)}: rename it, or join the two`);
    byId.set(id, entry);
    for (const one of [...entry.asked, ...entry.neighbours]) {
      const key = tokensOf(one).join(' ');
      const known = asked.get(key);
      if (known && known !== entry)
        report(`is asked “${one}”, as card “${known.id}” at ${placeOf(known)} is: delete one of the two`);
      asked.set(key, entry);
    }
    if (isUnanswered) continue;
    if (entry.asked.length < FEWEST)
      report(
        `is asked in ${entry.asked.length} ways: write at least ${FEWEST} after “>”, “ · ” between them`,
      );
    if (entry.neighbours.length === 0)
      report('has no neighbour: write after “> not:” what is asked in its words and not answered by it');
    if (!/^\{answer: \w+\}$/.test(entry.answer))
      quoteAll(`${entry.topic} ${entry.answer}`, quote, url, (missing) =>
        report(`quotes “{${missing}}”, which the site does not have: quote what ${url || 'it'} says now`),
      );
  }
  return problems;
};
