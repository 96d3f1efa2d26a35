/** This site in three voices, in a word or two, chatting, and formally: accounts to assistant, by the ids of the cards. */
export const siteVoices = `
= forms
- will the demo really take place · does the call actually happen · is the booking real · did my booking get sent · i booked a demo and nobody called · nobody joined my demo · is my demo request really sent · do guests see their booking somewhere · where is my booking as a guest
= clear-data
- what happens if i clear my browser data · i deleted my browser history is my account gone · will i lose my account when i clear the browser · i cleared my cookies and everything is gone · can you restore my deleted account · do you have a copy of my data · can i get my data back after clearing · i wiped my browser what about my stuff · is deleted data recoverable · are there backups · if i clear the cache do i lose the cart
- how do i erase what this site keeps in my browser
= account-where
- can i take my account to another device · move my account to another computer · sync my account to my phone · transfer my data to a new laptop
- why is my account not on my phone · i logged in on another computer and it says invalid · my login does not work on my other device · can i log in from a different computer · same account on two devices · account on tablet and pc
= register
- sign up · create account · new account · how do i sign up · where can i register · i would like to create an account · how does one register · what do i need to sign up · can i join · make me an account · registration form · how do i become a member · where do i make an account · set up an account
= account-free
- account price · is signing up free · do i pay for an account · does an account cost money · is registration free of charge · what does an account cost · free account? · any fee for registering · is membership free · no cost to sign up
= password-rules
- password length · password rules · min password · how many characters for a password · does my password need special characters · what are the password requirements · how short can my password be · must the password have numbers · is there a password policy · which passwords are allowed · my password is not accepted · how long should a password be · do i need capital letters in my password
= email-check
- email verification · confirm email · do you send me a mail when i sign up · i got no confirmation mail · do i need a real email address · can i use a fake email · must i confirm my address · is my email checked · will i get an activation link · no activation email arrived · can i sign up with any email · is email verification required
= password-stored
- password storage · password hash · hashing · pbkdf2 · what hashing do you use for passwords · do you keep my password in plain text · can you see my password · how do you save passwords · which algorithm hashes the passwords · is my password encrypted · how secure are passwords stored · can my password be stolen · in what form is the password kept · hashing algorithm
= account-where
- account on another device · account location · where does my account live · can i use my account on my other laptop · is my account on a server · does my login work on my tablet · i made an account at work, does it work at home · is there a cloud account · is my account synced · why does my account not exist on my other pc · on which devices can i log in · account only in this browser? · can i log in on my phone
= sample-accounts
- test account · sample login · demo account · is there an account i can try · can i look around without making an account · do you have a test login · which accounts exist already · is there a demo user · admin account to try · can i see the member pages without signing up · sample user and admin
= forgot
- forgot password · lost password · reset password · how do i reset my password · i cant remember my password · cant get in, forgot my password · what do i do when i forgot the password · how can i recover my account · how may i set a new password · recovery code? · i dont know my login anymore · password recovery · locked out because i forgot my password · help i lost my password
= no-code
- no recovery code · lost recovery code · i dont have the code · i dont have the recovery code either · i lost my code as well · what if i have no recovery code · never wrote down the code · recovery code gone · can you reset it for me · can you send me a new password · reset without code · could support reset my password · i threw the code away
= change-password
- change password · how do i change my password · where can i set another password · i want a different password · update my password · is it possible to change the password · password change where · i want to change my login password · how to update the password
= lockout
- locked out · lockout · too many attempts · how long am i blocked · i typed the wrong password too often · it wont let me log in anymore · how long until i can try again · login is locked, what now · how many tries do i get · how often can i get it wrong · when does the lock end · how long does the lock last · i am blocked from logging in · wrong password several times · why do i have to wait to log in · number of attempts before it locks · how many wrong passwords are allowed · remaining attempts
= login-same-message
- why does it not say which is wrong · does the login tell if the email is wrong · invalid email or password, which one · why the same message for email and password · can someone find out if i have an account · is my email in your system · login error message · does the error reveal accounts
- the form does not tell me which of the two was wrong · could an attacker learn that my address is registered · why so vague when a login fails · are the login errors the same on purpose · login says the details are wrong, is it the email or the password · can strangers test which addresses have an account
= login
- login · log in · sign in · where is the login · i want to log in · how do i get into my account · where can i sign in · login page · access my account · how can i sign in to my account · let me in
= logout
- what happens when i log out · log out cart · do i lose my cart when i log out · is my cart gone after logging out · what happens to my stuff when i log out · does logging out delete something · which cart is active after logout · do my items stay when i log out
- which basket do i see once i am logged out · do the things in my cart disappear when i log off · will logging out here also log out my other windows · effect of logging out on the basket · what becomes of my account cart after i sign out · guest cart after signing out
= logout-how
- logout button · where is log out · how can i sign off · i cannot find the logout · get out of my account · leave my account · end session
- disconnect me from my account · which menu has the logout · i am done, sign me off
= stay-in
- remember me · stay signed in · am i still logged in after closing the browser · how long does my login last · do i have to log in again every time · will i stay logged in · is there auto logout · do you log me out after some time · keep me logged in · session length · how long until i am logged out
= delete-account
- delete account · close account · remove account · delete my data · erase me · how can i get rid of my account · i want my account gone · please delete everything about me · where is the delete button for my account · how do i remove all my data · right to be forgotten · how do i close my account · can you delete my account · terminate my account · delete everything you know about me
= export
- export data · download my data · data export · can i get a copy of my data · how can i export my stuff · where do i download my data · is there a backup i can make · save my data as json · get everything stored about me · how do i get my data out · data portability · one file with everything
= profile
- profile · change name · profile picture · how do i change my name · where can i upload a photo of me · edit profile · update my picture · change my avatar · how do i set a profile picture · where is my profile · my name is spelled wrong, how do i fix it · upload a picture
= theme
- dark mode · light mode · theme · is there a dark mode · how do i turn on dark mode · switch to dark · its too bright, can i make it dark · change the colours of the site · where do i change the theme · can the site follow my system theme · night mode · how do i get back to light · can i turn the page dark
= settings
- settings · preferences · where are the settings · what can i set · what is in the settings · how do i open the settings · which settings are there · account settings · where do i change things · configure
- what is in the settings · where are the preferences of this site · settings page please · which things can i adjust in the settings · what can be adjusted in the settings · configure this site · the gear menu, what does it offer
= dashboard
- dashboard · my dashboard · what is on the dashboard · where is my dashboard · are the numbers on the dashboard real · what does the dashboard show · what are the dashboard figures · is my dashboard data real · notifications · where do i see notifications · statistics page · overview of my account
= activity
- activity · recent activity · my activity · what have i done here · where do i see what i did · activity log · list of my actions · history of what i did · show my recent actions · how can i see my activity
= cookies
- cookies · cookies? · trackers · do you use cookies · do you track me · is there google analytics · do i have to accept cookies · why is there no cookie banner · are you tracking visitors · does this site use tracking · any cookies on this site · do you count visits · are there ads · do you follow me around the web · third party cookies
= privacy
- privacy · privacy policy · data protection · what about my privacy · how do you handle my data · where is your privacy policy · is my privacy respected · what do you do with my personal data · is my information safe here · how private is this site
= sell-data
- sell data · share data · do you give my data to anyone · is my data passed on · do you share anything with advertisers · do other companies get my data · do third parties see my data · are there scripts from other companies · do you build a profile of me · is my info sold · what do you never do
= stored
- what is stored · stored data · what do you know about me · what do you save about me · which data do you keep · what information do you collect · what gets saved in my browser · do you store personal data · what is kept about me · which keys do you use · so what exactly do you store · do you keep any info on me · data you collect
= what-leaves
- what leaves my browser · which data is sent · is anything sent to a server · what do you transmit · does the site send my data anywhere · what goes over the network · which information leaves my computer · do you upload anything · what gets sent out · does anything get sent to you
= chat-privacy
- chat privacy · is this chat private · is the chat recorded · who reads this chat · do you save this conversation · can your staff read what i type here · are my messages stored · do you keep chat logs · is what i write here confidential · where do my chat messages go · how long do you keep the chat · does anybody read along · is this conversation being saved · do you know my name in the chat · do you log my questions
= map
- map · is the map google · does the map track me · why do i have to click for the map · why is the map not shown · when does the map load · is the map loaded from another company · who makes the map · map privacy · load the map
= forms
- contact form real · do forms send · does the form really send something · was my message sent · did you get my message · i sent the form but got no answer · is the contact form working · does the contact form go anywhere · who gets what i send in the form · did my request arrive · are messages really delivered · nobody answered my message
= private-mode
- incognito · private window · private mode · does it work in incognito · what happens in a private window · what if my browser blocks storage · nothing is saved, why · site data blocked · can i use it in private browsing · it says this browser will not remember changes · what if my disk is full · does incognito keep my cart · storage blocked
= clear-data
- clear data · wipe data · how do i clear everything · how can i delete the sites data without an account · remove the data in my browser · is it gone for good · is my stuff really gone then · so is my data gone · is everything lost · if i clear cookies is everything gone · does clearing the browser delete my account · will clearing history delete my portfolio · is there any copy left · can deleted data be restored · i lost everything after clearing my browser
= unreadable
- unreadable · corrupt data · what if stored data is broken · what happens when a stored value cannot be read · i edited local storage and now it is empty · key ends in unreadable · damaged data · is broken data deleted · my cart data got corrupted · someone edited the storage
= look-storage
- see local storage · inspect storage · how can i look at what is stored · where can i see the stored data · show stored keys in the browser · developer tools storage · how to check what the site stores · can i view my local storage · find the stored data myself
- check with my own eyes in the browser tools what you saved · which tab of the browser tools shows the saved values · how can a developer view the keys of this site · application panel local storage
= shared-device
- shared computer · public computer · someone elses laptop · can my family see my data · can others on this pc see my account · i am using a friends computer · is it safe on a library computer · will my flatmate see my stuff · can my colleague read my data on the same computer · who else can see my data on this laptop · i use a computer that others use too · should i log out on a shared pc · can the next person see what i did · is my data visible to other users of this computer · can my boss see my account on the work pc · i share this laptop with my sister
= server-log
- ip address · server log · do you log ip addresses · do you store my ip · what does the server see · can you see where i am · what do you see when i visit · is my ip saved · do you know my location · what does my browser tell you
- do you log ip addresses · which details does your server see when i open a page · does the web server know my ip
= terms
- terms · conditions · terms of use · what are the terms · where are your terms and conditions · what do i agree to · legal stuff · small print · rules of this site · what do the terms say · do i have to accept terms
= license
- licence · open source? · mit? · is the code free · can i use your code · is this open source · what licence is the code under · may i copy the code · can i fork this site · is your software free · may we reuse the source of this site
= mine
- who owns my stuff · is what i make mine · my content · do i own my portfolio · does my portfolio belong to me · do i keep the rights to what i write · do you claim my content · who owns the portfolio i made · rights to my texts · can you use what i write
= warranty
- warranty? · guarantee? · liability · do you guarantee it works · what if the site loses my data · who is liable · can i rely on this site · is there any guarantee · what if the site goes offline · do you take responsibility · disclaimer
= fair-use
- allowed? · fair use · may i enter other peoples data · can i type in customer data · what must i not do here · am i allowed to put real customer names in here · can i use a bot on your site · may i put load on the server · is it ok to enter secrets · rules for using the site · what is forbidden here · can i load test your site
= browser
- browsers · supported browsers · which browser should i use · does it work on safari · do i need javascript · is javascript required · my browser is old, will it work · does it work on my phone · what do i need to use this site · does it run on an ipad · which browsers work · minimum browser version
= forum
- forum · community · is there a forum · where is the community · can i ask other users · when will the forum be open · is the forum open · why is the forum empty · why is there nothing in the forum · do you have a community · place to talk with other users
= forum-plans
- plans for the forum · what will be in the forum · what can i expect from the forum · will there be recipes · what are you planning for the forum · ideas section in the forum · what is going to be in the community
- what is the community area going to offer · will users be able to share recipes there · what sort of posts will the forum have · purpose of the planned forum · questions and answers from other users, will that come · what is the idea behind the forum
= faq
- faq · frequent questions · where is the faq · do you have an faq · common questions · short answers · is there a page with questions and answers · list of frequent questions
- short answers to common questions · where are the frequently asked questions · the page with questions everyone asks
= docs
- docs · documentation · manual · guides · where are the docs · do you have documentation · is there a manual · where can i read how things work · instructions · help articles · technical docs · where do developers look
= docs-pdf
- pdf · docs as pdf · download the manual · can i get the docs as a pdf · is there a pdf version · print the documentation · save the docs offline · can i download the guides · pdf download · where is the pdf
= tutorials
- tutorials · tutorial · which tutorials are there · do you have step by step guides · how can i learn this · is there a guide for beginners · walkthroughs · what tutorials do you offer · learn how to do it · teach me
= blog
- blog · latest news · whats new · newest post · what is the latest on your blog · what was your last article · any news · read something new · recent article · what did you write lately · do you have a blog · what happened recently
= posts-list
- all posts · list of articles · how many blog posts are there · which topics does the blog cover · what have you written about · show me the blog posts · titles of the posts · what articles do you have · what can i read on the blog · everything on the blog
= feed
- feed · rss · atom · rss feed · is there a feed · can i subscribe to the blog · do you have rss · follow the blog in my reader · how do i get new posts automatically · feed for the blog · subscribe to posts
= self
- who are you · what are you · bot or human · are you human · am i talking to a machine · are you a real person · is this a bot · what is your name · are you an ai · is there a person behind this · whats your name buddy · do i speak with a computer · who is this
= self-can
- help · what can you do · what can i ask · how can you help me · what do you know about · what kind of questions can i ask · give me some examples of questions · what are you for · which topics do you know · what things can you tell me · i dont know what to ask
= self-how
- how do you work · where do you get this from · what is your source · how do you find answers · do you make stuff up · how do you know this · who wrote it · who wrote this answer · who writes your answers · did a person write that · where is that from · how do you come up with answers · do you understand what i say · are your answers correct · do you invent answers
= self-why
- why no llm · why not chatgpt · why do you look things up · why do you not generate · is there a language model behind you · are you powered by gpt · do you use generative ai for this chat · why retrieval · do you use rag · are you a large language model
= self-lost
- downside of your chat · what are your weaknesses · what do you lose by looking things up · why are you so dry · can you improvise · what is the drawback of retrieval · can you tell jokes or improvise · what can a model do that you cannot
- you sound a bit stiff, why is that · what is the price of only quoting pages · can you form an opinion from several pages · do you miss something compared with a generative bot · why are your replies not more charming · what does a generating chatbot have over you · no small talk, no opinions?
= self-gain
- upside of looking things up · why is retrieval good · what are the benefits of your chat · what do you gain by looking things up · why is quoting better · what happens with hidden instructions · how do you fix a false answer
- how is a false reply of the chat put right · what good comes of only quoting pages · do figures stay figures when you quote · are prompt injections harmless to you · what are the pros of looking up before speaking · does quoting help with privacy · why not just let a model talk · merits of your approach
= self-fails
- where do you fail · your limits · what do you get wrong · when do you not understand · why did you not understand me · what is hard for you · which questions do you fail at · why do you not know that · why do you say you are not sure
- what kind of wording confuses you · why do some questions get no answer from you · you did not get what i meant, how come · in which cases does looking up not work
= self-memory
- memory · do you remember me · do you remember what i asked · do you know what i said before · will you forget this · how long is a session · do you still know my earlier question · will you remember me tomorrow · do you keep the context · can you recall what we talked about
= self-clear
- clear chat · delete chat · new chat · how do i clear this conversation · can i delete what i wrote here · start a new conversation · erase this chat · reset conversation · how can i remove this chat · wipe our chat · restart
= offline-site
- offline · no internet · without wifi · can i use it without a connection · what works offline · can i open the site on a plane · no network, what still works · does the cart work offline · is it usable offline · which parts need internet
- my connection is bad, can i still use this site · can i read your pages when the network is gone · what works on this site while i have no signal
= install-site
- install · app · add to home screen · can i install this site · is there an app for this site · how do i put it on my home screen · can i install it on my computer · pwa · as an app on my phone · how do i install it
= update-site
- update · new version · how do i update · is there a new version · why does it say there is a new version · does the site update itself · do updates delete my stuff · when are updates installed · latest version · reload for the update
= search-how
- search · find · where is search · how do i search · search shortcut · how can i find a page · is there a search · look for something on the site · keyboard shortcut for search · what does ctrl k do · find a product quickly · i cannot find something
= statecharts
- statecharts · state machines · xstate · how is this site made · how was this built · which technology is behind the site · where can i see the state machines · show me the charts · what is the lab · technical background of the site · tech stack
= users-key
- storage keys · which keys are in local storage · what is the key users · what does the key preferences hold · list of keys · names of the stored keys · what is under the key user · key names
= activity-max
- activity limit · how many activities are kept · max entries in activity · how much activity is stored · how long is my activity kept · are old activities removed · number of activity entries
- does the activity list grow for ever · after how many entries are old ones dropped · is there a cap on the history of my actions · my oldest activity has gone · size of the activity list
= draft
- draft · is my message saved · i left the form, is my text gone · does the form keep what i typed · unsent message · what happens to a half written message · do you save drafts · i closed the tab while writing · is my draft kept · form lost my text
= portfolio-signout
- portfolio after logout · does my portfolio stay when i log out · start over in {p6} · how do i remove my portfolio from this browser · is the portfolio tied to my account · delete my portfolio from the browser · does logging out remove my portfolio · clear what i typed in {p6}
- somebody else logs in here, will they see my portfolio · empty the generator and begin again · signed out, is the text in {p6} still there
= password-view
- how many rounds · rounds of hashing · iterations · how many iterations does pbkdf2 have · is there a salt · is the password salted · number of pbkdf2 rounds
- strength of the password hash · how often is the password hashed · which kdf parameters are used
= lock-tabs
- lock in other tabs · can i get around the lock · does reloading end the lock · open another tab to log in · is the lock in every tab · does the lock survive a reload · will a reload help when i am locked · what resets the lock
- i opened a second window but it is locked as well · would refreshing the page unlock the form · once i get in, does the counter start from zero · private window against the login lock
= case-email
- capital letters in email · is the email case sensitive · does upper case matter in my email · space in my email address · do capitals matter when i log in · upper or lower case email
- i registered with a capital letter, is that a problem · does it matter how i spell my email, big or small · there is a blank after my address · JOHN@EXAMPLE.COM or john@example.com · uppercase in my login address · typed my mail in caps · are blanks around the address ignored
= account-number
- account id · can my id be reused · is my account number given to someone else · what happens to my id after deleting · id of a deleted account · are account numbers reused
- could a newcomer receive the id i had · is an id recycled once an account is gone · do deleted accounts free their id · will a later account get my old number · unique number of an account · are identifiers assigned twice
`;
