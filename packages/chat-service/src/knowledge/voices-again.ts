/** How visitors ask in the words of everyday, beside the other `voices-*`. */
export const againVoices = `
= status-all
- what can i use in the meantime · what can i use meanwhile · what do i use until it is out · is there something to use until then · what could i use for now · what works until the others are released · which product can i use instead for now · anything i can use before it is released
= picture-size
- which file types may a profile picture have · file formats for the profile photo · can i upload a png as avatar · is webp allowed for the profile picture · what kind of image can i upload to my profile · which image formats does the profile accept · can my photo be a jpeg · file type of the avatar · accepted picture types · can i use a gif as profile photo
= payment
- is putting something into the cart an order · do i buy something when i add it to the cart · is the cart binding · does filling a cart cost anything · is adding to the cart already a purchase · am i charged when i add a product to my cart · does add to cart mean that i bought it · do i have to pay for what is in my cart
= nn-tasks
- what does {p3} give back · what do i get back from {p3} · what comes back from a call to {p3} · which results does {p3} deliver · output of {p3} · what can {p3} return to me
= delete-account
- is my cart deleted with my account · does deleting my account also remove my cart · are my quotes gone when i delete the account · what happens to my cart when i delete my account · what is deleted with the account · does everything go when i remove my account
= chat-privacy
- what happens with the question i type here · what does this assistant do with what i write · what becomes of my questions · who gets the questions i ask here · where do my questions to the assistant go · is what i ask the assistant stored
= price-one
- what is it that i pay for {p} · what would i pay for {p} · how much would you want for {p} · what do you take for {p} · what have i to pay for {p} · how much is one {p} · so how much is {p} going to be · and how much would {p} be
= status-one
- is {p} live by now · is {p} live at last · so is {p} live already · {p} live or not · tell me whether {p} is live
= services
- number of services you offer · how many kinds of services do you have · how many different services can i choose from · how many services can a company get from you
= users-key
- which data does the key preferences hold · what data does the key users contain · which data is kept under the key searches · what data does the key searches have in it
= draft
- is my draft saved · are drafts of forms kept · does the form keep what i typed when i reload · i reloaded the page, is my message lost · is a half written message saved · do i lose what i typed in the contact form · what happens to an unsent message · will my text still be in the form when i come back · keep what i typed · unsent message lost · does the support form remember my text · are form entries saved · i left the contact page before sending, is it gone · is my typed text gone after a reload · what is kept of a form that i did not send
= tutorial-step
- how many steps are in build a portfolio with {p6} · how many steps does build a portfolio with {p6} have · number of steps of forecast your sales · how many steps does the text on the first automation have · how many steps are there in the tutorial on portfolios
= self-clear
- how do i clear this chat window · clear the chat please · where is the button to clear the chat · clear our conversation · i want to empty the chat · can i wipe the chat
= demo-move
- what if i miss the demo · i missed my demo · i can not make it to the demo · what if nobody comes to the demo · we can not attend the demo after all
= distributor
- how many orders a week did the distributor get · how many orders came by email at the distributor · number of orders at the distributor · how big is the distributor · how many people work at the distributor
= visit
- do i have to announce a visit · must i call before i visit you · do i have to write before i come · can i just turn up at the office
= payment
- do you keep credit card numbers · is my credit card stored · where are my card details saved · do you save payment data
= pf-publish
- can i put the portfolio on my own domain · own domain for {p6} · use my domain with {p6} · connect a domain to my portfolio · which host can i use for {p6}
= pf-projects
- move a project up or down · how can i put a project first · place my best project at the top · change the position of a project
= need-p2
- predict the stock of our shops · how much stock will we need · a tool that predicts stock levels · we never know how much to keep in stock · something to plan our stock · predict what our shops will sell
= s-chatbot
- do you build chatbots for hotels · chatbots for shops · a chat assistant for our restaurant
= export
- export my data as the gdpr says · data export under the gdpr · gdpr request for my data · gdpr copy of my data · a gdpr download of what you store · right of access under gdpr · gdpr data portability
= license
- is the source code open · is the source of this site public · can i read the source code · where is the code of this site · may i see the source code of the site · is the code of the site on github · do you publish the source code
= how-long
- which is faster to get, automation or a chatbot · what takes longer, custom work or analytics · which service is the quickest · which of your services is ready first · is automation faster than a chatbot · which takes the longest · what is quicker, forecasts or automation · what is finished sooner, automation or forecasts · compare how long the services take
= open-now
- what time do you open tomorrow · at what time do you close tomorrow · until when tomorrow · from when can i call tomorrow · tomorrow from what time · until what time are you open tomorrow · what time tomorrow · how long are you open tomorrow · what are your hours tomorrow
= hours
- when do you open next · when do you open again · when are you back · when is somebody back in the office
= p6-themes
- can i change the colours of {p6} · change the colors of my portfolio · pick another colour for my portfolio · what colours can my portfolio have
= self
- which model are you · does this chat use gpt · does this chat run on gpt · what model do you run on · which ai model are you · is this chat made with chatgpt
= self-how
- do you hallucinate · how accurate are you · how accurate are your answers · can you be wrong about this site · how reliable are your answers
= chat-privacy
- do you learn from my messages · do you train on this chat · is my chat used for training · do you share this chat with openai · does anybody learn from what i write here · who sees what i ask here · can my employer see what i ask you · will anybody at work see this chat
= no-account
- what do i get with an account · what can i do when logged in that i can not do otherwise · advantages of an account · why should i register · what is an account good for · benefits of registering
= quote-binding
- can i cancel an order again · cancel my quote request · can i take my request back · can i withdraw a quote request
= need-p1
- we get too many support emails · too many customers write to us · our support inbox overflows · customers write the same questions all day · chatbot or studio for answering emails
= need-p3
- i want to build my own classifier · train my own classifier · i need a classifier for our texts · build a model for my own texts
= need-p5
- our customer data is a mess · customer data is scattered over many tools · our customer records are a mess · we do not know who our customers are
= need-p2
- i need to predict next months sales · we want to know what we will sell next month · predict demand for next quarter
= visit
- can i come by {d} · can i come by {d} afternoon · could i visit you {d} · may we drop in {d} · can i pop in {d} morning
= export-format
- which format is the data export in · data export in what format · what kind of file is the data export · what file type is my exported data
= retry
- should i retry after an error · is it worth retrying
= orders
- my order is not there · i can not find my order in my orders · my quote is not listed
= nn-inputs
- is {p3} rate limited · how many inputs per request does {p3} take
= service-price
- what would such a project cost · how expensive is a custom project · price of the automation service · price of the chatbot service · price of custom solutions · price of intelligent analytics · what does the analytics service cost
= payment
- where is my invoice · can i get an invoice · invoice possible
= demo-when
- is there a demo tomorrow · can i have a demo tomorrow · demo tomorrow · demo today · is there a demo today · is there a demo in the afternoon · can the demo be {d} at {n}
= channels
- what is the fastest way to reach you · which way to contact you is the quickest · how do i get an answer fastest · which channel is the fastest
= demo-book
- do you have a demo for us · is there a demo for our company · do you offer demos to companies · could we have a demo for our team
= export
- take my stuff out as one file · get all my things as a file before i delete my account · take everything i stored here with me · my stuff as a file
= price-total
- what does everything you sell cost together · what would the whole shop cost · how much is everything you have together · price of everything in the catalogue
= distributor
- what happened at the distributor · tell me what happened to the distributor · the story of the distributor
= trial
- do i get the trial without a demo · can i have the {n} days without a demo · is a demo needed before the trial · free trial without a demo
= under
- is {n} dollars enough for {p} · are {n} dollars enough for {p} · can i afford {p} with {n} dollars · does {n} dollars suffice for {p}
= post-facts
- which post is the longest · longest article · what is the shortest post · shortest article · which post takes the longest to read · quickest post to read
= pf-private
- is my cv seen by anyone · who can see my cv · does anyone see what i type into {p6} · is my cv sent anywhere
= pf-script
- does the downloaded file call home · does the page of {p6} load anything from elsewhere · does the finished file contact a server
= activity
- is my activity sent to you · who can see my activity · do you get my activity · where is my activity kept
= orders
- do my orders show demos · are my demos in my orders · which demos did i request
= statecharts
- can i see how the cart is modelled · chart of the cart · statechart of the login · how is the login modelled
= lab-watch
- what does the lab record · can the lab record what i do · what can i record in the lab
= unsaid-admin
- what can i see as the sample admin · what can i do as the sample administrator
= s-custom-time
- how long does a custom one take · how long is it for a custom one · and how long for something custom
= refund
- where do i get my money back · i want my money back · how do i get the money back that i paid
= youtube
- why can i not click on youtube · the youtube entry in the footer does not work · youtube in the footer is no link
= browser
- does the site work on an old phone · can i use this site on an old computer · do i need javascript to read the pages
= human
- can someone ring me back · could anybody call me back today · i want somebody to call me
= pf-private
- does {p6} upload anything · does {p6} send my data to you · is what i type into {p6} public
= card
- for whom is {p} made · who is {p} meant for · which companies need {p} · who would use {p}
= csp
- can i call the chat api from the browser · call the chat api from javascript in a page · can a web page ask the chat service directly · is the chat service callable from another origin
= demo-cost
- what does the demo cost · cost of a demo · how much is a demo on {d} · price of the demo
= price-period
- price of {p} quarterly · quarterly price of {p} · {p} per quarter · what does {p} cost for half a year · price of {p} for half a year
= chat-max
- is there a size limit for a message · how large may a question to the chat api be
= tutorial-step
- step {n} of {p6} · what is step {n} of {p6} · what comes in step {n} of the tutorial on {p6} · which is step {n} when i build a portfolio
= voices
- what do the people who use it say · what do users say about you · i want to read what others say who used you
= price-total
- what do {p} and {p} come to together · what does that come to with {p} and {p}
= phone
- i need someone on the phone · somebody on the phone quickly please
= difference
- {p} against {p} by price · prices of {p} and {p} compared
= open-now
- are you open tomorrow and {d} · open tomorrow or {d}? · are you there tomorrow or on {d}
= under
- anything between {n} and {n} · and between {n} and {n} dollars · what is there between {n} and {n}
`;
