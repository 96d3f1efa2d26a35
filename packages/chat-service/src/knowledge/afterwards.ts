import { companyWord } from '../reading/company-words.ts';

/** What visitors ask about what they did already, about this chat, and about what no page lists. */
export const afterwardsCards = `
= quote-change | /documentation/accounts-carts-and-quotes#requesting-a-quote | quotes
: Edit the message before you send it. Once you’ve sent it, the request is listed under [My Orders](/orders), where it can’t be edited or deleted: request another quote, or send an email.
- edit a quote request that was sent · change my quote request afterwards · correct a mistake in my quote request · i made a mistake in my quote request · can i still edit the quote after i sent it · modify a request in my orders · delete a quote request · how can i delete one of my quote requests · remove an entry from my orders · take a request out of my orders · delete something from my orders · get rid of an old quote · can i erase a quote request · update the quantity in a sent quote · add a product to a quote i sent already · can i change a sent request · can i change something after the quote is out · how do i clean up my orders · hide an old request in my orders
= account-email | /documentation/accounts-carts-and-quotes#your-account | accounts
: An account needs an email address, but it isn’t verified: it doesn’t have to be a real one. You just have to enter the same one when you log in.
- is an email address required for an account · register without an email address · account without email · i have no email address, can i still register · do i have to give my email to create an account · sign up with no email · can i use a fake email for my account · does the email have to be real · must i give a real email address · can i register with a made up address · why do you need my email for an account · is it possible to sign up without my email · open an account anonymously · may i leave the email empty · can i create an account using only a name
= chat-stream | /documentation/the-chat-api#the-answer | chat API
: Where a language model words the answers, a request with **Accept: text/event-stream** gets server-sent events: \`text\` events to append, then one \`done\` event with the whole \`response\`. Without a model, the answer is JSON.
- does the chat endpoint stream · streaming answers · can the api stream its replies · server sent events · is sse supported · stream tokens from the chat api · get the answer word by word · how do i stream a reply · event stream of the chat · text event stream · can i show the answer while it is being written · does post chat support streams · partial responses from the api · which events does the stream have · how do i know the stream is complete · incremental answers over http
= chat-lost | /privacy#what-leaves | the chat
: The conversation is gone when you leave or reload the page, and the service forgets your latest questions after a while, or when you clear the conversation.
- why is our conversation gone · where did my messages go · my chat disappeared · why have you forgotten my question · why do you not remember what i said · the chat is empty after a reload · all my messages vanished · you forgot what i asked before · i reloaded and the chat is gone · why was the conversation deleted · do you remember my last question · how long do you remember my questions · my earlier questions are not there any more · when do you forget what i wrote · why can i not see what i wrote yesterday
= unsaid-fonts | /documentation/build-a-portfolio#step-3-name-headline-about | Portfolio Generator
~ The Portfolio Generator doesn’t offer a choice of fonts: each of the three themes has its own, and nothing is loaded from elsewhere. [Build a portfolio](/documentation/build-a-portfolio#what-you-will-have)
- what font is in the portfolio · fonts of {p6} · choose a font in {p6} · change the typeface of my portfolio · which typeface do the themes have · can i use my own font in {p6} · google fonts in the portfolio · is there a serif font for my portfolio · bigger font in my portfolio · font size of the portfolio · can i pick another lettering for my page · custom fonts in {p6} · does {p6} come with fonts · what lettering do the portfolio themes use · set the font family of my page · how do i get a nicer font in {p6}
= unsaid-training | /documentation/the-neural-network-api#train-a-model | training
~ The documentation doesn’t say how long a training takes. Poll its address until it says done or failed: [Train a model](/documentation/the-neural-network-api#train-a-model).
- training time · how many minutes does a training run · when is my training done · duration of a training · how long until the model is trained · how long must i wait for a training · is training a model slow · how quickly is a model trained · how fast is training with {p3} · does training take hours · time to train a classifier · how long does {p3} train · how much time do i need to train a model · is the training finished in a minute · how long does one training run last · estimated time of a training
= unsaid-chat-file | / | this chat
~ Only text can be sent here: no file, picture or voice. To send a file, write an email.
- attach a file to the chat · upload a document here · can i send you a picture · send a screenshot in this chat · can i drop a pdf here · how do i attach something to my question · is there a way to upload a file to you · send you a photo · can you read my document · can i paste an image in here · let me send you a file · where is the attach button · voice message to the chat · can i talk to you by voice · can i speak instead of typing · share a file with the assistant
= unsaid-lab-count | /statecharts | statecharts
~ No number is printed: the [statechart lab](/statecharts) lists every machine of this site.
- number of machines · how many state machines are there · count of statecharts · how many charts does the lab show · how many machines does this site run · total number of charts · how many machines can i see in the lab · number of charts in the lab · how many statecharts did you draw · how many state machines does ${companyWord} have · is there a list of all machines · how many charts are drawn there · amount of statecharts · how big is the lab · how many different machines are there in the lab
= unsaid-admin | /documentation/accounts-carts-and-quotes#your-account | administrators
~ The site doesn’t list what an administrator can do. A sample administrator exists from the start: with it you can look at the admin dashboard.
- what is an administrator allowed to do · rights of an admin · admin permissions · what can admins see · what does the admin dashboard show · admin features · difference between a member and an admin · what is different for administrators · what do admins get · can an administrator see my data · does the admin see other accounts · can an admin read my orders · powers of the admin account · what is in the admin dashboard · what is the admin account for · why is there an admin account
= unsaid-app | /settings | apps
~ No app in a store is named here. The [settings](/settings) offer to install the site where the browser does.
- app store · google play · android app · is there an android app · is there an app in the app store · native app · mobile application · do you have a mobile app for customers · app for my tablet · can i find you in the app store · download the app from the play store · is there a desktop app · windows application · is there a ${companyWord} app · get the mobile app
= unsaid-newsletter | /blog | newsletter
~ No newsletter is offered here. The [blog](/blog) has an Atom feed; feed readers find it from the page’s address.
- is there a newsletter · subscribe to the newsletter · mailing list · put me on your mailing list · sign up for email updates · how do i get news by email · do you send a newsletter · monthly newsletter · can i get your posts by email · email subscription · where do i subscribe to the newsletter · unsubscribe from the newsletter · do you mail out news · join your mailing list · stay informed by email
= export-format | /documentation/accounts-carts-and-quotes#exporting-and-deleting-your-data | data export
: [Settings](/settings) gives you everything stored as one **JSON** file. You have to be logged in.
- what format is the exported file · which format does the data export have · export as json · export format · is the export a json file · can i export my data as csv · can i export as excel · what kind of file do i get when i export · file type of the export · what is in the export file · how many files does the export have · what does the export look like · is the exported data readable · in which format do i get my data · can i open the export in a text editor
= unsaid-files | /products | file types
~ No product lists the types of files it reads. The [Workflow Automation Studio](/products/4) is the one for documents; [write to us](/contact) about yours.
- can it read pdfs · can it read word files · does the studio read pdf · does {p} read pdf files · can {p} read excel files · which file types does {p} read · which formats can it process · does it understand scanned documents · can it open spreadsheets · can the chatbot read our pdfs · can i feed {p} pdf files · does it take word documents · which kinds of documents can {p} read · does it work with scans · can {p} handle scanned paper · does {p} support docx · can it deal with pdf attachments · supported file types of {p} · reads pdf?
= contact-one | /contact | contact
~ No address or number of one person alone is listed, only those on the [contact page](/contact).
- how can i reach {x} · i want to talk to {x} · i would like to speak with {x} · write to {x} · send a message to {x} · email address of {x} · what is the email of {x} · get in touch with {x} · can i call {x} · put me through to {x} · how do i write to the {r} · reach the {r} · can i speak to the {r} · talk to the {r} in person · how does one get hold of {x} · is there a way to contact {x} directly
`;

