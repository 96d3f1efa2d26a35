/** `labels` gives the confidence of each label in percent; they add up to 100. */
export interface SampleText {
  readonly name: string;
  readonly text: string;
  readonly labels: readonly (readonly [label: string, confidence: number])[];
}

export const sampleTexts: readonly SampleText[] = [
  {
    name: 'An order',
    text: 'Same as last time, but double the primer.',
    labels: [
      ['Order', 96],
      ['Complaint', 1],
      ['None of these', 3],
    ],
  },
  {
    name: 'A complaint',
    text: 'The last delivery was incomplete!',
    labels: [
      ['Order', 6],
      ['Complaint', 91],
      ['None of these', 3],
    ],
  },
  {
    name: 'A question',
    text: 'Is your warehouse open on Sunday?',
    labels: [
      ['Order', 31],
      ['Complaint', 17],
      ['None of these', 52],
    ],
  },
];

/** In percent, as in the API documentation: act from the upper threshold, ask a person below the lower one. */
const ACT_FROM = 95;
const ASK_BELOW = 60;

export const toLabelSummary = ({ labels }: SampleText): string => {
  const [label, confidence] = labels.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  if (confidence >= ACT_FROM) return `${label}, ${confidence}% sure: booked without asking.`;
  if (confidence >= ASK_BELOW) return `${label}, ${confidence}% sure: proposed, and a person confirms it.`;
  return `At most ${confidence}% sure: a person reads it first.`;
};
