import {
  answerSeconds,
  bodyKilobytes,
  chatRetries,
  guideBuildMinutes,
  guideLines,
  guideReadMinutes,
  longestDelaySeconds,
  messageCharacters,
  retryDelaySeconds,
  sessionIdCharacters,
  toAmount,
  toNumberWords,
} from '@loomwright/content';
import { toNumberText, toNumberWord } from '@loomwright/kit';

/** What visitors ask about the interfaces, the tutorials and the blog. */
export const documentationCards = `
= chat-api | /documentation/the-chat-api | chat API
: The chat service has two endpoints: one answers a question, the other forgets a conversation.
- chat api · chat endpoints · which endpoints does the chat service have · api of the assistant · api documentation chat · how many endpoints · can i call the chat from my program · chat interface for developers · is there an api
= chat-ask | /documentation/the-chat-api#ask-a-question | chat API
: **POST /chat** with a JSON body of **message** and **session_id**; both fields are required.
- send a question to the api · chat request format · post chat · which fields does the request have · request body · required fields chat api · json body of a question · how do i call the chat endpoint · session_id field · what parameters does chat take
= chat-max | /documentation/the-chat-api#ask-a-question | chat API
: A message has up to **${toNumberText(messageCharacters)} characters**.
- maximum length of a question · how long can a message be · message limit · character limit chat · max characters · longest question · message too long · size limit of message text
= chat-session-id | /documentation/the-chat-api#ask-a-question | chat API
: Any random id of **1 to ${sessionIdCharacters} printable characters**; create a new one per page load.
- session id format · length of session id · what is a session id · session identifier · how do i make a session id · max size session_id
= chat-answer | /documentation/the-chat-api#the-answer | chat API
: Status 200 with a JSON body whose **response** is the answer as text. It may contain links, emphasis and lists in Markdown; never HTML, never images.
- chat response format · what does the chat api answer · is the reply markdown or html · fields of the answer · does the answer contain html · response body · what comes back from chat
= chat-no-response | /documentation/the-chat-api#the-answer | chat API
: It’s an error in the service. Don’t retry; show “No response received from server”.
- answer without response field · response missing · no response received from server · empty 200 answer
= chat-delete | /documentation/the-chat-api#forget-a-conversation | chat API
: **DELETE /chat/session/** followed by the session id. It can be repeated safely.
- delete a session · forget a conversation api · end a session with the api · how do i clear a session · remove chat session endpoint · delete endpoint · erase conversation by api
= chat-sessions | /documentation/the-chat-api#sessions | sessions
: A session starts with its first question and ends when it is deleted, when nothing has been asked for a while, or when the service needs the memory.
- how long does a session last · session expiry · when does a session end · session timeout · session lifetime
= chat-status | /documentation/the-chat-api#status-codes | statuses
: 200, 400, 413, 415, 429 and 5xx. Every error has a JSON body.
- status codes of the chat · list of http statuses · which errors can the chat return · error codes · what statuses exist · http codes
= health | /documentation/the-chat-api#health-check | health check
: **GET /healthz** answers 200 as long as the service accepts questions, with a status of ok or degraded.
- health check · healthz · liveness probe · is the service alive · monitor the service · uptime endpoint · ping endpoint · what does degraded mean
= ts-client | /documentation/the-chat-api#a-client-in-typescript | chat API
: The page has a client in TypeScript that distinguishes three outcomes: answered, empty and failed.
- typescript client · code example client · sample client · example in javascript · how to write a client
= body-size | /documentation/the-chat-api#status-codes | limits
: A body may be up to **${bodyKilobytes} kB**; a larger one gets 413.
- maximum body size · request size limit · how big can a request be · payload limit · max request size · how large may the body be
= status | /documentation/errors-and-limits#statuses | statuses
: @httpstatus
- what does error {n} mean · status {n} · http {n} · error code {n} · {n} error · got a {n} · i get a {n} · why do i get {n} · {n} response · meaning of {n} · what to do about {n} · api returns {n} · server answers {n} · too many requests error · unauthorized · bad request · internal server error · body too large · what is a {n} status · code {n}
= error-form | /documentation/errors-and-limits#what-an-error-looks-like | errors
: An answer with a status of 400 or above has a JSON body with an **error** message. Base your logic on the status; the message may change.
- error format · what does an error look like · error body · error json · structure of errors · can i rely on the error text
= limits | /documentation/errors-and-limits#limits | limits
: Each installation sets its own limits, so no number is printed. The number of questions per caller and minute is limited; beyond it you get 429 with Retry-After.
- rate limit · how many requests per minute · api limits · request quota · throttling · requests per second · is there a usage limit · limits of the api · how many questions can i ask · how often may i call the api · quota
= limits-over | /documentation/errors-and-limits#limits | limits
: Beyond the number of questions per caller and minute you get **429** with Retry-After: wait as long as it says. A request that is too large gets 413.
- what happens when i exceed the limits · what if i go over the limit · what happens if i send too many requests · exceeding the rate limit · i exceeded the quota · what if i hit the limit · what do i get when the quota is used up · am i blocked when i call too often · am i banned if i send too much · what happens beyond the limit · what happens above the limit · what if i make more calls than allowed · consequences of exceeding the rate limit · what if we need more requests than the limit · what happens once the rate limit is reached · do i pay more if i go over the quota · and if i send more than that · response when i am over the limit
= retry | /documentation/errors-and-limits#retrying-politely | retries
: Retry only where the table says yes, and **at most ${toNumberWord(chatRetries)} times**: after ${toNumberWords(retryDelaySeconds)} seconds. If Retry-After asks for more, wait that long, but no more than ${toAmount(longestDelaySeconds, 'second')}.
- how often should i retry · retry policy · backoff · how long to wait before retrying · number of retries · when should i try again · retry after · exponential backoff · repeat a failed request · wait between attempts
= retry-400 | /documentation/integrate-the-chatbot#retrying | retries
: No. Retry only what may succeed: a 400 will be a 400 again.
- does it help to retry a bad request · should i repeat after 400 · retry on client errors
= repeat-safe | /documentation/errors-and-limits#is-it-safe-to-retry | repeating
: Asking the chat twice is harmless, and so is deleting a session twice. For requests that create something, send an **Idempotency-Key**.
- is it safe to repeat a request · duplicate requests · what if i send it twice · idempotent · request sent twice by mistake · double request
= no-answer | /documentation/errors-and-limits#when-no-answer-comes | errors
: The chat then uses one of three phrases: the server answered 503, the network could not be reached, or the answer took too long (nothing within ${answerSeconds} seconds).
- what if no answer comes · timeout of the chat · connection lost · chat does not answer · answer took too long · network could not be reached · how long does the chat wait · the chat is stuck
= telling | /documentation/errors-and-limits#reporting-a-problem | errors
: Write to [support](/support) with the time (and time zone), the status, and what you sent, without your key and without any customer data.
- what should i send when reporting an error · information for a bug report · what to include in a ticket · error persists whom to tell
= nn-status | /documentation/the-neural-network-api | Neural Network API
: It’s a preview: coming soon, with no public endpoint yet. Names may still change.
- is the neural api usable · neural network api preview · can i call the neural api today · is there a public endpoint · beta access neural api · base url of the neural api · neural api endpoint url
= nn-try | /documentation/the-neural-network-api#errors | Neural Network API
: [Write to us](/contact) and tell us what kind of texts you have and how many.
- how do i get access to the neural api preview · try the preview · join the beta · early access to {p3} · apply for the preview
= nn-tasks | /documentation/the-neural-network-api | Neural Network API
: Three: **classify** (which of these is it?), **extract** (what does it say?) and **embed** (what is it similar to?).
- what tasks does {p3} do · operations of {p3} · {p3} endpoints · {p3} functions classify extract embed · what can i call on {p3} · methods of {p3}
= nn-auth | /documentation/the-neural-network-api#conventions | Neural Network API
: The key goes into the **Authorization** header. It belongs on a server, never in a page.
- api key header · authentication of {p3} · where do i put the api key · bearer token · authorization · how do i authenticate · can i use the key in the browser · secret key in frontend
= nn-version | /documentation/the-neural-network-api#conventions | Neural Network API
: The API version is part of the address: **/v1**. Within a version we only add fields.
- api version · v1 · versioning of the interface · breaking changes · is the api stable · will the api change · backwards compatible
= nn-format | /documentation/the-neural-network-api#conventions | Neural Network API
: Requests and answers are JSON in UTF-8; names are in snake_case, times in UTC.
- data format of {p3} · json or xml · encoding · date format of the api · snake case · which format do requests have · time format
= nn-idempotency | /documentation/the-neural-network-api#conventions | Neural Network API
: Send an **Idempotency-Key** with every request that creates something. The same key returns the same result for a day.
- idempotency key · how long is an idempotency key valid · avoid duplicates when creating · purpose of the idempotency key
= nn-classify | /documentation/the-neural-network-api#classify | Neural Network API
: It sorts a text into one of your labels, with a confidence between 0 and 1.
- classify · classification endpoint · how does classify work · label a text · sort texts into categories · none_of_these · text classification · what is none of these
= nn-extract | /documentation/the-neural-network-api#extract | Neural Network API
: It reads fields from a text: you name the fields and their types. A field that isn’t in the text stays empty.
- extract · extraction endpoint · read fields from text · get data out of documents · how does extract work · what if a field is missing · pull values from a letter
= nn-types | /documentation/the-neural-network-api#extract | Neural Network API
: string, integer, decimal, date and choice.
- field types · data types for extract · types of a field · which types are supported · can it read dates · decimal type
= nn-embed | /documentation/the-neural-network-api#embed | Neural Network API
: It turns a text into a list of numbers that is close to those of similar texts: for search, for finding duplicates, for grouping.
- embed · embeddings · vector endpoint · semantic search · what are embeddings for · text similarity · vectors
= nn-dimensions | /documentation/the-neural-network-api#embed | Neural Network API
: The example has **384** dimensions; the vectors have length 1.
- vector dimensions · size of the embeddings · embedding length · how long are the vectors · number of dimensions
= nn-vector-versions | /documentation/the-neural-network-api#embed | Neural Network API
: No. Vectors from different versions can’t be compared; store the version with them.
- mix vectors of two versions · compare embeddings between versions · are old vectors still valid · embedding version mismatch
= nn-train | /documentation/the-neural-network-api#train-a-model | Neural Network API
: Send examples of each label, fifty to begin with and a few hundred for a good model, start a training, read the report, and decide which version to use.
- train a model · how do i train {p3} · training data · number of examples · how many samples for training · start a training · training examples needed · custom model training api
= nn-switch | /documentation/the-neural-network-api#train-a-model | Neural Network API
: With **PUT /v1/models/{model}/current** and the version; it takes effect with the next request, and the same call reverts it. No version ever goes live by itself.
- switch model version · activate a new version · does a new version go live automatically · set the current version · put a model into use
= nn-confidence | /documentation/the-neural-network-api#how-to-use-a-confidence | Neural Network API
: Choose two thresholds: above the upper one, act; below the lower one, ask a person. Start with **0.95 and 0.6**.
- confidence threshold · which confidence is good · how do i use the confidence · when should a person check · cut off for confidence · confidence score meaning · threshold values
= nn-inputs | /documentation/errors-and-limits#limits | Neural Network API
: Up to **one hundred** inputs per request, in the preview.
- inputs per request · batch size · how many texts at once · bulk requests · maximum inputs {p3} · can i send many texts in one call
= integrate | /documentation/integrate-the-chatbot | chatbot integration guide
: About ${toNumberWord(guideLines)} lines of JavaScript and no library: you can read the guide in ${toAmount(guideReadMinutes, 'minute')} and build it in ${toNumberWord(guideBuildMinutes)}.
- integrate the chatbot · add the chat to my site · embed a chat · how do i install the chatbot · chat on my page · put {p1} on my page · chatbot setup guide · how do i add {p1} to my website · chat widget code · implementation guide for {p1} · how long to set up the chat · install {p1} · connect the chat to my homepage
= site-builder | /faq#site-builder | site builders
: Yes, if you can add a script tag. It takes about ${toAmount(guideReadMinutes, 'minute')}.
- does {p1} work with a site builder · {p1} on wix · {p1} on shopify · squarespace · wordpress plugin · webflow · does {p1} work with my cms · jimdo · can i use {p1} on a website builder · script tag
= integrate-before | /documentation/integrate-the-chatbot#before-you-begin | chatbot integration guide
: The address of a chat service, a page you can edit, and pages worth answering from.
- what do i need to integrate the chat · prerequisites for the chat · requirements for embedding · before i integrate the chatbot
= csp | /documentation/integrate-the-chatbot#content-security-policy-and-origins | chatbot integration guide
: Add the service to **connect-src**; you don’t need anything else. If the service has another origin, configure the origins that may call it.
- content security policy · csp · connect-src · cors · cross origin · allowed origins · blocked by cors · which csp rule do i need
= integrate-clear | /documentation/integrate-the-chatbot#clearing-the-conversation | chatbot integration guide
: Empty the log at once, and then tell the service with a DELETE; if that fails, the session expires by itself.
- clear button in my chat · how to implement clearing · empty the chat log
= integrate-test | /documentation/integrate-the-chatbot#before-you-show-it-to-customers | chatbot integration guide
: Ask the ten questions you hear most, ask something absurd, use it with the keyboard alone, and disconnect the network while it answers.
- how do i test the chatbot · test before going live · checklist for the chat · what to check before customers see it

= auto-start | /documentation/a-first-automation#step-1-count | first automation
: Count first: for five working days, write down one line per invoice: when it arrived, who sent it, how long it took, and what had to be decided.
- first automation · how do i begin an automation · automation tutorial · steps to automate a process · automate incoming invoices · how to start automating · what is step one of automation
= auto-worth | /documentation/a-first-automation#step-1-count | first automation
: If the result is less than an hour a week, choose another process.
- when is automation not worth it · is my process worth automating · minimum hours for automation · how much time must be saved
= auto-rules | /documentation/a-first-automation#step-2-write-the-rules-as-you-would-for-a-colleague | first automation
: One sentence per rule, starting with “when”. Stop at **ten**.
- how many automation rules · write rules · rule limit · number of rules in automation · how do i write rules
= auto-states | /documentation/a-first-automation#step-3-draw-the-states | first automation
: Each invoice is always in exactly one state, and only named events move it on. Write them down; a text file will do.
- draw the states · states of an invoice · state diagram automation · how do i draw states
= auto-hand | /documentation/a-first-automation#step-4-run-it-by-hand | first automation
: For one week be the machine: take each invoice, apply your rules literally, and note the state it reaches.
- play it by hand · test the rules manually · manual trial of automation · be the machine
= auto-limits | /documentation/a-first-automation#step-5-choose-the-thresholds | first automation
: Above **0.98** it is done, from 0.6 to 0.98 it is proposed, below 0.6 a person does it. In the first month every result is confirmed.
- confidence limits automation · which limits for automation · threshold automation · when may the automation act alone · upper limit
= auto-mailbox | /documentation/a-first-automation#step-6-connect-one-mailbox | first automation
: A copy, not the mailbox itself: forward the invoices of one friendly supplier to a new address. The automation reads only that address, and writes only proposals.
- connect mailbox · automation mailbox · which mailbox should i connect · forward invoices
= auto-measure | /documentation/a-first-automation#step-7-measure-then-widen | first automation
: After two weeks, work out what share was confirmed unchanged. Below 80 per cent, go back to step 4. After eight weeks, count again as in step 1.
- measure automation · when to widen the automation · share confirmed unchanged · how do i measure success of automation
= fc-how | /documentation/forecast-your-sales | forecast tutorial
: From two years of monthly sales: one line per month, the same month of last year adjusted for the trend, and a range from past errors.
- make a forecast · forecast tutorial · forecast sales · how do i predict my sales · sales forecast steps · forecasting guide · calculate next month sales
= fc-data | /documentation/forecast-your-sales#step-1-make-the-table | forecast tutorial
: At least **24 months**, one line per month, oldest first: the month and what you sold.
- how many months for a forecast · data needed for forecast · history required · amount of data for forecasting · how much history do i need · two columns table · minimum data for {p2}
= fc-naive | /documentation/forecast-your-sales#step-2-start-with-the-simplest-forecast | forecast tutorial
: The simplest useful forecast says that next March will be like last March. It’s called seasonal naive.
- seasonal naive · simplest forecast · naive forecast meaning · basic forecasting method
= fc-range | /documentation/forecast-your-sales#step-4-give-it-a-range | forecast tutorial
: Forecast earlier months, list the errors, and leave out the worst tenth on each side.
- forecast range · how do i compute the range · errors of a forecast · confidence interval of forecast
= fc-test | /documentation/forecast-your-sales#step-5-test-it-honestly | forecast tutorial
: Leave the last **six months** out, forecast them one by one, and see how many were inside the range.
- test a forecast · validate forecast · check whether the forecast is good · backtest · hold out months
= fc-decide | /documentation/forecast-your-sales#step-7-decide-with-it | forecast tutorial
: Order for the high if running out costs more than having too much, for the low if leftovers are thrown away.
- which forecast number should i use · order high or low · decide with a forecast · how much should i order
= fc-suite | /documentation/forecast-your-sales#what-the-suite-adds | Predictive Analytics Suite
: It follows these steps for hundreds of products every night, tries drivers such as price, weather and holidays, and tells you when sales leave the range.
- what does the suite add · why do i need {p2} if i have a spreadsheet · advantage of {p2} over excel · {p2} versus spreadsheet
= pf-steps | /documentation/build-a-portfolio | portfolio tutorial
: Plan half an hour: write four answers on paper, open the tool, fill in name, headline, about, links and projects, read it aloud, download it, and put it on the web.
- portfolio tutorial · steps to build a portfolio · how long does a portfolio take · guide for {p6} · how do i make a good portfolio
= pf-publish | /documentation/build-a-portfolio#step-8-put-it-on-the-web | portfolio tutorial
: Any static file host will do; most accept a file by drag and drop. Rename it to index.html.
- publish my portfolio · host my portfolio · put my page online · upload {p6} file · where can i host it · does {p6} host my page · web hosting for {p6} · get my portfolio on the internet
= pf-links | /documentation/build-a-portfolio#step-4-links | portfolio tutorial
: Two or three are enough; up to **50** fit. Addresses begin with https:// or mailto:.
- portfolio links · which links are allowed in {p6} · how many links should a portfolio have · link does not work in {p6} · address refused in {p6}
= pf-projects | /documentation/build-a-portfolio#step-5-projects | portfolio tutorial
: Three good ones are better than ten; drag them, or move them up and down, until the best one is first.
- how many projects should i show · reorder projects in {p6} · projects in a portfolio · sort projects
= pf-picture | /documentation/build-a-portfolio#step-5-projects | portfolio tutorial
: A picture can come straight from your camera: the tool makes a small copy, without the location and time stored in the file.
- picture in {p6} · image size {p6} · add a photo to {p6} · maximum picture size portfolio · photo metadata
= pf-change | /documentation/build-a-portfolio#later | portfolio tutorial
: Open the tool in the same browser, edit, download, and upload again. To take it down, delete the file at your host.
- change my portfolio later · update my portfolio page · edit after download · take my portfolio down · delete my portfolio page
= pf-nots | /blog/the-portfolio-generator-is-live#what-it-doesnt-do | Portfolio Generator
: It doesn’t write your text, it has no paid templates, no statistics and no badge with our name, and it doesn’t publish the page for you.
- what does {p6} not do · does {p6} have statistics · is there a logo of yours on my page · {p6} badge · limitations of {p6}
= pf-why-free | /blog/the-portfolio-generator-is-live#why-start-with-something-free | Portfolio Generator
: A finished tool is a way to check that a company builds software with care.
- why is {p6} free · why do you give {p6} away · what do you gain from {p6} · reason {p6} costs nothing
= first-half-hour | /documentation/what-you-get | getting started
: That page says what each product is for, which of them you can use today, and what to do in your first half hour.
- what should i do in the first half hour · beginners guide · quick start · onboarding guide
= measure | /blog/what-we-measure-every-week | what we measure
: **Five numbers**: questions that ended, answers with a source, honest refusals, handovers that began with context, and minutes of a person’s time.
- what do you measure · weekly metrics · kpis of an assistant · how do you measure success · numbers you look at on monday · quality metrics · how do you judge an assistant
= measure-refusals | /blog/what-we-measure-every-week#3-honest-refusals | what we measure
: Between **five and fifteen per cent** is where our own has settled.
- how often should an assistant say it does not know · honest refusals · refusal rate · share of unanswered questions
= measure-thirty | /blog/what-we-measure-every-week#read-thirty-conversations-a-week | what we measure
: Someone reads thirty conversations every Monday, chosen at random. It takes forty minutes.
- how many conversations do you read · do you review chats · reading conversations weekly · transcripts review
= distributor | /blog/a-distributor-and-four-hundred-order-letters | order letters
: A distributor of forty people gets about four hundred orders a week by email; the automation reads a message and puts a finished order in front of a person.
- distributor case · case study · order letters · automation example · use case orders by email · do you have a case study · example project
= distributor-colours | /blog/a-distributor-and-four-hundred-order-letters#an-order-has-three-colours | order letters
: Green is booked, amber means a person chooses, red means a person reads it first.
- three colours of an order · green amber red · what does amber mean · order colours
= distributor-result | /blog/a-distributor-and-four-hundred-order-letters#what-to-expect | order letters
: A little over half of the messages become green within three months, a third stay amber, and the rest stay red for good.
- result of the order automation · how many orders are automated · how many letters become green · did people lose their job at the distributor
= clinic | /blog/a-clinic-that-answers-at-night | the clinic
: An assistant answers hours, parking and appointments at night. Anything about symptoms is never answered by the assistant.
- clinic example · medical practice assistant · does the assistant give medical advice in the clinic · doctor practice · healthcare use case · hospital · symptoms question clinic · patients
= range-read | /blog/forecasts-that-admit-a-range#how-to-read-the-range | forecasts
: The [Predictive Analytics Suite](/products/2) gives a range, not a single number. Of ten such forecasts, about eight should end up between the low and the high, one below and one above; next to each forecast it shows how often past forecasts kept that.
- how do i read the range · low middle high · meaning of the range · how wide is the range · what do low and high mean in a forecast · how certain is the range · how accurate are the forecasts · how precise are your forecasts · are the forecasts reliable · how good are the forecasts · how accurate is {p2} · is {p2} accurate
= range-which | /blog/forecasts-that-admit-a-range#which-number-for-which-decision | forecasts
: Order for the high when running out is expensive, for the low when leftovers are expensive, for the middle when both cost about the same.
- which number for which decision · when do i use the low number · use of the high number · forecast for fresh food · hire or not by forecast
= range-behind | /blog/forecasts-that-admit-a-range#whats-behind-it | Predictive Analytics Suite
: Nothing exotic: several plain models, of which it keeps the ones that would have done best on months they hadn’t seen.
- what is behind {p2} · algorithms of {p2} · how does {p2} calculate · which models does {p2} fit
= range-state | /blog/forecasts-that-admit-a-range#where-it-stands | Predictive Analytics Suite
: The suite is a preview. It connects to spreadsheets and common data warehouses, and alerts work; explanations are in English only.
- state of {p2} preview · what works in {p2} already · {p2} languages · how far is {p2} · is {p2} in english only · {p2} preview
`;