/** Further ways to ask other cards. */
export const afterwardsVoices = `
= need-p4
- something for invoices · a tool for our invoices · is there a tool that handles invoices · which of your products is for invoices · we have too many invoices · we want invoices processed without typing · anything for handling invoices
= p6-start
- i need a cv on the web · i want a page with my cv · make an online cv · student looking for a cv page · i am a freelancer and want a page of my own
= self
- which language model are you · what model runs this chat · are you gpt or claude · which ai is behind this chat · are you an llm · what are you built with
= delete-account
- can i delete the account later on · can i delete my account again later · could i get rid of the account afterwards · delete it again later
= email-fixed
- my email is wrong in my account · the email in my account is wrong · my account shows the wrong email · there is a typo in the email of my account · correct the email of my account · my profile has the wrong email address · the address in my profile is not right
= profile
- the name in my account is wrong · my name is wrong in my account · is my name changeable · correct the name in my account · my profile has the wrong name · my account shows an old name
= chat-privacy
- where does my data go when i type here · where does it go when i type here · who gets what i type in this window · where does my text go when i write to you · what happens to the things i type in this chat · where is what i type to you sent
= limits
- how many questions can it take at once · how many questions at once · questions at the same time · how many people can ask at the same time · how many messages may i send at once
= start
- what would you recommend for a hotel · what do you recommend for a law firm · what would you recommend to a small bakery · which one would help a small shop · what do you have for a restaurant · which of your things would help a dentist · do you have something for a garage · which would be good for a hairdresser
= order
- where is the checkout · i cannot find the checkout · there is no checkout · where do i check out · how do i check out · i do not see a buy button · how do i complete my order · proceed to checkout · finish the purchase · checkout is missing
= browser
- do i have to install something · do i need to install anything to use the site · is there something to install · must i download a program first · does this need an installation · can i use it without installing anything · is a plugin needed
= nn-train
- how do i upload training data · where do i put my training data · how do i send training data · upload examples for a training · which training data do i send · how do i give {p3} my examples
= integrate
- is there a tutorial for the chatbot · tutorial for {p1} · a guide for the chatbot · chatbot tutorial · instructions for the chatbot · where is the chatbot guide · step by step guide to {p1}
= need-p1
- my customers ask the same things over and over · people ask us the same questions all the time · the same questions come again and again · we answer the same emails every day · our customers keep asking the same
= need-p2
- i want to know why customers leave · which of our customers will leave next · we lose customers and want to see it coming · predict who is going to cancel
= contact
- who do i contact about a partnership · whom do i write to about working together · i have a proposal for your company · who is the contact for partners
= discount
- do i get a discount for three products · discount for several products · is it cheaper if i take several · quantity discount · a rebate for a larger order
= demo-when
- is there a demo on {d} morning · is there a demo {d} in the morning · could the demo be {d} afternoon · is there a demo {d}
= careers
- are you looking for anybody · are you looking for anybody at the moment · are you looking for people right now · do you look for someone with my experience · could you use somebody like me · is there room for me in your team
= content-type
- i keep getting 415 · why do i get a 415 from chat · the chat endpoint answers 415 · my request fails with 415 · 415 from post chat
= accessible
- i use jaws · will i hear it when the page changes · does my screen reader read out what changes · do i hear new messages with a screen reader · are changes on the page read aloud · which standard do you test against · which accessibility standard do you follow · which wcag level does the site meet
= quote-change
- my order is wrong · something is wrong with my order · something is wrong with my request · my request has a mistake · my quote is wrong · i ordered two but wanted three · there is an error in what i requested · i asked for the wrong product · i picked the wrong quantity and sent it
`;
