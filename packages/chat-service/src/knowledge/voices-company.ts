import { companyWord } from '../reading/company-words.ts';

/** The company, its services and demos in three voices: in a word or two, chatting, and formally. By the ids of the cards. */
export const companyVoices = `
= hours
- opening hours {d} · open {d}? · {d} hours? · when do you guys open up · what time can i call on {d} · does anyone work on {d} · anybody in on {d} · when are your offices open · till when {d} · until what time are you open on {d} · what are your hours on {d} · could you tell me your business hours · is your office open on {d} · do you work on weekends · are you around on {d} · hours for the weekend · open late on {d} · when do you knock off on {d} · what time do you shut · from when on {d} · what are the opening hours during the week · is {d} ok to come by
= open-now
- open rn · are you open rn · anybody home · is somebody in the office · could i call right now · is it still ok to call today · are you guys there today · is the office open today · are you closed for today · how much longer are you open today · do you open today · too late to ring · can i still reach someone today · are you currently open
= time-zone
- timezone? · ist or utc · which clock do you go by · are those hours in my time zone · what is your time difference to london · hours in which time zone · what time is it where you are · how many hours are you ahead of us · time difference to new york · what timezone are the hours in
= contact
- contact details? · how to reach you · get hold of you · what is the best way to contact you · how can i get in touch with somebody · how do i message you · i need to reach your team · ways of contacting you · where do i write to · i want to ask you something directly · how can we contact your company · drop you a line
= phone
- phone? · tel number · call you · phone no please · whats a number i can ring · do you have a number i can call · i want to phone you · could i have your telephone number · what number should i dial · can i ring somebody · is there a phone line · whats the number for support
= email
- email? · what email do i write to · where can i email you · shoot you an email · could you give me your email address · to which email address should i write · whats the email · i want to write you a mail · contact by email · email for questions
= address
- address? · where you at · location? · office location · in which town is your office · pin code · postal code of the office · zip code · what is the postcode of your office · where is your head office · whats your exact address · where in india are you · could you tell me where you are located · which state is your office in · where do i send a letter · what institute are you at · how do i find your building
- what is the address please · give me the address · and your address · mail by post, which address · is dimapur your only office · do you work from dimapur only · street and town please
- your street address or a box for letters
- are you in germany or in india · do you sit in germany
= human
- human please · real person · talk to someone · speak to a human · i dont wanna talk to a bot · can i get a real human here · put me through to someone · is there an actual person i can talk to · i would prefer to speak with a member of staff · may i speak with an employee · could somebody call me · can someone ring me back · can someone phone me today · get me a human · i need to talk to a real person about this · forward me to a colleague · let me chat with a person
= response
- response time? · reply time · how long till i hear back · how quick do you answer · when will someone answer my mail · i emailed you, when will i hear back · how long do you take to reply · do i have to wait long for an answer · what is your typical response time · how soon can i expect an answer · how fast is phone support · how long before you call back · will you answer today · how fast is your support · do you call back the same day · when can i expect a callback
= profiles
- linkedin? · github? · social profiles · are you on social media · do you have a linkedin · do you have a github · where can i follow you · link to your github · your social accounts · find you on linkedin
= youtube
- youtube? · mastodon? · do you have a youtube channel · where are your videos · do you post videos · are you on youtube yet · when will the youtube channel start · is there a video channel
- where can i watch videos of you · mastodon handle please · video channel of the company
= complaint
- complaint · feedback · i am not happy · i want to make a complaint · who do i complain to · i have some feedback for you · how do i tell you that i am unhappy · where can i leave a suggestion · how can i complain · whom do i address with a complaint · got feedback, where to
= support
- support · help desk · something broke · i need help with something · this thing isnt working · the site does not work for me · how do i open a support ticket · who can help me with a technical problem · i ran into an error · where do i report a bug · how can i get technical support · there is a bug on your page · page is not loading right · contact support
= channels
- support options · support channels · which ways are there to get support · chat or phone or email · what support channels do you have · is there live chat · what are my options for support · can i chat with support · which channel is fastest · how do i get help fast
= round-the-clock
- 24 7? · round the clock support · night support · is anyone there at night · can i get support at night · do you offer support on sunday · is support available all the time · what does 24 7 support mean · does a person answer at midnight · out of hours support · weekend support
= visit
- visit · come by · can i stop by your office · can i come over · may we visit your office · i would like to visit you · can i pop by · is it ok to drop in · could i meet you in your office · are guests welcome · do i need an appointment to visit · i am in nagaland, can i see you · walk in possible · can i just show up · could i swing by for a coffee
= founded
- founded? · founding year · since when · how old are you · how long have you guys been doing this · when did you get started · when was your company established · in what year did it all begin · how long has ${companyWord} existed · when did this company start · what year did you start the company
= founders
- founders? · who founded it · who started ${companyWord} · who are the founders of the company · whos behind this company · who set up this business · names of the founders · who came up with ${companyWord} · by whom was the company founded · who are the people that started it
= team
- team? · staff · headcount · how many people are you · how big is your team · is it just you or a whole team · tell me about the people · could you introduce the team · how many employees do you have · who are the people behind this · list of staff · are you many people · who would i be working with
= person
- {r}? · who is {r} · {x} who · background of {x} · what did {x} do before · where did {x} work before · what does {x} do all day · whos the tech boss · who is in charge of the technical side · who is responsible for technology · who heads research · who does the ai research · who manages product · head of product name · who is the person for product · whos running the show · who is the top person · whats the {r} like · career of the {r} · what is the history of the {r} · who takes care of the tech · what does the head of product do · work history of {x} · does the {r} have experience · which one of you is the engineer · who builds the systems · who is the boss of engineering · who leads the technical team
- what does {x} review · what does {x} check
= careers
- jobs? · careers · hiring? · open positions · internships? · are there any vacancies right now · you guys hiring · can i get a job there · i would love to work with you · any openings for developers · do you take interns · how can i apply for a job · where do i send my application · is it possible to apply speculatively · i am looking for a position · do you have any roles open · could i join your team · unsolicited application
- can my daughter do an internship with you · a placement for students of computing
= careers-who
- who do you hire · what do you look for in people · what kind of person are you looking for · what should i be good at to work with you · hiring profile · what makes a good candidate · how do you pick people · which skills do you want · what type of people work there · how slowly do you hire
= mission
- mission? · your mission · company goal · what are you trying to achieve · what is the aim of the company · why do you do this · what is the big idea behind ${companyWord} · what is your purpose · what is your mission statement · what do you want to change · what is the company for
= values
- values? · principles · what do you believe in · what values does the company hold · which principles do you follow · what is important to you · core values please · company culture · what do you guys stand for · name your values
= value-ethics
- ethical ai? · ai ethics · can i switch the ai off · can we override it · can a person overrule the ai · can my staff overrule what the ai decides · can we see why the ai decided something · is it possible to correct the system · can we turn it off · who is in control, us or the ai · can a human change the decision · is the ai transparent · will we understand why it did something · does a person stay in charge · can we stop the machine at any time · can people correct what it does · overrule the robot
= value-innovation
- innovation? · do you use your own products · do you test on yourselves · how do you try new things · do you eat your own dog food · what happens to ideas that do not work · what does innovation mean for you · do you experiment · are you innovative
- do you try out new technology early · do you sell new tools only after using them yourselves · your way of innovating · what becomes of an innovation that fails in your daily work · are new tools tried in your own office before customers get them
= value-partnership
- partnership? · what is partnership · how closely do you work with us · will we be dependent on you · can we carry on without you · vendor lock in · are we locked in with you · do you work together with our people · what does partnership mean here · are we able to go on alone
- who brings which knowledge into a partnership with you · do you make yourselves indispensable · can our staff go on alone once the partnership ends · do partner and you look at the same figures
= value-excellence
- excellence? · quality · how do you make sure it works · do you test before launch · how do you assure quality · what does excellence mean for you · do you measure quality · do you write documentation · how good is your work
- is it more important to you to dazzle or to work · how thoroughly is your software tested · is the quality of your work measured every week · do you care about plain documentation
= name
- what is a ${companyWord} · what does the name ${companyWord} mean · why ${companyWord} · ${companyWord} meaning · where does the name come from · what the heck is a ${companyWord} · can you explain your name · how did you come up with the name · whats up with the name · what does a ${companyWord} do · meaning behind ${companyWord} · i do not get the name
= why-dimapur
- why dimapur · why nagaland · why there of all places · how come you are in dimapur · what made you settle in nagaland · why did you pick dimapur · why india of all places · reason for choosing dimapur · why is the office so remote · what is special about dimapur · why are you based where you are
= dimapur-students
- students at the institute · what do students do with you · do you cooperate with the institute · can students take part · do you work with universities · what happens on student afternoons · can students test your products · do you teach students · who gets the first cup of tea · is there something for students
= dimapur-price
- downsides of dimapur · what is hard about being in dimapur · is it difficult to reach you · how do visitors get there · how many flights do i need · do you have power cuts · how is the electricity there · disadvantages of your office · what does being so far away cost · what was your first large purchase
= is-real
- real? · legit? · fake? · is this for real · are you guys real · is ${companyWord} a real business · is this company legit or fake · so is this an actual company · is this just a demo site · can i trust this site · is this an actual shop · are you an existing company · does ${companyWord} actually exist · is it a scam · is it a made up company · do you really sell anything · hang on, is any of this real
= what-they-do
- what do you do · what is this · who are you guys · what is this company about · what do you actually do · so what is ${companyWord} all about · in short what do you do · explain your company in one sentence · what kind of company is this · what line of business are you in · what can your company do for me · what exactly is ${companyWord} ai · could you tell me what your company does · sum up what you do · give me your elevator pitch · what are you guys offering
= for-whom
- for who · target group · company size? · are we too small for you · who do you work with · we are a team of twelve, does it make sense · is it for a company like mine · we are just three people, is this worth it · do you work with big companies · what size of business is it for · would it suit a small shop · i have a small business is it for me · which companies is it meant for · is there a minimum company size · who are your typical customers · we have {n} employees, is that ok · am i too small · do we need an ai team · do we need experts in house
= photo
- team picture · team photo · photo of you · what does the team look like · do you have a picture of yourselves · can i see who you are · where can i see photos of the team · any pics of you guys · picture of the people there · i would like to see the faces
- which page has your group picture · is there an image of the four of you · snapshot of the people behind the company · portrait of the staff
= services
- services? · your services · which services · what services do you offer · what can you do for my business · what kind of help can i get · list of services · tell me about your services · what do you do for companies · which services can we book · an overview of the services please
= s-automation
- automation? · automation service · what is automation with you · can you automate our paperwork · we spend all day typing invoices, can you help · what would automation do for us · we have a ton of manual work · can you take repetitive work off us · what do i get from the automation service · describe the automation service · can you sort our tickets automatically · automating invoices · could you automate our onboarding · what is included in automation
= s-automation-time
- automation time · automation how soon · how fast can you automate something · how long till our process is automated · how soon would an automated process be running · when could our first process be live · how many weeks for a first automation · if we start now when is the automation working · how long does it take to automate our invoices · how long for the second process · when would we see an automation working · how soon can you have our invoices automated · time until an automated process is live
= s-automation-saves
- savings · how much does automation save · how much work can you take away · what percentage of tasks can be automated · how many hours will we save · how much time do we save · reduction of manual work · what is the benefit of automation in numbers · how much less manual work · will it save us time · how do i see the hours saved · by how much are manual tasks reduced
= s-chatbot
- chatbot service · assistant service · what is included in the chatbot service · can you build a chatbot for us · we want an assistant on our site · will the assistant make things up · what does your assistant do when it does not know · could you make a bot for our customers · describe the chatbots and assistants service · what do i get from the chatbot service · can the assistant answer in our tone · report of what it could not answer
= s-chatbot-time
- chatbot time · pilot duration · how long does the chatbot pilot take · how soon can we have a chatbot · when would the bot be ready · how fast can you build a bot · how many weeks for a chatbot pilot · time for a pilot on one channel · how long until further channels · how long to set up an assistant for us · how quickly could the chatbot be live · how long does {p1} pilot take
= s-analytics
- analytics service · analytics? · what is intelligent analytics · can you make dashboards for us · what do i get with analytics · what does the analytics service do · we drown in dashboards, what do you do differently · can you tell us why our numbers changed · do you explain changes in figures · do you train forecasts on our history · what is included in analytics
= s-analytics-time
- analytics time · how soon are first figures there · when would we see the first numbers · how long until we have forecasts · how many weeks for analytics · how fast is analytics up · when can we plan with forecasts · how long does the forecasting take to set up · when do we get usable forecasts · time to first figures
= s-custom
- custom ai · custom service · bespoke solution · can you build something special for us · nothing ready fits us, what can you do · do you make custom models · what do we get at the end of a custom project · what is handed over in the end · do you look after it afterwards · do you offer support for custom systems · will we get the source code of the custom system · what do we have in hand at the end · something made just for our trade
= s-custom-time
- custom time · how long for something custom · how many weeks for custom ai · how long until the first release of a custom system · duration of a custom project · time for a bespoke system · how long does it take to build a custom model · when would a custom solution be ready · timeline of a custom project
= s-study
- feasibility study · study? · what is the study · how long is the feasibility study · what happens in the feasibility study · how does a custom project begin · length of the study · what is the outcome of the study · do you check first whether it is possible · how do you find out if custom ai works · how long does a study take · what does the study tell us
= how-long
- how long? · timeline · project duration · how long till we see results · how long does it usually take · how soon could we be up and running · when would it be live · what is a typical project length · how many weeks does a project take · how fast can this go · how quickly do you deliver · could we be live in a month · how long does a first project take · average duration
= process
- process? · steps · how does it work with you · how do your projects run · what happens after i contact you · what is the procedure of a project · walk me through a project · how do we work together · what are the phases of a project · which steps are there from start to finish · what comes after the consultation · how would a project with you go · whats the way from first talk to running system
= stop
- stop midway · can we stop in the middle · what if we want to stop after the first step · can we quit half way through · is it possible to pause after a step · do we have to go through all the steps · what if we do not like it halfway · may we end the project early · can we get out between steps · stop the project
= cancel
- cancel? · cancellation · contract term · termination · how can we cancel · can we just stop paying · are we locked in for a year · how long are we tied in · are we locked into a contract · can we leave whenever we want · how do i get out of this · is there a minimum term · what is the notice period · when can we end the service · how do we terminate the service · is it possible to cancel monthly · can i quit any time · what if we want to stop using you · do we sign up for a long time · end the contract · when does a cancellation take effect · monthly cancellation
- may we leave after a short time if we are unhappy · get out of the contract · we do not like the result and want to leave
- how long is the notice · period of notice in the contract
= ownership
- ownership · who owns the code · code ours? · is the code ours at the end · do we get to keep everything · who owns the models you make · do we keep it when we stop · if we cancel do we keep the models · will the models belong to us · do we own what you build for us · intellectual property · do the rights go to us · can we take the code with us · what do we keep when we leave · who has the rights to the work
= start
- start? · how to start · where to begin · how do we kick this off · what is the first thing we should do · we are interested, what now · how would we go about starting · where does one begin with ai · how can our company get going · what is the first step with you · so how do we get going · we want to work with you how do we start
= needs
- requirements · what do you need from us · what do we have to provide · what would we need to have ready · how much time does my team need to spend · do we need clean data · is our data good enough · do we need a cloud account · do we need a data team · how much effort is it for us · which preconditions do we need to meet · who from our side has to be involved · what does it take from our side · do we need it staff
= replace
- replace people? · jobs lost? · will we have to fire people · is it going to take our jobs · my team is afraid of losing their jobs · does the ai replace people · what stays with people · are you replacing staff with robots · will this make my colleagues redundant · what happens to our employees · do people get fired because of this · what work is replaced · which tasks does it replace
= systems
- integrations? · connectors? · which systems · does it work with our crm · can you plug into what we have · will it work with our old software · we use some weird erp, can you connect it · do you have a connector for our software · can you connect to our mailbox · which systems can you integrate · does it fit into our it landscape · what if there is no connector for our system · can you write a connector for us · is our ticket system supported · does it hook into our warehouse
= data-where
- data location · on premise? · own servers? · where does the data live · where does our data end up · where would our customer data go · what do you do with our data · is our data leaving our company · can everything stay on our servers · do you use our data for training · do you train ai with our data · do other customers benefit from our data · can we run it in our own cloud · who has access to our data · is it possible to host everything ourselves · are our data kept private · is my company data safe with you · will our data be sent abroad · data training · do you learn from our data
= models
- which model · what ai is behind it · is it chatgpt · do you use openai · which language model do you use · what model do you run · are you using a big language model · open source models or commercial · can we change the model later · who picks the model · which ai do you use under the hood · do you use the biggest model · can we switch models
= wrong
- ai errors · wrong answers? · what if it is wrong · what happens when it screws up · what if the ai messes up · what if the bot gives a customer wrong information · how do you deal with mistakes of the ai · how do you catch errors · how reliable is it · does it ever get things wrong · is it accurate · what happens if the system makes an error · who notices when the ai is wrong · what is done about false answers · can we rely on it · will it be right all the time
= capabilities
- capabilities? · what are your capabilities · what can your ai do · six strands · which six things do you do · what are the six capabilities · list of capabilities · what all can you weave together · abilities of your ai · what fields do you cover
- your six capabilities please
= capabilities-integration
- workflow integration · do we have to move our data · can you connect without moving data · does anything move out of our systems · connect crm and warehouse and inbox · is data moved out · what is workflow integration · do you copy our data out
- connected to the crm without moving any records · can it be wired to our inbox and crm · hooking up a data warehouse without copying it · we would rather leave our records in place · link your ai with the systems we have, data stays put · is our information taken out of the crm when you connect it · fit into the workflow our inbox already has
= capabilities-learning
- continuous learning · does it get better over time · do the models improve · how often are the models measured · does it learn from corrections · will it keep learning · what is continuous learning · does correcting it help · is it getting smarter with use
- do your models get measured each week · every correction makes it better? · will the quality rise over the months · what becomes of the corrections my team makes · is the model improved after launch
= demo-book
- book demo · schedule a demo · demo how · how can i get a demo · i wanna see a demo · can you show it to me · could you show us how it works · where do i sign up for a demo · i would like to arrange a demonstration · how does one book an appointment · can we set up a meeting · i want to book a slot · can i see it in action · how do i schedule a demo · is it possible to see it live first · set up a call with you · where is the demo page
= demo-what
- demo content · demo agenda · what happens in the half hour · what is a demo like · what do you do in a demo · how does a demo go · what can i expect from the demo · what do we look at in the demo · how is the half hour spent · structure of the demo · what is on the agenda · what will you show us in the demo
= demo-length
- demo length · demo duration · how many minutes is the demo · how much time do i have to set aside for the demo · does the demo take long · how long would a demo take · is the demo an hour · duration of a demo please · how long should i block for the demo
= demo-cost
- demo price · demo free? · is a demo free of charge · do i have to pay to get a demo · does it cost anything to see a demo · is there any obligation after a demo · will i be charged for the demo · what is the price of a demo · free demo? · do demos cost money · any commitment if i book a demo
= demo-prepare
- demo preparation · what to bring · what do i need to bring to the demo · do i have to bring something · should i prepare anything for the demo · what do we prepare · what should i have ready for the call · do you want examples from us · what kind of task should i bring · how do i prepare for the demo · is there something i should do before the demo · what would you like me to bring · what am i supposed to say in the demo · homework before the demo
= demo-who
- demo participants · max people demo · how many people can come · who from our company should join · can i bring my colleagues · how many of us may join the demo · is there a limit of participants · who needs to be in the call · should my boss be there · can the whole team come to the demo · maximum number of people in the demo · how many people at most
= demo-data
- demo data · sample data? · do you use our data in the demo · do we have to give you data for the demo · will the demo use real data · will you look into our systems · is our data shown in the demo · do i need to send you data first · are you going to see confidential stuff in the demo · what data is used for the demo · does the demo run on samples
= demo-after
- after the demo · what then · what happens after the demo · will you keep calling me afterwards · are you going to spam me after the demo · what do i get from the demo · do i get something in writing · will i be pushed to buy · is there a follow up after the demo · what comes next after the call · do we get a summary · summary of the demo
= demo-people
- who gives the demo · who will i talk to in the demo · do i talk to a sales person · is there a salesman in the demo · who is in the demo from your side · who presents the demo · do i speak with an engineer · who am i going to meet in the demo · who runs the demo · sales people or engineers
- whom will we meet in the demo · is it a salesman who gives the demo · does an engineer take part in the demo · who presents the demo from your side
- who is present from your company in the demo · your people in the demo · who is on the call from your side
- who will we talk to there in the demo · who will be at the demo from your team · demo staff
= demo-confirm
- demo confirmation · when is the demo confirmed · how do i know my demo is booked · do i get a confirmation · when will you confirm my booking · i booked a demo when do i hear from you · how soon do you confirm · is there an invitation · do you send an invite for the demo · i have not got a confirmation for my demo · how long till the booking is confirmed
= demo-benefits
- demo benefits · why book a demo · what do i get out of a demo · is a demo worth my time · what is in it for me · why should i take a demo · what is the use of a demo · will you tell me honestly whether ai helps · advantages of the demo · do you show slides
- what is in it for us if we take the demo · will you tell us honestly if ai does not fit · is the demo worth half an hour of my day · do we hear the rough cost in the demo
= demo-when
- demo times · demo dates · demo slots · when can i have a demo · what days are demos · can i book a demo for next month · earliest demo · latest demo · is there a demo on {d} · can i get a demo on {d} · at what times are demos · do you do demos in the evening · when is the next free slot · demo in two months · available times for a demo · can we have the demo next week
= demo-calendar
- calendar · ics · calendar file · do i get a calendar entry · how do i put the demo in my calendar · is there something for my calendar · save the date · where do i see my booked demo · where can i find the demo i booked · outlook entry for the demo
= demo-move
- move demo · reschedule · cancel demo · i cant make it to the demo · something came up, can i move the demo · i need a different time for the demo · none of these times work for me · how do i cancel my demo · can we do the demo another day · is it possible to reschedule the demo · i have to cancel the call · the times do not fit · change my appointment
- call off my demo appointment · i cannot make it to the demo i booked
= voices
- testimonials · reviews · references · what do customers say · do you have any references · what do other people think of you · can i read reviews · do you have customer stories · any happy customers · who has used this and what did they say · customer feedback about you · are there testimonials
= figures
- customers count · satisfaction · stats · how many customers · how many businesses use you · how happy are your customers · what is your satisfaction rate · how many companies work with you · numbers about the company · key figures · satisfaction percentage · how satisfied are people · what do the numbers on the demo page mean · statistics of customers
= p4-what
- {p4} examples · {p4} use cases · what would i use {p4} for · give me an example of what {p4} does
- is {p4} for paperwork and sign-offs · does {p4} pass work from one tool to the next · reminders and follow-ups with {p4} · what would {p4} do in our office
= spec-runs
- {p} cloud · {p} on our servers · can {p} be in our cloud · does {p} run on our hardware · can you host {p} for us · must {p} run at your place
= s-automation
- what do you build when you automate · will it ask when it is unsure
`;
