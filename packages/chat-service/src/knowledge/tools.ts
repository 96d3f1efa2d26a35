import { MAX_COMPARED } from '@loomwright/catalogue';
import { toNumberWord } from '@loomwright/kit';

import { companyWord } from '../reading/company-words.ts';

/** What visitors ask about the tools of this site: search, comparison, booking, offline use, the feed, the lab. */
export const toolCards = `
= compare-page | /products/compare | comparing products
: The [comparison page](/products/compare) shows up to **${toNumberWord(MAX_COMPARED)} products** side by side. Or name them here: “compare the chatbot and the studio”.
- is there a product comparison · comparison page · compare your products · put products next to each other · side by side view · comparison table · how do i compare two products · where is the comparison · what is the most i can compare · can you compare things for me · compare several products at once
= search-how | / | search
: Press the search button in the bar, **Ctrl K** or **/**. It finds pages, products, posts, documentation, questions and actions while you type.
- how do i search this site · search function · where is the search box · search bar · find something on this website · shortcut for the search · search hotkey · ctrl k · is there a search field · how can i look something up here · site search · keyboard shortcuts
= offline-site | /settings | offline use
: After the first visit the site opens without a network: every public page, the cart, the Portfolio Generator and the settings. The assistant and the forms wait until you’re online again.
- can i use this website without internet · does this page open offline · offline mode · no internet connection · does it run without a network · i have no wifi can i still see the site · which pages open offline · is the website available offline · does the assistant work offline · what can i use on a plane · can i read the documentation offline
= install-site | /settings | installing
: The [settings](/settings) offer to install the site where the browser does; otherwise look in its menu for “Install” or “Add to Home Screen”. You have to be logged in.
- install this website · add to home screen · pwa · put the site on my phone screen · how can i install ${companyWord} · progressive web app · install on my desktop · is this site installable · make it an icon on my phone · open the site in its own window
= update-site | /settings | updates
: A new version of the site is offered in a notice and in the [settings](/settings). It never reloads a page by itself.
- how can i update this app · how does the site update itself · get the update of the app · how do i get the newest version of the site · new version notice · it says a new version is ready · update the website · what does update do · does the page reload on updates · will an update delete what i typed · how are updates installed
= statecharts | /statecharts | statecharts
: Every machine of this site is drawn as a chart in the [statechart lab](/statecharts), state by state.
- where are your state charts · where do you show the machines · can i see the charts · what do you use xstate for · statechart lab · where is the lab · state machine diagrams · show me the state machines · how is this website built · what is behind this site technically · which state machine library · diagrams of the site · is the site made with xstate · what are the charts for · can i look under the hood
= feed | /blog | blog feed
: Yes, the [blog](/blog) has an Atom feed; feed readers find it from the page’s address.
- atom feed · subscribe to the blog with a reader · rss · feed address · can i follow the blog · feed reader · blog subscription · how do i subscribe to new posts
= demo-when | /demo | demo
: @demotimes
- how far in the future can i book · how long in advance can i book · how many days ahead are there demo times · which days can i choose for a demo · demo times · demo on a weekend · is there a demo on sunday · how early can i book a demo · demo next month · when can i have a demo · which time zone are the demo times in · what slots are free · how many weeks in advance can i book · latest date for a demo
= demo-calendar | /demo | calendar file
: After choosing a time you can save a **calendar file**. Members find the request under [My Orders](/orders) as well.
- calendar file for the demo · ics file · put the demo into outlook · google calendar · save the appointment · demo reminder · where do i find my demo request · export the appointment · do i get a calendar invite · add it to my agenda
= demo-move | /demo | demo
: Tell us by email or phone when you’re free, and we’ll find another time: [write to us](/contact).
- can i change the day of the demo · move the demo to a different date · move my booking · have the demo on another date · reschedule a demo · cancel the demo · change the time of my demo · i cannot come to the demo · postpone my appointment · other time than the offered ones · no time suits me · i booked the wrong day · shift my booking · call off my booking
= cart-remove | /documentation/accounts-carts-and-quotes#the-cart | cart
: In the [cart](/cart) a quantity below one removes the line. You can undo a removal until you leave the page.
- remove item from cart · how can i remove an item from the cart · take an article out of the cart · remove one line from the cart · how do i take something out of my cart again · how do i remove things from my cart · delete something from my cart · remove a product from the cart · take something out of my cart · delete a line of the cart · how can i empty my cart · get rid of an item in the basket · reduce the quantity · put less in my cart · delete cart items · clear the basket
= logout-how | / | log out
: To log out, choose **Logout** in the account menu at the top. Your other tabs are logged out too.
- where is the logout button · how can i sign out · log me out · i want to log out · where do i sign off · sign out button · how to end my session
= stay-in | /privacy#what-is-stored | login
: You stay logged in to this browser until you log out, even if you close the tab.
- stay logged in · can i remain signed in · do i stay signed in · do i have to log in every time · remember me · am i still logged in tomorrow · how long does a login last · keep me signed in · does the session expire · will i be logged out when i close the browser · automatic logout
= nn-key | /documentation/the-neural-network-api | Neural Network API
: You can’t get a key yet: the API is a preview, with no public endpoint. [Write to us](/contact) if you plan to use it.
- how to get an api key · how can i get a key for the api · how do i obtain a key · request an api key · where do i find my api key · i need a key for {p3} · apply for a key · key for the api · where to get a token for {p3} · generate an api key
= pf-private | /tools/portfolio-generator | Portfolio Generator
: Your work is kept in your browser, and leaves it only as the file that you download or export.
- is {p6} safe · is it safe to type my data into {p6} · does {p6} send my texts anywhere · is my portfolio on your server · is what i type in {p6} private · do you see my portfolio · where does {p6} keep my work · is {p6} private · who can read what i put into {p6} · are my portfolio data uploaded
- does anything i write in {p6} reach your servers · can your employees read my portfolio · is my cv text uploaded when i use {p6} · keep my portfolio secret · do my entries in {p6} leave this computer
= pf-no-code | /tools/portfolio-generator | Portfolio Generator
: You just fill in a form: the page takes shape next to it, and you download it as one file.
- do i have to know coding for {p6} · need code for my portfolio · portfolio without coding · must i write code for {p6} · must i know html for {p6} · do i have to program for my own page · is {p6} for people who cannot code · programming skills for a portfolio · can a beginner use {p6} · coding knowledge for {p6} · is {p6} hard to use
- i know nothing about html, can i still make a page · do i only have to fill in fields in {p6} · is {p6} made for non technical people · can my grandmother make a page with {p6} · just a form, no programming? · does {p6} show the page while i type
= quote-sent | /documentation/accounts-carts-and-quotes#requesting-a-quote | quotes
: You see a confirmation with your lines and the total, which you can print, and the request is listed under [My Orders](/orders). Where the forms are not connected, it says that nothing was sent and no quote will follow.
- what happens after i ask for a quote · i requested a quote, what now · i sent the quote form and now what · what comes after the quote request · next steps after asking for a quote · do i get a confirmation of my quote request · does my quote request have a number · can i print my quote request · will somebody contact me after i request a quote · who reads my quote request · after pressing request a quote what happens · how long until i get my quote · when do i receive the quote · when will you answer my quote request · is my quote request really sent · quote sent, what is next · once the request for a quote is out, what follows · did you get my quote request
`;
