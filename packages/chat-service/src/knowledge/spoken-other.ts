import { companyWord } from '../reading/company-words.ts';

/** How learners of English, people in a hurry and people who think aloud ask, by the ids of the cards. */
export const otherParaphrases = `
= price-all
- i need to know how much money it is · can you say me the prices · what is the price of your things · before anything else, the prices · prices of all tools you have · what numbers are we talking about · how much must one pay for the products · do you have a pricing page · where is the pricing page
= price-one
- what costs {p} · how much it costs {p} · how much money is {p} · i want {p}, price? · the cost for {p} · price {p} · {p}: price · need pricing for {p} · {p} what price · how many money for {p} · whats the number for {p} · tell me what {p} costs · price for {n} {p} · {n} {p}, how much · order of {n} {p} total · calculate {n} {p} and {n} {p} · total for one {p} one {p} and one {p} · sum of {p} {p} and {p} · how much do {n} {p} and {n} {p} come to · what do i pay when i take {p} and {p} · with {n} {p} what is the bill
- could you tell me what {p} costs · could you please give me the price of {p} · can you say what the price of {p} is · please tell me the price of {p}
= price-period
- is {n} for the whole company or each person · does the price cover all my employees · per company or per person · is {n} per month · is {n} a monthly price · does the price repeat · do i pay again next year · the {n} dollars are for how long · for how many users is the price · is it a yearly or a monthly price · one time or every month · how many seats are included · for each person or for everybody · do i pay once · once or monthly
= cheapest
- which product has the lowest price · what is the product that costs least · give me the cheapest · your cheapest · the lowest cost option · which is the less expensive · cheapest thing
= dearest
- which is the more expensive product · the product with the highest price · most expensive product that you have · what is the most costly · priciest · priciest thing · the priciest one
= under
- what fits in {n} dollars · my boss gives me {n} dollars · budget {n} · budget is {n} what fits · i only have {n} · things for less than {n} · nothing above {n} dollars · what could i get for {n} · not more than {n} dollars
= difference
- {p} or {p} cheaper · is the price of {p} higher than {p} · {p} cheaper than {p}? · which costs less {p} or {p} · {p} or {p}: which is cheaper · how big is the price difference {p} {p} · do i pay more for {p} than for {p}
- which of the two is cheaper {p} and {p} · which of {p} and {p} is cheaper · which of {p} and {p} costs less
= compare
- please compare {p} with {p} · what separates {p} from {p} · i can not decide {p} or {p} · {p} and {p}: what is the difference · in what do {p} and {p} differ · which one for me {p} or {p} · do {p} and {p} do the same · is {p} the same as {p} · {p} {p} and {p} compared
= status-all
- what works actually today · something that runs already · what runs already · is there something i can use at once · which can i use immediately · the live products · do you have any finished product · what is usable · which product is finished and working · anything that works now · can i already use something
= status-one
- when comes {p} · when does {p} come out · when it is possible to use {p} · is {p} working already · does {p} work already · from when can i use {p} · {p} finished? · when will {p} be on the market · can my team use {p} this month · how long must i wait until {p} is out · date of {p} · is {p} already launched
= list-products
- which are your products · tell me which products exist · what things do you sell · what can one buy from you · what is your offer of products · say me the products · which products are on the site · the list of what you sell
= card
- what means {p} · please explain {p} · i do not understand what {p} is · {p} is what · for what is {p} · what is the function of {p} · tell me of {p} · what do i do with {p} · which problem does {p} solve · in short, what is {p} · i heard of {p} what is it
= features
- what has {p} · what are the functions of {p} · what does one get with {p} · which features has {p} · what all can {p} do · show the features of {p}
= p1-languages
- what languages can {p1} understand · in how many languages works {p1} · {p1} understands which languages · my clients write in dutch, ok for {p1}?
= order
- how can i make an order · i want order {p} · where one can buy · what must i do to buy {p} · how is the process for buying · i wish to purchase · how do i go about ordering · steps for buying
= quote
- how to make a quote request · i need an official offer · can i have a quote · where do i ask for the offer · send offer · how do i get a price offer for my boss · formal quote
= account-where
- my account is gone · my account disappeared · i cannot find my account anymore
= response
- how long does a quote take · time until the quote comes · when do i get my quote
= site-builder
- does {p1} need programming · do i have to program for {p1}
= quote-binding
- do i have to buy if i ask a quote · does a quote cost money · is there an obligation with the quote · can i ask for a quote without buying · will a quote commit us
= payment
- how to pay · can i pay with visa card · do you invoice · do you send invoices · pay cash · which cards do you take · how does payment work · is it possible to pay by transfer · pay later · can the company pay by invoice · where can i pay · american express
= refund
- if i am not satisfied do i get the money back · can i return it · is there a money back guarantee · give back the product · i changed my mind, money back
= shipping
- do you send to germany · how do you send it · is sending free · who pays the shipping · do i pay for delivery · how many days for delivery
= discount
- is it cheaper for students · exists a discount · special price for schools · we are an ngo, reduction possible · are nonprofits cheaper · does a university pay less · reduction for a charity · i study, is there a discount · price for non profit organisation · can a school get it for less · do teachers pay less
= trial
- can i test it · can i try before · is it possible to try it for free · how can i try · i would like to test {p} · is a test possible · how do i get a trial of {p} · trial of {p} · may we try it some days · how many days of trial · free test · give me a trial
= trial-card
- must i give my card for the trial · trial: card needed? · do you want my card number for the test
= service-price
- how is the price for services made · how much costs a service · price for a project · what must i pay for automation · what does it cost if you build us a chatbot · how do you calculate the price for work · cost of your work · what would you take for a project
= hours
- at what time do you open · at what hour do you close · say me the opening hours · the hours of opening · which hours are you open · which days are you open · on which days do you work · from which time can i call · when is the office open · do you work on {d} · {d} you are open? · is {d} a working day · when somebody is there · when is your office staffed · when can i find you in the office · what days are you closed · till when are you open
= open-now
- are you still there · now open? · is the office open in this moment · can i come now · can i reach you today · is somebody there today · somebody there now
= contact
- how it is possible to contact you · where can i write you · how can we speak · in which way can i contact you · what is the best way to reach you · i need your contact · give me your contact data · how do i get hold of somebody
= phone
- what is the number of telephone · i need someone on the phone · which number can i call · tell me the phone · give me a number to call · can i get you by phone · a phone number please · number of your office
= email
- what is the mail · the mail address of sales · to which address do i send a mail · give me the email · which is your email · email of the company · mail of the office · sales email
= address
- where is located your company · where it is your office · where do you have the office · in which city are you · in what place is the company · where exactly are you · the address of the office please · where can one visit you · in which country is the office
= human
- is it possible to speak with a person · i want to speak with one person · can i speak with somebody real · i do not want a bot · please a real human · give me a person · i need to speak to someone · can a person contact me · let me talk with someone from the company · who can i talk to
= response
- how soon can somebody get back to me · how soon do you get back · when do you write back · how many hours until an answer · how much time until you answer · when will somebody answer me · how fast do you react · how long is the wait for an answer · do you answer quickly · how quickly will someone get back to me
= support
- where can i get help · who can help me · i have a technical problem · what can i do if something is broken · it gives an error on your page · where do i tell you that something is broken · something is wrong with the site
= founded
- in which year was the firm founded · when was the enterprise born · since which year does the firm exist · in what year did you begin · year of birth of the company · how long is ${companyWord} there · since when is there ${companyWord}
= founders
- who have founded this firm · who are the people who founded it · who is behind this company · who began the company · the founders
= team
- how many persons work there · how many persons are you · how many workers have you · who are you people · who all works for ${companyWord} · is it a big company · how many are you · names of the team · people in the company
= person
- who is the chief · who is the director · who is the boss over there · who commands there · name of the boss · who decides about the product · who does research · the person for the product · who is the technical boss · the technical chief · who makes the decisions
= careers
- is there work for me · can i work there · i seek a job · do you search people · do you have work · how is it possible to work for you · have you free positions · i am a developer and look for work · do you take trainees
= is-real
- does this company exist really · is it a true company · can i believe this · are you a serious company · is this real or an example · is it only an example · is ${companyWord} a true firm
= what-they-do
- what does the firm · what makes your company · what is the work of your company · with what can you help · in what are you specialised · i do not understand what you do · what is this site about · what do you sell or do
= for-whom
- are you for little companies · is it for companies like ours · can a small firm use it · we are a firm of twenty people · for which kind of firm is it · i have a little shop is it for me · do you also take big companies · how big must a company be
= services
- which services have you · what services have you · what services can i get · what kind of help do you offer · what can you do for us
= s-automation-time
- how much time takes an automation · how much time needs automation · in how many weeks is the automation ready · automation project how many weeks · time needed for automation · an automation project takes how long
= s-chatbot-time
- how much time takes a chatbot · in how many weeks is the chatbot ready · how many weeks needs a chatbot
= s-automation
- what makes the automation service · we want to automate · can you take away our paper work · we copy data all day can you help · automate paperwork
= how-long
- how much time until it works · how much time takes a project · can we be live before summer · how fast could we start using it · in how many weeks do we see something · until when could it be ready
= process
- how is the procedure · what is the way of working · how goes a project · in which steps do you work · how would we work together
= cancel
- can i stop when i want · i want out · can we get out · how do we get out of the contract · is it a long contract · do i sign a long contract · how long am i bound · are we tied to you · can i end after some months · may we stop after two months · out after {n} months · how fast can we cancel · contract length · do we have to sign for a year · can we leave
= ownership
- do i get the source · do we get the source · who has the code in the end · will the code be ours · to whom belongs the code · do you give us the code · can we keep using it without you
= start
- how can we start · what must i do to begin · i want to start with you · what do we do first · how to begin with ai
= needs
- what do you need of us · what must we have · which things do you need from our company · do we need programmers · must we have it people
= replace
- will people lose work · does the ai replace the workers · i fear for my job · must we dismiss people · are people still needed
= systems
- can it work with our crm · do you connect with sap or others · with which programs does it work · our software is old can you connect · can you link it with our erp · connect with our programs · does it fit to our systems
= data-where
- where are our data saved · is it possible on our server · what do you do with our data · can we keep the data in house · do our data stay in our house · are our data used for other customers · is our data going to america · who can see our business data
= wrong
- what if it says rubbish · what if your bot tells rubbish · what if the bot tells my customers nonsense · what when the answer is false · is the ai always right · what happens with errors · how do you prevent mistakes · does it invent things · can it tell lies
= demo-book
- how can i reserve a demo · i want reserve a demo · where is the demo booking · make a demo appointment · can somebody show me the product · i want to see a demo · when can we have a demo · how to make an appointment
= demo-what
- what will i see in a demo · how goes the demo · what is made in the demo · what do we do in the demo
= demo-length
- how much time is the demo · how many time needs the demo · how long do you need for a demo · is the demo long
= demo-who
- who must come to the demo · who has to come · with how many people can i come · who should take part · who should be in the meeting
= demo-cost
- must i pay for the demo · the demo is free? · it costs the demo something
= register
- how can i make an account · how to make an account · make a new account · where can i register me · how do i get an account · i want to register · can i open an account
= password-rules
- how long the password must be · how many characters must have the password · what must the password have · password needs how many signs · how many signs for the password · is a short password ok
= forgot
- i have lost the password · i do not remember my password · what do i do without password · i can not enter my account, password forgotten · how get i a new password · password is gone · i do not know the password any more
= change-password
- how can i change the password · i want to change the password · new password for my account
= lockout
- why can i not log in any more · after how many tries is it locked · how many times can i enter the password · how long must i wait after wrong password · it says too many attempts · it says try later · blocked login
= delete-account
- how can i delete the account · how i can delete my account · make the delete of my account · i want to leave, delete me · take away my account · erase me
= export
- how can i get my data · can i have a copy of my data · how to take the data with me · give me a file with my data
= account-where
- i can not find my account on my other computer · does the account work on every device · can i use it also on the phone · account only in this browser? · my account is not on my new phone
= theme
- is it possible dark · make it dark · how to make the page dark · can i have it in dark · white background hurts · the page is too bright
= orders
- where can i find my quotes · where are the quotes that i asked · i want to see my quotes · where do i see what i asked for · where is what i ordered
= cart-kept
- my cart is empty after i close the browser · is the cart saved when i go away · are my things still in the cart tomorrow · will the cart be there next week · does my cart get lost
= cart-max
- how many pieces can i put · how many of the same can i take · is there a maximum in the cart · can i take {n} of the same
= cookies
- do you make cookies · are you using cookies · is there some tracking here · do you follow me · do you look what i do here · is there tracking on this site
= stored
- which data do you take from me · what do you know of me · what information do you save · which of my data is with you · what is saved on my computer · do you keep my name
= chat-privacy
- do you save what i write · who reads what i write · is that what i write here secret · can other people read my questions · does somebody read with us
= license
- is the code free · can i use the code of this site · can i see the code of the site
= warranty
- exists a guarantee · is there some guarantee · do i have a guarantee · who pays if something is broken
= browser
- which browser must i have · does it go with my browser · does the page work without scripts · which version of the browser · is internet explorer ok
= forum
- is there a place to talk with other users · does a forum exist · can i discuss with others
= docs
- where is written how it works · do you have instructions · is there a handbook · instructions please · where can i learn how to use it
= faq
- what is in the faq · which questions does the faq answer · what does the faq say
= blog
- what did you write last · what is new at ${companyWord} · last news · do you write a blog · something new?
= self
- are you a person or a machine · do i write with a human · is there a human · do i talk with a computer · you are a robot?
= self-can
- for what can i ask you · what do you know to do · with what can you help me
= p6-account
- is it necessary to have an account for {p6} · must i have an account for {p6} · need i an account to make {p6} · do i have to sign up to make {p6} · account necessary for {p6}
= p6-offline
- does {p6} go without internet · {p6} when i have no internet
= p6-start
- where is the tool for {p6} · i want to make my page with {p6} · where do i make {p6} · how can i use {p6}
= chat-ask
- body shape for chat · post body chat · what goes in the body · chat request body shape · json for chat · payload of chat · request schema · what json do i send · chat endpoint payload
= body-size
- payload over the limit · what do i get when the body is too big · body bigger than allowed · payload too large
= limits
- how many requests are allowed · is the api limited · do you throttle · quota per caller · how much can i call the api
= health
- degraded status · what is degraded · is the healthz documented · health probe · readiness probe · healthz response
= nn-auth
- how is auth done · auth on v1 · which auth do you use · how do i log in to the api · token header · ship the key in the frontend · can the key be in javascript · key in client code
= nn-dimensions
- embedding dim · dim of the vectors · embedding dimension · vector length · dims
= nn-inputs
- max inputs per call · inputs per call · maximum inputs for classify · batch limit · how many items per request · max batch
= nn-switch
- how do i deploy a version · promote a model version · put version {n} into production · activate version {n} · rollback model {n} to {n}
= csp
- which csp directive · csp directive · what must be in the csp · does it break my csp · connect src
= retry-after
- does the service set retry-after · is retry-after sent · retry-after on 429
= integrate
- how can i have the chat on my page · how do i put {p1} in my page · how to install {p1} in my site · what do i do to have {p1} on my site · code to put the chat
= currency
- and in euro · is it in euro · in which money are the prices · price in euro · what is it in pounds · dollars?
= systems
- do you plug into our tools · will it talk to our database
= values
- which are your values · what are your principles
= mission
- which is your mission · what do you want to reach
= name
- what is meaning of ${companyWord} · what is the meaning of the name · what means ${companyWord} · why this name
= why-dimapur
- why there and not in a big city · why in this place
= products-vs-services
- what is the difference of products and services
= first-half-hour
- where do i begin to read · what should i read first
= limits
- is there throttling · throttling of the chat · do you limit calls · am i throttled
= chat-max
- how big may a message get · size of one message · how much text fits in a message · longest text i can send
= chat-delete
- wipe a session by code · remove a session from my program · delete a chat session in code
= retry
- which retry schedule · recommended retry schedule · schedule for retries · backoff schedule
= nn-version
- how is the neural api versioned · how do you version the api · api versions of {p3} · versioning of {p3}
= careers
- summer job · student job · any chance to work with you · chance of a job · job at your place
= careers-who
- what sort of people do you take · whom do you take on · which kind of person do you want
= shared-device
- other people use this computer · somebody else uses my pc · my family uses the same computer · is a shared computer a problem
= terms
- is there small print · the small print · legal stuff · what do i agree to
= wrong
- how do you stop the ai from mistakes · how do you keep the ai from errors · can the ai send something wrong
= discount
- cheaper for several at once · is there a rebate for large orders · special price for many
= quote-binding
- how can i cancel my quote request · cancel the quote · withdraw my quote request · can i take a quote back · do i have to accept the quote · what if i no longer want the quote
= card
- what is {p} good for · what can {p} do · explain {p} · how does {p} work · tell me what {p} is · what is {p} used for
= blog
- newest article · last post
= visit
- can people drop by · come in without an appointment · can i walk into your office · walk in without appointment · visit you at the office · is the office open for visitors
= delete-account
- how can my account be deleted · i want to delete my account · where do i delete the account
= password-rules
- what is a good password · what is a strong password for this site
= password-stored
- are passwords kept as plain text · plain text passwords
= p6-file
- how is my portfolio downloaded · save my portfolio · get the file of my portfolio
= phone
- can i reach you by phone · is there a number to call
= shipping
- do you deliver to other countries · where do you ship
= channels
- which support do you give · is there help after the start
`;
