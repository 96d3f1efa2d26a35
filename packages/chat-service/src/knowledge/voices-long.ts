/** Questions inside a story: visitors who say first why they ask, in long sentences. By the ids of the cards. */
export const longVoices = `
= price-one
- i am putting together a budget for next year and need to know what {p} costs · we are thinking about {p} for our little team, what would that be per month · my manager asked me to find out how much {p} is · if i went for {n} {p} for my two shops how much would i end up paying · before i talk to my boss i should know what {p} costs
= price-period
- i saw the price but i do not get it, is that every month or just once · there are eight of us, does each of us need to pay or is it one price for all · we have a team of fifteen people, do we pay fifteen times · just to be sure, the price is per month and not per user
= price-all
- i am comparing a few vendors, could you give me all your prices · no time to click around, just send me the prices of everything
= status-one
- we would like to use {p} in our company next month, is it ready by then · i have been looking at {p} and cannot tell whether it already exists · i want to start with {p} right away, can i · everybody talks about {p} but can one actually use it yet
= status-all
- i do not want to wait for something that comes someday, what can i use today · is there anything on your list that already works so that i can try it this afternoon
= trial
- before i spend any money i would like to try it for a bit, is that possible · i am not sure if it is right for us, could we have a go at it for a week or two first · my boss will only pay if we can try it out before
= trial-card
- i really do not like giving my card details to websites, can i try it anyway · last time i did a trial somewhere they charged my card, do you ask for one
= trial-end
- i always forget to cancel these trials, will i suddenly have to pay · what happens when my two weeks are up, do i have to do something
= discount
- we are a little animal shelter with no money, do you have something for us · i run a primary school and our budget is tiny, can you help with the price · our organisation lives from donations, is there a lower price
= order
- ok i have decided, i want it, what do i have to do now to get {p} · i put the things in the cart but where do i pay
= quote
- my boss wants something on paper with the price before she agrees, how do i get that · our purchasing department needs a quote, where do i get one
= quote-binding
- if i ask for a quote and then change my mind do i have to pay something · i only want to know the price, i do not want to be forced to buy
= refund
- i think i paid for something here by mistake and want my money back · what if i do not like it, do i get back what i paid
= payment
- our company can only pay by bank transfer, does that work · i tried to pay but there is no button for it, what is going on · i do not see where to enter my credit card number
= cancel
- i do not want to sign up for something i cannot get out of, how fast can we stop · say we start with you and after half a year it does not work for us, can we get out · my last supplier had us locked in for three years, how is that with you · when we want to stop, how much in advance do we have to tell you
= ownership
- if we part ways some day, do we get to keep the things that you built for us · i want to be sure that the software we pay for is ours
= data-where
- our lawyer is worried about where our customers information goes when we work with you · we have sensitive data and nothing may leave our building, can you still work with us · do you take our data and train your ai with it so that others get smarter from it · i do not want our data on some server in another country
= replace
- my colleagues are worried that they lose their jobs when we bring in your ai · i do not want to fire anybody, i only want to take boring work off people
= wrong
- i am a bit scared that the ai tells my customers nonsense, what do you do about that · what if the machine makes a mistake and nobody sees it · i have seen chatbots invent things, how do you stop that · who is to blame when the ai does something stupid
= value-ethics
- if the system decides something stupid can one of us step in and change it · i want my people to stay in control, can they switch the thing off
= s-automation
- we are drowning in invoices and emails every day, can you do something about that · my team spends half the day copying numbers from one program into another · every week we type in hundreds of orders by hand, is there a way to make that go by itself
= s-automation-time
- if we signed today, when would the first automated process be running · our busy season begins in two months, would an automation be ready by then
= s-chatbot
- customers ask us the same five questions all day, could a bot answer them · we get so many support mails that we cannot keep up, what can you do
= s-chatbot-time
- we want a bot on our website before the holidays, how long would you need · how many weeks before our customers can talk to the bot
= s-analytics
- we have a lot of numbers but nobody understands them, can you help · i would like to know why our sales went down and what comes next
= s-custom
- we have a very special problem that no software solves, could you build something for it · nothing off the shelf does what we need
= service-price
- we want you to build something for us but have no idea what that would cost, how does it work · do you send a bill for every hour or do we know the price before
= how-long
- i need to tell my boss roughly how long such a project takes · from the day we say yes, how long until something works
= start
- we are a company that has never done anything with ai, where would we begin · ok you convinced me, what is the next step
= needs
- what would we have to get ready on our side before you can begin · our data is all over the place, do we need to tidy up first · how much time would my people have to put in
= systems
- we have an old program from the nineties, could you connect to that too · all our stuff is in google sheets and some crm, does that work with you
= for-whom
- there are only four of us in the office, are you even interested in companies like ours · we are a large group with two thousand people, do you do that · i have a tiny business and wonder if this is made for people like me
= is-real
- i have never heard of you before, how do i know that you are real · this all looks a bit too nice, is it a real company · my friend says this is just a fake website, is that so
= what-they-do
- i just landed on your page and do not really get what you are selling · sorry but i have no idea what your company does, can you tell me in simple words
= hours
- i only have time on {d}, is there someone i can talk to then · i work all week, can i reach you on {d} · i might drop by on {d} after lunch, will somebody be there · what is the latest i can call you on {d}
= phone
- i hate typing, is there a number where i can just talk to somebody · my mother is not good with computers, can she call you
= human
- this chat does not help me, i want to talk to someone who works there · could one of your people give me a ring · i have a complicated question and would rather explain it to a person
= response
- i sent you a message this morning and nobody has answered, how long does it take · if i write an email now do i get an answer today
= forms
- i filled in the form the other day and never heard anything, did you even get it · i booked a time for a demo but no mail came, was it really sent · i wrote to you through the website and nothing happened
= visit
- i will be in dimapur next week, could i come and see you · would it be ok if i came over to your place with a colleague
= careers
- my daughter studies computer science and looks for a place to do an internship · i am a developer and like what you do, do you need somebody · a friend of mine is looking for work, do you have anything
= person
- who do i have to talk to when it is about the technology · i would like to know who makes the decisions over there · who is the woman who runs the company · who is the one that decides what gets built
= founders
- i am writing an article about you, who started the company
= demo-book
- i would like someone to show me how it works on our own stuff · how can i get you to show me this live · we are interested and would like to see it, who do we arrange that with
= demo-how
- do i have to travel to you for the demo or can we do it over the internet · for the demo, do i have to install some program · is the demo over some video thing like zoom or teams · which software do we use for the demo call · do we meet on zoom
= demo-prepare
- i have booked a demo for next week, is there anything i should get ready · what do i tell you in the demo, i have never done one
= demo-who
- can i bring my boss and some colleagues along to the demo · there would be five or six of us at the demo, is that too many · is it ok if my colleague joins the call too
= demo-cost
- i am afraid the demo will cost something or that i have to buy afterwards · is it really free to get a demo, what is the catch
= demo-after
- i do not want some salesman calling me every day after the demo · when the demo is done, what do i get
= demo-move
- my kid is sick and i cannot make it to our demo, can we take another day · i booked the wrong time for the demo, how do i change it
= forgot
- i made an account some weeks ago and now i have no idea what my password was · it says invalid password and i cannot remember it, how do i get back in · my browser did not save my password and i forgot it
= no-code
- i lost the paper with the recovery code and now i cannot get in · i never wrote down that code, is there another way to get back in
= lockout
- i tried to log in a few times and now it says i have to wait, how long does that take · the login form is locked and i need to get in, when does it open again
= account-where
- i made an account on my laptop but when i use my phone it does not know me · i got a new computer, how do i get my account over there · i want to use my account both at home and at work
= shared-device
- i am using my friends laptop right now, can he see what i did here when i log in · my kids use the same computer, can they get into my account · if i make an account on the computer in the library can the next person see it · my partner and i share a tablet, will she see my stuff · i am at an internet cafe, is it safe to log in · somebody else uses this computer after me, what can they see
= clear-data
- i cleaned up my browser yesterday and now everything is gone, can you bring it back · if i delete my cookies, do i lose what i made here · my computer was reset, is my account lost
= delete-account
- i do not want to be in your system any more, how do i get out · please take all my information off your site
= password-rules
- i want to sign up but it does not take my password, what is wrong with it · what kind of password do i have to come up with
= email-check
- i signed up but never got the mail to confirm my address · do i have to click on something in my inbox after signing up
= theme
- the page is so bright it hurts, can i make it darker · i work at night and would like a darker look, is there a setting
= chat-privacy
- can somebody at your company read what i am writing here · i would rather not have my questions saved, are they
= sell-data
- let me guess, you sell what you know about me to other companies · are you going to give my data to google or facebook · i bet you pass our data on to advertisers
= cookies
- i have not seen a cookie banner, does that mean you do not track me
= cart-guest
- i filled my basket and then noticed that i have no account, do i lose it all when i sign up now · what happens to the things in my basket when i make an account afterwards
= cart-remove
- i clicked too often and now there are five of them in my basket, how do i take some out · how do i get the wrong thing out of my cart again
= cart-kept
- i do not have time to finish now, will my basket still be here next week
= compare
- i cannot decide whether we need {p} or {p}, what is the difference · my colleague wants {p} and i want {p}, how are they different
= site-builder
- my website is made with one of those website kits, can i still use your chatbot there · i know nothing about code, could i put the chatbot on my page by myself
= p1-languages
- half of our customers do not speak english, can {p1} still help them · we sell all over europe, how many languages does {p1} know
= p1-handover
- what does {p1} do when it has no idea what to say · when {p1} does not know the answer what happens to the customer · some of our customers get angry at bots, can {p1} bring in one of us
= p1-learns
- we have years of old support mails, could {p1} learn from them
= p2-connect
- we have all our sales in excel, can {p2} work with that · our numbers are in a data warehouse and some spreadsheets, does {p2} take those · can {p2} use three years of sales from a spreadsheet
= p4-editor
- i am no programmer, could i still build something with {p4} · nobody in our office can code, is {p4} still for us · i am not technical at all, can i set up {p4} by myself
= p5-duplicates
- the same customers are in our list two or three times, can {p5} sort that out · our customer data is a mess with doubles everywhere, does {p5} help
= p6-start
- i am a photographer and need a little page to show my work, can i make one here · i need something to show for job interviews, how do i make such a page
= p6-offline
- i have very bad internet here, can i still work on my portfolio · i want to make my portfolio on the flight, does that work
= pf-publish
- i made my page, now how do i get it on the internet so that people can see it · am i allowed to put the portfolio on my own web server · may i publish the page that {p6} made wherever i want
= pf-move
- i began my portfolio at the office and want to go on at home, how
= pf-why-free
- there has to be a catch with {p6}, why does it not cost anything · are there really no hidden costs with {p6}
= free-products
- so {p6} is really free, no hidden fees · does {p6} cost anything · do i have to pay for {p6} later · are there hidden fees in {p6} · is {p6} free of charge · i do not have to pay for {p6} at all
= spec-needs
- we have about three years of numbers, is that enough for {p} · what is the least we must have before {p} makes sense · how many examples per label does {p} want · how much do i have to feed into {p} at the beginning
= docs-pdf
- i have a long train ride, can i take the documentation with me to read · can i read the docs without internet
= products-vs-services
- i do not understand why there are products and services, what is the difference
= advice-free
- i only want to know if ai would be of any use to us, do you charge for that · does it cost anything to find out whether ai is right for us
= self-how
- where did you get that answer from, did someone write it
`;
