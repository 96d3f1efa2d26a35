import { products, toPriceText } from '@loomwright/catalogue';
import { company, suggestedQuestions } from '@loomwright/content';
import { beforeAll, expect, it } from 'vitest';
import type { AnswerQuestion } from '../src/index.ts';
import { learnSiteAnswerer } from './support.ts';

/** For each question, a phrase in its answer and the page that the answer links to. */
const expected = new Map<string, readonly [says: string, page: string]>([
  ...products.flatMap((product) => {
    const page = `/products/${product.id}`;
    return [
      [`What does the ${product.name} cost?`, [product.isFree ? 'free' : toPriceText(product), page]],
      [`What does the ${product.name} do?`, [product.name, page]],
    ] as const;
  }),
  ['Which languages does the chatbot speak?', ['30 languages', '/products/1']],
  ['Does the chatbot work with my site builder?', ['script tag', '/faq']],
  ['Can the chatbot hand over to a person?', ['ands over to your team', '/products/1']],
  ['How long does a chatbot project take?', ['weeks', '/services']],
  ['Which data does the Predictive Analytics Suite need?', ['history', '/products/2']],
  ['Can the Neural Network API handle images?', ['images', '/products/3']],
  ['How many connectors does the Workflow Automation Studio have?', ['sixty', '/products/4']],
  ['Which systems can you connect?', ['Anything with an API', '/faq']],
  ['Does the Customer Insight Platform remove duplicates?', ['without duplicates', '/products/5']],
  ['Does the Portfolio Generator work offline?', ['works offline', '/products/6']],
  ['What does a workspace include?', ['one installation of a product', '/pricing']],
  ['Is there a free trial?', ['14 days', '/faq']],
  ['Are there discounts for schools and charities?', ['half the list price', '/faq']],
  ['Do I pay per user?', ['per workspace, per month', '/products']],
  ['What is your cheapest product?', ['The cheapest is', '/products']],
  ['How do you price a service?', ['range', '/faq']],
  ['How do I order?', ['request a quote', '/faq']],
  ['How do I request a quote?', ['Request a Quote', '/documentation']],
  ['What happens after I send a quote request?', ['confirmation', '/documentation']],
  ['Is a quote binding?', ['doesn’t commit you', '/faq']],
  ['How do I pay?', ['no payment is taken', '/terms']],
  ['Can we cancel?', ['end of any month', '/faq']],
  ['How do I book a demo?', ['half hour', '/demo']],
  ['How long does a demo take?', ['Thirty minutes', '/demo']],
  ['Where do we start?', ['one process', '/faq']],
  ['Which products are available today?', ['You can use', '/products']],
  ['Where does our data go?', ['your cloud', '/faq']],
  ['What does this site store about me?', ['your own browser', '/faq']],
  ['Do you use cookies?', ['no cookies', '/privacy']],
  ['Is there a list of subprocessors?', ['no sub-processor', '/security']],
  ['Which models do you use?', ['smallest model that does the job', '/faq']],
  ['How long does a first project take?', ['weeks', '/faq']],
  ['What do we need to prepare?', ['read access', '/documentation']],
  ['When are you open?', ['business hours', '/contact']],
  ['Where is your office?', [company.address.city, '/contact']],
  ['What is your phone number?', [company.phone, '/contact']],
  ['How fast do you reply to an email?', ['by email', '/support']],
  ['When was the company founded?', [String(company.foundedYear), '/about']],
  ['I forgot the password of my account. What now?', ['recovery code', '/forgot-password']],
  ['What do I need an account for?', ['without an account', '/documentation']],
  ['How do I integrate the chatbot?', ['JavaScript', '/documentation']],
  ['Which statuses does the chat API answer?', ['429', '/documentation']],
  ['Does the chat API need a key?', ['No key', '/documentation']],
  ['How long may a question be?', ['characters', '/documentation']],
  ['What is your newest post?', ['takes', '/blog']],
]);

let answerQuestion: AnswerQuestion;
beforeAll(async () => {
  answerQuestion = await learnSiteAnswerer();
});

it.each(suggestedQuestions)(
  'a suggested question gets a sure and correct answer: %s',
  { tags: ['CHT-1', 'SVC-1'] },
  (question) => {
    const [says, page] = expected.get(question) ?? [];
    const { isSure, text, url } = answerQuestion(question);
    expect({ isSure, says: text.includes(says ?? '(no expectation in this test)') }, text).toEqual({
      isSure: true,
      says: true,
    });
    expect(url).toMatch(new RegExp(`^${page}`));
  },
);
