/** Words that say little or nothing of what is asked. */
import { company } from '@loomwright/content';

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
  ${company.name.toLowerCase()} trying try exactly basically anyway btw pls able ask asking question questions wish help`.split(
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
