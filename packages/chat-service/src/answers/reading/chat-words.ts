/** How visitors type: words that belong together, chat spelling, and words without a meaning of their own. */

/** Groups of words that count as one, in questions and in the site's texts. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b24[ /]?7\b/g, 'roundtheclock'],
  [/\bround the clock\b/g, 'roundtheclock'],
  [/\bw\/o\b/g, 'without'],
  [/\bon (?:(?:a|an|my|the|your|their) )?(?:phone|phones|mobile|iphone|android)\b/g, 'on smartphone'],
  [/\b(?:post|postal|zip|pin) ?codes?\b/g, 'postcode'],
  [/\be[- ]mails?\b/g, 'email'],
  [/\bchat[- ]bot/g, 'chatbot'],
  [/\bhow (?:much|mutch|muhc|mcuh|mch|muc)\b/g, 'howmuch'],
  [/\bhow many\b/g, 'howmany'],
  [/\bhow long\b|\bhow much time\b|\bhow many time\b/g, 'howlong'],
  [/\b(?:log|logged|logging|logs|sign|signed|signing)[- ]?(?:in|on)(?:to)?\b/g, 'login'],
  [/\b(?:log|logged|logging|logs|sign|signed|signing)[- ]?(?:out|off)\b/g, 'logout'],
  [/\bsign(?:ed|ing)?[- ]?up\b/g, 'register'],
  [/\bcoming[- ]soon\b/g, 'comingsoon'],
  [/\bopen[- ]sourced?\b/g, 'opensource'],
  [/\btime ?zones?\b/g, 'timezone'],
  [/\b(?:web)?site builders?\b/g, 'sitebuilder'],
  [/\bself[- ]host(?:ed|ing)?\b/g, 'selfhosted'],
  [/\bon[- ]prem(?:ises?)?\b/g, 'selfhosted'],
  [/\bhand(?:s|ed|ing)?[- ](?:over|off)\b/g, 'handover'],
  [/\bset(?:ting)?[- ]up\b/g, 'setup'],
  [/\bco[- ]found/g, 'cofound'],
  [/\bnon[- ]profit/g, 'nonprofit'],
  [/\bopening (?:hours?|times?)\b/g, 'hours'],
  [/\bchief executive(?: officer)?\b/g, 'ceo'],
  [/\bchief (?:technology|technical) officer\b/g, 'cto'],
  [/\bright now\b|\brn\b|\bat the moment\b|\bthis (?:moment|minute|second)\b|\bas of now\b/g, 'now'],
];

/** Digits that are typed for a word they sound like; before a noun they are quantities. */
export const soundalikes: readonly (readonly [RegExp, string])[] = [
  [/\b4 (?=(?:the|a|an|my|me|us|u|you|ur|your|our|this|that|it|free|what|how)\b)/g, 'for '],
  [
    /\b2 (?=(?:the|a|an|my|me|us|u|you|ur|your|our|this|that|get|see|buy|use|do|be|book|pay|know|talk)\b)/g,
    'to ',
  ],
  [/\bb4\b/g, 'before'],
  [/\bgr8\b/g, 'great'],
  [/\b(some|any|no|every)1\b/g, '$1one'],
];

