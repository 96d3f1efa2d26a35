import { blankTexts, internationalNames } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_LENGTH, toChatView } from '../src/index.ts';
import { createChatBench } from '../src/testing/index.ts';

const boxWith = (text: string) => {
  const bench = createChatBench();
  bench.take({ type: 'chat.edit', text });
  const view = () => {
    const { canSend, isTooLong, remainingText, sendReason } = toChatView(bench.stepper.snapshot);
    return { canSend, isTooLong, remainingText, sendReason };
  };
  return { take: bench.take, view };
};
const timedOut = 'The question is too long to be sent.';

describe('the question input', { tags: ['CHT-3'] }, () => {
  it.each([
    [1799, ''],
    [1800, '200 characters left'],
    [MAX_MESSAGE_LENGTH - 1, '1 character left'],
    [MAX_MESSAGE_LENGTH, '0 characters left'],
  ])('shows the room left after %d characters, from 1800 on: %j', (length, remainingText) => {
    const question = { canSend: true, isTooLong: false, remainingText, sendReason: '' };
    expect(boxWith('x'.repeat(length)).view()).toEqual(question);
    expect(boxWith(`  ${'x'.repeat(length)}\n`).view()).toEqual(question);
  });

  it.each([
    [1, 'Too long by 1 character'],
    [25, 'Too long by 25 characters'],
  ])('a question that is %d characters too long cannot be sent, with a reason', (more, remainingText) => {
    const { view } = boxWith('x'.repeat(MAX_MESSAGE_LENGTH + more));
    expect(view()).toEqual({ canSend: false, isTooLong: true, remainingText, sendReason: timedOut });
  });

  it.each(blankTexts)('an invisible question, %j, cannot be sent', { tags: ['BRW-2'] }, (text) => {
    const { take, view } = boxWith(text);
    expect(view()).toMatchObject({ canSend: false, sendReason: 'Write a question first.' });
    take({ type: 'chat.ask', text }, { type: 'chat.send' });
    expect(view()).toMatchObject({ canSend: false, sendReason: 'Write a question first.' });
  });

  it('a question in any script can be sent', { tags: ['BRW-2'] }, () => {
    expect(internationalNames.filter((text) => !boxWith(text).view().canSend)).toEqual([]);
  });

  it('gives the reason why a blank or second question cannot be sent', () => {
    const { take, view } = boxWith(' ');
    const blank = {
      canSend: false,
      isTooLong: false,
      remainingText: '',
      sendReason: 'Write a question first.',
    };
    expect(view()).toEqual(blank);
    take({ type: 'chat.ask', text: 'When?' }, { type: 'chat.edit', text: 'Where?' });
    const sendReason = 'You can send this once your last question has been answered.';
    expect(view()).toEqual({ ...blank, sendReason });
    take({ type: 'chat.edit', text: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) });
    expect(view().sendReason).toBe(timedOut);
  });
});
