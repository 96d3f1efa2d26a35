import {
  browserYears,
  lockAttempts,
  lockSeconds,
  longestLockMinutes,
  passwordCharacters,
  passwordRounds,
  toAmount,
} from '@loomwright/content';
import { toNumberText, toNumberWord } from '@loomwright/kit';

/** What visitors ask about accounts, the cart, privacy, terms and this site itself. */
export const siteCards = `
= register | /register | account
: An account takes a minute: a name, an email address and a password of at least ${toAmount(passwordCharacters, 'character')}. It exists only in your browser, and costs nothing.
- how to create an account · sign up · register · make an account · open an account · registration · where do i register · new account · become a member · how do i join · what do i need to register · account creation · how do i get a login
= account-free | /register | account
: Yes, an account costs nothing.
- is registration free · does an account cost money · account price · free account · do i pay to sign up · membership fee
= password-rules | /register | account
: A password has **at least ${toAmount(passwordCharacters, 'character')}**. Please don’t use one you use elsewhere.
- password length · how many characters must a password have · password requirements · password rules · shortest password · is there a minimum for the password · password too short · what password is allowed · how long should the password be · password policy · does the password need special characters · min chars for pw · must my password contain numbers
= email-check | /documentation/accounts-carts-and-quotes#your-account | account
: The email address isn’t verified: no email is sent, so it doesn’t have to be a real one.
- do you verify the email address · confirmation email · i got no activation mail · is a real email needed · can i use a fake email · verification link · email not arriving after sign up · activate my account · do i have to confirm my address
= password-stored | /documentation/accounts-carts-and-quotes#your-account | passwords
: The password itself is never stored, only the result of ${toNumberText(passwordRounds)} rounds of PBKDF2 with a salt of its own, which can’t be turned back into the password.
- is my password stored · password hashing · how do you store passwords · which hash do you use · is my password safe · pbkdf2 · are passwords encrypted · can you see my password · salt and rounds · password security
= account-where | /terms#accounts | account
: An account exists only in the browser it was created in, not on any other device.
- can i use my account on another device · account on my phone · same account on two computers · login on a different browser · account not found on my laptop · is my account synced · do accounts work across devices · i registered at home but cannot log in at work · where does my account exist
= sample-accounts | /documentation/accounts-carts-and-quotes#your-account | sample accounts
: Yes: **two sample accounts** exist from the start, a member and an administrator.
- is there a demo account · sample account · guest login · can i look at the dashboard without registering · demo user · test login · example account · try the members area
= forgot | /forgot-password | password
: With the **recovery code** of your account you can [set a new password](/forgot-password); without it, create a new account.
- forgot password · reset password · cannot remember my password · lost password · recover my account · password recovery · i dont know my password anymore · new password · restore access to my account · my password does not work anymore
= no-code | /faq#forgot-password | recovery code
: Without the recovery code, create a new account: accounts live in your browser, so we can’t send you a new password.
- i do not have my recovery code · recovery code lost · without recovery code · can you reset my account for me · can support reset my password · cannot find the code
= make-code | /settings | recovery code
: In the [settings](/settings), while you’re logged in, with your current password. The **recovery code** is shown once, for you to write down: it is the one way back in if you forget your password.
- how do i create a recovery code · where do i get a recovery code · make a recovery code · new recovery code · get my recovery code · where do i find my recovery code · what is a recovery code · what is the recovery code for · what does the recovery code do · can i see my recovery code again · set up a recovery code · generate a recovery code · replace my recovery code · do i have a recovery code · recovery code settings · how does a recovery code work · prepare in case i forget my password · create another recovery code
= change-password | /profile | profile
: On your [profile](/profile), when you’re logged in; you need your current password.
- change password · set another password · update my password · where can i change my password · edit password
= lockout | /documentation/accounts-carts-and-quotes#when-logging-in-fails | login
: After **${toNumberWord(lockAttempts)} failed attempts** the form is locked: for ${toAmount(lockSeconds, 'second')} the first time, and twice as long each time after that, up to ${toAmount(longestLockMinutes, 'minute')}. A countdown shows how long is left.
- login locked · too many attempts · account locked · how many tries do i have to log in · locked out · how long is the lock · when can i try to login again · wrong password too often · login blocked · maximum login attempts · how long do i have to wait to log in · blocked after wrong password · i typed my password wrong three times
= login-same-message | /documentation/accounts-carts-and-quotes#when-logging-in-fails | login
: A wrong email address and a wrong password get the same answer, so that nobody can find out which accounts exist.
- why does it not say if the email or the password is wrong · invalid email or password · does the login tell if my email exists
= login | /login | login
: [Log in](/login) with the email address and the password of the account you created in this browser.
- how do i log in · login page · where is the login · sign in · log into my account · where can i sign in · cannot log in · i cannot get into my account · problem logging in
= logout | /documentation/accounts-carts-and-quotes#the-cart | log out
: When you log out, the account’s cart stays where it is, and the guest’s cart becomes the active one. Other tabs are logged out too.
- what happens when i log out · logout · do i lose my cart on logout · sign out effects · is my cart gone after logging out
= delete-account | /privacy#your-control | settings
: In the [settings](/settings), when you’re logged in. Your account is deleted with all its data, at once. There is no copy.
- delete account · remove my account · close my account · how do i get rid of my account · erase my profile · cancel my account · delete all my data · right to be forgotten · unregister · deactivate account
= export | /settings | data export
: When you’re logged in, the [settings](/settings) let you export everything stored here as one file.
- export my data · download my data · get a copy of my data · take my data with me · data export · data portability · save my data as a file · backup of my data · which format is the export
= profile | /profile | profile
: On your [profile](/profile) you change your name, your picture and your password. You have to be logged in.
- edit profile · change my name · upload a profile picture · change avatar · profile photo · update my profile · where is my profile · set my picture · change username
= theme | /settings | theme
: In the [settings](/settings), or in the footer of every page, you choose the theme: light, dark, or the same as your system.
- dark theme · light mode · change theme · night mode · the site is too bright · switch colours · black background · appearance · can i make it dark · choose theme
= background | /settings | background
: The background pauses with the round button at the edge of the page. The [settings](/settings) keep it moving, still or off; it stays still if your system asks for reduced motion.
- pause the background · turn off the moving dots · disable the background animation · switch off the particles · stop the moving background · stop the animation · reduce motion · turn off the animated lines · freeze the background · background animation off · animated background makes me dizzy · moving threads behind the text · still background
- the moving lines in the background distract me · the animation behind the page makes my laptop hot · is there a round button to pause the picture · can the site stay still when i asked my system for less motion · i do not want anything moving on the screen
= settings | /settings | settings
: In the [settings](/settings) you choose the theme, create a recovery code, export what is stored, or delete your account. You have to be logged in.
- settings · where are the settings · preferences · account settings · what can i set · options of my account
= dashboard | /dashboard | dashboard
: Your [dashboard](/dashboard) shows figures, notifications and what comes next. The figures are samples.
- dashboard · where is my dashboard · notifications · what does the dashboard show · are the figures in the dashboard real · where do i see messages · my statistics · unread notifications
= activity | /activity | activity
: The [activity page](/activity) lists what you’ve done here recently: it’s kept in this browser and sent nowhere. You have to be logged in.
- activity log · my history · what did i do here · recent activity · list of my actions · how many activity entries are kept
= orders | /orders | quotes
: Under [My Orders](/orders) you’ll find the quotes and demos you’ve requested, each quote with its date, lines and total. You have to be logged in.
- my orders · order history · where are my quotes · past quotes · order status · see my requests · list of my quotes · find my quote · where do i find my order · previous orders · track my order · where is my parcel · has my order shipped · my delivery has not arrived

= cart | /cart | cart
: Your [cart](/cart) lists what you’ve chosen, with the total. From there you can request a quote. Shipping is free.
- cart · shopping basket · where is my cart · basket · show my cart · what is in my cart · how do i use the cart · view cart
= cart-add | /documentation/accounts-carts-and-quotes#the-cart | cart
: Choose a quantity on a product’s page and press **Add to Cart**. Adding it again raises the quantity, up to 99.
- add to cart · how do i put something in the cart · put product in basket · change quantity · add several pieces · how do i choose the amount · increase quantity
= cart-max | /documentation/accounts-carts-and-quotes#the-cart | cart
: Up to **99** of one product.
- maximum quantity · how many can i add · cart limit · largest amount per product · can i order {n} pieces of one item · quantity limit · max items of one product · more than 99
= cart-undo | /documentation/accounts-carts-and-quotes#the-cart | cart
: You can undo a removal until you leave the page.
- undo removing from cart · i deleted an item by mistake · restore removed item · get a line back · cart undo · bring back a product i removed · accidentally emptied my cart
= cart-guest | /documentation/accounts-carts-and-quotes#the-cart | cart
: The guest’s lines are added to the account’s cart, once, and a notice says so.
- guest cart after login · what happens to my cart when i sign in · merge carts · are the guest items kept · does my basket survive login · i added things before logging in
= cart-login | /documentation/accounts-carts-and-quotes#the-cart | cart
: You can fill a cart and request a quote without an account. The cart page asks you to log in, because only members’ requests are listed under My Orders; your lines wait.
- do i need an account for the cart · cart asks me to log in · can i shop without an account · guest checkout · why do i have to log in for the cart · order as a guest · can i see my cart without login
= cart-soon | /blog/why-our-prices-stand-on-the-page#how-to-use-it | cart
: Yes. Add what interests you to your cart, coming-soon products included, and request a quote.
- can i order coming soon products · pre order · reserve a product · preorder {p} · put unreleased product in cart · can i add {p} to my cart although it is not out
= cart-prices | /documentation/accounts-carts-and-quotes#the-cart | cart
: Names and prices always come from the current catalogue. If a product is no longer sold, its line says so and isn’t counted.
- does the cart price change · product gone from catalogue · are cart prices current · price changed in my cart · item no longer available in cart
= cart-tabs | /documentation/accounts-carts-and-quotes#several-tabs | tabs
: A line added in one tab appears in the others, and so does a change of theme. Logging out in one tab logs out the others.
- several tabs · two tabs open · cart in another tab · are tabs synced · if i log out in one tab · multiple windows · does it update in the other tab · open the site twice
= cart-kept | /privacy#what-is-stored | cart
: Your cart is kept in this browser and stays until it is deleted.
- does my cart stay when i close the browser · how long is my cart saved · is my cart kept · cart after restart · will my basket be there tomorrow · does the cart expire

= cookies | /privacy | privacy
: There are no cookies, no trackers, and no accounts on a server.
- cookies · do you set cookies · cookie banner · trackers · do you track visitors · tracking · is there analytics on this site · do you count visits · advertising cookies · cookie policy · do you follow me around · spying
= privacy | /privacy | privacy
: What you do here stays in your own browser. There are no cookies, no trackers, and no accounts on a server.
- privacy · privacy policy · data protection · what about my privacy · data privacy statement · is my personal data protected · privacy notice
= sell-data | /privacy#what-we-never-do | privacy
: Never. We don’t sell your data, share it or build a profile of you; we don’t have any data to do that with. No scripts, fonts or styles from third parties are loaded.
- do you sell my data · share my data with others · give data to third parties · pass on my information · do you profile users · third party scripts · data sold to advertisers · do you load fonts from google · external scripts
= stored | /faq#what-is-stored | storage
: Only what you enter, and only in your own browser: your account, your cart, your settings. The [privacy page](/privacy) lists every key.
- what do you store about me · what data do you collect · which data is saved · personal data stored · what does the site know about me · what information do you keep · do you save anything about me · local storage keys · session storage · what is kept in my browser · where is my data saved on this site · list of stored keys
= what-leaves | /privacy#what-leaves | privacy
: What you write in the chat goes to the chat service, with a random number and nothing else. Beyond that, only forms you send, and the map after you click.
- what leaves my browser · what is sent to your server · which data is transmitted · what goes to third parties · what do you send over the network · does anything get uploaded
= chat-privacy | /privacy#what-leaves | the chat
: What you write here goes to the chat service with a random number: no name, no account, no cart. It keeps your latest questions to understand the next one, and forgets them after a while, or when you clear the conversation.
- is this chat private · is the chat stored · who reads this chat · do you save my messages · chat history · are chats recorded · how long do you keep my chat · is what i type here logged · can your staff read this conversation · confidential chat · chat log retention
= map | /privacy#what-leaves | map and booking form
: The map is loaded only after you click, or at once if you chose that.
- is the map loaded automatically · embedded map · third party map · external booking form loaded · does the map send data
= forms | /documentation/accounts-carts-and-quotes#requesting-a-quote | forms
: Unless the operator of the site has connected the forms, this is a demonstration: the form says that it sends nothing, and it doesn’t. For anything that matters, send an email.
- are the forms sent · does the contact form work · did you get my message · is my contact form delivered · where does the form go · i sent the form and nobody answered · do forms really send something
= private-mode | /documentation/accounts-carts-and-quotes#when-the-browser-cant-store-anything | storage
: The site then works from memory, says once that this browser will not remember changes, and forgets everything when you close the tab.
- incognito · private window · storage is blocked · private browsing · what if my disk is full · browser does not save · does the site work in incognito mode
= clear-data | /privacy#your-control | your data
: Your browser’s own settings clear what a site has stored. It is gone at once: there is no copy.
- clear site data · how do i clear everything without an account · wipe my data · remove stored data from my browser · is there a backup of my data
= unreadable | /documentation/accounts-carts-and-quotes#what-is-stored | storage
: It isn’t deleted: it moves to a key that ends in **.unreadable**, and the site continues with an empty value.
- what if stored data is corrupt · broken local storage · unreadable key · i edited local storage by hand · damaged data in storage
= look-storage | /documentation/accounts-carts-and-quotes#what-is-stored | storage
: Open your browser’s developer tools, choose Storage or Application, then Local Storage.
- how can i look at the stored data · inspect local storage · see what is stored in my browser myself · where in devtools is the data
= shared-device | /privacy#what-is-stored | shared devices
: Anyone who can use this browser can read what it stores, so log out on a shared device.
- is it safe on a shared computer · public computer · library computer · can others using my pc see my account
= server-log | /privacy#who-we-are | privacy
: The server that delivers these pages sees your IP address and the details your browser sends; the site does nothing with them.
- do you log my ip · ip address · does the server see my ip · server logs · network address

= security | /security | security
: The [security page](/security) says where data is kept, what leaves your browser and when, how this site is tested, and what it doesn’t promise.
- security page · your security policy · information security · trust center · security overview · how secure is this site · is this website secure · security measures · security documentation · security questionnaire · where can i read about security · your security practices · how do you handle security · what about security · it security · what do you do for security · security review of the site · our security team has questions
= subprocessors | /security#processors | data
: By default there is no sub-processor: pages and assistant come from one server. The operator of a copy can add these, each by a setting, such as a language model.
- subprocessors list · list of subprocessors · do you have sub-processors · who are your subprocessors · which subprocessors do you use · sub processors · who processes our data · who processes my data · third party processors · data processors · which companies process our data · do you use other providers for our data · which vendors see our data · processors and subprocessors · is data passed to a processor · who else handles our data
= weakness | /security#report | security
: Write to the address in **security.txt**: it belongs to the operator of this copy.
- report a vulnerability · report a weakness · i found a security hole · i found a vulnerability · security.txt · responsible disclosure · how do i report a security problem · disclose a vulnerability · security contact · where do i report a security issue · i want to report a security bug · report a security flaw · who do i tell about a vulnerability · vulnerability disclosure · contact for security researchers · there is a security problem on your site

= terms | /terms | terms
: In short: look around, try everything, rely on nothing. This is a sample company’s site, and no order is ever placed here.
- terms of service · terms and conditions · terms of use · legal terms · agb · your conditions · user agreement
= license | /terms#what-is-yours | licence
: The code of this site is free software under the **MIT licence**.
- licence of the code · is the site open source · open source · mit license · can i reuse your code · may i copy this website · source code of this site · free software
= mine | /terms#what-is-yours | ownership
: What you write and make here is yours, portfolios included.
- who owns my content · is my portfolio mine · rights on what i create · do you own my texts · copyright of my uploads · ownership of my portfolio
= warranty | /terms#no-warranty | warranty
: None: the site is provided “as is”, without warranty of any kind.
- warranty · guarantee · liability · are you liable · do you guarantee anything · who is responsible if something goes wrong with the site · can the site disappear
= fair-use | /terms#fair-use | fair use
: Use everything as intended. Please don’t enter other people’s personal data or secrets of your own, put more load on the server than a person would, or present the chat’s answers as advice from a real company.
- fair use · what is forbidden · what am i not allowed to do · acceptable use · may i scrape the site · can i enter data of my customers · misuse rules · house rules · can i put confidential data in here · usage rules
= browser | /documentation/what-you-get#what-you-need | browsers
: Any browser from the last ${toAmount(browserYears, 'year')}. Pages can be read without JavaScript; the cart, accounts and the chat need it.
- which browser do i need · supported browsers · does it work without javascript · system requirements for the site · old browser · does it run in firefox · javascript disabled · does this site need js · works in safari
= forum | /forum | forum
: The forum isn’t open yet. We’ll open it once we can answer questions in it every day.
- forum · community · discussion board · when does the forum open · user community · where can i ask other users · is there a discord · message board
= forum-plans | /forum | forum
: Questions and answers, recipes, and ideas. You won’t need an account to read it.
- what will the forum be · forum plans · do i need an account for the forum · what can i do in the forum · topics of the forum
= faq | /faq | FAQ
: The [FAQ](/faq) has short answers on what we do, what it costs, and where your data goes.
- faq · frequently asked questions · where are the common questions · help page · common questions
= docs | /documentation | documentation
: The [documentation](/documentation) has getting started, the API reference and tutorials: nine texts, to read here or download as PDFs.
- documentation · docs · manual · user guide · handbook · where are your guides · technical documentation · developer docs · help articles · where can i read how it works
= docs-pdf | /documentation | documentation
: Yes: you can read every text or download it as a PDF.
- download docs · pdf of the documentation · offline documentation · can i print the docs · documentation as a file · pdf manual
= tutorials | /documentation#tutorials | tutorials
: @tutorials
- tutorials · which tutorials do you have · step by step guides · learning material · how to guides · lessons
= blog | /blog | blog
: @latest
- blog · news · latest news · newest article · what is new · recent posts · last blog post · what did you publish lately · company news · product updates · articles · what do you write about · any updates
= authors | /blog | authors
: @authors
- who wrote the article about forecasts · who writes your blog · who is the author of the post on prices · author of this article · who wrote that post · who wrote about the clinic · who are the authors of the blog · which of you writes the blog · by whom is the article on retrieval · name of the author · written by whom · who writes these articles · who wrote the latest post · which of your people writes about ai · who wrote about the office in dimapur
= posts-list | /blog | blog
: @posts
- list your blog posts · which articles are there · how many posts are on the blog · all blog posts · topics of the blog · blog overview

= self | / | the assistant
: @self
- who are you · what are you · are you a person · are you an ai · are you chatgpt · is this a robot · what is your name · am i talking to a human · are you real · who am i chatting with · are you a machine · which bot is this · what kind of assistant are you · do you have a name · are you gpt
= self-can | / | the assistant
: @offers
- what can you do · what can i ask you · help · how can you help · what do you know · what questions do you answer · give me ideas what to ask · options · menu · what topics · can you help me · i need some information · how does this chat work for me · what should i ask
= self-how | /documentation/the-chat-api#how-it-answers | the chat
: The service looks the question up in the texts of the site. If a passage fits well enough, it is the answer, with a link to its page; if none does, it says that it doesn’t know, and how to reach a person.
- how do you work · how do you answer · where do your answers come from · how does this assistant find answers · what are your sources · how do you know that · do you make things up · how does the chat answer questions · do you use ai to answer · can i trust your answers
= self-why | /blog/retrieval-before-generation | the chat
: Because every answer should come from a page you can open. It looks the question up in our own pages first, and lets nothing into the answer that wasn’t found there.
- why retrieval before generation · why do you not use a language model · why does the chat look things up · retrieval or generation · does this chat run on a large language model · why not generate answers · is there an llm behind this chat · rag
= self-lost | /blog/retrieval-before-generation#what-you-lose | the chat
: Charm, mainly: an assistant that quotes doesn’t improvise, and doesn’t turn three pages into an opinion.
- disadvantages of retrieval · what is lost with retrieval · weakness of your chat · drawback of looking things up
= self-gain | /blog/retrieval-before-generation#what-you-gain | the chat
: A false answer can be corrected on its page, prices stay prices, hidden instructions do little, and privacy is simple.
- advantages of retrieval · what is gained by retrieval · benefit of looking things up first
= self-fails | /blog/retrieval-before-generation#where-lookup-fails | the chat
: It fails when a question’s words differ from the page’s words; the remedy is to list the ways in which people ask.
- where does your chat fail · when does retrieval fail · limits of the assistant · what can the assistant not answer · what are you bad at
= self-memory | /documentation/the-chat-api#sessions | the chat
: Within a session the service remembers what was asked, so that “and on Sunday?” is understood. It ends when it is deleted, or when nothing has been asked for a while.
- do you remember our conversation · do you have a memory · can you remember my last question · how long do you remember · do you forget me · what is a session
= self-clear | /privacy#what-leaves | the chat
: Choose **Clear conversation** at the top of this chat: the service forgets it as well.
- clear this chat · delete this conversation · start over · forget what i said · reset the chat · new conversation
- clear this conversation · how can i delete this chat · erase our conversation · start a new chat · remove my messages · how do i make you forget what i wrote · empty the chat window · delete my chat messages · where is the button that clears the chat · wipe this conversation · begin a fresh conversation · can i delete what i asked · how to clear the messages here · forget this chat please · get rid of this conversation
`;
