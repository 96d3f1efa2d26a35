import type { Replacement } from './replacements.ts';

/** What a question is wrapped in, to be polite or to chat: it says nothing of what is asked. */
export const wrappings: readonly Replacement[] = [
  [' and my | and our ', /\b(?:me|myself|us) and (?:my|our) \w+\b/g, 'us'],
  [
    'offer |provide |got |have ',
    /\b(?:do|does|did) you(?: guys| all| folks)? (?:offer|provide|got|have) (?=(?:a|an|any|some|free|on[- ]prem(?:ises?)?)\b)/g,
    'do you have ',
  ],
  [' way ', /\bis there (?:a|any|some) way (?:that i can|for (?:me|us) to|to)\b/g, 'can i'],
  ['is it possible ', /\bis it possible (?:for (?:me|us) )?to\b/g, 'can i'],
  ['am i ', /\bam i (?:able|allowed) to\b/g, 'can i'],
  ['mak', /\bmak(?:e|es|ing) (?:(?:stuff|things|it|answers|that) )?up\b/g, 'invent'],
  [
    'tell |show |explain |remind ',
    /\b(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?: guys)?(?: (?:please|possibly|kindly|maybe|just|quickly|perhaps))* (?:tell|show|explain|remind) (?:to )?(?:(?:me|us) )?(?=\w)/g,
    '',
  ],
  [
    ' to know | to find out | to ask | to understand ',
    /\b(?:i|we) (?:(?:would|really|just|only) )*(?:want|wanted|need|like|love|have|got) to (?:know|find out|ask|understand) (?:(?:if|whether|about) )?(?=\w)/g,
    '',
  ],
  [
    'tell |show |explain ',
    /\byou(?: guys)? (?:can|could|would)(?: (?:please|possibly|kindly|maybe))* (?:tell|show|explain) (?:(?:me|us) )?(?=\w)/g,
    '',
  ],
  ['want to ', /^want to (?:know|no) (?:(?:if|whether) )?(?=\w)/g, ''],
  [
    'know ',
    /\b(?:do|does) (?:you|anybody|anyone)(?: guys)?(?: happen to)? know (?:(?:if|whether) )?(?=\w)/g,
    '',
  ],
  [
    'wondering|curious|asking|confused|unsure|not sure',
    /\b(?:i|we)(?: (?:am|are|was|were))?(?: (?:just|kind of|kinda|a bit|so|really))* (?:wondering|curious|asking|confused|unsure|not sure)(?: (?:if|whether|about))? (?=\w)/g,
    '',
  ],
  [
    'boss|colleague|friend|manager|wife|husband|partner|team|coworker',
    /\b(?:my|our|a|the) (?:boss|colleague|friend|manager|wife|husband|partner|team|coworker) (?:wants to know|is asking|asks|asked|says|said|told me|thinks|claims|heard) (?:(?:if|whether|that) )?(?=\w)/g,
    '',
  ],
  [
    'state |confirm |clarify |advise |specify |indicate |know ',
    /\b(?:please |kindly )*(?:could|can|would|will) you (?:(?:please|kindly|possibly|just) )*(?:state|confirm|clarify|advise|specify|indicate|let (?:me|us) know) (?:(?:me|us) )?(?:(?:if|whether|that|on) )?(?=\w)/g,
    '',
  ],
  [
    'please |kindly ',
    /^(?:please |kindly )+(?:state|confirm|clarify|advise|specify|indicate|let (?:me|us) know|tell (?:me|us)) (?:(?:if|whether|that|on) )?(?=\w)/g,
    '',
  ],
  [
    'estimate |overview |information |idea |indication |details |clarification ',
    /\b(?:i|we) (?:would|should) (?:(?:really|very much|also) )?(?:appreciate|be grateful for|be interested in|like) (?:(?:to have|to get|to receive|an?|some|the) )?(?:estimate|overview|information|idea|indication|details|clarification) (?:of|on|about|regarding|as to) (?=\w)/g,
    '',
  ],
  [
    'is it ',
    /\bis it (?:permissible|permitted|allowed|acceptable|ok|okay|cool|fine|alright|all right|feasible) (?:for (?:me|us) )?(?:to|if i|if we) /g,
    'can i ',
  ],
  [
    'you mind ',
    /\b(?:would|do) you mind (?:telling|explaining|showing)(?: to)? (?:(?:me|us) )?(?:(?:if|whether) )?(?=\w)/g,
    '',
  ],
  [
    ' ask ',
    /\b(?:may|might|can|could) i (?:just |quickly |please )*ask (?:you )?(?:(?:if|whether|about|for) )?(?=\w)/g,
    '',
  ],
  [
    ' to check| to ask| to figure out| to make sure| to see| to verify| to inquire| to enquire',
    /\b(?:i|we) (?:just |only |really )*(?:wanted|want|would like|need|am trying|was trying) to (?:check|ask|figure out|make sure|see|verify|inquire|enquire)(?: you)? (?:(?:if|whether|about|that) )(?=\w)/g,
    '',
  ],
  [
    'know is |out is |understand is ',
    /\b(?:what|the thing) i (?:want|need|would like|am trying) to (?:know|find out|understand) is (?:(?:if|whether) )?(?=\w)/g,
    '',
  ],
  [
    'that ',
    /\b(?:is it (?:true|correct|right)|am i (?:right|correct)(?: in thinking)?|(?:i|we) (?:heard|read|saw|noticed|assume|suppose|guess|think)(?: somewhere)?|(?:someone|somebody|people|they) (?:told me|said|says|say)) that (?=\w)/g,
    '',
  ],
  ['so you', /\bso you(?: guys)? (?:are )?(?:saying|telling me|mean)(?: that)? (?=\w)/g, ''],
  [
    'lemme|let me|let us',
    /\b(?:lemme|let me|let us) (?:guess|ask(?: you)?(?: this| something)?|get this (?:straight|right))\b[,:]?/g,
    '',
  ],
  [
    'sorry|apologies|excuse me',
    /\b(?:sorry|apologies|excuse me) (?:for|to) (?:bother(?:ing)?|disturb(?:ing)?|ask(?:ing)?)(?: you)?(?: again)?(?: but)?[,:]?/g,
    '',
  ],
  [
    'for the life of me',
    /\b(?:can ?not|not) for the life of me (?:find|figure out|see|understand|remember)\b/g,
    'can not find',
  ],
  [
    'idea |clue ',
    /\b(?:any|an|no) (?:idea|clue) (?=(?:what|how|when|where|who|which|why|if|whether)\b)(?:(?:if|whether) )?/g,
    '',
  ],
  ['any chance ', /\bany chance (?:(?:that )?(?:i|we) (?:could|can|might)|(?:to|of getting)) /g, 'can i '],
  ['any chance ', /\bany chance (?:that )?you (?:could|can|would|might) /g, 'can you '],
  [
    'and |or ',
    /\b(?:and|or) (?:what ?not|stuff|things|whatever|anything|everything|such|the like|all that|that)(?: like that)?(?=\s*(?:[,.!?]|$))/g,
    '',
  ],
  ['something|anything', /\b(?:or|and) (?:something|anything)(?: like that)?(?=\s*(?:[,.!?]|$))/g, ''],
  ['', /\b(?:u+h+m*|u+m+|e+r+m*|h+m+|a+h+|o+h+|e+h+m*|pf+t*|psst|oops|whoops|jeez|gosh)\b,?/g, ''],
  [
    'to be |for real |in all honesty|no offen|i mean',
    /\bto be (?:honest|fair|frank)\b,?|\bfor real(?= )|\bin all honesty\b,?|\bno offen[cs]e but\b|\bi mean\b,?/g,
    '',
  ],
  [
    'question ',
    /\b(?:stupid|dumb|silly|quick|simple|random|small|another|one(?: more| last)?) question (?:but )?(?=\w)/g,
    '',
  ],
];
