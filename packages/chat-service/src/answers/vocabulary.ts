/**
 * The words of visitors and their relation to the words of the site: synonyms, fillers, abbreviations. It has no answers.
 */

/** Groups of words that count as one, in questions and in the site's texts. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\be[- ]mails?\b/g, 'email'],
  [/\bchat[- ]bot/g, 'chatbot'],
  [/\bhow (?:much|mutch|muhc|mcuh|mch|muc|many dollars)\b/g, 'howmuch'],
  [/\bhow (?:long|fast|soon|quick|quickly)\b/g, 'howlong'],
  [/\b(?:log|logged|logging|logs|sign|signed|signing)[- ]?(?:in|on)(?:to)?\b/g, 'login'],
  [/\b(?:log|logged|logging|logs|sign|signed|signing)[- ]?out\b/g, 'logout'],
  [/\bsign(?:ed|ing)?[- ]?up\b/g, 'register'],
  [/\btry(?:ing)? (?:it )?again\b/g, 'retry'],
  [/\bcoming[- ]soon\b/g, 'comingsoon'],
  [/\bopen[- ]sourced?\b/g, 'opensource'],
  [/\btime ?zones?\b/g, 'timezone'],
  [/\b(?:web)?site builders?\b/g, 'sitebuilder'],
  [/\bself[- ]host(?:ed|ing)?\b/g, 'selfhosted'],
  [/\bon[- ]prem(?:ises?)?\b/g, 'selfhosted'],
  [/\bown servers?\b/g, 'selfhosted'],
  [/\bhand(?:s|ed|ing)?[- ](?:over|off)\b/g, 'handover'],
  [/\bset(?:ting)?[- ]up\b/g, 'setup'],
  [/\bco[- ]founder/g, 'cofounder'],
  [/\bnon[- ]profit/g, 'nonprofit'],
  [/\bopening (?:hours?|times?)\b/g, 'hours'],
  [/\bchief executive(?: officer)?\b/g, 'ceo'],
  [/\bchief (?:technology|technical) officer\b/g, 'cto'],
  [/\bin touch\b/g, 'contact'],
  [/\bfree of charge\b/g, 'free'],
  [/\bwork for (?:you|us|loomwright)\b/g, 'career'],
];

/** Abbreviations and slang, with what they stand for. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    you: 'u',
    your: 'ur',
    are: 'r',
    what: 'wat wot wut whats',
    please: 'pls plz',
    thanks: 'thx ty',
    phone: 'tel',
    hours: 'hrs',
    until: 'til',
    saturday: 'sat',
    monday: 'mon',
    tuesday: 'tue tues',
    wednesday: 'wed',
    thursday: 'thu thur thurs',
    friday: 'fri',
    do: 'dont',
    can: 'cant',
    who: 'whos',
    where: 'wheres',
    when: 'whens',
    how: 'hows',
    i: 'im ive',
    documentation: 'docs doc',
    information: 'info',
    faq: 'faqs',
    javascript: 'js',
    'security policy': 'csp',
    password: 'pw',
    application: 'app',
    tomorrow: 'tmrw',
  }).flatMap(([meaning, forms]) => forms.split(' ').map((form) => [form, meaning] as const)),
);

/** Synonyms: each line is one meaning, named by its first word, in questions and in the site's texts. */
export const synonyms: readonly string[] = [
  'price prices pricing cost costs fee fees howmuch tariff charge priced',
  'phone telephone telefone telephones mobile',
  'email mail mails',
  'chatbot chatbots bot bots',
  'careers career job jobs hire hiring vacancy vacancies internship intern recruit',
  'founder founders cofounder founded found',
  'delete remove erase removing deletion',
  'begin start starting begun beginning',
  'picture image photo images photos pictures',
  'buy purchase purchasing bought buying',
  'charity charities nonprofit nonprofits ngo',
  'school schools university universities',
  'reset recover recovery restore',
  'site website websites webpage homepage',
  'quick quickly fast',
  'answer reply respond response answers replies responses',
  'show display list',
  'mistake mistakes wrong incorrect',
  'employee employees staff worker workers colleague colleagues',
  'licence license licences licenses licensed',
  'cheap cheapest cheaper',
  'expensive dear dearest dearer priciest',
  'linkedin',
  'github',
  'headquarters headquarter hq',
  'trial trials',
  'shipping ship delivery deliver deliveries shipment',
  'sales selling sell sold',
  'human humans person people',
];

