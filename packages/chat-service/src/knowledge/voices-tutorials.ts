/** The tutorials in three voices: in a word or two, chatting, and formally. By the ids of the cards. */
export const tutorialVoices = `
= auto-start
- first automation · how do i begin with my first automation · how do i automate invoices myself · what is step one · what do i count first · where do i begin with the automation tutorial · how do i start automating · counting invoices · what should i write down · first thing to do before automating · how long should i count
= auto-worth
- worth automating? · when is it not worth it · is my process worth automating · how do i know automation pays off · when should i choose another process · less than an hour a week · minimum savings · does automation make sense for small tasks
- we only spend a few minutes a week on it, still automate? · below which effort should we leave it manual · is there a lower limit for automating a job · the count says forty minutes weekly, go on or not · when is a process too small
= auto-rules
- rules · how many rules · how do i write rules · what does a rule look like · how many rules for an automation · writing rules for invoices · rule limit · when should i stop adding rules · format of a rule · how should the rules start
= auto-states
- draw the states · which states does an invoice have · how do i draw the process · states of an invoice · what is a state here · how do i model the invoice process · can an invoice be in two states
- how should the stages of an invoice be written down · what moves an invoice from one stage to the next · do i need a drawing tool for the states · can one invoice have several states at once · is a text file enough for the state list · writing down the stages an invoice goes through
= auto-hand
- run by hand · manual week · why be the machine · what do i do in the manual week · how long do i run it by hand · test the rules by hand · play the machine · trial by hand
- what does a week as the machine look like · do we follow our own rules literally for a week · why do it by hand first · rehearsal without software · working through invoices literally by the rules · apply the rules yourself before any code
= auto-limits
- thresholds · confidence for invoices · when is an invoice booked automatically · which threshold for automation · what happens between {n} and {n} · what happens in the first month · limit values in the tutorial · start values for thresholds · high middle low confidence · when does a person confirm
= auto-mailbox
- mailbox · which mailbox should i connect · do i connect my main mailbox · is it safe to connect my mailbox · how do i connect a mailbox · forward invoices · should the automation read my inbox · what if something goes wrong with the mailbox · one supplier first
- shall i give the automation access to my real inbox · can we begin with the bills of one supplier only · does it write anything into our mail · a separate address for forwarded bills · does it see all our mail or only the copy · how do we hook up email without risk
= auto-measure
- measure automation · after two weeks · after eight weeks · how do i know that the automation works · what share should be confirmed · when do i measure · when do i widen the automation · success of the automation · how do i evaluate the automation · how do i see what the automation is worth
- two weeks into the automation, which share counts · fewer than eighty percent were confirmed, what now · when do we count the invoices again · when may we add more suppliers · how do we find out whether automating paid off
= manual-week
- example invoices · how many invoices in the example · minutes per invoice in the example · numbers in the invoice example · how much time did the invoices take · how many decisions were needed
- how many bills did they process in the example week · 49 invoices in 194 minutes · what did counting the invoices show · minutes spent on the sample invoices · figures from the counted week · time per bill in the tutorial · result of the five days of counting in the tutorial
= new-supplier
- new supplier · unknown supplier · invoice fraud · what about an unknown supplier · can the automation create suppliers · how do you prevent fraud with invoices · why is rule six important · fake invoice from a new supplier · changed bank account
- may the software add a vendor we have never seen · protect us from bogus bills · the bank details of a vendor have changed · what if an invoice comes from somebody new
= switch-off
- switch off · turn automation off · how do i go back to manual · can we return to working by hand · way back · emergency stop · who may switch it off · turn it all off again
- stop the machine at once · we want to do it ourselves again, who has to agree · is there an off button for the person who confirms · abandon the automation and work manually · can staff take over from the automation at any moment
= fc-how
- forecast · make a forecast · how do i forecast my sales · how is a forecast made · sales forecast · can i make a forecast in a spreadsheet · steps of a forecast · do it yourself forecast · how do i predict next month · how to forecast without software · method of the forecast
= fc-data
- forecast data · data for a forecast · how many months do i need · how much history do i need for a forecast · what table do i need · which data does a forecast need · how far back should my data go · is one year of data enough · how many months of sales · what columns · past data for forecasting · minimum history
= fc-naive
- seasonal naive · simplest forecast · what is seasonal naive · what is the easiest forecast · which forecast should i start with · last year same month · baseline forecast · simple forecast method
- what is the easiest way to predict next month · just take the value of the same month last year? · baseline forecast · meaning of seasonal naive
= fc-range
- range of a forecast · how do i get a range · how is the range computed · low and high of my forecast · how wrong will my forecast be · error list · work out the range
- how far off can my prediction be · turn past errors into low and high · drop the worst ten percent on either side · best and worst case from past mistakes · how wide should the band around my forecast be
= fc-test
- test a forecast · is my forecast good · how do i check my forecast · how do i know the forecast is right · check a forecast against the past · back test · how many months do i keep away · validate the forecast · honest test
- how honest is my forecast, how can i see that · pretend the last half year has not happened · how many months of sales are left out to check the forecast · how many actual values fell inside
= fc-decide
- order quantity · how much should i order · high or low · which number do i order for · how do i decide with a forecast · use the forecast for ordering · leftovers thrown away · running out of stock
- stock decision from a forecast · we sell perishable goods, which end of the range · being sold out hurts us more than leftovers, what do i order · which end of the range is for purchasing · buy a lot or a little, given my forecast · how does a forecast become an order
= fc-suite
- what does {p2} add · why use {p2} if i can do it in a spreadsheet · what does {p2} do every night · do i need {p2} for forecasting · {p2} instead of a spreadsheet · how many products can {p2} forecast · what is better about {p2}
- my excel sheet already forecasts, why pay for {p2} · does {p2} take weather and holidays into account · nightly forecasts for hundreds of articles · what does {p2} do beyond the tutorial · does {p2} look at price as a driver
= october
- outside the range · what if a month is outside the range · why was october above the range · what do i do with an outlier · unexpected sales · month above the high · surprise month
- actual sales ended up above the upper bound · do i have to find a reason for every miss · the real figure left the band · one month broke out of the prediction · how should i explain a miss · a value beyond the high end
= bad-month
- missing month · month without delivery · large single order · what about a month we were closed · remove outliers · how do i treat an unusual month · one huge order · current month in the table
- our shop was shut for a month, how does that go in the table · what to do with one gigantic order · should i keep months with delivery problems · strange values in my sales history
= short-history
- short history {p2} · less than two years · only one year of data {p2} · does {p2} work with little data · we have only six months of data · what if i do not have two years · new company without history · is {n} months enough for {p2}
- our firm is only a year old, can you forecast · we do not have much of a past to learn from · young company, little sales data · does the range get wider with little data
= pf-steps
- portfolio steps · steps to make a portfolio · how do i go about a portfolio · portfolio tutorial · what are the steps of the portfolio tutorial · guide for a portfolio · how to build a portfolio page · portfolio how to
- walk me through making a portfolio · what comes first when i build a portfolio, paper or screen · order of work for a portfolio · recipe for a good personal page · sequence for filling in the portfolio form
= pf-time
- how long for a portfolio · time for a portfolio · how much time does a portfolio take · is a portfolio quick to make · how long does it take to make my page · how long will i sit at my portfolio · portfolio in how many minutes
- will i be done with my portfolio in thirty minutes · what takes longest when making a portfolio · can i make my page during lunch break · how many minutes should i plan for {p6} · is half an hour enough for {p6}
= pf-publish
- publish portfolio · host portfolio · put my portfolio online · where can i host my portfolio · how do i get my portfolio on the web · do you host my portfolio · upload my portfolio · which host for my portfolio · how do i publish my page · make my portfolio public · rename to index html · portfolio online how · can others see my portfolio
- get my portfolio file onto my own website
= pf-links
- links in portfolio · which links should i add · what addresses are allowed in {p6} · my link is not accepted in {p6} · can i add my email to the portfolio · link format in {p6} · add a link to my portfolio
- is a mail link permitted in my portfolio · the form rejects my web address · should i link to github and linkedin in my portfolio · must a link start with https
= pf-projects
- projects in portfolio · how many projects should i show · which projects should i put in · order of projects · can i move projects around · how many projects make sense · sort my projects · how many projects are best
- i have ten projects, show them all? · what should come first in my project list · drag a project to the top · fewer projects or more in a portfolio · can i change the order of my work samples
= pf-picture
- picture in portfolio · can i add photos to my portfolio · how large may a picture be in {p6} · does the picture contain my location · image size in {p6} · upload a photo in {p6} · are pictures shrunk · metadata in pictures
- does the tool remove gps data from my photo · straight from my phone camera into the portfolio? · my photo is 8 megabytes, will {p6} take it
= pf-change
- change portfolio later · edit portfolio · how do i update my portfolio · how do i take my portfolio down · change something on my page · delete my published portfolio · how do i edit my page later · remove my portfolio from the web
- my published portfolio has a typo · how do i take my page off the net again · new job, i need to refresh my portfolio
= pf-nots
- what {p6} does not do · does {p6} write my text · are there paid templates in {p6} · does {p6} publish my page · does {p6} show statistics · is there a badge with your name · limits of {p6} · can {p6} write it for me · does {p6} have a catch
- what should i not expect from {p6} · is there an analytics counter in my portfolio · will {p6} put my page online for me
= pf-why-free
- why is {p6} free · why do you give {p6} away · whats the catch with {p6} · how come {p6} costs nothing · why start with a free tool · reason {p6} is free · what do you get from {p6} being free
- how do you make money with {p6} · who pays for {p6} if i do not · you charge nothing for {p6}, what is your motive · is {p6} a kind of advert for you · how can something good as {p6} be free
= pf-headline
- headline · good headline · what makes a good headline · example of a headline · how do i write my headline · what should my headline say · tips for the headline · headline for my portfolio
- what goes under my name in the portfolio · sample headline please · one line that says what i do and for whom · my headline sounds boring · wording for the top line of my page
= pf-script
- script in portfolio · does the portfolio have javascript · is there tracking in my portfolio · does the page load anything · what is in the html file · are visitors of my portfolio tracked · is the portfolio accessible · external resources in the portfolio
- is the page i download free of code · does my finished page call other servers · will people who open my portfolio be followed · is everything inside the one html file · fonts or scripts from elsewhere in my portfolio
`;