/** What a question is wrapped in, to be polite or to chat: it says nothing of what is asked. Written out, one after the other. */
export const wrappings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:do|does|did) you(?: guys| all| folks)? (?:offer|provide|got|have) (?=(?:a|an|any|some|free)\b)/g,
    'do you have ',
  ],
  [/\bis there (?:a|any|some) way (?:that i can|for (?:me|us) to|to)\b/g, 'can i'],
  [/\bis it possible (?:for (?:me|us) )?to\b/g, 'can i'],
  [/\bam i (?:able|allowed) to\b/g, 'can i'],
  [/\bmak(?:e|es|ing) (?:(?:stuff|things|it|answers|that) )?up\b/g, 'invent'],
  [
    /\b(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?: guys)?(?: (?:please|possibly|kindly|maybe|just|quickly|perhaps))* (?:tell|show|explain|remind) (?:to )?(?:(?:me|us) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:i|we) (?:(?:would|really|just|only) )*(?:want|wanted|need|like|love|have|got) to (?:know|find out|ask|understand) (?:(?:if|whether|about) )?(?=\w)/g,
    '',
  ],
  [
    /\byou(?: guys)? (?:can|could|would)(?: (?:please|possibly|kindly|maybe))* (?:tell|show|explain) (?:(?:me|us) )?(?=\w)/g,
    '',
  ],
  [/^want to (?:know|no) (?:(?:if|whether) )?(?=\w)/g, ''],
  [/\b(?:do|does) (?:you|anybody|anyone)(?: guys)?(?: happen to)? know (?:(?:if|whether) )?(?=\w)/g, ''],
  [
    /\b(?:i|we)(?: (?:am|are|was|were))?(?: (?:just|kind of|kinda|a bit|so|really))* (?:wondering|curious|asking|confused|unsure|not sure)(?: (?:if|whether|about))? (?=\w)/g,
    '',
  ],
  [
    /\b(?:my|our|a|the) (?:boss|colleague|friend|manager|wife|husband|partner|team|coworker) (?:wants to know|is asking|asks|asked|says|said|told me|thinks|claims|heard) (?:(?:if|whether|that) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:please |kindly )*(?:could|can|would|will) you (?:(?:please|kindly|possibly|just) )*(?:state|confirm|clarify|advise|specify|indicate|let (?:me|us) know) (?:(?:me|us) )?(?:(?:if|whether|that|on) )?(?=\w)/g,
    '',
  ],
  [
    /^(?:please |kindly )+(?:state|confirm|clarify|advise|specify|indicate|let (?:me|us) know|tell (?:me|us)) (?:(?:if|whether|that|on) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:i|we) (?:would|should) (?:(?:really|very much|also) )?(?:appreciate|be grateful for|be interested in|like) (?:(?:to have|to get|to receive|an?|some|the) )?(?:estimate|overview|information|idea|indication|details|clarification) (?:of|on|about|regarding|as to) (?=\w)/g,
    '',
  ],
  [
    /\bis it (?:permissible|permitted|allowed|acceptable|ok|okay|cool|fine|alright|all right|feasible) (?:for (?:me|us) )?(?:to|if i|if we) /g,
    'can i ',
  ],
  [
    /\b(?:would|do) you mind (?:telling|explaining|showing)(?: to)? (?:(?:me|us) )?(?:(?:if|whether) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:may|might|can|could) i (?:just |quickly |please )*ask (?:you )?(?:(?:if|whether|about|for) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:i|we) (?:just |only |really )*(?:wanted|want|would like|need|am trying|was trying) to (?:check|ask|figure out|make sure|see|verify|inquire|enquire)(?: you)? (?:(?:if|whether|about|that) )(?=\w)/g,
    '',
  ],
  [
    /\b(?:what|the thing) i (?:want|need|would like|am trying) to (?:know|find out|understand) is (?:(?:if|whether) )?(?=\w)/g,
    '',
  ],
  [
    /\b(?:is it (?:true|correct|right)|am i (?:right|correct)(?: in thinking)?|(?:i|we) (?:heard|read|saw|noticed|assume|suppose|guess|think)(?: somewhere)?|(?:someone|somebody|people|they) (?:told me|said|says|say)) that (?=\w)/g,
    '',
  ],
  [/\bso you(?: guys)? (?:are )?(?:saying|telling me|mean)(?: that)? (?=\w)/g, ''],
  [
    /\b(?:lemme|let me|let us) (?:guess|ask(?: you)?(?: this| something)?|get this (?:straight|right))\b[,:]?/g,
    '',
  ],
  [
    /\b(?:sorry|apologies|excuse me) (?:for|to) (?:bother(?:ing)?|disturb(?:ing)?|ask(?:ing)?)(?: you)?(?: again)?(?: but)?[,:]?/g,
    '',
  ],
  [/\b(?:can ?not|not) for the life of me (?:find|figure out|see|understand|remember)\b/g, 'can not find'],
  [
    /\b(?:any|an|no) (?:idea|clue) (?=(?:what|how|when|where|who|which|why|if|whether)\b)(?:(?:if|whether) )?/g,
    '',
  ],
  [/\bany chance (?:(?:that )?(?:i|we) (?:could|can|might)|(?:to|of getting)) /g, 'can i '],
  [/\bany chance (?:that )?you (?:could|can|would|might) /g, 'can you '],
  [
    /\b(?:and|or) (?:what ?not|stuff|things|whatever|anything|everything|such|the like|all that|that)(?: like that)?(?=\s*(?:[,.!?]|$))/g,
    '',
  ],
  [/\b(?:or|and) (?:something|anything)(?: like that)?(?=\s*(?:[,.!?]|$))/g, ''],
  [/\b(?:u+h+m*|u+m+|e+r+m*|h+m+|a+h+|o+h+|e+h+m*|pf+t*|psst|oops|whoops|jeez|gosh)\b,?/g, ''],
  [
    /\bto be (?:honest|fair|frank)\b,?|\bfor real(?= )|\bin all honesty\b,?|\bno offen[cs]e but\b|\bi mean\b,?/g,
    '',
  ],
  [
    /\b(?:stupid|dumb|silly|quick|simple|random|small|another|one(?: more| last)?) question (?:but )?(?=\w)/g,
    '',
  ],
];