/** Alternatives: when a question has one of the first words, the others match too, with less weight. Only in questions. */
export const alternatives: readonly (readonly [string, string])[] = [
  ['try trail', 'trial'],
  ['charge free', 'price'],
  ['chatbot', 'assistant'],
  ['student education', 'school'],
  ['buy', 'order'],
  ['refund', 'bought payment charged'],
  ['pay', 'payment charged card'],
  ['paypal', 'payment bought'],
  ['card', 'payment'],
  ['integrate', 'connect'],
  ['connect put embed install', 'integrate'],
  ['mistake', 'error'],
  ['error', 'mistake'],
  ['employee', 'people'],
  ['safe secure', 'data privacy'],
  ['gdpr policy', 'privacy'],
  ['llm', 'models'],
  ['wordpress wix squarespace shopify', 'sitebuilder'],
  ['subscription', 'services running'],
  ['end quit', 'cancel'],
  ['export', 'take'],
  ['add', 'put'],
  ['website', 'page'],
  ['limit throttle', 'limits'],
  ['suitable', 'for companies'],
  ['startup', 'companies'],
  ['track', 'count follow'],
  ['make', 'build'],
  ['create', 'build register'],
  ['build', 'make'],
  ['guarantee', 'warranty'],
  ['own', 'yours'],
  ['broken', 'work support'],
  ['help problem bug', 'support'],
  ['licence', 'mit'],
  ['opensource', 'free software licence'],
  ['meeting', 'demo'],
  ['appointment', 'demo schedule'],
  ['book', 'schedule'],
  ['retry', 'repeat'],
  ['repeat', 'retry'],
  ['newest', 'latest'],
  ['article', 'post blog'],
  ['news', 'blog post'],
  ['tracking', 'trackers count'],
  ['conditions', 'terms'],
  ['supplier', 'suppliers'],
];

/** Words for how something is asked, not what; facts may depend on them. */
export const aspects: ReadonlySet<string> = new Set(
  'who whom whose when where why which howlong how what'.split(' '),
);

/** Words that are common in questions on any subject: they weigh little. */
export const softWords: ReadonlySet<string> = new Set(
  `accept accepts actual add added allow allowed apply automatic automatically available bad begin believe best better big bring calculate
  care change check choose clear common compare consider contain contains checks checked correct decide detail details different difficult easy
  end exact exactly expect feature features find finish finished first five four full good great hard help hold idea
  important include included includes judge kind know large later learn least leave leaves long lose main make makes making may maximum member
  minimum mode must need needs needed new next number numbers offer offers often old older oldest option options page part party pick point possible
  publish published put quality read real reason receive recommend require required role run same save say says second see send
  sense short small specific start stay stop suitable supports supported sure switch ten third thousand three time times top turn two type
  understand usual version whole word write wrong`.split(/\s+/),
);

/** Words without a meaning of their own. */
export const fillers: ReadonlySet<string> = new Set(
  `a about actually after again all almost already also always am an and any anybody anyone anything are around as ask
  asking at away back be because been before being between both but by can cannot come comes could currently did do does
  doing done down each either else even ever every few for from further get gets getting give gives go goes going gonna
  got had has have having he her here him his i if in instead into is it its itself just kind kindly know lately let like
  little ll look looking lot lots m made many maybe me mean means might mine more most much must my myself need needs
  never no nor not now of off ok okay on once one ones only onto or other others our ours ourselves out over own per
  perhaps please possible possibly quite rather re really regarding right s same seem shall she should
  show since so some somebody someone something still such sure t take tell than that the their theirs them themselves
  then there these they thing things think this those through to together too two under until up upon us use used uses
  using usually ve very via want wanna wants was way ways we well were what whatever when where whether which while who
  whom whose why will wish with within without wonder wondering would yes yet you your yours yourself d explain
  handle handles happen happens plus describe please hello hi hey information question questions able i'd loomwright work works tell today`.split(
    /\s+/,
  ),
);

/** Words of questions about facts that no page may contain: known, so that their misspellings are corrected. */
export const factWords: readonly string[] =
  'price pricing cost expensive cheap cheapest total together free product products available release hours open close closed opening monday tuesday wednesday thursday friday saturday sunday weekend today tomorrow postal mailing phone telephone email address contact location located timezone linkedin github founder founded ceo cto team who where when why howlong howmuch refund cancel discount trial careers job'.split(
    ' ',
  );
