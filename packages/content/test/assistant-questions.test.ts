import { expect, test } from 'vitest';
import { questionsFor } from '../src/index.ts';

test('[CHT-1] a page has its own questions, else those of the page above it, else general ones', () => {
  expect(questionsFor('/products/1')).not.toEqual(questionsFor('/products'));
  expect(questionsFor('/products/5')).toEqual(questionsFor('/products'));
  expect(questionsFor('/faq/')).toEqual(questionsFor('/faq'));
  for (const path of ['/', '', '/nowhere', '/__proto__', '//'])
    expect(questionsFor(path)).toEqual(questionsFor('/about'));
});