const before =
  'tbh honest quick one q wait hold on hmm right erm look guys folks hey heyy heya hiya hi hello yo so like ok okay well um umm uh erm oh ah sorry please dude bro man mate guys folks basically actually honestly listen anyway';
const after =
  'lol haha hahaha lmao please thanks thank you though tho bro man mate guys folks dude anyway btw haha ok okay';
/** Words before and after a question that are not part of it, in a folded line. */
export const chatterBefore = new RegExp(`^(?:(?:${before.split(' ').join('|')})[ ,.:;!-]+)+(?=\\w)`);
export const chatterAfter = new RegExp(
  `(?<=\\w)(?:[ ,.:;!?-]+(?:${[...new Set(after.split(' '))].join('|')}|or (?:what|not|so|something)|by any chance|if possible|i guess|is (?:that|it) true|true))+[ .!?]*$`,
);

/** Chat spelling, with what it stands for. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    you: 'u ya yuo yu yous',
    your: 'ur yr youre yer',
    are: 'r ar',
    what: 'wat wot wut waht whta whst whats wats wuts',
    who: 'whos',
    where: 'wheres',
    when: 'whens',
    how: 'hw hwo howw hows',
    the: 'teh da th',
    please: 'pls plz plss pleas',
    thanks: 'thx ty tnx thanx tks',
    phone: 'tel fone fon phne',
    hours: 'hrs hr',
    until: 'til till',
    saturday: 'sat saturdays satday',
    sunday: 'sun sundays',
    monday: 'mon mondays',
    tuesday: 'tue tues tuesdays',
    wednesday: 'wed wednesdays weds',
    thursday: 'thu thur thurs thursdays',
    friday: 'fri fridays',
    'do not': 'dont',
    'does not': 'doesnt',
    'is not': 'isnt aint',
    'are not': 'arent',
    'can not': 'cant cannot',
    'will not': 'wont',
    i: 'im ive id ill',
    documentation: 'docs doc',
    information: 'info infos',
    faq: 'faqs',
    javascript: 'js',
    password: 'pw pwd passwd passwort pswd',
    application: 'app apps',
    tomorrow: 'tmrw tmr tomorow',
    today: '2day tday',
    because: 'cuz bc',
    with: 'w wth',
    without: 'wo',
    people: 'ppl peeps',
    between: 'btwn btw2 btween',
    through: 'thru',
    something: 'smth sth sumthing',
    would: 'wud',
    should: 'shud',
    could: 'cud',
    does: 'dose duz',
    calendar: 'calender calandar',
    reschedule: 'rescedule reshedule',
    about: 'abt bout',
    message: 'msg',
    messages: 'msgs',
    account: 'acc acct accnt',
    number: 'num nr',
    address: 'addy adress adres addr',
    and: 'n nd',
    any: 'ne',
    really: 'rly',
    want: 'wanna wana',
    'going to': 'gonna',
    'got to': 'gotta',
    be: 'b',
    why: 'y',
    see: 'c',
    support: 'supp suport',
    difference: 'diff difrence diffrence',
    compare: 'compair',
    versus: 'vs',
    price: 'prize pirce',
    expensive: 'pricey spendy',
    okay: 'k ok okey',
    minimum: 'min',
    maximum: 'max',
    characters: 'chars char',
    seconds: 'secs sec',
    length: 'len',
    minutes: 'mins',
    month: 'mo mth',
    year: 'yr',
    requests: 'reqs req',
    authentication: 'auth',
    configuration: 'config',
    company: 'comp',
    dollars: 'bucks usd dollar',
    rollback: 'rollbacks',
    sorry: 'sry soz',
    just: 'jus',
    which: 'wich witch',
    years: 'yrs',
    someone: 'sum1 some1 sumone',
    have: 'hav',
    there: 'ther',
    yes: 'yeah yep yea',
    no: 'nope nah',
    pictures: 'pics',
    picture: 'pic',
    details: 'deets',
    friend: 'freind frend',
    insight: 'insite insigt insigth',
    them: 'em',
    know: 'kno',
    before: 'befor bfore',
    other: 'othr',
    name: 'naem',
    many: 'meny',
    work: 'wrk',
    need: 'nd ned',
    download: 'dl downlaod donwload',
    example: 'eg exampel',
    examples: 'exampels',
    kind: 'kinda',
    university: 'uni unis',
    quantity: 'qty qtys',
    now: 'atm rn',
    approximately: 'approx',
    temporary: 'temp',
    document: 'docu',
    advertisement: 'ad ads advert',
    favourite: 'fav fave',
    definitely: 'def defo definately',
    probably: 'prob probs prolly',
    obviously: 'obvs',
    laptop: 'lappy',
    subscription: 'sub subs',
    mobile: 'mob',
    employees: 'emps',
    department: 'dept',
    management: 'mgmt',
    appointment: 'appt',
    developer: 'dev devs',
    repository: 'repo',
    integration: 'integ',
    required: 'req',
    estimate: 'est',
    average: 'avg',
    versions: 'vers',
  }).flatMap(([meaning, forms]) => forms.split(' ').map((form) => [form, meaning] as const)),
);

/** Words without a meaning of their own: they never make a question unknown. */
export const fillers: ReadonlySet<string> = new Set(
  `a about actually after again ah ahem all also am an and any anybody anyone anything are around as at aw be been being
  both but by can could currently did do does doing done either else even ever every for from further get gets getting
  give go goes going good got guys had has have having he she hello her here hey hi him his hm hmm how howlong howmany howmuch
  i if in instead into is it its itself just kind kindly know let like little ll lol look looking lot lots m man many maybe me mean means
  might mine more most much must my myself need needs never no nor not now of off oh ok okay on once one ones only or other
  others our ours out over own per perhaps please possible possibly quick quickly quite rather re really s same say
  should show since so some somebody someone something sort still such sure t tell than thank thanks that the their theirs them
  themselves then there these they thing things think this those through to together too under up upon us use used uses using
  usually ve very via want wants was way ways we well were what whatever when where whether which while who whom whose why
  will with within wonder wondering would yes yet you your yours yourself d please folks guys dear sir madam
  loomwright ai trying try exactly basically anyway btw pls able ask asking question questions wish help`.split(
    /\s+/,
  ),
);

