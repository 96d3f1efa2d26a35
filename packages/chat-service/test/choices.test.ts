import { products } from '@loomwright/catalogue';
import { posts, toDateText } from '@loomwright/content';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerQuestion, Turn } from '../src/index.ts';
import { averagePrice, comingSoon, countUnder, linkTo, paid, sumOf, without } from './shop.ts';
import { learnSiteAnswerer } from './support.ts';

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

/** Returns the last answer, which must be sure. */
const converse = (...questions: readonly string[]): string => {
  let turn: Turn | undefined;
  let answer: ReturnType<AnswerQuestion> | undefined;
  for (const question of questions) {
    answer = answerQuestion(question, turn);
    turn = answer.turn;
  }
  expect(answer?.isSure, answer?.text).toBe(true);
  return answer?.text ?? '';
};

describe('a choice of products', { tags: ['SVC-1'] }, () => {
  it.each([
    ['how much are products 1 and 3 together', '$69.98'],
    ['which is better, the chatbot or the api', 'Side by side'],
    ['products 1, 2 and 6 cost?', '$79.98'],
    ['product 3 vs product 1 which is cheaper', '$10.00'],
  ])('accepts product numbers: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it.each([
    ['everything except the chatbot: total price', sumOf(without(1))],
    ['all products but the API, what do they cost together', sumOf(without(3))],
    ['what does everything but the studio and the suite cost', sumOf(without(2, 4))],
  ])('excludes products after “but”: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it.each([
    ['the most expensive product that is live', 'Only the [Portfolio Generator](/products/6) is live'],
    ['which live product is the cheapest', 'Only the [Portfolio Generator](/products/6) is live'],
    ["what's the priciest coming soon product", 'of those that are coming soon is the [Predictive Analytics'],
    ['how many products are coming soon?', `${comingSoon.length} coming soon`],
    [
      'which coming soon products cost less than 35 dollars',
      `${countUnder(35, comingSoon)} of those that are coming soon`,
    ],
    ['which two products are cheapest', `${linkTo(paid[1])}: ${sumOf(paid.slice(1, 2))}`],
    ['what category is the workflow studio in', 'Business Solutions'],
    ['can i get the studio for less than 20 dollars', 'No: the **Workflow Automation Studio**'],
    ["what's the average price of your products", averagePrice],
    ['which product needs two years of data', 'Two years of history'],
  ])('filters by status, category, count or specification: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it('does not read “available” as a status', () => {
    expect(converse('the most expensive product available')).toContain('$49.99');
  });

  it('does not read a standard’s number as an amount', () => {
    expect(answerQuestion('do you have ISO 27001').text).toContain('no ISO 27001');
  });
});

describe('a follow-up', { tags: ['SVC-1'] }, () => {
  it.each([
    [['how much is the chatbot', 'and yearly', 'for 3 workspaces'], '$1,079.64'],
    [['price of the studio for 5 workspaces', 'and yearly'], '$1,499.40'],
    [['how much is the chatbot', 'and yearly'], '$359.88'],
    [['what does the chatbot cost', 'and the api'], '$39.99'],
    [['how much is the neural network api', 'and two of them plus a studio'], '$104.97'],
    [['what does the chatbot cost', 'and the api', 'which one is cheaper'], 'by **$10.00'],
    [['compare the chatbot and the studio', 'which is cheaper', 'and the suite'], '$25.00'],
    [['who is the ceo', 'what did she do before', 'and the cto?'], 'Rohan Dutta'],
    [['tell me about ines', 'is she a founder'], 'No: **Ines Castellan** is our AI Research Lead'],
    [['tell me about ines', 'is she a founder', 'what does she do'], 'Reviews every forecast'],
    [['show me the blog posts', 'who wrote the second one'], 'Tomas Ekberg'],
    [['show me the blog posts', 'who wrote the second one', 'when'], '14 July 2026'],
    [['how do i request a quote', 'do i need an account for that'], 'asks you to log in'],
    [['who wrote about the clinic', 'what else did he write'], 'four hundred email orders'],
    [["what's new on the blog", 'who wrote it'], 'by **Tomas Ekberg**'],
    [['do you have tutorials', 'the second one', 'how many steps'], '7 steps'],
    [['what services do you have', 'how long does the first one take'], 'three to five weeks'],
  ])('keeps its subject: %j', (questions, says) => {
    expect(converse(...questions)).toContain(says);
  });

  it('does not refer to a post that was only the source of an answer', () => {
    expect(converse('where is your office', 'can i visit', 'when')).not.toContain('minutes to read');
  });
});

describe('a question about one of many items', { tags: ['SVC-1'] }, () => {
  it('gets the author, date and length of each post', () => {
    for (const [place, post] of posts.entries()) {
      const turn = {
        question: 'show me the blog posts',
        card: 'posts-list',
        list: posts.map(({ title }) => title),
      };
      const { text } = answerQuestion(`who wrote number ${place + 1}`, turn);
      for (const fact of [post.author, toDateText(post.date), `${post.readTime} minutes`])
        expect(text).toContain(fact);
    }
    expect(converse('who wrote the post about prices')).toContain('Chubala Kichu');
    expect(converse('which posts did Ines write').match(/\/blog\//g)).toHaveLength(2);
  });

  it.each([
    ['what does the key cart.moving hold', 'which lines are being moved'],
    ['what is stored under preferences', 'theme and background'],
    ["what's step 4 of the first automation", 'Step 4: run it by hand'],
    ['is Chubala Kichu the CTO?', 'No: **Chubala Kichu** is our CEO'],
    ['chubala is the cto right?', 'No: **Chubala Kichu** is our CEO'],
    ['posts in use cases', 'A clinic that answers at night'],
    ['oldest blog post', '3 June 2024'],
    [`what's product ${products.length + 1}`, `There is no product ${products.length + 1}`],
    ['can i filter my orders', 'only quotes or only demos'],
    ['tell me abt teh team', 'four of us'],
    ['what happens after 429?', 'Retry-After'],
    ['does the chat api need authentication', 'No key is needed'],
    ['how big can the picture be', '20 MB'],
    ['can i have 2 accounts', 'several accounts'],
    ['is the site accessible', 'WCAG 2.2 AA'],
    ['do you speak german?', 'only understand English'],
  ])('is answered for that item: %s', (question, says) => {
    expect(converse(question)).toContain(says);
  });

  it('is understood after “I have two questions:”', () => {
    const text = converse('hi! i have two questions: is there a free trial, and how do i cancel?');
    expect(text).toContain('14 days');
    expect(text).toContain('end of any month');
    expect(converse('wait, one more question: are you open on friday')).toBe(
      converse('are you open on friday'),
    );
  });

  it('is not about hours because of “hr”, and “ok bye” is not a question', () => {
    expect(answerQuestion('do you have anything for hr').text).not.toContain('business hours');
    expect(converse('ok bye')).toContain('Goodbye');
  });
});
