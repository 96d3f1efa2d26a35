import { demoTimes, hours, onHolidays, openNow, timeZone } from './hours.ts';
import { limit } from './limits.ts';
import type { Operation } from './operation.ts';
import { allServices, everyone, founded, founders, person } from './people.ts';
import * as prices from './prices.ts';
import * as products from './products.ts';
import * as reach from './reach.ts';
import { loadCourses, step } from './steps.ts';
import { storedKeyFacts } from './stored-key-facts.ts';
import * as superlatives from './superlatives.ts';
import {
  allPosts,
  authors,
  httpStatus,
  latestPost,
  loadStatuses,
  offers,
  postFacts,
  tutorials,
} from './texts.ts';

export const loadOperations = async (): Promise<ReadonlyMap<string, Operation>> => {
  return new Map<string, Operation>(
    Object.entries({
      prices: prices.prices,
      price: prices.price,
      priceForSchools: prices.priceForSchools,
      total: prices.total,
      period: prices.period,
      limit,
      cheapest: superlatives.cheapest,
      dearest: superlatives.dearest,
      paid: prices.paidOnes,
      difference: prices.difference,
      status: products.status,
      statuses: products.statuses,
      products: products.list,
      category: products.category,
      card: products.card,
      features: products.features,
      compare: products.compare,
      ...products.specifications,
      hours,
      holidays: onHolidays,
      now: openNow,
      zone: timeZone,
      demotimes: demoTimes,
      team: everyone,
      person,
      founders,
      founded,
      services: allServices,
      latest: latestPost,
      posts: allPosts,
      authors,
      postfacts: postFacts,
      tutorials,
      httpstatus: httpStatus(await loadStatuses()),
      response: reach.responseTimes,
      self: reach.self,
      english: reach.english,
      storedkeys: storedKeyFacts,
      step: step(await loadCourses()),
      offers: () => ({ text: offers, url: '', label: '' }),
    }),
  );
};
