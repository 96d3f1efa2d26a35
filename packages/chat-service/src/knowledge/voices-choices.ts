/** How visitors choose among products, ask for a year, for workspaces and for people, beside `spoken*`. */
export const choiceVoices = `
= price-one
- price of {p} for {n} workspaces · cost of {p} for {n} workspaces · {n} workspaces of {p} how much · what does {p} cost for {n} workspaces · how much is {p} with {n} workspaces · price for {n} copies of {p} · everything but {p} price · all products except {p} how much · all products without {p} together · every product but {p} and {p} total · the whole range minus {p} cost · all your tools apart from {p} price · everything except {p}: total
= price-total
- everything but {p} total price · all products but {p} what do they cost together · all of them except {p} together · total of all data solutions · sum of the ai solutions · what do all business solutions cost together · price of all products without {p} · total without {p} · all your tools apart from {p}, how much · sum of all available products
= price-period
- {p} yearly · yearly {p} · {p} annually · what is {p} for a year · {p} for {n} months · price of {p} per year · price of {n} {p} yearly · {n} {p} for a year · what would {p} be over a year · {p} for {n} workspaces per year · price of {p} annually · is {p} per year · annual cost of {n} {p} · what do i pay for {p} in a year · and yearly
= price-all
- average price · what do products cost on average · mean price of the products · avg price of a product · average cost of your tools · what is the average price of a product
= status-all
- how many products are live · how many are live · how many products are coming soon · number of live products · how many products can i use now · how many are not released yet · how many products are out · how many of them are ready · how many are still coming soon · count of the products that are available · how many products are not finished · how many of your tools work already
= cheapest
- cheapest product that is live · cheapest live product · cheapest product that is coming soon · which of the ai solutions is cheapest · cheapest data solution · lowest price among the business solutions · cheapest product apart from {p} · cheapest product except {p} · which coming soon product is the cheapest · cheapest of those i can use now · cheapest one besides {p}
= dearest
- most expensive product that is live · dearest live product · most expensive product that is coming soon · most expensive of the ai solutions · most expensive data solution · highest price among the business solutions · most expensive product apart from {p} · dearest product except {p} · which coming soon product costs most · most expensive one besides {p}
= category
- which category is {p} in · what category does {p} belong to · category of {p} · is {p} an ai solution · is {p} a data solution · is {p} a business solution · does {p} belong to data solutions · what kind of product is {p} · under which category do i find {p} · in which group is {p} · {p} category · what type of solution is {p}
= founders
- is {x} a founder · did {x} found the company · is {x} one of the founders · was the company founded by {x} · is {x} a cofounder · {x} a founder · did {x} start the company · is {x} among the founders
= person
- is {x} the {r} · is {x} your {r} · isnt {x} the {r} · is {x} head of product now · is {x} the research lead · was {x} the {r} · is {x} head of research · and the {r}
= authors
- which posts did {x} write · posts by {x} · articles by {x} · what did {x} write · has {x} written anything on the blog · what has {x} written · blog posts of {x} · does {x} write for the blog · articles {x} wrote · everything by {x} · who wrote post · author post · show me the posts of {x}
= p1-handover
- can {p1} transfer a chat to a human · can {p1} transfer to a person · does {p1} connect customers with an agent · can {p1} put someone through to a human · transfer from {p1} to an employee · can a human take over from {p1} · can {p1} connect to a real person
= status
- what happens after {n} · what comes after a {n} · what do i do after a {n} · after a {n} · what to do after {n} · what if i get a {n} · i received {n}, what next · {n} what happens then
= users-key
- what does the key login_lockout hold · what is stored under preferences · what is in cart_ · what does splash_seen mean · what is the key searches for · what is kept in quotes_ · what does the key activity_ hold · what is draft_ · value of the key portfolio · what is stored in the key notifications_ · what does unreadable mean in storage · what is the key cart moving · meaning of the key users leaving · contents of the key preferences · which data is under the key user
= p6-account
- does {p6} need an account · is {p6} usable without an account · {p6} no account
= difference
- is {p} more expensive than {p}, by how much · is {p} dearer than {p} and how much dearer · by how much is {p} more expensive than {p} · how much more expensive is {p} than {p} · is {p} cheaper than {p} and how much cheaper
= sell-data
- is my email given to others · do you pass my email address on · who gets my email address · is my mail address shared with other companies · does anybody else see my email address · do you give my address away
= offline-site
- my connection drops all the time, does the site keep working · bad internet, does the page work anyway · the network is bad here, will this page stay usable · does the site still work when the internet drops · slow and unreliable internet · what happens to the site when my wifi drops
= demo-cost
- somebody told me the demo costs {n} dollars · is it true that the demo costs {n} dollars · do i pay {n} for the demo · the demo costs {n} bucks, right
= cart-max
- how many {p} can the cart take · how many of {p} can i put into one cart · why may i only put {n} items in the cart · why does the cart only take {n} · is the cart limited to {n} items · can the cart only hold {n}
= dearest
- the priciest thing you offer · priciest thing · dearest thing you sell
= clear-data
- i want everything of mine gone from here · i want my things removed from this site · get rid of all my stuff here
= round-the-clock
- do you reply on weekends · do you answer mails on the weekend · will somebody answer me on a weekend
= data-where
- cloud or own servers · cloud or on our premises · in the cloud or on premise
= retry
- how many retries are allowed · allowed number of retries · retries permitted
= p6-offline
- does the portfolio product work without internet · does that tool work with no internet
= human
- could somebody ring me back today · can someone phone me back · ring me back please
= wrong
- how do you stop the ai from making a mistake with invoices · what keeps the ai from doing something wrong
= list-products
- how many products are there in total · how many products do you have altogether · how many products do you sell in total · total number of products · how many different products are there
= category
- compare the data solutions · compare all ai solutions · show all business solutions side by side · compare your ai solutions
= hours
- which day are you open longest · which day do you close earliest · on which day do you open last · what is your longest day · which days are you open
= docs
- which documentation is there · what documentation do you offer · which texts does the documentation have
= price-one
- {p} free · {p} free? · is {p} really free · will {p} stay free · is {p} free forever
= status-one
- is {p} live now · {p} live yet · has {p} gone live · is {p} live already · why is {p} not live · why not {p}
= spec-needs
- what does {p} need to run · what does {p} need from us · what do you need for {p} · {p} needs what
= spec-runs
- where will {p} run · on which machines does {p} run · where does {p} run then
- which products can be hosted by you · which products run in our cloud · which product runs on our own servers · where do the products run · which tools can you host
= spec-needs
- which product needs two years of data · what do the products need · which product needs examples · what does each product need
= spec-connects
- which product connects to spreadsheets · which products connect to a crm · what do the products connect to · which product has the most connectors
= under
- over {n} · and over {n} · something over {n} · is {p} under {n} dollars · can i get {p} for less than {n} dollars · is {p} more than {n} dollars · is {p} below {n} · does {p} cost less than {n} · is {p} cheaper than {n} dollars
= cheapest
- the two cheapest products · which two products are the cheapest · three cheapest tools · cheapest three
= dearest
- the two most expensive products · which two products cost the most · three most expensive tools
= hours
- when do you open on weekdays · weekdays · hours during the week · on weekdays from when to when
= visit
- do you have tea · is there tea at your office · can i try the loom
= docs
- sections of the documentation · how is the documentation divided · which parts does the documentation have
= founders
- number of founders · how many people founded you · how many founders does the company have
= p6-offline
- which product works offline · is there a product that works without a network
= chat-privacy
- is this chat anonymous · do you know who i am in this chat · can you see my name here · am i anonymous here
= demo-how
- do i have to install software for the demo · what software does the demo need · do i need a camera for the demo · in which way does the demo take place
= products-vs-services
- is {p1} a product or a service · difference between the chatbot service and {p1} · what is a product and what is a service
= status-one
- can i try {p} today · can i use {p} already · may i test {p} now
= s-automation-saves
- benefits of the automation service · what does the automation service bring
= s-automation-time
- how long does ai powered automation take · duration of the ai powered automation service · how long does the ai powered automation service take
= s-chatbot-time
- how long does the ai chatbots and assistants service take · duration of the ai chatbots and assistants service
= s-analytics-time
- how long does the intelligent analytics service take · duration of intelligent analytics · how long does intelligent analytics take
= s-custom-time
- how long does the custom ai solutions service take · duration of custom ai solutions · how long do custom ai solutions take
= self
- tell me about yourself · describe yourself · say something about yourself
= lock-tabs
- is the lock gone after a restart of the browser · does the lock stay when i close the browser · do i see how long the lock lasts
= lockout
- is a countdown shown while i am locked out · where is the countdown of the lock
= pf-script
- does my portfolio have javascript in it · is there javascript in the page of {p6}
= p6-saved
- can i import my work in {p6} · import a file into {p6}
= portfolio-signout
- how do i delete my work in {p6} · start over in {p6} · throw away what i made in {p6}
= retry
- does the chat on this site retry by itself · does this site repeat failed requests · wait of the third retry
= auto-limits
- what happens if the machine is not sure · thresholds of the automation · which thresholds do i begin with in the automation
= range-read
- how many of ten forecasts are inside the range · how often is the range right · how many forecasts fall between low and high
= range-behind
- what is a driver · what are drivers in a forecast · which drivers are used
= order
- how can i buy {p} · how to buy {p} · how do i order {p} · where do i buy {p}
= price-total
- how much is it all together · what is everything together · what does everything cost together · everything together how much
= price-one
- i like {p}, how expensive is it · interested in {p}, what is the price · i am interested in {p}, how much does it cost
= no-code
- my recovery code is missing · i miss the recovery code · recovery code gone
= products-vs-services
- how does a service differ from a product · in what way is a service different from a product
= offline-site
- does this site work on a train · can i use this on the train
= under
- which product costs exactly {n} · what costs exactly {n} dollars · is there a product for exactly {n}
= short-history
- is one year of numbers enough for the forecast · does it work with only one year of numbers
= payment
- can i pay in euros by card · do you accept card payments here
= cancel
- do you help with the handover when we cancel · handover at the end of a service · do you help us with handing over
= lockout
- the second time i am locked out · how long is the second lock · second time locked · and the second lock
= range-read
- why are there three numbers in a forecast · what do the three numbers mean · why three numbers and not one · explain the three numbers of a forecast
= p6-account
- does {p6} need my email · why does {p6} want my email address · must i give my email to {p6}
= privacy
- what is in the privacy policy · what does the privacy policy say · contents of the privacy page
= post-facts
- what is post about · what is that post about · what is the post on prices about
= fc-how
- what is forecast your sales · tell me about forecast your sales
= auto-start
- what is your first automation · tell me about the tutorial your first automation
= pf-steps
- what is build a portfolio with {p6} · tell me about the tutorial build a portfolio with {p6}
= founders
- who is not a founder · who did not found the company · which of you are not founders
= posts-list
- posts in the category company news · which posts are use cases · articles on technology · categories of the blog · which categories does the blog have · posts about product updates · show me the use cases on the blog · posts on ai and technology
= post-facts
- oldest post · what is the oldest article on the blog · earliest blog post
= export
- where is the export button · which format does the export have · format of the exported file
= fc-test
- why are the last six months left out · why do i leave six months out of the forecast · what are the six months for
= phone
- call you from another country · calling from abroad, which number
= lock-tabs
- does a right password reset the attempts · are the attempts reset after a login · reset of the failed attempts
= person
- who reviews every forecast · who checks the forecasts · who decides what is not built
= picture-size
- which picture formats are possible · format of the picture
= spec-data
- do you use our conversations with {p} to train bots of other companies · are chats of {p} used for training other bots · does {p} use what our customers write to train others
= no-account
- what needs no account here · which things do not need an account
= cart-login
- do i need an account for quotes · do i need an account to request a quote · must i log in for a quote · is an account needed for a quote request · quote request without login
`;
