import { hasherContract } from '@loomwright/auth/testing';
import { Secret } from '@loomwright/kit';
import { describe, expect, test } from 'vitest';
import { passwordHasher } from '../../src/adapters/password-hasher.ts';

describe('the password hasher in a real browser', () => {
  for (const { title, run } of hasherContract)
    test(title, { tags: ['AUT-2', 'AUT-4'], timeout: 60_000 }, () => run(passwordHasher));

  test('timers run while a password is hashed', { tags: ['AUT-2'] }, async () => {
    const countTimers = async () => {
      let ticks = 0;
      let isDone = false;
      const count = () => {
        ticks += 1;
        if (!isDone) setTimeout(count, 4);
      };
      count();
      await Promise.all([1, 2].map(() => passwordHasher.hash(new Secret('shuttle'))));
      isDone = true;
      return ticks;
    };
    // Retried, because a busy machine may delay all timers for a while.
    let most = 0;
    for (let round = 0; round < 20 && most <= 5; round += 1) most = Math.max(most, await countTimers());
    expect(most).toBeGreaterThan(5);
  });
});
