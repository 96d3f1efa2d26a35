/** What visitors tell of their work instead of naming a product, and what they take for granted. */
export const needCards = `
= need-p1 | /products/1 | customer questions
: For that there is the **AI Chatbot Integration**: it answers around the clock from your help pages and past tickets, and hands over to your team when it should. It’s coming soon.
- our support team answers the same five questions all day · the same questions again and again in our support · customers write to us at night and nobody answers · which product answers customers on our site · visitors of our site ask and nobody replies · we get too many support tickets · the phone never stops with simple questions · our help desk is drowning in questions · what do you have for customer support · which product is for customer service · we need something that answers chats around the clock · our online shop gets hundreds of questions a day · our receptionist answers the same thing all day · which product should i take for support · which product talks to customers · product for a help desk · i need something that answers questions on my website · our team is tired of repeating the same answers · guests call us all day with the same questions · we cannot keep up with the messages of our customers · which one answers tickets
= need-p2 | /products/2 | demand
: For that there is the **Predictive Analytics Suite**: it forecasts demand, revenue and churn, and shows the likely range and why. It’s coming soon; [Forecast your sales](/documentation/forecast-your-sales) shows what you can do without it.
- which product forecasts sales · which product should i take for a forecast · which of your products predicts demand · what do you have for planning our stock · we throw away food every evening · we bake too much bread and throw it away · every evening we throw away bread and cakes · we throw away what we do not sell · we never know how much to order · we always order too much · our shelves are empty one week and full the next · we have too much stock in the warehouse · our sales go up and down with the weather · we want to know how much we will sell next month · our restaurant throws away too much food · leftovers are thrown away every night · we lose customers and want to know who leaves next · we plan our purchases by gut feeling · our guesses for next month are always wrong · a small shop that never knows how much to buy · a small bakery that throws away bread · which product tells me what i will sell · we run out of stock all the time · product for demand planning · our kitchen never knows how many guests come · we guess how many rooms we will sell · we buy too much and it spoils · what do you have for a shop with too many leftovers · which one is for forecasting · we do not know how much to stock · our stock is always too high or too low · unsold goods go into the bin
= need-p3 | /products/3 | classification
: For that there is the **Neural Network API**: classification, extraction and embeddings over plain HTTP, trained on your examples. It’s coming soon.
- which product is for developers · which product is for programmers · we are developers and need a model behind an endpoint · i need to sort texts into categories by an api · we want to classify incoming mails from our own code · which product classifies text · which product reads fields out of documents · we need to find similar texts · we need a model for our app but have no research team · which product do engineers use · product for software teams · i need embeddings for search · we want to tag thousands of pictures automatically · we need to extract amounts from letters by a program · which of your products can i call from code · i write software and need classification · what do you have for developers · anything for programmers · sort incoming emails into categories by an api · which one is for developers · we build software and want to classify what users write
= need-p4 | /products/4 | routine work
: For that there is the **Workflow Automation Studio**: you draw a process once and let it run, with approvals, documents and follow-ups between the tools you already use. It’s coming soon.
- we type orders by hand all day · approvals take forever in our office · onboarding of new colleagues is chaos · documents lie around waiting for a signature · which product automates a process · which product should i take for approvals · we copy data from mails into spreadsheets · nobody knows who has to approve what · our invoices get lost between departments · our paperwork takes hours every day · our hr department does everything by hand · which product is for office work · product for approvals and follow-ups · we forget to follow up with customers · we are drowning in forms · handoffs between our teams go wrong · every step is done by hand and nothing is recorded · what do you have for routine office work · we type hundreds of orders a week by hand · three people type orders into our system · which one automates paperwork · requests for holiday get lost in our company · we type the same figures twice
= need-p5 | /products/5 | customer data
: For that there is the **Customer Insight Platform**: it joins sales, support and product data into one picture of every customer, without duplicates. It’s coming soon.
- our customer data is in three systems · nobody knows who is who in our customer lists · which product brings customer data together · sales and support see different customers · we have the same customer in five databases · we want to know which customers are happy · which product shows everything about a customer · product for customer data · what do you have for marketing segments · which product makes segments · our crm and our shop do not know each other · we want one view of every customer · we do not know which customers to call next · which product tells our sales team what to do next · one picture of our clients · which product is for sales teams · customer records are spread over several programs · we cannot match customers between our systems · our customer lists do not agree · which product finds out how healthy a customer is · customer data in many systems and nobody knows who is who
= after-project | / | after a project
: After the implementation comes **Optimization**: we measure how well it works day to day, and keep improving it. The code, models and documentation [stay yours](/faq#cancel).
- what happens after the project is finished · what comes after the implementation · what do you do once it runs · what happens after the launch · after go live what then · do you leave once it works · do you look after it when it is live · who maintains it afterwards · do you keep improving it after delivery · what happens when the project ends · project finished, what next · is there aftercare · do you stay after delivery · is it maintained after the launch · when the system is live do you still help · what follows after the implementation · support after go live · will you improve it later · after the work is done what happens · what happens once everything is built · do you disappear after delivery · what happens at the end of the project
= delivery | /terms#orders | delivery
: Nothing can be bought here, so nothing will be delivered. The quotes you request are listed under [My Orders](/orders).
- when will my order come · when does my order arrive · when do i get my delivery · how long does delivery take · delivery time of an order · has my order been sent · when will my products be delivered · i ordered last week and nothing came · how fast do you ship my order · is my order on the way · when do you send out my order · my order has not arrived · i have not received my order · status of my shipment · expected delivery date · when will my order be shipped · why has my order not come · has my order left your warehouse
= price-fixed | /blog/why-our-prices-stand-on-the-page#what-a-price-covers | prices
: A listed price is the same for everyone: on the product’s page, in the cart and in the quote.
- is the price of {p} exact · is the price of {p} final · is the price of {p} fixed · are your prices fixed · is the listed price the real price · is the price the same for everyone · do all customers pay the same · do i pay exactly what is listed · is that the final price · will the quote show the same price · is the price on the page accurate · are the listed prices correct · is it the full price · does every customer get the same price · is the price in the cart the same as on the page · are these prices exact · is this the exact price · is the price of {p} and {p} exact · is the price of {p} accurate · is the price of {p} certain
= no-photo | /about#team | team
: **Tomas Ekberg**, Head of Product, prefers not to be photographed.
- who has no photo · who on your team has no picture · who does not want to be photographed · who is not photographed · which of you has no picture · whose photo is missing on the team page · who is without a picture · who prefers not to be photographed · why is there no photo of the head of product · who dislikes being photographed · who in the team is camera shy · which member of the team has no photo · who is not in a photo · why is one photo missing on the about page · which team member has no picture · who among the team does not show a photo
`;

