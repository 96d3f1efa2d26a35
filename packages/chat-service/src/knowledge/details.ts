import { answerSeconds, longestDelaySeconds, passwordRounds, toAmount } from '@loomwright/content';
import { toNumberText } from '@loomwright/kit';

/** What engineers and careful readers ask about details. */
export const detailCards = `
= cents | /documentation/accounts-carts-and-quotes#the-cart | totals
: Totals are computed in whole cents.
- how are totals computed · money calculation · rounding of the total · are totals exact · floating point money · how do you calculate the sum in the cart · cents rounding · is the total rounded
= unknown-fields | /documentation/the-chat-api#ask-a-question | chat API
: The service ignores fields it does not know, so that a newer client can talk to an older service.
- what about unknown fields · extra fields in the request · additional properties · does it fail on unknown keys · are extra json keys ignored · can i send more fields · unrecognized field · unexpected attributes in the body
= delete-unknown | /documentation/the-chat-api#forget-a-conversation | chat API
: No. Deleting a session that doesn’t exist is fine, so you can safely repeat the request.
- delete a session that does not exist · deleting an unknown session · is deleting twice an error · delete nonexisting session id · what if the session is already deleted · delete is idempotent · delete unknown session error
= late-answer | /documentation/the-chat-api#forget-a-conversation | chat API
: Its answer may still arrive. Discard it: a reply to a question that’s no longer visible is worse than none.
- late reply after clearing · answer arrives after delete · question in flight when cleared · race between delete and answer · reply after the conversation was cleared
= ended-session | /documentation/the-chat-api#sessions | sessions
: A question in a session that has ended is treated as the first one of a new session; that isn’t an error.
- question after the session ended · use an expired session id · is an expired session an error · reuse a session id · what happens when i use an old session
= retry-after | /documentation/errors-and-limits#retrying-politely | Retry-After
: Yes: a 429 has a Retry-After. If it asks for more than your own delay, wait that long, but no more than ${toAmount(longestDelaySeconds, 'second')} while a person is waiting.
- retry-after header · is there a retry after header · how long does retry-after say · respect retry after · does a 429 tell me how long to wait · retry after seconds · header that says when to retry
= content-type | /documentation/errors-and-limits#statuses | content type
: The body has to be declared as JSON: set **Content-Type**, else you get 415.
- content type · which content-type header · application json header · mime type of the request · required headers · must i set a content type · media type · what headers do i send
= method | /documentation/errors-and-limits#statuses | methods
: A wrong method at an address gets 405; see **Allow**.
- which http methods · method not allowed · can i use get for chat · wrong method
= utc | /documentation/the-neural-network-api#conventions | Neural Network API
: Times are in UTC, as in 2026-05-06T10:00:00Z.
- timestamps of the api · api time zone · are api times utc · timestamp format · iso 8601 · in which zone are the timestamps
= html-errors | /documentation/errors-and-limits#what-an-error-looks-like | errors
: There may be a proxy or a captive portal between you and the service. Their errors contain HTML, or nothing, so never rely on the body of an error.
- why is the error html · html instead of json error · proxy error page · captive portal · error without a body
= offline-api | /documentation/errors-and-limits#retrying-politely | retries
: If the browser is offline, don’t count attempts. Keep the question and send it when the network is back.
- what when the browser is offline · offline question · no network while asking · does offline count as a retry
= delete-model | /documentation/the-neural-network-api#train-a-model | Neural Network API
: Your examples train your model and nobody else’s; deleting the model deletes them.
- what happens to my training examples · delete a model · are my examples deleted · who else uses my examples · remove my training data
= report | /documentation/the-neural-network-api#train-a-model | Neural Network API
: The report shows how the new version performs on a tenth of your examples that it hasn’t seen, label by label, next to the current version.
- training report · how is a trained version tested · evaluation of a new version · holdout share · test set of the training
= train-async | /documentation/the-neural-network-api#train-a-model | Neural Network API
: The response is 202 with the address of the training; poll it until it says done or failed.
- how do i know a training is done · status of a training · poll the training · is training asynchronous · 202 answer
= extract-place | /documentation/the-neural-network-api#extract | Neural Network API
: Each value comes with its position in the text, so that a person can check it at a glance.
- where was the value found · position of an extracted value · from and to in extract · offsets
= input-error | /documentation/the-neural-network-api#classify | Neural Network API
: An input that couldn’t be read has an error instead of a label; the others aren’t affected. Results come in the order of the inputs.
- what if one input is unreadable · one bad input in a batch · order of results · partial failure · does one error fail all inputs
= markup | /documentation/integrate-the-chatbot#the-markup | chatbot integration guide
: A log, a form, and nothing else. The log role makes screen readers announce new messages politely.
- html of the chat · markup for the chat · which role for the messages · screen reader and chat · accessible chat markup · role log
= text-content | /documentation/integrate-the-chatbot#the-conversation | chatbot integration guide
: textContent shows whatever comes back as text, so no answer can inject anything into your page.
- why textcontent · innerhtml or textcontent · xss in the chat · is it safe to show the answer · how do i render the reply safely
= service-address | /documentation/integrate-the-chatbot#before-you-begin | chatbot integration guide
: For the chat API it’s in the email you got with your installation, or it’s the address of this site if you run the whole workspace yourself; the examples use **https://chat.example.com**. The Neural Network API has no public endpoint yet.
- what is the address of the chat service · chat host · where is the chat service · which url do i call · base url chat · server address for the chat
= timeout | /documentation/errors-and-limits#when-no-answer-comes | time-outs
: Nothing within ${answerSeconds} seconds: then the chat says that the answer took too long.
- timeout · how many seconds until a timeout · request timeout · timeout value · time out seconds of the chat
= users-key | /privacy#what-is-stored | stored keys
: @storedkeys
- which key holds the cart · storage key of the cart · name of the local storage key · which keys does the site use · key for the account · what is in the key users · what is in preferences key · key of the guest cart · keys in storage · localstorage key
= activity-max | /privacy#what-is-stored | activity
: At most **100** entries; the oldest are removed first.
- how many activity entries · activity limit · number of entries in the activity log · how far back does activity go
= draft | /privacy#what-is-stored | drafts
: What you’ve typed into a form but not sent yet is kept until the tab is closed. Never a password. It’s removed once the form has been sent.
- are drafts saved · form draft · is my half written message kept · do i lose what i typed in the form · unsent message saved
= portfolio-signout | /privacy#what-is-stored | Portfolio Generator
: It belongs to this browser, not to an account, so it stays when you log out. “Start over” in the generator removes it.
- does {p6} stay when i log out · is {p6} tied to my account · delete my {p6} data · start over in {p6} · remove what i typed in {p6}
= password-view | /documentation/accounts-carts-and-quotes#your-account | passwords
: ${toNumberText(passwordRounds)} rounds of PBKDF2 with a salt of its own.
- how many rounds of pbkdf2 · iterations of the hash · number of hash iterations · pbkdf2 rounds · hash rounds · key derivation iterations
= lock-tabs | /documentation/accounts-carts-and-quotes#when-logging-in-fails | login
: The lock holds in every tab and survives a reload. A successful login resets it.
- does a reload lift the lock · is the lock in every tab · can i avoid the lock in another tab · does the lock survive reloading · reset of failed attempts
= case-email | /documentation/accounts-carts-and-quotes#your-account | account
: No: capital letters and spaces around it don’t matter.
- is the email case sensitive · capital letters in email · uppercase login email · spaces around my email
= account-number | /documentation/accounts-carts-and-quotes#exporting-and-deleting-your-data | account
: Its id is never given to another account in the same browser.
- is my account number reused · id after deleting · are ids reused
= quote-added | /documentation/accounts-carts-and-quotes#requesting-a-quote | quotes
: Yes, edit it as you like; if you had already started a message, the lines are added to it.
- can i change the quote text · i already wrote a message does the quote overwrite it · edit my quote before sending · is my message overwritten by the quote
= two-hours | /documentation/what-you-get#what-you-need | requirements
: A person who does the work today and can spare **two hours a week** in the first month.
- how much of our time do you need · hours per week from us · effort on our side · how much time must my staff spend
= clean-data | /documentation/what-you-get#what-you-need | requirements
: No, you don’t need clean data. You do need to know which of your data is wrong.
- must our data be clean · our data is a mess · bad data quality · does data have to be perfect · dirty data
= wish-list | /demo?tab=expect | customers
: “They told us which half of our wish list was a bad idea. The other half went live five weeks later.” (A sample voice.)
- what did the logistics company say · what did the furniture shop say · wish list customer quote
= manual-week | /documentation/a-first-automation#step-1-count | first automation
: In the example 49 invoices took 194 minutes, four minutes each, and 8 of them needed a decision.
- how long does one invoice take in the example · numbers in the invoice example · invoices and minutes example
= new-supplier | /documentation/a-first-automation#step-2-write-the-rules-as-you-would-for-a-colleague | first automation
: Never create a supplier automatically: most invoice fraud involves a new supplier with a plausible name, or a known one with a new bank account.
- invoice fraud · should the automation create suppliers · most important rule · unknown supplier · fake supplier
= switch-off | /documentation/a-first-automation#step-7-measure-then-widen | first automation
: Keep the way back: whoever confirms should be able to say “all by hand from now on” without asking anyone.
- can we switch the automation off · go back to manual · turn off automation · way back from automation
= october | /documentation/forecast-your-sales#step-6-look-at-what-fell-outside | forecast tutorial
: Ask the people who were there. If nobody knows the reason, don’t invent one: one in ten is supposed to be above.
- a month was outside the range · what if reality is above the forecast · outlier in the forecast · month above the high
= bad-month | /documentation/forecast-your-sales#step-1-make-the-table | forecast tutorial
: Mark a month in which you couldn’t deliver, and leave it out. Leave out a single enormous order, too.
- what about a month without delivery · outliers in sales data · huge single order in the data · unfinished month in the table · missing month
= short-history | /blog/forecasts-that-admit-a-range#whats-behind-it | Predictive Analytics Suite
: With less than two years of history it says that it knows nothing better than last year, and widens the range instead of pretending.
- less than two years of data · only one year of history · too little data for {p2} · new company without history forecast
= open-afternoons | /blog/an-office-in-dimapur#come-by | students
: Tuesday and Thursday.
- which afternoons are open for students · open afternoons · on which days can students visit · student visiting days
= meetings-us | /blog/an-office-in-dimapur#what-it-costs | meetings
: Meetings with the west coast of America are early or not at all.
- can we meet from california · meeting with us west coast · time difference to america meetings
= largest-found-low | /blog/why-our-prices-stand-on-the-page#what-it-costs-us | prices
: Some larger companies found the prices too low to take seriously, which we hadn’t expected.
- are your prices too low · reaction to public prices · what did companies say to the prices
= limit-two-people | /blog/a-distributor-and-four-hundred-order-letters#what-went-wrong-along-the-way | order letters
: Someone set the threshold for green to zero to clear a backlog. Now it takes two people to lower a threshold, and the change is recorded.
- what went wrong with the order letters · problems in the distributor project · who may lower a limit · mistakes in the distributor project
= order-letters-fit | /blog/a-distributor-and-four-hundred-order-letters#if-this-sounds-like-your-inbox | order letters
: If a stranger with your price list could have typed fewer than half of them, don’t automate yet.
- is my inbox fit for automation · when not to automate the inbox · should we automate our order emails · count letters for a week
= clinic-remember | /blog/a-clinic-that-answers-at-night#what-it-remembers | the clinic
: Nothing that identifies a person. The conversation is kept while the tab is open, then deleted; the assistant never sees a patient record.
- what does the clinic assistant remember · patient records and the assistant · clinic privacy · medical data in the assistant
= minutes-measure | /blog/what-we-measure-every-week#5-minutes-not-messages | what we measure
: Minutes of a person’s time per settled question.
- minutes per question · what does the finance department ask · cost of looking after an assistant
= bigger-model | /blog/what-we-measure-every-week#what-we-do-when-one-moves | what we measure
: In two years we’ve changed a model for one of these reasons exactly once. Nearly always the fix is a sentence on a page.
- do you need a bigger model · how often do you change the model · what do you do when a number gets worse
= pf-headline | /documentation/build-a-portfolio#step-1-write-before-you-type | portfolio tutorial
: One that names the thing and the people it is for: “I repair and tune accordions in Kohima”.
- what is a good headline · headline for my portfolio · what do i write in the headline · example headline
= pf-script | /documentation/build-a-portfolio#what-you-will-have | Portfolio Generator
: One HTML file: the styles are inside, there is no script, nothing is loaded from elsewhere, and visitors aren’t tracked.
- is there a script in my portfolio · does the portfolio page track visitors · does my page load anything · external files in {p6}
= pf-time | /documentation/build-a-portfolio | portfolio tutorial
: Allow half an hour; most of it is deciding what to leave out.
- how long to make a portfolio · time for {p6} · how long does {p6} take · is it quick to make a portfolio
`;
