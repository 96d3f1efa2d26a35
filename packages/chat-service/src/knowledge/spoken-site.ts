/** More of how visitors ask about this site, its documentation and its blog. By the ids of the cards. */
export const spokenSiteParaphrases = `
= register
- how do i sign up · how do i create an account · how can i register · i want an account · create account · how do i make a login · do i need to register · signup · where do i sign up · what do i need for an account · how do i become a member
= account-free
- is signing up free · is it free to register · do accounts cost something · is the account free
= password-rules
- what is the minimum password · how long must the password be · how many letters for a password · password minimum · what are the password rules · which passwords are allowed · how short can my password be · what password can i choose · is a password of four letters ok · length of the password · password at least how many
= email-check
- do you check my e-mail · do you send a verification mail · will i get a confirmation mail · do i have to verify my mail · need to verify email · must the email be real · i did not get the mail after registering · does my email have to exist
= password-stored
- how are passwords saved · are passwords safe here · how do you protect my password · is my password encrypted · can somebody read my password · do you know my password · hashing algorithm
= account-where
- does my account work on my phone · can i log in from another computer · is my account only on this device · account on tablet · why can i not log in on my other computer · can i use the account on two devices · use my account everywhere
= sample-accounts
- are there test accounts · can i use a test account · try the site with a sample account · demo login · sample user and password · can i see the member pages without an account
= forgot
- i forgot my password · forgot pw · how do i reset my password · how can i get a new password · can not log in forgot password · password lost · reset pw · i lost my password how do i get back in
= no-code
- i lost my recovery code · what if i have no recovery code · no recovery code · i do not have the code · forgot password and no code
= change-password
- how do i change my password · i want a new password · where do i change the password · change pw
= lockout
- my login is locked · i am locked out · how many times can i try to log in · how many login attempts · login attempts · how long am i locked · why is my login blocked · too many wrong passwords · wait after failed login · how long until i can log in again · how often can i enter a wrong password
= login
- how do i login · where do i log in · login · i want to log in · log in page · where to sign in
= delete-account
- how do i delete my account · i want to delete my account · can i delete my account · remove account · how do i close my account · delete everything about me · get my account deleted
= export
- how can i export my data · how do i download my data · can i take my data with me · export everything · export data · give me my data
= profile
- how do i change my picture · where do i change my name · change profile picture · where is my profile · set a photo · change my display name · how can i edit my profile
= theme
- is there a dark mode · dark mode · how do i switch to dark mode · can i change the colours · switch theme · light theme please · where is dark mode · my eyes hurt the page is so bright · change to dark
= dashboard
- where do i see notifications · where are notifications · what is on the dashboard · is the dashboard real · are the dashboard figures real numbers · my dashboard
= activity
- where do i see what i did · activity page · activity history
= orders
- where are my orders · where can i see my quotes · where do i see my requests · where is my order · how do i see old quotes · what happened to my quote · my past orders · look up my order · i ordered something where is it · see previous quotes
= cart
- where do i find the cart · how does the cart work · what is the cart for · open cart · my basket
= cart-max
- how many of one product can i put in the cart · what is the maximum in the cart · max quantity · can i add more than {n} · can i put {n} of one product in the cart · can i buy {n} pieces · limit per product · maximum number per item · how many pieces can i order
= cart-undo
- i removed something from the cart · can i undo removing · removed by accident · get back a removed product · i deleted the wrong thing from my cart · cleared my cart by mistake
= cart-guest
- what happens to my cart when i log in · does my guest cart stay · is my cart kept when i log in · my cart before login · cart of a guest · will my items still be there after login
= cart-login
- do i need to log in to see the cart · can i use the cart without an account · must i log in for my cart · why must i log in · cart without login
= cart-soon
- can i put coming soon products in the cart · coming soon in cart · may i order a product that is not out · can i reserve {p} · add coming soon product
= cart-prices
- do cart prices change · are prices in the cart up to date · what if a price changes while in cart · do prices update
= cart-tabs
- is the cart the same in all tabs · does logging out log me out everywhere · log out all tabs · cart in two tabs · does it sync between tabs · same cart in other tabs · sync tabs
= cart-kept
- is my cart saved · does the cart stay · will my cart be kept when i close the browser · cart lost after closing · how long does the cart last
= cookies
- do you use cookies · are there cookies · no cookie banner · do you track me · am i being tracked · is there tracking · do you use google analytics · do you use trackers · cookies? · so there are no cookies
= privacy
- what about privacy · is it private · privacy? · how do you handle privacy · your privacy policy
= sell-data
- do you share my data · who do you share data with · do you sell data · third parties · do you give data to other companies · do you pass my data on
= stored
- what do you store · what do you save about me · which data do you keep · what do you know about me · where is my data · where is my data stored · where do you store my data · what is in local storage · what is stored · which keys are stored · what does the site save in my browser
= what-leaves
- what do you send · what is sent out · what data leaves · does my data leave the browser
= chat-privacy
- is the chat saved · do you store the chat · who reads the chat · who can see what i write here · can anyone read this chat · are my chat messages stored · who sees my questions · is this conversation private · do you keep the chat
= map
- does the map load by itself · does the contact page load a map · is google maps used · maps on the contact page · third party embeds
= forms
- do the forms send anything · does the form really send · is my message really sent · did my message arrive · what happens with my contact form · is the contact form real
= private-mode
- does it work in private mode · what happens in incognito · private tab · when storage is blocked · if my browser blocks storage · what happens in a private window
= terms
- what are the terms · your terms · terms · where are the terms · what are your conditions
= license
- what license is the code · is this open source · which licence · is your code open source · can i use your code · mit
= mine
- who owns what i make · is what i type mine · do i own my work · who has the rights on my portfolio
= warranty
- is there a guarantee · do you give a warranty · any warranty · what if something breaks here · are you liable for damage
= fair-use
- what am i not allowed to do here · what is not allowed · may i type in other peoples data · can i enter personal data of others · rules of use
= browser
- what browser do i need · which browsers work · does the site need javascript · can i use it without javascript · does it work in my browser · minimum browser version · browser support
= forum
- is there a forum · do you have a forum · do you have a community · where can i talk with other users
= docs
- where are the docs · do you have documentation · is there a manual · where is the documentation · documentation please · any docs
= docs-pdf
- can i download the docs · docs as pdf · is there a pdf of the docs · pdf download
= tutorials
- do you have tutorials · which tutorials · any tutorials · how many tutorials
= blog
- whats new · what is the latest post · latest blog post · newest post · last article · do you have a blog · any news · what was the last thing you wrote · most recent article
= posts-list
- which posts do you have · list of posts · how many blog posts · how many articles · show all articles
= self-how
- how do you know the answers · how do you find answers · where do you get your answers from · how did you find this · do you search the pages · how does the chat work
= self-why
- why do you not use ai for answers · why does the chat not use an llm · why no llm · why no generated answers · why look up instead of generate
= self-memory
- do you remember what i asked · can you remember · do you remember me · do you know what i asked before
= self
- are you human · are you a real person · is this a bot · are you an llm · am i talking to a machine · who am i talking to · who is this · what is this chat · introduce yourself
= self-can
- what can i ask · how can you help me · what do you know about · what are you able to do · can you help · what can you tell me
= chat-api
- do you have an api · is there a chat api · how does the chat api work · api docs · chat service api · can i use the chat over http
= chat-ask
- how do i send a message to the chat api · which parameters · what do i post to chat · how do i ask a question with the api · fields of the chat request · what fields are required · what does the request look like · how do i call the api · endpoint to ask a question
= chat-max
- max message length · how long may a message be · how many characters can i send · message size · limit of characters · longest message · characters per message · how long can my question be · maximum characters
= chat-session-id
- how long is a session id · what should the session id be · max length session id · what goes in session_id · characters in a session id
= chat-answer
- what does the chat api return · what do i get back from the api · what is the response · format of the answer · is it html or markdown · what is in the reply · response format
= chat-delete
- how do i delete a session · how do i delete a conversation with the api · how to end a session · how do i forget a session · call to delete a conversation
= chat-sessions
- when does a session expire · how long is a session kept · how long do sessions live
= chat-status
- which statuses are there · what error codes are there · possible status codes
= health
- is there a health check · health endpoint · health check url · how do i check if the service is up · is there a status endpoint · monitoring endpoint
= body-size
- how large can the body be · max body · max payload · how big may a request be · body limit · request body limit
= status
- is {n} worth a retry · retry on {n} · what is error {n} · what does {n} mean · {n}? · and {n} · status code {n} · i got {n} · getting {n} what now · what should i do on a {n} · what to do on {n} · http status {n} · why {n} · got error {n} from the api · {n} unauthorized · received {n}
= limits
- is there a rate limit · how many requests can i make · how many calls per second · request limit · api limit · what are the limits · how many questions per minute
= retry
- how many retries · how many times should i retry · how often do i retry · when should i retry · how long between retries · wait how long before trying again · retries
= retry-400
- should i retry a 400 · retry after bad request · is it worth repeating a 400
= repeat-safe
- can i send the same request again · is it safe to send again · can i repeat a request safely · is sending twice a problem
= nn-status
- is the neural api open · is {p3} public · can i use the neural network api now · {p3} preview · does {p3} answer already · address of {p3}
= nn-tasks
- which endpoints does {p3} have · what can {p3} do · tasks of {p3} · which functions does {p3} have · endpoints of {p3}
= nn-auth
- how do i authenticate with {p3} · where does the key go · authentication · how to send the api key · api key where · can i put the key into my page · authorization header
= nn-idempotency
- what is an idempotency key · what is idempotency key for · use of an idempotency key · idempotency
= nn-classify
- what does classify do · what is classify · what does the classify endpoint do · how do i classify
= nn-extract
- what does extract do · what is extract · how do i extract fields
= nn-types
- which field types · what types can extract return · which types does extract have · list of field types · types extract
= nn-embed
- what does embed do · what is embed · what are the embeddings for
= nn-dimensions
- how many dimensions · how many dimensions does a vector have · embedding dimensions · vector size
= nn-vector-versions
- can i compare vectors of two versions · can vectors of different versions be compared · comparing embeddings of versions
= nn-train
- how many examples do i need · how many examples for training · how much training data · how do i train a model · examples per label
= nn-confidence
- what confidence should i use · which threshold should i start with · which confidence is enough · what limits for confidence · start threshold
= nn-inputs
- how many inputs per request · how many inputs can i send · max inputs · how many texts in one request · inputs limit · how many inputs can i send to {p3}
= integrate
- how do i put the chat on my site · how do i add the chatbot to my website · how do i integrate the chatbot · how do i integrate {p1} · how long does the integration take · how long to integrate {p1} · time to integrate the chat · chat on my website · put the chat on a page · integrate {p1} in my page · embed {p1}
= site-builder
- does it work with wordpress · wordpress · can i use it with my site builder · works with shopify · i have a wix site · does it run on wordpress
= csp
- do i have to change the csp · which csp do i need · what to add to the content security policy · do i need cors · change my csp
= auto-start
- how do i start my first automation · how do i start automating · where do i begin with automation · my first automation · how do i automate invoices
= auto-rules
- how many rules · how many rules do i need · how many rules should there be · maximum number of rules
= auto-limits
- which limit to begin with · which confidence limits for automation · limits to begin with · what limit in automation
= fc-how
- how do i make a forecast · how do i forecast my sales · how to forecast · make a sales forecast · how can i forecast
= fc-data
- how much data do i need · how much data for a forecast · how many months of data · how many years of data · what data do i need for a forecast
= fc-naive
- what is seasonal naive · what does seasonal naive mean · explain seasonal naive · the simplest forecast
= fc-range
- how do i get a range · how do i calculate the range
= pf-publish
- how do i publish my portfolio · how do i publish {p6} · how do i put my portfolio online · where do i host my portfolio · publish {p6} page · how can others see my portfolio · {p6} on the web · upload my portfolio
= measure
- what do you measure every week · which numbers do you look at · five numbers · what are the five numbers · what do you measure weekly
= measure-refusals
- how many questions should be refused · how often should it say i do not know · what percentage of honest refusals · percent of questions refused
= distributor
- what is the distributor story · what about the distributor · tell me about the distributor · four hundred order letters · the distributor post
= distributor-result
- what was the result for the distributor · did people leave at the distributor
= clinic
- tell me about the clinic · who answers medical questions · what about the clinic · clinic at night · medical questions in the clinic · who answers symptoms
= range-read
- what does low middle and high mean · how to read the range · what does the range mean · how sure is the range
= round-the-clock
- is support 24/7 · do you have 24 7 support · is someone there all night · 24/7? · open around the clock · are you guys available 24/7
= visit
- can i visit · can i come by · may i come to your office · can we visit you · i am in dimapur can i come · drop in
= channels
- is there live chat · do you have live chat · live chat? · chat with someone · which support channels
= profiles
- are you on github · do you have a github · do you have linkedin · github? · your github · social networks
= youtube
- do you have a youtube channel · youtube channel · youtube?
= complaint
- where do i complain · i have a complaint · who do i complain to
`;
