import { company } from '@loomwright/content';
import { companyWord } from './company-words.ts';

/** Cities, countries and continents where a visitor may look for an office; the one there is, is in none of them. */
const ofOneWord = `
  africa agartala ahmedabad aizawl america amsterdam ankara argentina asia assam athens atlanta auckland austin
  australia austria bangalore bangkok bangladesh barcelona basel beijing beirut belgium bengaluru berlin bern bhutan
  bihar birmingham bombay boston brazil brussels bucharest budapest bulgaria cairo calcutta california canada
  chandigarh chennai chicago chile china cologne colombia copenhagen croatia dallas delhi denmark denver dhaka doha
  dubai dublin edinburgh egypt england estonia europe finland france frankfurt gangtok geneva germany glasgow goa
  greece gujarat gurgaon gurugram guwahati hamburg hanoi helsinki holland houston hungary hyderabad iceland imphal
  indonesia indore iran iraq ireland israel istanbul italy itanagar jaipur jakarta japan johannesburg kanpur karachi
  karnataka kathmandu kenya kerala kiev kochi kohima kolkata kyiv lagos lahore latvia leeds lima lisbon lithuania
  london lucknow luxembourg lyon madrid malaysia manchester manila manipur meghalaya melbourne mexico miami milan
  mizoram montreal morocco moscow mumbai munich myanmar mysore nagpur nairobi naples nepal netherlands nigeria noida
  norway nyc osaka oslo ottawa pakistan paris patna perth peru philadelphia philippines poland portugal prague pune
  punjab qatar rajasthan rio riyadh romania rome rotterdam russia santiago scandinavia scotland seattle seoul serbia
  shanghai shenzhen shillong sikkim silchar singapore slovakia slovenia sofia spain stockholm stuttgart surat sweden
  switzerland sydney taipei taiwan tallinn tehran telangana texas thailand tokyo toronto tripura tunisia turin turkey
  uae uk ukraine usa vancouver vienna vietnam vilnius wales warsaw washington zagreb zurich`;
const ofMoreWords = `
  abu dhabi, buenos aires, cape town, czech republic, great britain, hong kong, kuala lumpur, latin america, los
  angeles, mexico city, middle east, new delhi, new york, new zealand, north america, san francisco, sao paulo, saudi
  arabia, silicon valley, south africa, south america, south korea, sri lanka, tamil nadu, tel aviv, united arab
  emirates, united kingdom, united states`;
const others =
  '(?:the )?(?:us|eu|states)|(?:an?other|other|different|more) (?:\\w+ )?(?:cit(?:y|ies)|countr(?:y|ies)|places?|continents?|states?|towns?)|abroad|overseas';

// An expression of all names would take two megabytes: they are looked up and marked first.
const own = [company.address.city, company.address.region, company.address.country].map((name) =>
  name.toLowerCase(),
);
const names = new Set(
  ofOneWord
    .trim()
    .split(/\s+/)
    .filter((name) => !own.includes(name)),
);
const ofWords = ofMoreWords
  .trim()
  .split(/,\s+/)
  .map((name) => name.replace(/\s+/, ' '))
  .join('|');
const nameOrWord = new RegExp(`\\b(?:(${ofWords})|[a-z]+)\\b(?!-)`, 'g');
const marks = /[\uE000\uE001]/g;
const markNames = (text: string) =>
  text.replace(nameOrWord, (found, name) => (name || names.has(found) ? `\uE000${found}\uE001` : found));

const onePlace = `(?:(?:the|central|downtown) )?(?:\uE000[^\uE001]+\uE001|(?:${others})\\b(?!-))`;
const place = `${onePlace}(?:,? (?:and|or) ${onePlace})*`;
const office = '(?:offices?|branch(?:es)?|subsidiar(?:y|ies)|showrooms?|locations?|headquarters|presence)';

const replacements: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(${office})(?: of yours)?(?: (?:also|too|somewhere|anywhere))* (?:in|at|near|around|outside(?: of)?) (?:${place}|(?<=outside(?: of)? )(?:${own.join('|')}))`,
      'g',
    ),
    '$1 elsewhere',
  ],
  [
    new RegExp(`\\b(have|got|any|where is|there) (?:(?:an?|any|your) )?(?:${place}) (${office})`, 'g'),
    '$1 $2 elsewhere',
  ],
  [
    new RegExp(
      `\\b(?:(?:are|r) (?:you|u)|is (?:(?:your|the) (?:company|firm|business|headquarters|hq)|${companyWord}))(?: (?:guys|also|too|only|just|based|located|present|active|represented|registered))* (?:in|at) (?:${place})(?: (?:also|too|as well))*`,
      'g',
    ),
    'do you have an office elsewhere',
  ],
];

/** Every text that one of these matches has. */
const hint = new RegExp(
  `\\b(?:offices?|branch|subsidiar|showroom|location|headquarters|presence|(?:are|r) (?:you|u)\\b|is (?:your|the|${companyWord})\\b)`,
);

/** Puts words that cards are asked with where a folded question looks for another office: `an office in Delhi`. */
export const nameElsewhere = (folded: string): string =>
  hint.test(folded)
    ? replacements
        .reduce((replaced, [pattern, instead]) => replaced.replace(pattern, instead), markNames(folded))
        .replace(marks, '')
    : folded;
