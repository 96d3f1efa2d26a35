import {
  automatedPercent,
  pricing,
  services,
  toStartRange,
  trialDays,
  trialTerms,
  workingWeeks,
} from '@loomwright/content';

/** What visitors ask about products, prices and ordering. The form is described in `read-cards.ts`. */
export const productCards = `
= price-all | /products | products
: @prices
- price list · prices · pricing · what are your rates · list of prices for the products · how much do things cost here · what would i pay · whats the damage for your stuff
- what does it cost · how expensive are you · costs overview · fees · price overview of all products · do you publish prices · what do your tools cost · show prices · what does it cost to buy from you
- are you expensive · cost of your products · what is the price range · give me the price of each product

= price-one | /products | product
: @price
- {p} price · price of the {p} thing · how much is {p} · how much does {p} cost · what does {p} cost · cost of {p} · what do you charge for {p} · {p} how much · price for {p} please · how expensive is {p}
- what would {p} set me back · is {p} expensive · whats the cost of {p} · how many dollars for {p} · i want to know the price of {p} · {p} pricing · quote me {p} · can you tell me how much {p} is
- is {p} free · do i have to pay for {p} · does {p} cost anything · is there a charge for {p} · {p} for free · what is the fee for {p} · what must i pay for {p} · {n} {p} price · total for {n} {p} · {n} {p} and {n} {p}
- how much would {n} {p} be · i need {n} {p} what is the total · what do {p} and {p} cost together · {p} plus {p} cost · sum for {p} and {n} {p} · if i take {n} {p} how much do i pay · {n} of {p} · i would like to buy {n} {p} · how much for {p} and {p} · how much do i owe for {n} {p}

= price-total | /products | products
: @total
- what is the total of all products · price of all products together · cost for everything · how much would the complete catalogue be · if i bought all of them how much · buy all six, total price · the whole lot price · everything you sell in one go cost · sum of all prices

= price-period | /products | price
: @period
- is the price per month · is that monthly or yearly · is {p} a subscription · monthly fee of {p} · price per year · annual price of {p} · per user price · is it per seat · price per user for {p} · one off or recurring · do i pay every month for {p}
- is {p} billed monthly · is it a one time payment · how often do i pay for {p} · yearly cost {p} · what does {p} cost a month · is it a lifetime license · cost per year · monthly cost · per month or once · price unit · is the price for one user · annual subscription {p} · what is the billing period · {p} per month · is that price a month

= cheapest | /products | cheapest product
: @cheapest
- what is the cheapest product · lowest price · which product costs least · least expensive thing you have · cheapest option · most affordable product · what is your lowest priced tool · the budget option · which one is cheapest · cheapest · smallest price · i have little money what do you recommend to buy

= dearest | /products | dearest product
: @dearest
- most expensive product · highest price · which product costs the most · dearest · what is the priciest product · top price · most costly tool · which one is the most expensive · the maximum price of a product

= under | /products | products
: @limit
- products under {n} dollars · anything below {n} · what can i buy for {n} dollars · less than {n} dollars · cheaper than {n} · which products cost less than {n} · at most {n} dollars · within a budget of {n} · i have {n} dollars what can i get · up to {n} usd · under {n} · max {n} dollars · my budget is {n}
- products over {n} dollars · more than {n} dollars · which cost more than {n} · above {n} usd · products between {n} and {n} dollars · at least {n} dollars · no more than {n}

= difference | /products | products
: @difference
- price difference between {p} and {p} · how much cheaper is {p} than {p} · how much more does {p} cost than {p} · which is cheaper {p} or {p} · which costs more {p} or {p} · is {p} more expensive than {p} · is {p} cheaper than {p} · what is the gap in price between {p} and {p} · {p} or {p} which one costs less · how many dollars more is {p} compared to {p}

= compare | /products | products
: @compare
- compare {p} and {p} · {p} vs {p} · {p} versus {p} · difference between {p} and {p} · what is the difference of {p} and {p} · {p} or {p} · should i take {p} or {p} · how does {p} differ from {p} · compare {p} with {p} · {p} compared to {p} · which one is better {p} or {p} · comparison of {p} {p} and {p} · which should i choose {p} or {p} · put {p} and {p} side by side · pros and cons {p} and {p} · do i need {p} or {p}

= status-all | /products | products
: @statuses
- which products are available · what is live · what can i use now · which ones are ready · anything live already · what is coming soon · is anything released yet · which products work today · what can i try right away · which are finished · which products are not released · which products are still coming · when do your products launch · are the products ready · when will the rest be released · what is in development · is it all vaporware

= status-one | /products | product
: @status
- is {p} available · is {p} live · when will {p} be released · when is {p} coming · {p} release date · can i use {p} now · can i buy {p} today · is {p} out yet · {p} launch · when does {p} launch · when can i get {p} · is {p} ready · why can i not buy {p} · how soon will {p} be there · has {p} been released · {p} availability · status of {p} · when can we start using {p} · why is {p} not available · is {p} finished · eta for {p} · {p} coming soon

= list-products | /products | products
: @products
- what products do you have · list of products · what do you sell · show me the products · your catalogue · product range · what tools do you offer · what is in the shop · how many products do you have · number of products · which software do you make · overview of products · product names · tell me about your products · what can i buy here · products · what are the products

= category | /products | products
: @category
- which are ai solutions · data solutions · business solutions · products in data solutions · what ai products do you have · list the business products · data products · which product categories are there · product categories · how many categories

= free-products | /products/6 | Portfolio Generator
: The **Portfolio Generator** is free, and live today.
- do you have anything free · which product is free · free tools · any freebies · something for free · what costs nothing · is there a free product · which of the products is without charge · free of charge tools

= paid-products | /products | products
: @paid
- which products are paid · which ones cost money · paid products · what is not free · which do i have to pay for

= card | /products | product
: @card
- what is {p} · tell me about {p} · {p} · describe {p} · what does {p} do · explain {p} · info on {p} · what is {p} for · who needs {p} · how does {p} help · what can {p} do · i am interested in {p} · more about {p} · details of {p} · what is {p} good for · purpose of {p} · use of {p} · overview of {p} · how does {p} work · give me a summary of {p} · whats {p} about · who is {p} for

= features | /products | product
: @features
- features of {p} · what features does {p} have · what does {p} include · {p} functions · capabilities of {p} · what is included in {p} · key features {p} · list what {p} has · what comes with {p} · specs of {p} · functionality of {p}

= p1-languages | /products/1 | AI Chatbot Integration
: The AI Chatbot Integration understands natural language in **30 languages**.
- which languages does {p1} support · how many languages {p1} · does {p1} speak french · can {p1} answer in spanish · is {p1} multilingual · {p1} languages · does {p1} understand hindi · what language can {p1} talk · does {p1} know italian
= p1-handover | /products/1 | AI Chatbot Integration
: Yes: it hands over to your team with the whole conversation.
- does {p1} pass to a human · can {p1} escalate to my staff · when {p1} does not know will a person take over · {p1} handover to team · human takeover {p1} · can a colleague step into the {p1} conversation · live agent handoff
= p1-learns | /products/1 | AI Chatbot Integration
: It learns from your help pages and past tickets.
- what does {p1} learn from · can {p1} be trained with our tickets · does {p1} read our help pages · how does {p1} know the answers · where does {p1} get its knowledge · does {p1} use our faq · train {p1} with my documents
= p1-channels | /products/1 | AI Chatbot Integration
: It works on the web, in email and in messaging apps. The page doesn’t say which ones.
- where does {p1} work · can {p1} answer e-mails · {p1} channels · does {p1} run in a messenger · {p1} on which platforms · does {p1} reply in email · is {p1} for the web only
= p2-range | /products/2 | Predictive Analytics Suite
: It forecasts demand, revenue and churn with honest ranges, not single numbers, and names the drivers behind every prediction.
- what can {p2} predict · does {p2} forecast revenue · {p2} churn · does {p2} give ranges · does {p2} explain the prediction · does {p2} show why · can {p2} forecast demand · does {p2} name the reasons · drivers of a prediction
= p2-connect | /products/2 | Predictive Analytics Suite
: It connects to warehouses, spreadsheets and CRMs.
- which data sources does {p2} support · can {p2} read excel · does {p2} connect to a database · {p2} with google sheets · {p2} integrations · connect {p2} to our crm · does {p2} work with spreadsheets · data warehouse {p2}
= p2-alerts | /products/2 | Predictive Analytics Suite
: Yes, it alerts you when results leave the forecast range.
- does {p2} send alerts · will {p2} warn me · notifications from {p2} · {p2} alarm when numbers change · does {p2} tell me if a forecast is off
= p3-what | /products/3 | Neural Network API
: One endpoint for text, tables and images: classification, extraction and embeddings over HTTP.
- can {p3} process pictures · does {p3} take tables · what inputs does {p3} accept · {p3} for text · image recognition with {p3} · what kinds of data can {p3} handle · can {p3} classify photos
= p3-tuning | /products/3 | Neural Network API
: It’s fine-tuned on your examples in an afternoon.
- how long to fine tune {p3} · can {p3} be trained on my examples · {p3} training time · how fast is {p3} adapted to us · fine tuning
= p3-rollback | /products/3 | Neural Network API
: Yes: models are versioned, with instant rollback.
- can i go back to an earlier model · does {p3} have versions · {p3} undo a bad model · model versioning · revert model version · rollback
= p4-connectors | /products/4 | Workflow Automation Studio
: It has more than **sixty** ready-made connectors.
- how many integrations does {p4} have · number of connectors · {p4} connectors · which apps can {p4} connect · ready made connectors · does {p4} connect to other tools
= p4-editor | /products/4 | Workflow Automation Studio
: Yes, a visual editor with a readable version history.
- does {p4} have a drag and drop editor · visual editor {p4} · version history in {p4} · can i see old versions of my workflow · is {p4} no code · do i need to program to use {p4}
= p4-audit | /products/4 | Workflow Automation Studio
: Yes: there is an audit trail for every run, and people stay in the loop where it matters.
- does {p4} log every step · audit log {p4} · can i see what {p4} did · traceability of {p4} · does {p4} ask people for approval · human approval in {p4} · record of runs
= p5-duplicates | /products/5 | Customer Insight Platform
: Yes: it joins records across systems without duplicates.
- does {p5} deduplicate · merge customer records with {p5} · {p5} double entries · can {p5} join data from several systems · duplicates in {p5}
= p5-segments | /products/5 | Customer Insight Platform
: It has living segments and health scores, and suggests the next best action and says why.
- does {p5} segment customers · {p5} customer segmentation · health score · does {p5} suggest what to do next · next best action · {p5} recommendations · {p5} scores
= p5-consent | /products/5 | Customer Insight Platform
: Yes, consent and retention rules are built in.
- {p5} consent management · does {p5} respect consent · data retention in {p5} · privacy rules in {p5} · how long does {p5} keep data
= p6-offline | /products/6 | Portfolio Generator
: Once it’s open, the Portfolio Generator works offline: it needs no connection from then on.
- can i use {p6} without internet · {p6} without network · does {p6} need a connection · {p6} on a plane · offline use of {p6}
= p6-file | /products/6 | Portfolio Generator
: You get **one self-contained HTML file**: styles inside, no script; it opens without a server.
- what file does {p6} make · output of {p6} · what do i download from {p6} · {p6} format · does {p6} make html · how big is the {p6} file · what do i get from {p6} · does {p6} output contain scripts
= p6-account | /documentation/build-a-portfolio | Portfolio Generator
: The Portfolio Generator is free and needs no account.
- do i have to register for {p6} · can i use {p6} without signing up · {p6} login needed · need account {p6} · use {p6} anonymously
= p6-saved | /tools/portfolio-generator | Portfolio Generator
: Your work is kept in your browser; you can export it and import it on another computer.
- where is {p6} work saved · is my {p6} stored on a server · does {p6} autosave · how do i move my {p6} to another computer · import and export {p6} · will i lose my {p6} when i close the tab · transfer {p6} to a second laptop · do you keep a copy of my {p6}
= p6-pdf | /tools/portfolio-generator | Portfolio Generator
: Yes, it can be printed or saved as a PDF.
- print {p6} · save {p6} as pdf · {p6} pdf export · can i print my page from {p6}
= p6-themes | /documentation/build-a-portfolio#step-3-name-headline-about | Portfolio Generator
: The first step offers **three themes**, light or dark.
- which designs does {p6} have · {p6} templates · {p6} theme options · can i change the look of {p6} · number of designs in {p6} · colours of {p6} · {p6} styles
= p6-ai | /blog/the-portfolio-generator-is-live | Portfolio Generator
: No. It’s the only product without any AI in it, on purpose.
- is there ai in {p6} · does {p6} write the text for me · {p6} artificial intelligence · will {p6} generate my texts · ai writing in {p6}
= p6-one | /documentation/build-a-portfolio#step-2-open-the-tool | Portfolio Generator
: The Portfolio Generator keeps **one portfolio** in this browser. For another one, export your work, then choose “Start over”; the file can be imported again.
- can i have {n} portfolios · add a second portfolio · how many portfolios can i have · more than one portfolio · several portfolios · make another portfolio besides the first · can {p6} hold {n} portfolios · a portfolio for each language · switch between {n} portfolios · my wife wants a portfolio too on this computer · keep the old portfolio and start a new one · {n} versions of my page in {p6} · is there a limit on the number of portfolios · does {p6} store multiple pages · i need {n} different portfolios · one portfolio for work and one for my hobby · create {n} portfolios · number of portfolios in one browser
= p6-start | /tools/portfolio-generator | Portfolio Generator
: Open the [tool](/tools/portfolio-generator), start with a sample or empty, and download your page as one file.
- how do i use {p6} · where is {p6} · open {p6} · launch {p6} · start {p6} · make my portfolio · i want to build a portfolio page · link to {p6} · how do i begin with {p6} · create a cv page · where can i try {p6}
= p6-undo | /documentation/build-a-portfolio#step-2-open-the-tool | Portfolio Generator
: Yes, you can undo anything you do there.
- can i undo in {p6} · undo a change in {p6} · i made a mistake in {p6} · revert my edits in {p6}

= order | /faq#how-to-order | ordering
: Put what you want in your [cart](/cart) and request a quote: that opens the contact form with your cart filled in. Nothing is sold on this site; a quote doesn’t commit you to anything.
- how can i buy something · how to purchase · where do i buy · ordering process · i want to order · how does buying work · checkout · how do i place an order · can i buy {p} · i would like to buy · purchase {p} · steps to order · how do i get {p} · where is the buy button · is there a checkout
= quote | /documentation/accounts-carts-and-quotes#requesting-a-quote | quotes
: Press **Request a Quote** in the [cart](/cart): it opens the contact form with your lines and the total in the message.
- how to ask for a quote · get an offer · i need a quotation · request quote · where can i request a price offer · how do quotes work · send me a quote · can i edit the quote message · quote for my cart · can you make me an offer · how do i get a quote for {p}
= quote-binding | /faq#how-to-order | quotes
: A quote doesn’t commit you to anything.
- is a quote binding · am i obliged to buy after a quote · is the quote an order · does requesting a quote mean i have to buy · quote obligation · do i have to pay for a quote · is the quote free · cost of a quote
= payment | /terms#orders | payment
: Nothing can be bought here: no payment is taken, and nothing is charged. A cart is a list you can turn into a quote.
- payment methods · how do i pay · do you accept visa · can i pay with bank transfer · is my card safe · pay with apple pay · mastercard · invoice payment · which payment options · pay by cheque · will you charge my card · can i pay in instalments · stripe · do you take crypto · where do i enter my card · google pay accepted
= refund | /terms#orders | refund
: There is nothing to refund: nothing can be bought here, and no payment is taken.
- refund policy · money back guarantee · can i get a refund · return policy · how do i return a product · i want my money back · can i send it back · do you refund · how many days to return
= shipping | /blog/why-our-prices-stand-on-the-page#what-a-price-covers | shipping
: Shipping is free, because there is nothing to ship.
- delivery costs · how much is postage · do you deliver · shipping fee · how long does shipping take · do you ship abroad · international delivery · free shipping · when will it be delivered · is shipping included
= currency | /terms#orders | prices
: Prices are in **US dollars**.
- which currency · are prices in euro · is that usd · prices in rupees · dollars or euros · what currency do you use · can i see prices in pounds
= discount | /faq#discounts | discounts
: Schools and charities get **half off the list price**. [Write to us](/contact) from your organisation’s email address. No other discounts are listed.
- discounts · is there a reduction for charities · do non profits pay less · school discount · university pricing · education discount · price for teachers · ngo price · do you give rebates to charities · half price for whom · academic pricing · cheaper for schools · students pay less · any discount · special offers for non profits · church discount · is there a rebate for students
= trial | /faq#free-trial | free trial
: Yes, **${trialDays} days** once a product is released, after a [demo](/demo), with every feature switched on. We don’t ask for a card, and the trial ends by itself.
- free trial · can i test before buying · trial period · trial version · try for free · how many days is the trial · length of the free trial · can we try {p} first · test phase · is there a test version · may i evaluate it · try it out · how do i get a trial · start my free trial · trial duration · can i use it free for a while · proof of concept free
= trial-card | /faq#free-trial | free trial
: No, we don’t ask for a card.
- is a card required for the trial · trial without credit card · do you ask for card details for testing · must i give payment details to try · trial credit card
= trial-end | /faq#free-trial | free trial
: It takes ${trialDays} days. ${trialTerms}
- do i have to cancel the trial · what happens after the trial · does the trial renew · will i be charged after 14 days · trial expires · is the trial turned into a subscription · after the test period · when the trial is over
= trial-scope | /faq#free-trial | free trial
: The trial has every feature switched on.
- is the trial limited · what can i use in the trial · which functions are in the trial · full features in trial · is everything included in the trial · restrictions of the trial
= why-prices | /blog/why-our-prices-stand-on-the-page | prices
: Because whenever we bought software, the price was the first thing we wanted to know, and the call to learn it was the part we resented.
- why are your prices public · reason for listing prices · why do you show prices · price transparency · why no contact us for pricing · why open pricing
= service-price | /pricing#services | services
: Services are priced by step, at a **fixed price agreed before the step begins**; you can stop after any of them. The first steps, as sample figures: ${services.map((service) => `${service.title} **${toStartRange(service)}** for ${service.first.what}`).join('; ')}.
- price of a service · how are services priced · what do services cost · cost of automation project · how much does a chatbot project cost · service pricing · project price · hourly rate · what does custom ai cost · what do you charge for consulting · is it fixed price · budget for a project · what would a project cost us · how much for a custom solution · estimate for a service · day rate
= calculator | /pricing#calculator | savings calculator
: The [calculator](/pricing#calculator) multiplies the hours a week, the people, ${workingWeeks} weeks a year, ${automatedPercent}% and the cost of an hour. Both assumptions are samples, and what the automation itself costs isn’t subtracted.
- savings calculator · roi calculator · is there a calculator · calculate my savings · how much money could we save · how are the savings calculated · return on investment · formula of the calculator · what would we save in dollars · business case calculator · can i estimate what we would save · calculator of savings · is there a tool to work out the savings · what does the calculator assume · which assumptions does the calculator make · how do you work out what we save · estimate the savings for my team
= workspace | /pricing | workspace
: ${pricing.workspace.lead} ${pricing.workspace.items[0].text}
- what is a workspace · what does a workspace include · what is included in a workspace · how many people can use one workspace · workspace definition · what counts as a workspace · users in a workspace · is a workspace one team · what do i get with a workspace · is a workspace for one person · does a workspace have a limit of users · how many users fit in one workspace · what do you mean by workspace · can all of us use the same workspace · the term workspace · members of a workspace
= products-vs-services | /documentation/what-you-get#products-and-services | products and services
: A **product** has a price, a page in the catalogue and a defined outcome. A **service** is work we do with you: it starts with a conversation and a short written plan.
- difference between a product and a service · product or service · do i need a product or a service · what is a product for you · what is a service for you · products versus services
= old-quotes | /blog/why-our-prices-stand-on-the-page#what-it-costs-us | prices
: Every price change is public, and old quotes keep the old figure.
- will you raise prices · does my quote keep its price · price change after quote · do old quotes stay valid · prices going up
= advice-free | /blog/why-our-prices-stand-on-the-page#what-a-price-covers | advice
: Advice before that is free. If the honest advice is that a spreadsheet is enough, we say so.
- is advice free · do you charge for the first conversation · consultation fee · is the first talk free · cost of a consultation · does the initial meeting cost
`;
