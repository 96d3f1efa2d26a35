/** The documentation and the blog in three voices: in a word or two, chatting, and formally. By the ids of the cards. */
export const docsVoices = `
= chat-api
- does {p1} have an api · is there an interface for {p1} that my program can call · does {p1} offer an api · can developers call {p1} over http · rest api of {p1} · chat api · chat endpoints · how many endpoints does the chat api have · what does the chat api offer · is there an api for the chat · can i use your chat from my own code · which endpoints does the chat service have · overview of the chat api · what can the chat api do · does the chat have an api · endpoints of the chat · can developers talk to the chat service
= chat-ask
- post chat · chat request · request format · what do i send to the chat api · how do i send a question to the chat service · which json does the chat api want · what fields are required in the chat request · example request for the chat api · body of the chat request · how do i call the chat api · what must a chat request contain · which method do i use for a question · how do i ask a question with code
= chat-max
- max message length · message limit · how long can a message be · how many characters can a question have · is there a limit on message size · what is the longest question i can send · maximum length of a message in the chat api · character limit of the chat · how much text can i send in one message · limit for a chat question
= chat-session-id
- session id · session id format · how long may the session id be · what should i use as session id · who makes the session id · where does the session id come from · allowed characters in a session id · can the session id be a uuid · which value should session_id have · max length of session id · how do i generate a session id
= chat-answer
- chat response · response format · what comes back from the chat api · what does a chat answer look like · in which field is the answer · does the answer have html · is the answer markdown · format of the reply of the chat api · what do i get back from post chat · what is in the response body · can the answer contain images
= chat-no-response
- no response field · answer without response · what if response is missing · the reply has no response string · 200 but no response · empty answer from the chat · what do i show when response is missing · should i repeat when the response is empty · answer came back empty
- status is ok but there is no text in the body · the field response is absent, retry or not · we receive 200 with an empty object · what should my client display when nothing usable came back · body lacks the response string
= chat-delete
- delete session · end conversation api · how do i delete a session · how do i make the service forget a conversation · which call clears a session · how do i erase a chat by api · endpoint to delete a conversation · forget a conversation · http method to delete a session · can i delete the session from code · remove a conversation through the api
= chat-sessions
- sessions · session lifetime · when does a session end · how long does a session live · what starts a session · do sessions expire · when is a session dropped · how long are sessions kept by the service · what is a session in the chat api · session expiry
= chat-status
- chat statuses · chat error codes · which status codes does the chat api return · what errors can the chat api give · list of chat status codes · which http codes may come back from the chat · error responses of the chat service · possible statuses of the chat api
= health
- health · healthz · health check · how do i monitor the service · how can i check that the service is up · what does degraded mean · which address tells me the service is alive · liveness probe · monitoring endpoint · what does healthz return · uptime check url · how do i see if the chat service is running
= ts-client
- typescript client · client code · example client · is there a client in typescript · sample code for the chat api · do you have client code · three outcomes of the client · ready made client · where is the client code · code example for calling the chat
- sample code for calling the chat · typescript example of a chat client · ready made client that tells failures apart · which three outcomes does the sample client know
= body-size
- body size · max body · how big can a request be · maximum request size · how many kilobytes may the body have · limit of the body · how large may a chat request be · request too large · size limit for a request · payload limit
= status
- {n} · status {n} · http {n} · {n} meaning · what is a {n} · i get a {n} · why do i get {n} · got a {n} from the api, what do i do · the service answers {n} · what should i do about a {n} · explain status {n} · what causes a {n} · is a {n} worth retrying · should i retry after {n} · help with http {n} · {n} status code
= error-form
- error body · error format · what does an error look like · how are errors returned · format of an error · is the error json · should i parse the error message · do i show the error text to customers · what is in an error response · can i rely on the error text · structure of errors
- what do the error bodies contain · json shape of an error · should my code parse the error text · may the wording of an error change · how are failures reported in the response body
= limits
- rate limits · limits · quotas · how many requests may i send · is there a rate limit · how often can i call the api · what are the limits of the api · how many questions per minute · request limit · why am i rate limited · throttling · too many requests · what is limited · how many calls are allowed
= retry
- retries · retry policy · how often should i retry · how many times should i retry · how long to wait between retries · back off · when should i try again · what delay between retries · should i retry automatically · retry rules · wait time before retrying · how do i retry politely · number of retries
= retry-after
- retry after header · longest wait · how long do i wait with retry after · what if retry after is very long · max wait for retry after · do i have to respect retry after · upper limit for waiting · does a 429 tell me how long to wait · what does the retry after header mean · how long should i wait at most
= retry-400
- retry a 400 · should i repeat a 400 · does retrying a bad request help · which errors should not be retried · repeat a wrong request · will a 400 go away · can i resend after a 400 · no retry for which codes
- our request was malformed, does sending it again change anything · bad request, try again or give up · same 400 over and over
= repeat-safe
- safe to retry · idempotent · can i send it twice · what if my request arrives twice · is asking twice a problem · is it ok to repeat a request · duplicate requests · does repeating do harm · what happens if i ask the same thing twice · are requests idempotent · may i repeat a delete
= no-answer
- no answer · timeout message · what does the chat say when nothing comes · what messages does the chat show on errors · the network could not be reached · the answer took too long · what if the service does not answer · what happens when the request dies · which sentences does the chat use for errors · what does the user see when it fails
= timeout
- timeout · how long before the chat gives up · how many seconds until timeout · when does the chat time out · how long does it wait for an answer · thirty seconds · time limit for an answer · after how long does the chat say it took too long
- the bot did not reply for half a minute · what is the waiting time before it gives up · when does a slow answer count as failed · no reply after 30 seconds
= telling
- report an error · what to include in a bug report · what should i tell you about an error · how do i report an api error · what do you need to know about a failure · report a problem with the api · which details do i send to support · an error persists, what do i send you · how to report a failing request
- which facts should a bug ticket have · which details do you want when the api is broken · should i include my key when i report a fault · best way to describe an api failure to your team
= nn-status
- {p3} status · {p3} public? · is {p3} public · is {p3} in preview · can i call {p3} already · is there an endpoint for {p3} i can use · is {p3} usable yet · can developers use {p3} now · is {p3} in production · is the neural api ready to call · will names in {p3} change
= nn-try
- try {p3} · access to {p3} · how do i get access to {p3} · join the preview of {p3} · can i test {p3} · beta access for {p3} · how can we take part in the preview of {p3} · who do i write to for {p3} · sign up for {p3} · get early access to {p3}
= nn-tasks
- {p3} endpoints · {p3} tasks · what can {p3} do · which calls does {p3} have · what tasks does {p3} support · which three things can {p3} do · functions of {p3} · operations of {p3} · what endpoints are there in {p3} · does {p3} do classification
= nn-auth
- {p3} authentication · {p3} auth · {p3} token · how do i authenticate with {p3} · where do i put the key for {p3} · which header for {p3} · can i call {p3} from the browser · is it safe to use {p3} in a web page · where does the key for {p3} belong · how is {p3} secured · bearer token for {p3} · authorization header
- authentication of the api · how do i authenticate · does the api need credentials
= nn-key
- {p3} key · api key · where do i get a key for {p3} · how do i get my api key · can i have an api key · i need a key · who gives me an api key · do you hand out keys for {p3} · sign me up for a key · is there a key yet for {p3} · request access key
= nn-version
- api version · v1 · which version is {p3} · how is {p3} versioned · will you break the api · do you change the api without notice · backwards compatibility of {p3} · what changes within a version · where is the version in the address
= nn-format
- {p3} format · json? · snake case · what format does {p3} use · does {p3} use json or xml · naming of fields in {p3} · which encoding does {p3} want · is {p3} rest · data format of requests to {p3} · date format in {p3}
= nn-idempotency
- idempotency key · {p3} idempotency · how do i avoid creating something twice · what does the idempotency key do · how long is an idempotency key valid · prevent duplicates in {p3} · same key twice · repeat a training request safely · when do i need an idempotency key
= nn-classify
- classify · classification · how does classification work · sort texts into categories · label texts with {p3} · can {p3} sort emails · what does classify return · classify a text · text classification · which label with what confidence · does {p3} categorise tickets
= nn-extract
- extract · extraction · pull fields out of text · can {p3} read invoices · get the amount out of a document · how does extraction work · what does extract do · extract data from text with {p3} · read values from a letter · what if a field is not in the text · field extraction
= nn-types
- field types · types in extract · which types can a field have · data types for extraction · is there a date type · what types does extract know · can i extract numbers · possible field types · types of values
= nn-embed
- embed · embeddings · vectors · what are embeddings for · what does embed do · turn text into numbers · find similar texts with {p3} · semantic search with {p3} · how do i find duplicates with {p3} · can {p3} make vectors
= nn-dimensions
- vector size · embedding dimension · embedding length · how many numbers in a vector · what is the dimension of a vector · how long are the vectors · size of an embedding · dimensions of embed · are vectors normalised · number of dimensions
= nn-vector-versions
- compare vectors across versions · old vectors · can i mix vectors of two versions · are embeddings compatible between versions · do i have to recompute vectors · vectors after an update · store version with vectors · different model versions of embeddings
= nn-train
- train a model · training · how do i train a model · how many examples per label · what do i need to train · steps to train · how does training work in {p3} · teach {p3} my labels · start a training · how much training data · make my own model · examples needed for training
- how many examples does a training need · least number of examples for a training
= nn-switch
- switch model version · use a new version · how do i put a version into use · how do i activate a model · make a version current · which call switches the model · roll out a new model version · does a new version go live by itself · go back to the old model version by api
= nn-confidence
- confidence · confidence limits · threshold values · which confidence is good · how do i use the confidence · when should a person check · what threshold to use with {p3} · recommended confidence · upper and lower limit of confidence · at what confidence should i act · how sure is sure enough
= nn-inputs
- inputs per request · batch size · how many inputs at once · how many texts can i send at once to {p3} · max batch for {p3} · how many items per call · limit of inputs · bulk requests · can i send many texts in one request · maximum number of texts
= integrate
- integrate chatbot · embed chat · chat on my site · how do i add the chat to my website · how long does it take to put the chat on my page · how much code is the chat · can i put your chat on my homepage · build my own chat widget · how hard is it to integrate · lines of code for the chat · guide to add the chatbot · do i need a library for the chat · install the chatbot
= site-builder
- wix · squarespace · wordpress · shopify · webflow · site builder · does it work with wix · will it work with wordpress · can i use it on squarespace · my shop is on shopify, does the bot work there · does the chatbot work with my website builder · do i need a developer to add the chatbot · we use a website kit, can we add the chat · add the bot to a blog · can i paste a script tag · does your widget work on webflow
= integrate-before
- before integrating · what do i need before i integrate the chat · prerequisites of the integration guide · what should i have to add the chat · things needed for the chat integration · what must i have before i begin with the chatbot guide · preparation for the integration
- what should be ready before we start embedding your chat · do i need an editable page for the chat · shopping list for putting the chat in · what has to exist before the widget goes in · must i prepare anything for embedding the chat
= csp
- csp · content security policy · connect src · the chat is blocked by csp · my csp blocks the chat · what do i have to add to the csp · cors · cross origin · which csp rule is needed · does the chat need unsafe inline · refused to connect · origin not allowed · security policy for the chat
= integrate-clear
- clear button in my chat · how do i clear the conversation in my widget · what should clear do · implement clear in the chat · what if deleting fails when i clear · order of clearing
- user presses clear, what should my code do · first wipe the log or first call delete · the delete call failed after clearing, now what · reset button for the embedded chat · how do i let visitors start over in my chat window · should the screen be emptied before the server replies · forgetting the conversation from my own page
= integrate-test
- test the integration · checklist before launch · what should i test before going live · how do i test my chat · before i show the chat to customers · testing the chatbot on my page · what to try before customers see it · test keyboard use of the chat
- we go live tomorrow with the chat, anything to try · how do i break the chat on purpose before launch · which questions should i ask it first · should i pull the network cable while it answers · acceptance test for the embedded assistant
= markup
- html of the chat · chat markup · role log · what html does the chat need · is the chat accessible · screen readers in the chat · which elements make up the chat
- which html do i have to write for the chat window · what elements does the widget consist of · will blind visitors hear new messages · aria role of the message list · is a form and a log enough
= text-content
- textcontent · innerhtml · why textcontent · can an answer inject html · how do i show the answer safely · xss in the chat · is it safe to show the answer
- why should i not use innerhtml for the answers · could a reply run code in my page · insert the reply as plain text · prevent script injection from the assistant · safest way to put the reply on the page · will html in a reply be executed
= service-address
- service address · base url · where do i find the address of the chat service · what is the url of the chat service · which host do i call · endpoint url · where is the service running
- i do not know the url of my installation · which base address goes into my script · who told me the chat address when we installed it
= first-half-hour
- what you get · overview page · where can i read what each product is for · start page of the documentation · where do i find an introduction · intro to everything · introduction for newcomers
- reading for the first thirty minutes · introduction that explains the whole offer · where does a beginner start reading
= two-hours
- hours per week · how much time do you need from my people · how many hours a week · time our employee must give · effort for our staff in the first month · how busy will our person be · time commitment
- what effort must our employee plan for · hours one colleague has to spare beside the normal job · how much of a person do you need in the first four weeks · weekly workload for us · how many hours should we keep free for the project
= clean-data
- clean data · messy data · our data is a mess, is that a problem · do we have to clean our data first · is dirty data ok · data quality · what if our data is wrong · must the data be clean
- our spreadsheets are full of errors, can you still start · must we tidy up our data before you come · duplicates and gaps in our records, a blocker?
= measure
- what do you measure · metrics · five numbers · which numbers do you look at · how do you measure an assistant · what do you check every week · kpis · weekly numbers · how do you know an assistant helps · which metrics matter · what are the five numbers
= measure-refusals
- refusal rate · how often should it say i do not know · share of refusals · what is a healthy refusal rate · how many questions does it not answer · percentage of i do not know · is it bad when the bot refuses · honest refusals
- is ten percent of honest refusals fine · how frequently does yours admit that it has no answer · our bot declines every tenth question, too many?
= measure-thirty
- thirty conversations · who reads the conversations · how many conversations do you read · do you read chats every week · how long does reading take · how are conversations chosen · reading transcripts
- does a human go through chats by hand · what is read on mondays · sample of conversations per week · forty minutes of reading for what · do people at your place look at real chats · are the chats you review picked at random
= minutes-measure
- minutes per question · what does finance ask for · which number does finance care about · minutes not messages · time per settled question · cost of looking after an assistant
- why count minutes rather than messages · how much human time does each question take · which figure convinces the finance people · how do you put a cost on a settled question · finance wants minutes, not messages · what does a settled question cost in time · human minutes for each answered question · do you count working time or messages
= bigger-model
- bigger model · would a bigger model help · how often did you change the model · is a larger model better · do you fix things with a bigger model · when do you change the model · larger model instead
- one of your figures drops, what is your remedy · is the cure usually a better page · did a new model ever solve it · do you swap the model when results get worse · text change or model change · should we upgrade to a stronger model when answers get worse
= distributor
- distributor · order letters · building materials · the story about the distributor · how did you help the distributor · case study · do you have a case study · example of order automation · customer example · how are orders by email handled · use case for orders
= distributor-colours
- colours of an order · green amber red · what does amber mean · what do the colours mean · what is a green order · when is an order red · three colours · who decides on amber orders
- traffic light for orders · what happens to a red order · booked without a person, which colour is that · an order is amber, what now · meaning of the order colours
= distributor-result
- result at the distributor · how many orders become green · what did the distributor save · how many letters are automated · outcome of the order project · how much work was saved with orders · what became of the three people
- how well did it go with the order emails after three months · share of orders booked without help · which part of the letters stays red
= limit-two-people
- who may lower the threshold · threshold set to zero · how many people to change a threshold · what went wrong at the distributor · someone changed the threshold · can one person lower the limit
- how was the zero threshold possible · does lowering the green limit need a second person · are changes of the threshold logged · a mistake from the order project · clearing the backlog by lowering the threshold · four eyes for the threshold
= order-letters-fit
- does my inbox fit · is order automation right for me · when should i not automate my inbox · how do i know if my orders can be automated · should i automate our order mails · what do i count in my inbox
- would this work for the orders in our mailbox · how can i tell whether my order emails are too messy · test with a stranger and a price list · our orders come by email, is automating them sensible · what share should a stranger be able to type · are our order mails simple enough
= clinic
- clinic · doctors practice · medical assistant · the clinic story · can an assistant work at a doctors · assistant for a practice · night assistant for a clinic · healthcare example · how does the clinic assistant work · example from a clinic · use case doctor
= clinic-remember
- clinic data · does the clinic bot see patient records · what does the clinic assistant store · patient privacy in the clinic · does it keep patient data · are patient records read · what is remembered in the clinic
- are the chats of patients deleted · does the night assistant learn who the patient is · how long does the practice keep a conversation · can it look into medical files · what personal data does the clinic assistant hold
= range-read
- read the range · how do i read a forecast · what does the range mean · how often is the range right · eight out of ten · what do low and high mean · how sure is the range · meaning of the three numbers in a forecast
= range-which
- which number to use · low middle or high · when do i use the middle · which of the three numbers should i take · decide with a range · hire or not with a forecast · which value for spare parts · fresh food low or high
- spare parts cost a lot to be without, which figure · leftovers and shortage cost the same, low or middle or high · choosing among low, middle and high · food that spoils, which figure of the forecast
= range-behind
- which models does {p2} use · how does {p2} compute forecasts · what is behind the forecast · what method is in {p2} · is {p2} deep learning · how does {p2} choose a model · algorithm of {p2}
- what maths does {p2} use · does {p2} use one model or several · is there a neural network inside {p2} · how were the models of {p2} picked · plain statistics or magic in {p2}
= range-state
- {p2} preview · how far is {p2} · what works in {p2} already · do alerts work in {p2} · is {p2} in english only · state of {p2} · does {p2} explain in other languages
- which parts of the forecasting product already run · current stage of {p2} · do the warnings of {p2} function today · in which language are the explanations of {p2} · is {p2} finished or a preview · how mature is {p2}
= unknown-fields
- unknown fields · extra fields · what if i send more fields · are unknown fields ignored · can i add my own fields to the request · does the service reject extra keys · additional json fields
= delete-unknown
- delete missing session · delete unknown session · what if i delete a session twice · does deleting a missing session fail · session does not exist · error when the session is gone
- i deleted the same session twice, trouble? · does the api complain when the session is not there · removing a session nobody knows
= late-answer
- late answer · answer after delete · what if an answer comes after clearing · reply arrives too late · question was on its way when i cleared · late reply
- user cleared the chat while a question was pending · should i still show a reply that comes in afterwards · throw away a reply to a cleared question? · response comes back once the log is empty
= ended-session
- old session id · what if the session has ended · session expired what happens · use an expired session · do i get an error in an ended session · continue an old session
- my session id is from yesterday, will it be refused · question sent with a forgotten session · the session timed out and the user asks on · does an old id give an error
= content-type
- content type · 415 why · which content type · do i have to set a content type · header for json · unsupported media type · what header does the chat api need · declare json
= method
- wrong method · get instead of post · method not allowed · which methods are allowed · can i use get
- wrong verb, which are allowed · can i call the endpoint with get · put instead of post · which verb does the endpoint accept · the server says that the verb is not supported · what is in the allow header · get request to the chat is rejected · is only post permitted
= utc
- utc · in which time zone are api times · timestamps of {p3} · date and time format in the api · are times in utc
- is the timestamp local time or utc · do i need to convert the times of the api · how is a moment in time written in the api · which clock do the api times follow
= html-errors
- html error · error is html · why do i get html instead of json · proxy error · error page from a proxy · can i trust the error body · captive portal
- we expected json and got a web page · hotel wifi returns a login page instead of an answer · why does the error body contain markup · the response is not json at all · an intermediary answers instead of your service
= offline-api
- browser offline · retries when offline · should i retry while offline · what if the user is offline · no network in the browser · hold the question until online
- connection lost while asking, count it as an attempt? · what should my chat client do while the browser has no network · send it once the network returns · wifi dropped in the middle of a question · how should a client treat being offline
= delete-model
- delete model · what happens to my examples · are my examples deleted · remove my training data · delete training examples · do you keep my examples
- if i remove the model, do you keep the training set · who gets to see our training samples · erase everything we trained · are our examples reused for other clients · get rid of a trained model and its data · wipe my trained model
= report
- training report · evaluation report · how good is the new version · what is in the report · how do i compare versions · report of a training · accuracy of my model
- how is the new model compared with the one in use · which portion of the examples is kept for testing · what do i read before i switch versions · does it show results for each label · evaluation by label
= train-async
- training status · how do i know the training is done · is training asynchronous · poll the training · when is training finished
- does the training call block · what comes back when i start a training · how long do i have to poll · training returned 202, what next · how do i notice that a training failed · waiting for a training to finish · where is the progress of my training
= extract-place
- place of a value · where was the value found · position of extracted fields · can i check an extracted value · does extract give positions · source of a value
- can a person verify where a field came from · does extract tell me the position in the text · highlight the extracted value in the document · character positions of a field · which part of the text did it take the value from · start and end of the match
= input-error
- one bad input · unreadable input · what if one input fails · does one wrong input break the request · order of results · error in a batch
- one of my hundred texts is broken, are all lost · is the answer in the same order as my inputs · what does a failed item look like in the result · do the good ones still get a label when one is bad · a single text could not be read
= wish-list
- wish list quote · logistics customer quote · what did the logistics company say · head of operations testimonial · first testimonial · testimonial about the wish list
- which customer talked about a bad idea on the list · quote about the wish list going live in five weeks · voice of the logistics firm · what does the head of operations say about you · who praises you for crossing out part of a list · five weeks later the other half went live, who said that · half of our wish list was a bad idea
= open-afternoons
- open afternoons · when are the student afternoons · which days can students come · student days · what afternoons are open · when do you open for students · visiting days for students
- i study at the institute, when is your door open · weekdays for student visits · when may students drop in · at which times of the week are students welcome · is wednesday a student afternoon
= meetings-us
- can we meet from california · calls with the us · is a call from the west coast possible · meeting times for america · meeting across time zones
- i am in san francisco, when can we talk · late meetings with people in the us · time difference with los angeles · we sit in seattle, does a meeting work · video call between india and america · how early do i have to get up for a call from the pacific coast · working with american customers despite the time difference · do meetings with the us west coast work
`;
