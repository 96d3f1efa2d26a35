import type { Problem } from './card.ts';

export interface Entry {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly topic: string;
  readonly url: string;
  /** Markdown with references; empty if the site has no answer. */
  readonly answer: string;
  readonly isAdmission: boolean;
  readonly isUnanswered: boolean;
  readonly asked: readonly string[];
  /** Similar questions that this card must not answer. */
  readonly neighbours: readonly string[];
}

const UNANSWERED = 'unanswered.md';

const MAX_LENGTH = 1_000_000;

/** Matches `[account](/register) An account takes a minute …`. */
const linked = /^\[(?<topic>[^\]]+)\]\((?<url>[^)\s]*)\)(?<admission> is not stated\.)?(?<answer>.*)$/s;
const headed = /^## +(?<id>\S+)\s*$/;

const splitAsked = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(' · ')).flatMap((one) => one.trim() || []);

/** `docs/how-to.md` describes the format. A card without a link has no answer. */
export const readTopic = (
  file: string,
  text: string,
): { readonly entries: readonly Entry[]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const report = (line: number, problem: string) => problems.push({ file, line, text: problem });
  if (text.length > MAX_LENGTH) {
    report(1, `has ${text.length} characters: split it into topics of at most ${MAX_LENGTH}`);
    return { entries: [], problems };
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const starts = lines.flatMap((line, place) => (line.startsWith('## ') ? [place] : []));
  if (starts.length === 0) report(1, 'has no card: begin one with “## its-id”, or delete the file');
  const entries = starts.flatMap((start, number): readonly Entry[] => {
    const line = start + 1;
    const id = headed.exec(lines[start] ?? '')?.groups?.id;
    if (id === undefined || !/^[a-z0-9-]+$/.test(id)) {
      report(line, 'is not a card heading: write “## ” and an id of lower-case letters, digits and hyphens');
      return [];
    }
    const body = lines.slice(start + 1, starts[number + 1]);
    const isQuote = (one: string) => one.startsWith('>');
    const quotes = body.filter(isQuote).map((one) => one.slice(1).trim());
    const said = body
      .filter((one) => !isQuote(one))
      .join('\n')
      .trim();
    const { topic = '', url = '', admission, answer = '' } = linked.exec(said)?.groups ?? {};
    const isUnanswered = topic === '';
    if (isUnanswered && (file !== UNANSWERED || /^\[|\]\(/.test(said.split('\n')[0] ?? '')))
      report(
        line + 1,
        `card “${id}” does not begin with a link: write “[subject](/page) answer”; only cards in ${UNANSWERED} have none`,
      );
    else if (!isUnanswered && answer.trim() === '')
      report(line + 1, `card “${id}” has no answer: write it after “[${topic}](${url})”`);
    const isNot = (one: string) => /^not:/.test(one);
    return [
      {
        file,
        line,
        id,
        topic,
        url,
        answer: answer.trim(),
        isAdmission: admission !== undefined,
        isUnanswered,
        asked: splitAsked(quotes.filter((one) => !isNot(one))),
        neighbours: splitAsked(quotes.filter(isNot).map((one) => one.slice('not:'.length))),
      },
    ];
  });
  return { entries, problems };
};
