/** Products, prices, cart and quotes in three voices: in a word or two, chatting, and formally. By the ids of the cards. */
export const shopVoices = `
= price-all
- price overview · full pricing please · whats the damage for your stuff · could you send me your rates · i would like to see the current prices of all products · what does everything go for · run me through the prices · how much do i have to shell out for your products · every price in one list · how much money do you want for the tools
= price-one
- {p} cost · {p} pricing · what would {p} set me back · how much do you charge for {p} · how much does {p} go for · what am i paying for {p} each month · how much are we talking for {p} · what is the monthly fee of {p} · if we took {n} {p} what would that be · {n} of {p} each month how much · {n} {p} monthly cost · what would {n} {p} come to in a month · how much for {n} {p} per month · cost of {n} {p} and {n} {p} · {n} {p} plus {n} {p} how much altogether · just tell me what {p} costs · if i get {n} {p} what is the total · monthly bill for {n} {p} · how much would {n} {p} be · what do {n} {p} cost me a month · we would need {n} {p}, what does that cost us · {n} times {p}
- how much would {p} be for a month · {p} per month please · what is {p} a month · how much is {p} monthly · price of the product that forecasts · what do i have to pay for {p} · how much money would {p} be for us
- price of the product for churn
= price-total
- what if i bought everything · all products together how much · the whole catalogue price · price for the complete set · cost of all six together · total for one of every product · one of each, total · one of everything per month · how much for all of them combined · what would it cost to take all of your products · sum of all prices · add up all your products · all paid products together · what do all your products add up to each month · entire range total cost
= price-period
- is that monthly or yearly · monthly or once · billed how · billing cycle · do you charge per seat · per head or flat · per user price · is it per employee · how is the price counted · what does per workspace mean · for one person or the whole team · does everyone in my team have to pay · is there an annual plan · annual price of {p} · yearly subscription for {p} · lifetime price for {p} · pay once for {p} forever · is {p} a subscription · do i pay for each colleague · can my whole department share one {p} · does the price go up with more users · i wonder if the price counts for everyone in the office · for how many people does one price count
= cheapest
- lowest price · what is the least i can spend · whats ur cheapest thing · the most affordable product · i am on a tight budget, what costs the least · least expensive one please · which of your products is the most affordable · smallest price in the catalogue · which product is easiest on the wallet
= dearest
- top price · whats the most expensive thing you have · which product costs the most · costliest product · highest priced product · which of your products has the highest price · most pricey item · biggest price in the shop
- costliest product on sale
= under
- anything below {n} · max {n} dollars · what can i afford with {n} · what do you have for around {n} bucks · products up to {n} dollars · which products cost less than {n} · is there something cheaper than {n} · what costs more than {n} · i can spend {n} a month at most · which products are between {n} and {n} dollars · everything under {n} · with {n} dollars what are my options · stuff for under {n} a month · which are above {n}
= difference
- {p} vs {p} price difference · how much cheaper is {p} than {p} · how much would i save with {p} instead of {p} · which would cost me more {p} or {p} · is {p} dearer than {p} · {p} or {p} what is cheaper · price gap between {p} and {p} · what is the price difference between {p} and {p} · does {p} cost more than {p} · how much extra is {p} over {p} · which one is cheaper {p} or {p} · {p} and {p} which is the more expensive one
= compare
- {p} vs {p} · {p} versus {p} · {p} or {p} · difference between {p} and {p} · how do {p} and {p} differ · put {p} and {p} side by side · should we go for {p} or {p} · help me choose between {p} and {p} · i cant make up my mind, {p} or {p} · whats the diff {p} {p} · which is better for us {p} or {p} · what does {p} have that {p} does not · compare {p} {p} and {p} for me · explain the difference between {p} and {p} · is {p} better than {p} · pros and cons of {p} and {p} · when do i need {p} and when {p}
= status-all
- live products · released products · what is out already · what can i use right away · is anything ready yet or is it all vaporware · which of your products work today · do any of them work already · can i use anything now · what is actually available at the moment · what has been launched so far · which products can be used today · which ones are still to come · what is not finished yet · anything i could play with today · so is any of this live · which are comingsoon and which are live
= status-one
- {p} available? · {p} release · {p} launch date · {p} eta · is {p} out yet · is {p} ready · is {p} live · can i use {p} now · can we have {p} today · any date for {p} · when is {p} gonna be ready · when can i finally use {p} · is {p} available already or only planned · has {p} been released · when do you expect to release {p} · is {p} still in development · when will {p} be available · is it possible to use {p} already · do you know when {p} drops · how far along is {p}
= list-products
- product list · catalogue · your products · products? · what do you sell · what products do you offer · which products are available in your catalogue · show me everything you have · what kinda products do you guys have · what can i get from you · so what do you actually sell · give me an overview of the products · what is in your shop · which software do you make · names of your products
= category
- what categories are there · which ones are {n} solutions · show me the ai solutions · what falls under data solutions · list business solutions · which products belong to ai solutions
= free-products
- anything free · free stuff · free of charge · do you give anything away · whats free here · is any of your products free of charge · which tools do not cost anything · what can i get without paying · something at no cost · i do not want to pay, what can i use
= paid-products
- paid ones · everything with a price tag · which of your products must be paid for · products that are not free · which cost something · what are the paid tools · all the ones i pay for · the non free ones
- show me only the products with a price · which items in the catalogue are chargeable · what is on the paid side of your catalogue · so what is not for nothing here
= card
- {p}? · {p} summary · what is {p} exactly · whats {p} do · what does {p} actually do · can you tell me what {p} is · give me the short version of {p} · whats the deal with {p} · how would {p} help us · why would i want {p} · what is the point of {p} · could you describe {p} briefly · please give an overview of {p} · i keep seeing {p}, what is that · explain {p} like i am five · talk me through {p} · i want to know more about {p}
- for whom is {p} made · how {p} works · the way {p} works · what is {p} able to do · who would use {p}
= features
- {p} features · {p} feature list · what is in {p} · what do you get with {p} · what are the main features of {p} · what comes included with {p} · what all does {p} come with · highlights of {p} · list the features of {p} please · which functions does {p} offer · tell me everything {p} can do · key points of {p} · what is special about {p}
- list the abilities of {p} · what all does {p} offer
= p1-languages
- {p1} language support · does {p1} do dutch and polish · can {p1} talk to my french customers · our customers write in spanish, can {p1} handle that · how many languages can {p1} do · which languages does {p1} speak · would {p1} answer in german · multilingual {p1}? · can {p1} reply in japanese or korean · in what languages can my customers write to {p1} · is {p1} english only · does {p1} speak anything besides english · i have customers in italy and brazil does {p1} get them
= p1-handover
- {p1} handover · what happens when {p1} cannot answer · does {p1} get a human when it is stuck · can {p1} pass a chat to my team · will my staff see the whole chat when they take over · does {p1} forward conversations to people · can my colleague jump in when {p1} fails · if a customer is angry does {p1} get somebody · is there a hand off from {p1} to staff · human fallback of {p1} · can customers still reach a human through {p1} · what does my team see when {p1} hands over
= p1-learns
- {p1} training data · {p1} knowledge source · what do you feed {p1} · can {p1} use our old support tickets · how do i teach {p1} · where does {p1} get answers from · what does {p1} learn from · does {p1} read our website · which content does {p1} answer from · can {p1} learn our help centre · how does {p1} get to know our company
= p1-channels
- {p1} channels · does {p1} work with email · is {p1} on messengers too · can i use {p1} in my messenger · where can customers talk to {p1} · does {p1} run on the web only · on which channels is {p1} available · can {p1} answer our mail · {p1} in email · which platforms does {p1} cover · would {p1} work in our messenger
= p2-range
- what does {p2} forecast · {p2} output · does {p2} forecast churn · can {p2} tell me how much i will sell · can {p2} predict demand · does {p2} give one number or a range · what kind of forecasts do i get from {p2} · will {p2} predict our revenue · which figures can {p2} predict · is it possible to forecast customer churn with {p2} · what questions can {p2} answer
= p2-connect
- {p2} data sources · {p2} connectors · can {p2} read our warehouse · does {p2} pull from a crm · where does {p2} get its data · what can i connect to {p2} · does {p2} use spreadsheets · can i feed {p2} an excel file · which sources can be connected to {p2} · hook {p2} up to our database
= p2-alerts
- {p2} alerts · does {p2} warn me · will {p2} tell me when something is off · does {p2} notify us · do i get a warning from {p2} when sales drop · does {p2} send alerts when the forecast is wrong · can {p2} alarm me if numbers go crazy · notification from {p2} · when does {p2} raise an alert · am i informed by {p2} if reality differs from the forecast
= p3-what
- {p3} input types · text tables images {p3} · can {p3} read images · does {p3} handle tables · what can i send to {p3} · what does {p3} offer · can {p3} look at pictures · what data does {p3} understand · does {p3} work on text · what kind of inputs does {p3} take · is {p3} able to process photos
- is there an api among your products · which api do you offer for sale
- do you have an api to sell
= p3-tuning
- {p3} fine tuning · fine tuning time · how long to tune {p3} · can i train {p3} on my own examples · how fast is {p3} tuned · how long does it take until {p3} has learned my examples · can {p3} be adapted to our data · is {p3} trainable · when is {p3} done learning · how quickly can we fine tune {p3} · customise {p3} with my own data
= p3-rollback
- {p3} rollback · {p3} versions · model versioning · can i go back to an older model in {p3} · what if the new model of {p3} is worse · undo a model update · revert {p3} to the previous version · is there a way to switch {p3} back · does {p3} keep old versions · how do i return to the last model version
= p4-connectors
- {p4} connectors · number of connectors · how many integrations does {p4} have · how many tools can {p4} connect · does {p4} come with connectors · how many apps does {p4} talk to · ready made connectors of {p4} · how many ready connectors are there · integrations count of {p4} · does {p4} connect to many tools
= p4-editor
- {p4} editor · drag and drop {p4} · do i have to code in {p4} · can i draw a process in {p4} · is {p4} visual · does {p4} have version history · how do i design a process in {p4} · is there a graphical editor in {p4} · can non programmers use {p4} · does {p4} remember older versions of a process · is {p4} no code
= p4-audit
- {p4} audit · {p4} logs · does {p4} keep a record of runs · can i see what {p4} did · is there a trail for every run in {p4} · does {p4} log everything · can auditors check what {p4} did · record of each run of {p4} · who did what in {p4} · can we prove what happened in {p4} · history of runs in {p4}
= p5-duplicates
- {p5} duplicates · does {p5} merge records · can {p5} clean up double customers · we have the same customer three times, does {p5} fix that · how does {p5} deal with duplicate records · does {p5} dedupe · will {p5} join our customer lists · can {p5} combine data from several systems · merge customers with {p5} · does {p5} unify our records
= p5-segments
- {p5} segments · {p5} health score · does {p5} group customers · can {p5} tell me who is about to leave · does {p5} say what to do next · next best action in {p5} · are the segments of {p5} updated automatically · how does {p5} score customers · customer segmentation with {p5} · does {p5} suggest actions · does {p5} recommend next steps
= p5-consent
- {p5} consent · {p5} retention · is {p5} ok with privacy law · does {p5} respect consent · how does {p5} handle consent · does {p5} delete old customer data by itself · retention rules of {p5} · does {p5} comply with consent rules · what about consent of my customers in {p5} · are there rules for how long {p5} keeps data
= p6-offline
- {p6} offline · no internet {p6} · do i have to be online for {p6} · do i need a connection to use {p6} · does {p6} need the internet · can i use {p6} on the train · will {p6} work without wifi · can i work on my portfolio on a plane · is an internet connection required for {p6} · can {p6} be used with no network
= p6-file
- {p6} output · {p6} format · what do i get out of {p6} · which file does {p6} make · what kind of file is a portfolio · is it html · do i need hosting for the portfolio file · what does {p6} give me in the end · what do i download from {p6} · in which format is the portfolio · is the portfolio a single file
= p6-account
- {p6} login · {p6} without account · do i have to sign up for {p6} · do i need to register to use {p6} · must i log in to make a portfolio · can i use {p6} without signing up · is an account required for {p6} · need an account for {p6}? · do i need an account to make my portfolio · do you want my email for {p6} · is registration necessary for {p6}
= p6-saved
- {p6} storage · where does my portfolio go · is my portfolio saved somewhere · will my work in {p6} be lost if i close the tab · does {p6} autosave · can i close the browser and continue my portfolio tomorrow · is what i typed in {p6} kept · where is the work of {p6} stored · do i lose my portfolio when i shut the laptop · does {p6} remember what i typed
= p6-pdf
- {p6} pdf · {p6} print · can i print my portfolio · portfolio as pdf · save {p6} page as a pdf · can i get a paper version of my portfolio · does the portfolio look good on paper · is it possible to export a pdf from {p6} · can i turn the portfolio into a pdf · print out of my portfolio
- send my portfolio to the printer · hard copy of the page i made in {p6} · i need to hand in {p6} on paper
= p6-themes
- {p6} looks · number of themes · how many designs are there in {p6} · can i change the look of my portfolio · is there a dark portfolio · which themes does {p6} have · can i pick colours in {p6} · what designs can i choose for my portfolio · templates of {p6} · can my portfolio be dark
= p6-ai
- ai in {p6} · does {p6} use ai · is {p6} made with ai · is there artificial intelligence in {p6} · does an ai write my portfolio · any ai inside {p6} · is {p6} smart or just a form · does {p6} run on machine learning · which product has no ai · is there a product without ai
= p6-start
- make a portfolio · open {p6} · where is {p6} · how do i make a portfolio · how do i start with {p6} · can i build my own page here · i want a portfolio page, how · take me to {p6} · where can i create my portfolio · how does one use {p6} · launch {p6} · get started with {p6}
= p6-undo
- {p6} undo · can i undo in {p6} · i deleted something in {p6} by mistake · go back a step in {p6} · i messed up my portfolio, can i revert · is there an undo in {p6} · take back a change in my portfolio · restore what i removed in {p6} · reverse a change in {p6} · can changes in {p6} be undone
- ctrl z in {p6} · oops wrong click in {p6}, how do i get the old text back · i emptied a field of my portfolio, is it lost · step backwards while editing my portfolio
= order
- ordering · how to buy · buy {p} · how do i get {p} · where do i pay for {p} · so how do i actually buy something · i wanna buy {p} what do i do · how can we order a product · what is the procedure for placing an order · how do i place an order · can i just buy it here · i would like to purchase {p} for my company · what are the steps to buy · checkout · where is the checkout
- how can we buy {p} · i would like to order {p}, what do i do
= quote
- get a quote · request quote · quote how · where do i click for a quote · i want a price offer in writing · how does one obtain a quote · can you make us an offer · how do i turn my cart into a quote · steps to request a quote · we need a formal quotation for our accounting · how do i ask for a quote · where is the quote button · send me a quote
= quote-binding
- quote binding? · is a quote binding · does a quote commit me · do i have to buy after a quote · am i committed when i ask for a quote · is there any obligation if i request a quote · can i just ask for a quote without buying · does it commit me to anything · do i sign something with a quote · what am i agreeing to with a quote · is asking for a quote a contract
- does asking for a quote cost anything · will i be charged for a quote · is there a payment due with the quote request
= payment
- do i get an invoice from you · can you send me an invoice · will there be a bill · i need an invoice for my accountant · where is my invoice · receipt for my purchase · payment methods · paypal · credit card · invoice payment · can i pay by card · how do i pay you · which payment methods do you accept · do you take visa · will you charge my card · do i pay online · can we pay by bank transfer · apple pay or google pay · where do i enter my card · do you charge me anything here · is anything charged on this site · can i pay monthly by card · do you take american express
= refund
- refunds · money back · returns · return policy · can i get a refund · what is your refund policy · how do i send something back · i want my money returned · do you give refunds · i bought the wrong thing, can i get my money back · is there a return window · when do i get my money back
= shipping
- shipping · delivery · do you deliver · do you ship to canada · how much is shipping · when will it be delivered · is there a shipping fee · do i have to pay for shipping · how long does shipping take · do i get a package · is shipping included · what about delivery costs
= currency
- currency · in dollars? · usd or euro · which currency do you use · are your prices in dollars · is that in us dollars · do you show prices in euros · can i see the prices in rupees · what money are the prices in · in which currency are prices given · are the prices in pounds
= discount
- discounts · school discount · do schools pay less · any deals for nonprofits · we are a small nonprofit, is it cheaper for us · im a teacher do i get it for less · could a charity get a better price · how do i get the discount · how can our school claim the discount · is there a reduced price for educational institutions · what discount do universities get · who is entitled to a discount · any chance of paying less as an ngo · cheaper for a food bank or church · what do we have to do to get the half price
= trial
- free trial · trial length · trial period · try before buy · do you have something like a free trial · is there any way to try it out first · can i test drive it · can i give it a go before paying · how many days is the trial · how do i start the trial · where do i sign up for the trial · how can i get the free trial · can we try {p} for a while · can i play around with it first · is it possible to test the product before buying · could i check it out for free first · i want to see if it works for us before i pay · can i see it first · can i try it first · how long do i get to try it
= trial-card
- card required? · do i have to give you my card · do i need to enter a card to try it · do you ask for payment details for the trial · without a credit card possible · is a credit card needed to test it · will you want my card number before i try · must i leave my card details · do you need my bank details to try
= trial-end
- after trial · trial over then what · does the trial renew · will i be billed after the trial · do i have to cancel the trial · what happens when the {n} days are over · does the trial turn into a subscription · do i need to cancel before the trial ends · will it charge me when the trial runs out · is the trial automatically extended · what if i forget to cancel the trial · auto renewal of trial
= trial-scope
- trial features · is the trial limited · what can i do in the trial · do i get all features in the trial · are there restrictions in the trial · is everything unlocked in the trial · is it the full version during the trial · which features are switched on in the trial · does the trial have limits · trial full version
= why-prices
- why public prices · why show prices · why do you put prices on your site · why are your prices visible · how come you list your prices openly · other companies make you call, why do you not · why can everyone see your prices · reason for open pricing · what made you publish your prices · why so open about money · why do you tell everybody your prices
= service-price
- service cost · project price · cost of a project · price of a service · how are services priced · how much does a project cost · how much would it cost to automate something · what do your services cost · do you charge by the hour or a fixed price · is it a fixed price · how do i know what a project will cost · pricing model for services · hourly rate · day rate · do you have a rate card for services · what will you charge us for building a chatbot · who decides the price of a project · is the price agreed beforehand
= products-vs-services
- product or service · product vs service · what is the difference between a product and a service here · how is a service different from a product · do i need a product or a service · is a service the same as a product · what do you call a service · what counts as a product · do services need a product · explain products versus services
= old-quotes
- old quote price · does my quote keep its price · price changed after my quote · if prices go up what about my quote · is the price in my quote fixed · do old quotes stay valid · will you raise the price after i got a quote · do price changes affect my quote · what if the price rises · do quotes get updated
- you raised the price after my request, which one applies · is the figure in my earlier quote still good · quote from last month, same price? · do you keep the amount you quoted back then
= advice-free
- free advice · is advice free · do you charge for a first talk · does the first conversation cost anything · can i ask for advice without paying · is a consultation free · do you bill for the first call · what if a spreadsheet is enough · will you tell me if i do not need ai · is initial consulting free of charge · do i pay for advice
= cart
- cart · basket · my cart · where is my cart · whats in my basket · show my shopping cart · how do i get to the cart · where do i see what i picked · open my basket · can i view my cart · what can i do in the cart · where do i find the things i chose
= cart-add
- add to cart · put in cart · how do i add something to the cart · put {p} in my basket · how can i put {n} {p} in the cart · where is the add button · add {p} please · how do i choose the quantity · how do i put a product into the cart · can i add more than one · increase the quantity in the cart
= cart-max
- cart limit · maximum quantity · how many can i put in the cart · is there a limit per product · can i order {n} of one product · highest quantity · most i can add of one thing · why can i not add more than {n} · how many of the same product can i take · upper limit of items · quantity cap
= cart-undo
- undo cart · restore removed item · i accidentally removed something · i deleted a line in my cart by mistake · can i get back an item i removed · bring back what i took out of the cart · oops i removed the wrong product · is there an undo in the cart · how do i restore a removed item · recover a deleted cart line · i cleared my cart by accident
= cart-guest
- guest cart · what happens to my cart when i log in · is my cart merged · i filled the cart before logging in, is it lost · do my items stay when i sign in · will the guest cart be added to my account · i added stuff without logging in, does it move to my account · are both carts combined · cart before login · do i lose my basket if i register
= cart-login
- cart without account · do i need an account to order · can i shop as a guest · do i have to log in for the cart · why does the cart ask me to log in · can i fill the cart without signing up · must i register to put something in the cart · is an account needed for the cart · guest checkout · shopping without account · can i use the basket without logging in
- must i sign up before i put things in the cart · cart first or registration first · fill the cart before having an account
= cart-soon
- add comingsoon product · can i put comingsoon products in my cart · can i preorder {p} · can i reserve {p} before it is out · order something that is not live yet · is it possible to request a quote for a comingsoon product · can i ask for a quote on {p} though it is not out · pre order · preorder possible · can unreleased products be quoted
= cart-prices
- price in cart changed · why is the price in my cart different · do cart prices update · does my cart keep the old price · what if a product in my cart is gone · are cart prices up to date · product no longer sold in my cart · is the price in the cart current · where do the prices in the cart come from · item disappeared from the catalogue
= cart-tabs
- cart two tabs · several tabs · does the cart sync between tabs · i have two tabs open, is the cart the same · open the shop in two windows · if i add something in another tab do i see it here · can i use multiple tabs · are tabs synchronised · what happens with many tabs open · does the other tab notice changes
= cart-kept
- is my cart saved · cart tomorrow · will my cart be there tomorrow · does the cart stay if i close the tab · how long is my cart kept · i will be back next week is my cart still there · does my basket expire · is the cart stored · do items stay in the cart · will my basket be emptied · cart lifetime
= cart-remove
- remove item · delete from cart · empty cart · take it out of the basket · how do i get rid of things in my cart · i put too much in my basket how do i remove it · how to delete something i added by mistake · i no longer want one of the items · clear my cart · how do i empty the whole basket · change the amount in the cart · i added the wrong product how do i take it out · lower the number of items
= orders
- my orders · order history · my quotes · past quotes · where are my orders · where can i see my quote requests · list of my requests · i requested a quote where do i find it · where do i look up what i asked for · do you keep my old quotes · can i see earlier requests · did my quote request go through · how do i find my last quote
= cents
- rounding · do totals round · is the sum exact · how is the total calculated · cents in the total · does the cart make rounding errors · why is the total so exact
= quote-added
- edit quote message · can i change the quote before sending · can i edit the message of the quote · i already wrote a message, will the quote delete it · add a note to my quote · does the quote overwrite my draft · change the text of the request
- add remarks to the quote request · i had begun writing to you, does the quote from the cart wipe my text · may i alter the text the cart filled in · is the prefilled message editable
= largest-found-low
- prices too low · did anyone find your prices too low · who thought you were too cheap · do large companies complain about prices · are big firms put off by low prices · reaction of larger companies to the prices
- did someone think you cannot be serious at that price · such small prices, is that suspicious · what did the bigger firms make of your prices · were you accused of being cheap · surprising reaction to your price list · does a low price put off corporations
= compare-page
- comparison · product comparison · can i compare products · compare page · how do i compare things here · where can i see products next to each other · how many products can be compared · i want to compare two of your products · is there a way to compare · can i put three products side by side · comparison tool · what is the max for comparing
`;
