import { company, emailAnswerHours, keptSearches, phoneAnswerHours } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';

/** What visitors ask about what a page says in a section of its own: how a product is run, the forum, posts, tutorials. */
export const sectionCards = `
= spec-runs | /products | product
: @runs
- where does {p} run · can {p} run in our own cloud · is {p} hosted by you or by us · can we run {p} on our own servers · is {p} cloud or on premise · do you host {p} · is {p} available on premise · {p} selfhosted · {p} hosting options · where is {p} hosted · does {p} need a server of ours · can we install {p} in our data centre · is {p} saas · do i need to host {p} myself · is there a container for {p} · can {p} be self hosted · deployment options of {p} · {p} on prem possible · wanna run {p} in house, possible
= spec-needs | /products | product
: @needs
- what do i need to use {p} · what does {p} need to get going · requirements for {p} · prerequisites of {p} · what must we have before {p} · what do we have to bring for {p} · what is needed to set up {p} · how many examples does {p} need to begin · how much history does {p} need · what data does {p} require · how much data do i need for {p} · what should we have ready for {p} · minimum requirements {p} · does {p} need much data to start · what kind of history do i need for {p} · how many years of data for {p} · data needed for {p}
= spec-connects | /products | product
: @connects
- what does {p} connect to · which systems does {p} work with · can {p} be hooked up to our tools · what can i plug into {p} · integrations of {p} · does {p} integrate with our crm · does {p} talk to our ticket system · which tools can {p} connect · compatible systems for {p} · {p} integrations · is {p} able to read our spreadsheets · can {p} get at our sales data · which databases does {p} join · sources that {p} connects
- can {p} get at our warehouse · we use spreadsheets, does {p} work with them · plug {p} into our mail
= spec-data | /products | product
: @keeps
- what happens to our data in {p} · does {p} share my data · is our data used by {p} to train other models · data privacy of {p} · who sees the data in {p} · where does {p} keep our data · do conversations with {p} train other peoples models · is my data shared when i use {p} · is our data safe with {p} · does {p} learn from other customers data · {p} data protection · does {p} use my examples for others
- what do you do with the records that {p} reads · will our input make {p} better for competitors · what does {p} keep of our records · is our data in {p} used for anybody else
= spec-hands | /products | product
: @hands
- what does {p} leave to people · when does {p} ask a human · what does {p} not decide by itself · which part stays with people in {p} · what do people still do with {p} · does {p} decide on its own · what does {p} hand to a person · what will {p} not do alone · when does a person step in with {p} · does {p} need human approval · is there a human in the loop in {p} · who makes the decision in {p}
- what decision is left to us with {p} · does a human have the last word in {p} · which cases does {p} pass on · is everything automatic in {p} or do we approve

= p1-tone | /products/1 | AI Chatbot Integration
: A chat assistant that knows your products and your tone, and answers around the clock on your site and in your messengers.
- does {p1} match our tone · can {p1} sound like our brand · does {p1} know our products · does {p1} answer at night · is {p1} available around the clock · tone of voice of {p1} · does {p1} work on weekends · can {p1} answer customers when we are closed · will {p1} talk in our style · does {p1} work 24 7
- can {p1} adopt the way we write · customers write at 3 am, does {p1} reply · brand voice in {p1} · does {p1} take breaks · is {p1} polite in the style of our company · would {p1} know what we sell
= p2-explains | /products/2 | Predictive Analytics Suite
: It names the drivers behind every prediction, and alerts you when reality leaves the forecast.
- can {p2} say why it predicts something · will {p2} explain the reasons of a forecast · does {p2} tell me what drives the numbers · explainable forecasts · why does {p2} think sales will drop · does {p2} justify its forecast · is {p2} a black box
- does {p2} give causes along with its numbers · which factors pushed the prediction up in {p2} · can i see what is behind a prediction of {p2} · reasons for a forecast in {p2} · i need to justify the forecast to my boss, does {p2} help · transparent predictions · how do i know why {p2} says that · does {p2} show the influence of each driver
= p3-people | /products/3 | Neural Network API
: Bring examples instead of a research team; we train, host and watch the model.
- do i need data scientists for {p3} · do we need machine learning people for {p3} · who trains the model of {p3} · who watches the model in {p3} · do you host the model of {p3} · do we need a research team for {p3} · no ml experience, can i use {p3} · who maintains the model of {p3}
- we have no ai experts, is {p3} for us · does someone keep an eye on the model of {p3} · who runs the model behind {p3} · our team has never trained a model, does {p3} work for us · do you do the training for {p3} · what do we have to bring for {p3} instead of researchers · does {p3} require machine learning skills
= p4-what | /products/4 | Workflow Automation Studio
: Approvals, documents, follow-ups and hand-offs between the tools you already use, with every step on record.
- what can i automate with {p4} · can {p4} do approvals · does {p4} handle documents · which processes fit {p4} · can {p4} send follow ups · examples of what {p4} automates · can {p4} route an approval to my manager · does {p4} record every step · what kind of tasks can {p4} take over

= demo-how | /demo | demo
: The demo is a video call; you’ll get the link with the invitation.
- is the demo a video call · video call or in person · do i have to come to your office for the demo · how is the demo held · is the demo remote · over which tool is the demo · do we meet in person for the demo · is the demo by phone or video · where does the demo take place · will there be a link for the demo · is it an online meeting · demo in person possible · do i get a meeting link · demo location
= demo-testimonials | /demo?tab=expect | demo
: One says: “I described our messiest inbox. Twenty minutes in, one just like it was sorted, and I could see why each message went where.” The testimonials are samples, as is the company.
- the testimonial about the inbox · who described the messiest inbox · quote of the customer service lead · what does the customer service lead say · are the testimonials real · are those quotes from real customers · did real people write the testimonials · are the reviews made up
- who said that each message went where it should · is the praise on the demo page genuine · sorted in twenty minutes, whose words are those · did you invent the customer voices · are the statements of customers on the demo page samples · can i trust the customer opinions on the demo page · customer quote about a messy inbox

= at-price | /faq#what-does-it-cost | prices
: Free to $49.99 per workspace, per month; every price is on the [products page](/products). The Portfolio Generator is free. Services are quoted individually.
- price range · roughly what does your stuff cost · from how much to how much do products cost · what is the ballpark · how expensive are you in general · ballpark figure please · is it expensive · are your products affordable · lowest and highest price · prices from to · rough idea of the cost · what sort of money are we talking
- what price class are you in · cheap or costly, your products · minimum and maximum of your prices · are we talking tens or thousands of dollars
= docs-start | /documentation#getting-started | documentation
: Getting started: what you get and how to start, integrate the chatbot, and accounts, carts and quotes.
- getting started guides · where are the beginner guides · which texts are in getting started · first things to read in the documentation · docs for beginners
- which documents are for beginners · list the getting started texts · introduction section of the docs · what belongs to getting started · i am new, which docs should i open · starter documentation · where do the docs begin · guides for first time users · documentation for new users · which guide comes first in the docs
= docs-api | /documentation#api-reference | documentation
: The API reference: the chat API, the Neural Network API, and errors and limits.
- api reference · where is the api reference · which apis are documented · api documentation list · where are your api docs · reference for developers · docs for the apis
- where do developers look things up · technical reference please · does the documentation cover the apis · list of the api documents · documentation of endpoints · reference section of the docs · i want to program against your api, where is that described · which reference texts do you have
= legal-change | /privacy#questions | privacy
: This page is part of the site and changes with it: it describes the version you’re looking at. If anything is unclear, or you think it’s wrong, please tell us.
- does the privacy page change · when was the privacy policy updated · how do i know if your privacy policy changes · who do i ask about privacy · privacy contact · question about your privacy page · something in the privacy policy is wrong · last update of the privacy policy
- how do i notice a new version of the privacy statement · whom can i ask about the privacy text · is the privacy notice up to date · i think there is an error in your privacy page · do you announce changes of the privacy policy · which version of the privacy text am i reading · date of the privacy notice
= terms-what | /terms#what-this-is | terms
: ${company.name} does not exist. Its products, prices, team, figures and testimonials are samples; the Portfolio Generator is the exception: it’s real, it’s free, and it works.
- what on this site is real · which parts are samples · is anything here real · are the team and the prices samples · what is the exception · is the portfolio generator real · so nothing here is real · which product really exists · are your prices made up · are the people on the about page invented
- is all of this only a demonstration · which of your things is no sample · does this firm exist at all according to the terms · is the whole catalogue invented · are the people and figures of this site inventions
= which-process | /documentation/what-you-get#your-first-half-hour | getting started
: Something that happens at least twenty times a week, takes more than a minute each time, and that you could explain to a new colleague in ten minutes. Invoices and order emails are good first choices.
- which process should we automate first · what is a good first process · how do i choose a process · what should we begin with · which task suits automation · what makes a good candidate for automation · where is automation worth it · how often must a task happen to be worth it · best thing to automate first · what to automate · how do we pick the first task · criteria for a first process · tips for choosing what to automate
- what kind of job should i hand to the machine first · are invoices a good beginning · rule of thumb for choosing a task to automate
= first-steps-site | /documentation/what-you-get#your-first-half-hour | getting started
: Choose one process, count it for two days, read one tutorial, and request a quote or a demo. Bring the three numbers.
- what should i do in my first half hour · first steps on this site · what do i do first here · i am new here where do i begin · how should i get going as a newcomer · which numbers should i bring · what should i count before the demo
- i have just arrived, what is a sensible order of things to do · count a process for two days, then what · how should i use my first thirty minutes with you · a newcomer, give me a plan · newcomer checklist · which preparations do you suggest to a newcomer · should i read a tutorial before the demo · plan for my first half hour here
= soon-means | /documentation/what-you-get#products-and-services | products
: “Coming soon” means that you can read about a product, add it to your cart and request a quote, but you can’t use it yet.
- what does coming soon mean · what can i do with a coming soon product · why does it say comingsoon · what is the meaning of comingsoon · why is the buy button disabled · why can i not buy it yet · why is the button greyed out · it says comingsoon what now · what am i able to do with products that are not live
- what is possible with a product marked as coming · what may i do with an announced product · the label says coming soon, explain · meaning of the label coming soon · status coming soon explained · the product cannot be opened, it is only announced
= where-next | /documentation/what-you-get#where-to-go-from-here | documentation
: To add a chat to a page: [Integrate the chatbot](/documentation/integrate-the-chatbot). To make something right now, free and without an account: [Build a portfolio](/documentation/build-a-portfolio).
- where do i go from here · what should i read next · next steps after reading the overview · what can i make right now · which guide is for me
- i have read the introduction, what now · after the overview, which text · which page for adding a chat to my page · i would like to make something straight away · what is a good next document · guide me to the next text · i finished reading what you get · next thing to do after the overview text · recommended reading after the introduction · suggest what to do after the overview
= stuck | /documentation/what-you-get#when-you-are-stuck | support
: Contact [support](/support): we answer emails within ${toCountText(emailAnswerHours, 'hour')} and calls within ${toCountText(phoneAnswerHours, 'hour')}, during the business hours on the [contact page](/contact).
- i am stuck · what do i do when i am stuck · nothing works what now · the assistant could not help me · your bot does not know, who can i ask · who can help when the chat cannot · i cannot get any further
- i tried everything and it does not work · i am lost, help · nobody answers my question here, where can i turn · i have a problem the chat does not solve · where do i turn when the docs do not help · tried the chat and the docs, still no solution · the answer did not help me · i am at a loss

= fc-trend | /documentation/forecast-your-sales#step-3-add-the-trend | forecast tutorial
: Compare the last twelve months with the twelve before them. If the total grew by six per cent, raise last March by six per cent.
- how do i add a trend to my forecast · how to include growth · what if sales are growing · trend in the forecast · compare with the year before · how do i handle growth in a forecast · growth factor
- our turnover rises every year, how does that get into the forecast · scale last year up · sales fall compared with last year, how do i adjust · year over year change in my forecast · correct last year for growth · include the growth rate · last twelve months against the twelve months before · business is growing six percent
= fc-range-36 | /documentation/forecast-your-sales#step-4-give-it-a-range | forecast tutorial
: With exactly 24 months there are no errors to look at. With 36 months you have twelve errors, which is enough to start with.
- how many months for a range · is 24 months enough for the range · why do i need 36 months · how many errors do i need · months needed for the range of errors
- is three years of data better for the range · i have exactly two years, where do the errors come from · minimum history for the errors · how much history does a range need · twelve errors, enough? · with two years of data there is no range · why can i not compute a range from 24 months · how long must my data be for low and high · three years of sales, how many errors do i get · number of past errors to start with
= pf-aloud | /documentation/build-a-portfolio#step-6-read-it-aloud | portfolio tutorial
: Read the preview aloud from top to bottom. Where you stumble, a reader stops. Then send it to one person who knows you.
- how do i check my portfolio text · how can i improve my portfolio · should i read my page aloud · how do i know my portfolio is good · feedback on my portfolio · who should i show my portfolio to
- is my about text any good · proofread my portfolio · how do i find the weak spots in my page · whom should i ask to look at my page · last check before downloading the portfolio · polish the text of my portfolio · reading it out loud, why · read my portfolio to myself before publishing · make my portfolio read better
= pf-download | /documentation/build-a-portfolio#step-7-download-it | portfolio tutorial
: Press the download button. You get one file of a few kilobytes, somewhat more with pictures. It opens with a double click.
- how do i download my portfolio · how do i save my portfolio as a file · where is the download button · size of the file · how to open the downloaded file · how do i get the file out of {p6} · file size of my portfolio
- weight of the portfolio file · which button gives me my page · get my finished page onto my disk · double click on the portfolio file · download my portfolio to my computer · what do i get when i press download in {p6} · how many kilobytes is a portfolio · export the finished page from {p6}
= pf-move | /documentation/build-a-portfolio#later | portfolio tutorial
: The form starts empty on another computer. Export your work here, import the file there, and continue where you left off.
- use my portfolio on another computer · move my portfolio to a different device · continue my portfolio at home · transfer {p6} work to another pc · import my portfolio · how do i carry on with my portfolio on my other laptop · switch computers with {p6} · take my portfolio to another browser · i started on one machine and want to go on at another with {p6} · bring my portfolio over to my new computer · copy {p6} data to another device
- different pc, same portfolio, how · {p6} is empty on my other machine · can i take the unfinished portfolio along
= pf-one-file | /blog/the-portfolio-generator-is-live#one-file-and-nothing-behind-it | Portfolio Generator
: It opens from a USB stick, an email attachment or any web host, and it will still open in ten years, because it contains nothing that can be switched off.
- will my portfolio still work in ten years · can i put my portfolio on a usb stick · can i email my portfolio · does the page depend on your server · what if your company disappears, does my portfolio still open · how long will the portfolio file last · send the portfolio as an attachment
- do i need a server to open my portfolio · is the portfolio page still readable in the far future · will my portfolio open when you are out of business · carry my page around on a stick · mail my portfolio to a recruiter · is the portfolio file dependent on anything · open the portfolio without hosting · does the downloaded page need the internet
= pf-escaped | /blog/the-portfolio-generator-is-live#what-we-had-to-get-right | Portfolio Generator
: Everything you type is text: every field is escaped where it enters the page. A link is only a link if it’s safe to follow: addresses can begin with https: or mailto:.
- is {p6} secure · can someone inject a script into {p6} · are fields escaped in {p6} · xss in {p6} · what was hard about {p6} · what happens if i type html in {p6}
- can i put html tags in my portfolio fields · could somebody smuggle code into my page through {p6} · what was tricky when building {p6} · are javascript links blocked in {p6} · what happens to angle brackets in {p6} · security of the pages {p6} makes · which link addresses are safe in {p6} · typed a script tag into {p6} · hardest part of making {p6}

= dist-not | /blog/a-distributor-and-four-hundred-order-letters#what-wasnt-the-problem | order letters
: Customers didn’t want a faster answer. Nine out of ten messages needed no answer at all. The time went into reading, looking up item numbers, and typing.
- what was not the problem at the distributor · what did the distributor ask for first · where did the time go at the distributor · how many order messages needed an answer · why not answer the customers
- did the distributor need quicker replies · what cost the most time with the order emails · where did the hours go in the order project · were slow answers the issue for the wholesaler · how many of the messages had to be answered · looking up item numbers and typing · what did not need solving in the order story · did customers of the distributor wait for a reply · what was the wrong problem to solve · nine out of ten order mails
= measure-settled | /blog/what-we-measure-every-week#1-questions-that-were-settled | what we measure
: The share of conversations after which the person didn’t ask the same thing again, in the chat, by email or by phone, for two days.
- what is a settled question · how do you know a question was settled · when does a question count as answered · do you use thumbs up · why do you not rely on thumbs · how do you measure whether an answer helped
- how long do you wait before a question counts as finished · did the chat solve it, how is that counted · what counts as resolved · the same question asked twice within two days · how do you find out that a visitor was helped · definition of a settled conversation · no like buttons, how do you judge answers · share of conversations without a repeat · when do you regard a conversation as solved
= measure-source | /blog/what-we-measure-every-week#2-answers-with-a-source | what we measure
: Every answer should come from a page you can open. The share that does is the number we trust most, because it doesn’t depend on anyone’s opinion.
- which number do you trust most · answers with a source · why do answers need a source · share of answers with a page
- how many answers come with a page · which of the five figures is the most reliable · which metric depends on nobody's opinion · why link a page to every answer · are all answers backed by a page · portion of replies backed by a page · what share of replies has a source · which of the weekly figures deserves trust · is there a figure without judgement in it · citing a page for each answer · proof behind each answer
= measure-handover | /blog/what-we-measure-every-week#4-handovers-with-context | what we measure
: When a person takes over, do they see the whole conversation? We measure how often the first thing they ask is something the customer has already said.
- handovers with context · how do you measure handovers · how do you judge a handover to a person · what makes a good handover
- does the colleague see what was said before · how do you know that a takeover went well · is the customer asked the same thing again after a handover · context at the handover · passing a chat to a person with its history · do customers have to repeat themselves · what should the person see when taking over · quality of the handover from bot to human · handover with the whole conversation · how often is something asked twice after a takeover · bot gives the talk to staff, how is that rated
= hide-prices | /blog/why-our-prices-stand-on-the-page#why-companies-hide-prices | prices
: There are respectable reasons: projects differ, and a number without context can scare someone off. And a less respectable one: a hidden price can be adjusted to the customer.
- why do other companies hide their prices · why are prices hidden elsewhere · why does nobody else show prices · reasons to hide prices · why do companies not publish prices
- what is the motive for secret prices · everyone says contact sales, why · is there a good reason not to print prices · why do others make me call for a price · companies with no price on the page · price on request, why do firms do that · are hidden prices a trick · why keep a price secret · do rivals adjust the price to the customer · why are others so cagey about cost
= prices-gain | /blog/why-our-prices-stand-on-the-page#what-everyone-gains | prices
: The first conversation is shorter and better: people have already decided that the order of magnitude is fine, so we talk about their work instead.
- what is the advantage of public prices · what do customers gain from open prices · does publishing prices help you · benefit of showing prices
- who profits from visible prices · what changed in your first talks since prices are public · are sales talks shorter with open prices · benefits for customers when prices are public · upside of a public price list · effect of open prices on first calls · do you win anything by showing prices · what does everybody gain from printed prices · advantages of listing the prices · pros of price transparency · does an open price save time
= prices-cost | /blog/why-our-prices-stand-on-the-page#what-it-costs-us | prices
: Some people read the number and leave, some larger companies found the prices too low, and we can’t quietly raise a price for someone in a hurry.
- what does showing prices cost you · drawbacks of public prices · downside of listing prices · do you lose customers because of open prices
- what did you lose by printing prices · cons of price transparency · do people run away when they see the number · can you still charge more to somebody in a hurry · is there a drawback in being open about prices · negative side of the public price list · what went badly with open prices · does showing the price scare buyers off · disadvantage of printing prices · can you quietly raise prices · how many turn away because of the number
= single-number | /blog/forecasts-that-admit-a-range#a-single-number-is-a-guess-in-a-suit | forecasts
: You can’t tell whether a single number was a failure or a triumph, because it came without its width. The width is half of the information.
- why not one number · why do you not give a single forecast · what is wrong with a single number · why does a forecast need a range · what is the real number · why three numbers
- why not just say how many we will sell · is one exact figure not clearer · what is missing in a forecast without a range · a guess in a suit · i only want one figure, why do you give me a band · why is the width important · why a range and not one value · a forecast with no width · how would i judge a forecast that is a single value
= question-happens | /blog/retrieval-before-generation#what-happens-to-a-question | the chat
: A message is split into questions, spelling is corrected, every passage of the site gets a score, and the best passages are read for the sentence, list or figure that answers.
- what happens to my question · how is a question processed · how do you deal with typos · do you correct spelling · how do you rank passages · what steps does a question go through
- the way from my message to your reply · do you fix my spelling mistakes · how do you find the right passage · explain your inner workings step by step · what is the pipeline of this chat · i typed it wrong and you still understood, how · two questions in one message, do you split them · how is the best passage chosen · how does scoring of the texts work
= chat-tested | /blog/retrieval-before-generation#how-we-know-whether-it-works | the chat
: With several hundred questions, written the way people type them. Each one records what a right answer must say and what it must never say.
- how do you test this chat · how do you know the assistant works · how is the assistant evaluated · how many test questions does the chat have · quality of the assistant
- how is it checked that you answer correctly · is there a test set for the assistant · who verifies your answers · with what questions were you tried out · do you have quality checks for the bot · are your replies tested automatically · what must a right answer contain in your tests · how do you prevent the chat from getting worse · do you record what an answer must never say · how reliable is this assistant, was it measured
= when-generate | /blog/retrieval-before-generation#when-we-would-generate | the chat
: For drafting, for rewriting and for sorting. In each case something else holds the facts, and a person or a rule checks the result.
- when would you use a language model · when is generating ok · do you ever generate text · what are models good for · are you against language models
- would you let a model write anything · for which jobs is a language model fine · do you use generative ai anywhere · drafting and rewriting with a model · is generation ever acceptable to you · are you opposed to generated text · which tasks do you leave to a language model · sorting with a model · where do generative models make sense · who checks generated text
= clinic-line | /blog/a-clinic-that-answers-at-night#the-line | the clinic
: Hours, parking and appointments: the assistant. Anything about symptoms: never the assistant, but the emergency number, the night service, and the offer of a call back at eight.
- who answers what in the clinic · what does the clinic assistant do about symptoms · can a chatbot give medical advice to patients · what happens when a patient asks about symptoms · which questions does the clinic bot answer · can the clinic assistant make appointments
- where does the clinic draw the line · a patient writes about chest pain at night, what then · does the assistant of the practice book visits · who is called in an emergency at the clinic · is the assistant allowed to talk about illness · can patients ask about parking at night · medical questions to the clinic bot · topics the clinic assistant may handle · are symptoms handled by the machine in the clinic
= clinic-careful | /blog/a-clinic-that-answers-at-night#too-careful-is-the-right-mistake | the clinic
: The list catches too much, and that’s the mistake we choose: the limit is set where the costly errors have almost disappeared.
- why is the clinic assistant so careful · what mistake do you choose in the clinic · what about false alarms in the clinic
- does the clinic bot send too many people to a human · why does it react to harmless words in the clinic · is being overcautious a problem for the practice · too many alarms in the clinic · how was the limit for symptoms set · the clinic list catches too much · costly errors in the clinic · better too careful than too bold · harmless questions taken for symptoms in the clinic · is the clinic assistant overly cautious · where is the limit for careful answers in the clinic · what does a wrong alarm cost the clinic
= clinic-expect | /blog/a-clinic-that-answers-at-night#what-to-expect | the clinic
: About a third of the morning’s calls move into the night. Most appointments requested at night are confirmed as they are.
- what did the clinic gain · how many calls moved to the night · result of the clinic assistant · what can a clinic expect · does it reduce phone calls
- did the telephone ring less in the practice · how many morning calls were saved · are appointments asked for at night kept · what changed for the clinic afterwards · success of the night assistant · effect on the calls in the morning · do night bookings get confirmed · what share of calls moved at the clinic · did it pay off for the doctors · fewer calls at the front desk
= clinic-start | /blog/a-clinic-that-answers-at-night#start-smaller-than-this | the clinic
: Start with the first row: hours, directions, languages. It’s useful from the first night, and little can go wrong.
- how should a practice start · we run a doctors practice, where do we begin · how should an office start with an assistant · start small with an assistant
- first step for a medical practice · what should a dentist automate first · how small can a clinic begin · begin with opening times and directions · we are a small surgery, what is a safe start · what is useful from the first night · low risk start with a chatbot for patients · start of an assistant in a doctors office · which questions should a clinic bot answer first · i run a clinic, where would i begin · which row comes first in the clinic

= forum-account | /forum | forum
: You won’t need an account to read it. This site’s accounts exist only in your browser, so the forum will have its own.
- will my account work in the forum · can i log into the forum with this account · do i need to register to read the forum · separate account for the forum
- must i sign up to read the community · does one login work for forum and site · do i need a new account for the forum later · is my account valid in the community · reading the forum without an account · will forum accounts be separate · can i post in the forum with my login · register for the forum · why does the forum need its own accounts · forum login · is registration needed to view the forum
= searches-key | /privacy#what-is-stored | searches
: The last ${keptSearches} texts that were searched for and led to a page are kept in this browser. “Clear recent searches” in the search removes them.
- are my searches saved · do you keep what i search for · search history · how do i clear my recent searches · how many searches are remembered · delete my search history · can i remove old searches · does the site remember my searches · is what i look up stored
- forget the terms i looked up · who can see what i typed into the search · list of recent searches · empty the search history · how long are my search terms kept · the search box shows old terms
= splash-key | /privacy#what-is-stored | stored keys
: **splash_seen**: whether this tab has shown the opening animation.
- what is splash seen · opening animation key · what is stored in session storage · does the animation play every time
- why do i see the animation only once · does the intro come back in a new tab · what remembers that the intro was shown · the key for the intro · session storage entry of the animation · does the splash screen return · where do you store that i saw the opening · intro animation again · is something saved about the opening animation · when is the opening animation shown · which value records the start animation
`;