/** Further ways to ask the other cards: above all for what is not so. */
export const needVoices = `
= category
- which product is not an ai solution · which products are not data solutions · which product is not in the business solutions category · which products are not part of the ai solutions · what is not a data solution · which products do not belong to business solutions · which of your products is not ai solutions
= hours
- is somebody there at midnight on {d} · open at midnight {d} · are you there at noon on {d} · on which days are you not there · what days do you not work · which day are you not open · when are you not open · which days do you not answer the phone
= spec-runs
- which products can not be hosted by you · which product can not run on our servers · which product can not be hosted by us · what can not be hosted by ourselves · which one can not run in our cloud
= offline-site
- what does not work offline · which parts do not work without internet · what can i not use offline · which things do not open without a network
= trial-scope
- what is not in the trial · what do i not get with the trial · what do i not get in the trial · which features are not in the trial · what does the trial not have
= stored
- what do you not store · what is not kept by this site · which data is not stored
= email-fixed
- what can i not change in the profile · which part of my profile can not be changed · what can not be edited in my account
= p6-account
- which product does not need a login · which product does not need an account · which one needs no account · which tool can i use without a login · which product needs no registration · which one does not need a registration
= pf-no-code
- which product does not need code · which one needs no programming · do i have to know html to make a portfolio · do i need html for {p6} · must i know html · is html knowledge needed for {p6}
= p6-offline
- which product does not need the internet · which one does not need a network
= p6-file
- which file do i get in the end · what file do i get · which file will i get · what kind of file do i get · which file comes out
= p6-start
- which product makes a web page for me · i have no website and need one for my work · which product is for freelancers · which product should an artist take · i am a designer and want to show my projects · which one makes a website · i need a web page for my work · i am a photographer and need a page to show my work · i look for a job and have no website
= lock-tabs
- how do i get rid of the lock · how do i get rid of the login lock · how can i unlock the login · what ends the lock · how do i remove the lock from the login
= spec-needs
- how much history does {p} need · how many years of data does {p} need · how many examples does {p} need · how much data does {p} need
= price-one
- how much would the {p1} be · how much would the {p2} be · how much would the {p3} be · how much would the {p4} be · how much would the {p5} be · how much would the {p6} be · how much for the {p1} then · how much for the {p2} then · how much for the {p3} then · how much for the {p4} then · how much for the {p5} then · how much for the {p6} then
= card
- say what the {p1} does · say what the {p2} does · say what the {p3} does · say what the {p4} does · say what the {p5} does · say what the {p6} does · list what the {p} does
= p2-explains
- does {p2} explain its forecasts · does {p2} explain itself · can {p2} explain why it expects that
= p4-audit
- explain the audit trail of {p4} · what is an audit trail in {p4} · what is the audit trail
= spec-connects
- can {p} connect to my mailbox · does {p} connect to our email · can {p} read my inbox · connect {p} with my mailbox
= sell-data
- what do you not do with my data · what do you never do with my data · what will you not do with what i enter
= difference
- price of {p} against {p} · {p} or {p}, price · prices of {p} and {p} against each other
= pf-script
- does the portfolio file contain a script · is there javascript in the portfolio file
= post-facts
- when did the blog start · since when do you have a blog
- what was your oldest article · your very first article · which article came first
= quote-binding
- do i pay something when i ask for a quote · does requesting a quote cost money · does a quote cost anything
= shared-device
- who can see my cart · can others see my cart · who can see what i put into the cart
= cart-kept
- my cart is empty but i added things · why is my cart empty again · why is my cart not on my phone
= lockout
- i can not log in any more · the login does not let me in · logging in fails all the time
= clear-data
- can i have everything deleted · everything deleted, is that possible · delete all of it
= person
- which of you does research · who among you does research · who of the team does research · is there a picture of {x} · do you have a photo of {x} · what does {x} look like · photo of {x}
= nn-embed
- what are embeddings · what is an embedding for · what does embedding a text mean · what is an embedding here
= make-code
- the recovery code · what is the recovery code · recovery code, what is that
= own-data
- who is trained on our conversations · does anyone train on our chats · who trains with what our customers write · does anyone else train on my conversations
= p5-consent
- does {p5} obey the rules of consent · does {p5} respect consent · does {p5} follow consent rules
= old-quotes
- can prices go up later · can the price rise later · will prices increase · what if you raise the price · does the price ever change
= pf-private
- is my portfolio public · do others see my portfolio while i write · is what i type in {p6} visible to others · who can see my portfolio
= service-address
- base url of the api · what is the base url of your api · api host · root url of your api · endpoint of the api · base address of the api · which base url does the api have · server url for the api · which address do i send api requests to
= site-builder
- i want to put a chat window on our wordpress page, must i write code · put a chat window on my wix page · do i need to write code for the chat on my page
`;
