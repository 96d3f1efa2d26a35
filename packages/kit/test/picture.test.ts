import { expect, it } from 'vitest';
import { MAX_PICTURE_FILE_BYTES, rejectPicture } from '../src/index.ts';

it('a file that is not a usable picture is refused with advice', { tags: ['PGN-1'] }, () => {
  expect(MAX_PICTURE_FILE_BYTES).toBe(20 * 1000 ** 2);
  const messages = (['noFile', 'tooLarge', 'oldBrowser', 'unreadable', 'tooDetailed'] as const).map(
    (reason) => {
      const outcome = rejectPicture(reason);
      return outcome.kind === 'rejected' && outcome.message;
    },
  );
  expect(messages).toEqual([
    'Please choose a picture.',
    'This file is larger than 20 MB. Please choose a smaller one.',
    'This browser is too old to make pictures smaller. Please use a newer one.',
    'This file cannot be read as a picture. JPEG, PNG and WebP work in every browser.',
    'This picture cannot be made small enough. Please choose another one.',
  ]);
});