/** Words between the others that are mistyped most: an unknown word that is near to one is it. */
export const functionWords: readonly string[] =
  'will does what when with have this that from there their which would could should about much many where while until without'.split(
    ' ',
  );

/** Words that say how something is asked rather than what: they weigh little, known or not. */
export const softWords: ReadonlySet<string> = new Set(
  `accept acceptable actual actually add allow allowed already always apply apart asap automatically bad basic become begin believe best
  better big bit born bother bring brief call called care case certain chance change check choose clear come common complete concern
  confused consider contain correct couple crazy curious current cut day deal decide deep depend describe detail details different
  difficult directly double easy effect else end enough entire everyone everything exact example exist exists expect explain extra fact fair feel few figure
  fill final finally find fine first fit fix follow following full fully gimme gonna great guess half handle happen happened happens happy hard hear
  heard hope huge idea important include included interested involved issue item keep large last later lead learn least leave
  left less lets level likely limited line list listed little live long longer look lots main major make makes making manage
  manner matter may meaning mention minute miss moment mostly move necessary next nice normal normally nothing notice number obvious obviously
  offer offered often old onto option order over own part particular pass pick piece plan please plus point possibility possible prefer present
  pretty previous probably process proper provide provided provides purpose put quick quite rather read ready reason receive recently
  regarding relate related require required rest result right rough roughly rubbish run running runs seem seems separate serious set several
  short show shown side simple simply single sit situation small soon sorry sort special specific specify stand start state stay stuff
  such suppose supposed take taken takes taking talk thanks there therefore thing think though thought time times together told
  total totally touch true turn type unable understand unfortunately unless usual usually version wait watch weird
  whatever whole wonder wondering word work works working worried worth write wrong yet somehow anyhow instead everywhere anywhere nowhere
  somewhere quickly currently urgent urgently immediately honestly literally seriously lately recently tho though cheers mate buddy bro
  yeah yep nope yo hmm ugh wow omg idk afaik imo fyi tbh pal lads honest mind love hate enjoy nowadays these exactly specifically
  along across alone already although among anymore anytime anyways away behind besides beyond briefly certainly clearly completely
  correctly definitely despite directly during early easily either entirely especially eventually exact except fairly finally firstly
  forever forward frequently gladly greatly guessing hardly hence hopefully however indeed initially least likewise mainly meanwhile
  merely moreover mostly namely nearby nearly neither nicely none nonetheless normally occasionally otherwise overall partly personally
  possibly practically precisely presumably previously primarily properly purely randomly rarely regularly sadly similar simply sincerely
  slightly smoothly softly solely sometime sometimes soon specially strictly strongly suddenly surely technically thus till totally
  truly typically ultimately until unlike usually various versus wherever whereas whichever whoever widely happens hoping planning
  considering deciding figuring helpful interesting interested nice lovely awesome amazing brilliant perfect random silly stupid
  dumb noob newbie beginner confusing confused annoying years seriously damn heck hell somehow whats bunch lil tiny bits stuffs thingy
  thingie thing gotta kinda sorta wanna gonna lemme coz cos
  documented defined stated mentioned described explained supposed meant intended`.split(/\s+/),
);
