import { companyWord } from '../reading/company-words.ts';

/** More of how visitors ask, as they speak and type: hurried, indirect, in few words. By the ids of the cards. */
export const spokenParaphrases = `
= price-all
- what are the prices · tell me the prices · i need your price list · prices pls · cost · how much · price · looking for pricing info · where can i see the costs · give me all the costs · what is this going to cost me · price table · current prices of the products · what do you charge for the products · how much money do you want · can you send me prices · ballpark price · compare all prices
= price-one
- whats {p} gonna cost · {p} costs? · how pricey is {p} · price tag of {p} · can i get the price of {p} · do you charge for {p} · {p} cost · {p} fee · and what about the price of {p} · how much money for {p} · what is the list price of {p} · i need {n} of {p} · {n} {p} please · {n} licenses of {p} · what will {n} {p} come to · {n} times {p} · buying {n} {p} costs how much · total price of {p} and {p} · {n} {p} and one {p} please · price for both {p} and {p} · isnt {p} paid · must i pay {p} · is {p} gratis · does {p} cost money · what is the price of {p} and of {p} · {p} and {p} together total
= price-total
- grand total for all products · what if i take one of each · one of every product price · all products bundle price · the sum if i buy each product once
= price-period
- do you bill monthly · is the price recurring · is this a yearly fee · monthly plan · yearly plan price · is {p} a monthly thing · {p} yearly · {p} each month · per head price · license per employee · is it pay once · price per license · are these monthly prices · are the prices per user or per company · do you charge by the month · subscription cost · how long does one payment last · price for 12 months · cost over a year · is it a flat fee
= cheapest
- lowest priced product · which product is the least expensive · cheapest one you have · i am on a tight budget what is cheapest · the cheapest thing in the catalogue · cheapest paid product · whats the cheapest you got · smallest price · cheapest tool
= dearest
- what costs most · which is your priciest tool · top of the range price · most expensive item · highest priced product · the dearest product · the most expensive one
= under
- which products are under {n} · something for under {n} dollars · what is there below {n} dollars · show products cheaper than {n} dollars · i can spend {n} dollars · can i get something for {n} · do you have a product under {n} · products with a price below {n} · have only {n} dollars · between {n} and {n} dollars · tools over {n} dollars · above {n} dollars
= difference
- by how much is {p} cheaper than {p} · what do i save with {p} instead of {p} · price gap {p} {p} · does {p} cost more than {p} · which of the two is cheaper {p} {p} · what is cheaper {p} or {p} · price of {p} versus {p} · is {p} or {p} cheaper · cheaper of {p} and {p} · which is more expensive {p} or {p}
= compare
- {p} and {p} compared · which is better {p} or {p} · whats the diff between {p} and {p} · {p} {p} comparison · help me choose between {p} and {p} · better for me {p} or {p} · how are {p} and {p} different · {p} against {p} · should we go for {p} or {p} · can you compare {p} and {p} for me · choose {p} or {p} · tell me the differences of {p} and {p} · {p} or rather {p} · decide between {p} and {p}
= status-all
- what can i use today · which product is live now · are any products available · what is out already · is any of this usable today · is everything coming soon · do you have anything i can use now · which tools work now · when do the other products come · available products · what is ready to use · which one is live · launched products · when are the products available
= status-one
- can i have {p} now · is {p} already available · does {p} exist yet · when do you release {p} · {p} when · how long until {p} · how long do i have to wait for {p} · is {p} usable already · {p} is live? · can we use {p} already · will {p} come soon · do i get {p} today · is {p} in beta · why can not i use {p} yet · when is {p} ready · can i start with {p} today · which of {p} and {p} is live · which of {p} and {p} and {p} is available · buy {p} now · can i buy {p} already · why can not i buy {p}
= list-products
- which products do you offer · what can i buy · what products are there · tell me all products · product list please · show products · how many products · how many products do you offer · what software do you have · what do you guys sell · your products · what is on sale here · which tools do you have · names of the products · i want to see your products · what are you selling
= category
- what categories do you have · which products belong to data · products for business · ai products · group of products · which data products · show me the ai solutions · what are the business solutions
= card
- can you tell me more about {p} · whats {p} · {p}? · i want to know about {p} · {p} info · what is the use of {p} · what would {p} do for me · how can {p} help my company · describe {p} to me · give me information about {p} · explain me {p} · why would i need {p} · what exactly is {p} · {p} please · show me {p} · {p} details · looking for {p} · what is so good about {p} · what do you mean by {p} · tell me what {p} does
= features
- what are the features of {p} · {p} features · functions of {p} · what can i do with {p} · what is in {p} · main features of {p} · list the features of {p} · feature list {p} · what does {p} offer · what is inside {p} · which functions does {p} have
= p1-languages
- which languages can {p1} speak · how many languages does {p1} know · {p1} in german · does {p1} work in other languages · {p1} arabic · is {p1} english only · can {p1} talk chinese · my customers speak portuguese does {p1} understand them
= p1-handover
- does {p1} hand over to a person · what if {p1} can not answer · can {p1} forward to our staff · will {p1} give the customer to an employee · {p1} escalation
= p1-channels
- can {p1} be used in e-mail · on which channels does {p1} answer · does {p1} work outside the website · {p1} in messenger apps
= p2-connect
- where does {p2} get its data · what sources can {p2} read · what can {p2} connect with · connect {p2} to spreadsheets · {p2} crm
= p3-what
- can {p3} read pictures · does {p3} do images · what can i send to {p3} · {p3} images · {p3} tables · {p3} input types
= p3-rollback
- can i go back to the old model · can i return to the previous version of a model · undo a model update · roll back the model · older version of the model back
= p4-connectors
- {p4} how many connectors · which connectors come with {p4} · count of connectors in {p4} · what does {p4} connect to
= p4-editor
- is there an editor in {p4} · can i draw a process in {p4} · {p4} drag and drop · how do i design a process in {p4}
= p5-duplicates
- will {p5} remove double customers · {p5} duplicate records · does {p5} clean duplicates · get rid of duplicates with {p5}
= p5-consent
- does {p5} handle consent · {p5} and consent rules · consent in {p5} · is {p5} privacy friendly
= p6-offline
- does {p6} run offline · can {p6} be used offline · {p6} without wifi · no internet {p6} · {p6} offline
= p6-account
- do i need an account for {p6} · {p6} without an account · still use {p6} without account · no registration {p6} · can i use {p6} without login
= p6-saved
- where does {p6} store my data · is my {p6} kept · does {p6} save my work · can i continue {p6} tomorrow · where is my {p6} kept · continue {p6} on another pc
= p6-themes
- how many themes has {p6} · number of themes {p6} · does {p6} have dark mode · which looks does {p6} offer
= p6-ai
- does {p6} use ai · is {p6} made with ai · no ai in {p6}
= order
- how do i buy {p} · how can i get {p} · where can i buy · buying · ordering · how do i purchase {p} · i want to buy {p} · can i order online · how to order {p} · what do i do to order · get {p}
= quote
- how do i request a quote · how can i get a quote · i would like a quote · quote please · i want an offer · make me a quote · how do i ask for a price quote · ask for an offer by e-mail · where do i get a quotation
= quote-binding
- do i commit to something with a quote · no obligation quote · is a quote free of charge · am i bound by the quote · does a quote cost anything · quote without commitment · does the quote oblige me · can i still say no after a quote · is requesting a quote free
= payment
- can i pay with paypal · do you take cards · pay by card · what payment do you accept · is payment secure · will my card be charged · why was i charged · payment · how is payment done · can i pay on invoice · bitcoin payment · do you accept bitcoin · money was taken from my card · do i have to pay here
= refund
- can i get my money back · give me my money back · how do refunds work · refund · 30 day refund · i want a refund · is it refundable · cancel my order and refund · returns
= shipping
- do you ship to my country · shipping · what does shipping cost · delivery time · is delivery free · do you ship physical products · when does my shipment arrive · shipping to europe · postage costs
= discount
- is there a discount · any discount for students · we are a charity do we pay less · we are a school · can we get a discount · i am a student do i get it cheaper · half price · discount for nonprofits · who gets a discount · how much discount do schools get · discounts please · are you cheaper for universities
= trial
- is there a free trial · can i try it before i buy · how long is the trial · how long is the free trial · do you have a trial · how many days can i try · can i test {p} · try {p} for free · i want to try it first · two weeks trial · trial · may i test it before we pay · how long can i test for free · length of trial
= trial-card
- do i need a card for the trial · need a card to try · is a credit card necessary for the free trial · i have no credit card can i do the trial · card needed free trial
= trial-end
- what happens when the trial is over · does the trial stop on its own · do i have to pay after the trial · will the trial be charged · trial automatic end · when my trial ends
= trial-scope
- what does the trial include · what do i get in the trial · is the free trial full · all functions in trial
= service-price
- what does a service cost · how much are your services · how do you charge for projects · what is the price of a project · pricing of services · fixed price project · do you bill by the hour · how much does it cost to have a chatbot built · what does it cost to automate a process · price for custom ai · what do you charge for services · how is the price of a service calculated
= products-vs-services
- whats the difference between products and services · is it a product or a service · should i buy a product or a service
= hours
- what are your hours · your hours · hours please · whats your opening hours · when do you open · when do you close · when are you guys open · what hours do you work · are you open {d} afternoon · is someone there {d} · is anyone there {d} afternoon · can i come {d} · can i phone {d} · you are closed {d} right · you are not open {d} · do you open {d} · open on {d} · {d} open? · until what time {d} · opening {d} morning · how late {d} · from what time {d} · when do you start on {d} · at {n} on {d} are you open · is the office staffed {d} · do people work {d} · come by {d} · opening and closing time
= open-now
- open now? · is it open now · you open? · are you guys open now · still open? · are you there now · can i reach someone now · are you working now · is your office open now · are you closed now · open today? · hours today · what time do you close today · when do you open today
= time-zone
- which time zone are you in · what time zone · is that your local time · time difference · your time or mine · what time is it there · what is the time in dimapur office
= contact
- how do i contact you · how do i reach you · contact you · how to reach you guys · contact info pls · how to get hold of you · i want to contact you · contact page · contact form · how can we get in touch · ways to reach you
= phone
- whats your phone number · can i call you · do you have a phone · whats your number · call · give me a phone number · i would like to call · number please · phone no · by phone
= email
- whats your email · your email address · do you have an email · can i email you · email? · mail address please · which email should i use · send an email to you
= address
- what is your address · where are you located · where is your office · where r you · office address · where do i find your office · what city are you in · which city is the company in · which country are you based in · town of the company · which country · find you on the map · where are you guys based
= human
- i want to talk to a human · talk to a real person · is there a real person · human · can i speak with someone · let me talk to a person · person please · i need a human · speak to a human being · can a human help me · i would rather talk to somebody · get me somebody from your team
= response
- how fast do you answer emails · how quickly do you answer the phone · how long does an answer take · how soon do you reply · when do i get an answer · how long till you answer · do you reply the same day · reply time email · and by phone how fast · how long does it take you to write back · time to answer by email
= support
- i have a problem · how do i contact support · something does not work · i need support · can you help with a problem · how do i report a problem · where do i report bugs · it is not working · support please · reach support · i found an error on the site
= founded
- when did you start · when was ${companyWord} founded · what year was the company founded · how long does the company exist · company age · how old are you as a company · how many years have you been in business · is this a young company
= founders
- who founded the company · founders · who is the founder · founders names · who started this · who set up the company · who made ${companyWord}
= team
- how many people work there · how many people work for you · who works at the company · who works with you · how big is the company · how many of you are there · tell me about the team · how many people are in the team · who is on your team · size of the company · meet the team · do you have many employees
= person
- who is the {r} · {r}? · whos your {r} · what is the name of your {r} · and the {r} · who is head of product · head of product · head of research · who leads research · research lead · who is responsible for the product · who is in charge of product · who is in charge of research · and who is {x} · who the heck is {x} · {x} who is that · what did the {r} do earlier · where did the {r} work before · what is the story of {x} · who is the big boss
= careers
- are you hiring · do you have jobs · any open positions · can i work with you · open jobs · i want to work for you · vacancies · are there any job offers · do you need people · are you looking for people · job application · where can i send my resume · do you have internships · jobs in dimapur · is there an open position
= mission
- what is the mission · why does ${companyWord} exist · what is your vision · what are you trying to do
= values
- what are the values of the company · what values do you have · which values · what matters to you
= name
- why the name · what does the name mean · why is it called ${companyWord} · where does ${companyWord} come from as a word
= is-real
- is this company real · are you for real · is it a real company · legit? · is ${companyWord} a real company or fake · this looks fake · do you exist · is this only a demo site · are the people real · are your products real
= what-they-do
- what does ${companyWord} do · what do you guys do · so what is it you do · what is ${companyWord} ai · what exactly does your company do · in one sentence what do you do · what can ${companyWord} do for us · your company what is it
= for-whom
- who is this for · are you right for small companies · we are only 5 people · we have 2000 employees is it for us · i am self employed can i use it · what size of company · do you work with small companies · which companies do you work for · one person company · is it good for small business · who uses this
= services
- what services are there · which services do you have · what services · your services · list the services · what kind of services · what do you offer besides products · do you offer services
= s-automation
- what is the automation service · automation · tell me about automation · can you automate our invoices · what does automation bring · we have too much manual work · automate my business · automation service result · what do we get from automation
= s-automation-time
- how long until an automation runs · weeks until automation is live · how long does it take to automate · when is automation ready · automation how long · time to automate a process
= s-chatbot
- tell me about the chatbot service · what is the chatbot service · we need a chatbot for customers · assistants service · the assistant service · do you build assistants · what does a chatbot bring us
= s-chatbot-time
- how long does {p1} take to build · how long for a chatbot · time until the chatbot is live · how long does a chatbot project last · how quickly is a chatbot ready · chatbot service how long does it take
= s-analytics
- tell me about analytics · what is the analytics service · what do i get with analytics · what does analytics bring · do you do dashboards · do you make reports
= s-analytics-time
- how long does the analytics service take · how soon do i see first figures · when are there first figures · analytics how long
= s-custom
- tell me about custom solutions · what do i get at the end of custom work · what do we get from a custom project · what is delivered in a custom project · do you build custom models · can you build something just for us · result of a custom project
= s-custom-time
- how long does a custom project take · custom how long · how long until a custom system runs · time for custom ai
= how-long
- how long does it take to get started and live · how long is a project · when can we go live · how fast do we get results · how many weeks · how long until we see something · how long do your projects take
= process
- how does a project work · what are the steps · four steps · how do you go about it · what happens step by step in a project · how do you run projects · phases · steps with you
= stop
- can we stop half way · may we stop after a step · can i stop at any time during the project · can we end in the middle · what if we do not want to go on · stop after step one
= cancel
- how do we cancel · can i cancel at any time · how can i end it · can we leave when we want · cancel whenever · how do i end the contract · is there a notice period · when can i cancel
= ownership
- do we own the code · who owns the software · is the source code ours · do we keep the models · do we keep the code when we quit · does the model belong to us
= start
- how do i get started · how do we begin · i want to start · where should we start · how to start with you · what is the first step · how do we start working together
= needs
- what do we need to provide · what do you need from our side · how much work is it for us · do we need our own data team · do i need technical people · what is required from us
= replace
- will this replace people · are you replacing workers · does ai take our jobs away · will my staff be fired · do we still need our people · are we going to lose our jobs
= systems
- what can you connect to · does it connect with our systems · which systems do you support · can you work with our software · does it integrate with my crm · can you connect our warehouse system · what tools do you integrate with
= data-where
- what happens to our data · who gets our data · is our data used to train · where do you keep company data · can you run it on our servers · run on our own hardware · is it safe to give you our data · does our data stay with us · can we host it ourselves · do you train on our data · do you train your models with customer data
= models
- what ai do you use · which model · what model is it · do you use gpt · gpt {n} · is it openai · do you use chatgpt · which llm do you use · what language model do you use
= wrong
- what if it makes a mistake · what if the ai is wrong · what if the answer is wrong · how often is it wrong · does the ai make mistakes · ai mistakes · can it be wrong · who is responsible for ai mistakes
= demo-book
- how do i book a demo · where can i book a demo · i would like a demo · book demo · i want to schedule a demo · can we have a meeting · can i get a demo · set me up with a demo · schedule a meeting · book an appointment · i want to see it live · schedule a call
= demo-what
- what happens in the demo · what do you show in the demo · what is the demo about · what happens during a demonstration · what will happen in the demo · how does the demo work · demo what is it · what to expect
= demo-length
- how long does the demo take · how long is the demo · demo length · how long will the demo be · how much time should i plan for the demo
= demo-cost
- is the demo free · does the demo cost anything · do you charge for the demo · demo for free · what do i pay for the demo
= demo-prepare
- what should i prepare · what do i have to prepare for the demo · what do i need for the demo · what should i bring · how should we prepare · do i need to prepare something for the demo
= demo-who
- who should join the demo · how many people can join the demo · can my boss come to the demo · who should be there · how many people may attend · number of people in demo
= demo-data
- will you look at our data in the demo · does the demo use our data · do i have to share data for the demo · do you get to see our data
= demo-after
- what comes after the demo · what do i get after the demo · will you call me after the demo · do i get sales calls · is there any pressure after the demo · what happens next after a demo
= demo-confirm
- how fast is the demo confirmed · when do you confirm my demo · how soon is my booking confirmed · when do i hear about my demo booking
= voices
- what do your customers say · what do customers say about you · reviews · any reviews · customer opinions · do you have testimonials · what do others say
= figures
- how many customers do you have · how many businesses do you serve · how satisfied are customers · are your customers satisfied · how many companies use it · what is your satisfaction rate
`;
