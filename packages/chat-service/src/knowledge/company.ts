import {
  company,
  companyPeople,
  contactFacts,
  emailAnswerHours,
  phoneAnswerHours,
  toRangeWords,
} from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { companyWord } from '../reading/company-words.ts';

/** What visitors ask about the company, its hours, its people and how to reach them. */
export const companyCards = `
= hours | /contact | business hours
: @hours
- business hours · opening times · when are you open · office hours · what time do you open · what time do you close · hours of operation · when do you start in the morning · working hours · are you open {d} · open {d} · {d} hours · until when are you open {d} · do you work {d} · are you closed {d} · is anybody there {d} · can i call {d} · when does the office close · how late are you open · are you open in the evening · is the office open {d} at {n} · {d} at {n} · closing time · when can i reach you by phone · do you work weekends · when are people in the office · what time {d} · {d} · can i ring you {d} · hours {d} · schedule of the office · opening hours {d} · from when to when are you there · when may i call
= open-now | /contact | business hours
: @now
- are you open now · open right now · are you open at the moment · is the office open currently · are you still open · is anybody there now · are you closed already · are you open today · do you close soon · how long are you open today · until when are you open today · until when today · are you available right now · open tonight · is someone in the office at this moment · when do you close today · are you open tomorrow · is it too late to call now · can i call now
= time-zone | /contact | time zone
: @zone
- time zone · which timezone · what is your local time zone · utc offset · are the hours in my time · what time is it at your office · gmt offset of your office · ist
= contact | /contact | contact
: @contact
- contact · how to contact you · get in touch · how can i reach you · contact details · contact information · ways to contact · how do i write to you · where can i send a message · i want to get in contact · contact sales · how do i ask you something · send you a message · reach out · contact options · i have a question for your sales team
= phone | /contact | phone
: @phone
- phone number · telephone · your number · can i phone you · hotline · number to call · call you · do you have a telephone line · ring you · mobile number · give me your number · what number do i dial · support phone · phone · can we talk on the phone
= email | /contact | e-mail
: @email
- email · e-mail address · your mail · where do i send an email · what is your email address · mail contact · support email · email for sales · write you an email · whats ur mail
= offices | /contact | address
: @offices
- office elsewhere · any office elsewhere · do you have offices elsewhere · offices elsewhere · branch elsewhere · do you have a branch elsewhere · is there a branch elsewhere · an office near me · is there an office near me · an office outside · subsidiaries · other locations · second office · is there a showroom · showroom elsewhere · do you have other offices · how many offices do you have · how many offices are there · are there more offices · any other locations · do you have more than one office · only one office · is this your only office · is that the only location · where are your other offices · where else are your offices · where else is ${companyWord} · where else can i find you · which cities do you have offices in · in which countries do you have offices · in how many cities are you · other branches · do you have a presence elsewhere · where is your office elsewhere · locations elsewhere · list of your offices · all your locations · do you have an office abroad · international offices · local office · regional office
= address | /contact | address
: @address
- address · where are you · where is the office · location · headquarters · where are you based · which city are you in · what country · street address · postal address · where is your company · where can i find you · place of business · where are your offices · in which state are you · where do you sit · hq · directions · map to your office · are you in india · where do you guys work from
= human | /contact | contact
: @human
- how do i reach a human · how can i reach a person · how do i get to a human · talk to a person · speak with a human · connect me to an agent · i want a real person · customer service representative · can i talk to someone · human please · live agent · operator · transfer me to staff · speak to support · i need to talk to somebody · not a bot please · let me speak to your manager · call me back · can someone call me · put me through to an employee
= response | /support?tab=channels | response times
: @response
- how fast do you answer · response time · how long until i get a reply · when will you answer my email · how quickly do you reply · how soon will i hear back · email response time · how long do you take to respond · when do you call back · reply time phone · how long must i wait for an answer · do you answer within a day · i wrote to you when do i get an answer · fastest way to get an answer · how long does support take
= profiles | /contact | profiles
: @profiles
- linkedin · github · social media · are you on linkedin · github page · social profiles · follow you online · where can i follow you · your linkedin page
= youtube | / | profiles
: We’re on LinkedIn and GitHub. A YouTube channel and a Mastodon profile are planned, but not there yet.
- youtube · mastodon · do you have videos on youtube · are you on mastodon
= complaint | /contact | contact form
: @complaint
- i want to complain · complaint · give feedback · where can i leave feedback · file a complaint · i am unhappy with you · make a suggestion · send feedback
= support | /support | support
: @support
- i need help · something is broken · how do i get support · help desk · technical support · report a problem · open a ticket · submit a ticket · it does not work · found a bug · bug report · error on your site · your site is broken · customer support · support form · who helps me with problems · i have a technical issue
= channels | /support?tab=channels | support channels
: By email (within ${toCountText(emailAnswerHours, 'hour')}), by live chat, which is this assistant (instant), or by phone (within ${toCountText(phoneAnswerHours, 'hour')} during business hours).
- support channels · how can i get support · live chat · do you have a live chat · which channels do you offer · is there chat support · chat with support
= round-the-clock | /contact | support
: A person answers during business hours: ${contactFacts.hours.flatMap(({ days, times }) => (times ? [`${days} ${times}`] : [])).join(', ')}. This assistant answers at any time.
- is support around the clock · 24 7 support · support at night · support on weekends · can i get help at midnight · support hours · is someone there at night
= visit | /blog/an-office-in-dimapur#come-by | visit
: Yes: write to us first, then come and see us. There’s tea, and a loom you can try. For students, the open afternoons are Tuesday and Thursday.
- can i visit you · visit the office · come by your office · office tour · may i drop by · are visitors welcome · meet you in person · can we meet at your office · see your office · student open afternoons · when can students come · open days
= founded | /about | the company
: @founded
- when were you founded · founding year · since when do you exist · how old is the company · how long have you been around · year of foundation · when did the company start · established when · how long are you in business
= founders | /about#team | founders
: @founders
- who founded the company · who are the founders · founder · who started the company · who created ${companyWord} · whose company is it · who owns ${companyWord} · cofounders · founding team
= team | /about#team | team
: @team
- who works there · team · who are the people · team members · how many employees · how big is your team · staff list · who is in your team · how many people are you · number of employees · introduce your team · people behind ${companyWord} · headcount · how large is the company
= person | /about#team | team
: @person
- who is {x} · tell me about {x} · {x} · what does {x} do · role of {x} · what is {x} doing at your company · background of {x} · experience of {x} · what did {x} do before · is {x} the boss · who is your {r} · who is the {r} · {r} · name of the {r} · your {r} · whos the {r} · tell me about the {r} · who is your boss · who runs the company · who leads the company · who is in charge · who is responsible for research · who manages the product · what did the {r} do before · experience of the {r} · background of the {r} · previous job of {r} · where did {x} work earlier · who does the research · head honcho
= careers | /about#careers | careers
: There is no open position today. If you think we should create one, [write to us](/contact) and tell us which problem you’d solve first.
- jobs · careers · are there vacancies · do you have open positions · can i work for you · i am looking for a job · internship · job openings · apply for a position · how can i apply · send my cv · hiring · do you recruit · work at ${companyWord} · is there a position for a developer · traineeship · join your team · i would like to apply · do you need engineers
= careers-who | /about#careers | careers
: People who write clearly, measure what they build, and enjoy explaining it. We hire slowly and for the long term; no position is open today.
- who do you look for · what people do you hire · how do you hire · requirements to work with you · what qualities do you want in employees · hiring criteria
= mission | /about | mission
: Our mission is to make AI an everyday tool for every company, not a project for a few: useful within weeks, measured by the work it saves, and understood by the people who use it.
- your mission · what is your goal · company vision · what do you want to achieve · purpose of the company · mission statement · why do you exist · what drives you
= values | /about | values
: We hold to **Innovation**, **Partnership**, **Ethical AI** and **Excellence**.
- company values · what do you stand for · your principles · what do you believe in · ethics of the company · core values · culture
= value-ethics | /about | ethical AI
: You can see why a system made a decision, correct it, and switch it off. Your data trains your models and nobody else’s.
- ethical ai · what do you mean by ethical ai · is your ai ethical · responsible ai · can people switch the ai off · can i correct the ai
= own-data | /faq#where-is-our-data | your data
: Your data trains your models and nobody else’s.
- is my data used to train models · do you train your ai on customer data · will you use our documents for training · does my data train models of others · is what i write here used for training · do other companies profit from our data · can i opt out of training · are my conversations used for training · will my data teach your ai · is customer data used to improve your models · does our data end up in someone else’s model · do you feed our data to an ai · will my documents train a public model · who profits from our training data · can others use a model trained on our data
= value-innovation | /about | innovation
: We try new things early, and on ourselves first: the assistant on this site is ours, and we publish how often it is wrong.
- innovation value · how do you innovate · do you try things on yourselves
= value-partnership | /about | partnership
: You know the work; we know the tools. We look at the same numbers together, and leave you able to carry on without us.
- what does partnership mean to you · how do you work with customers · partnership value · will we depend on you
= value-excellence | /about | excellence
: Tests before launch, measurements every week, plain documentation. We’d rather ship less that works than more that dazzles.
- excellence value · how do you ensure quality · quality standards · do you test your work
= name | /blog/an-office-in-dimapur#because-weaving-lives-here | the name
: ${company.nameOrigin} The name comes from the weaving in Nagaland.
- what does ${companyWord} mean · meaning of the name · origin of the company name · why the name ${companyWord} · where does the name come from · why are you named like that
= why-dimapur | /blog/an-office-in-dimapur | Dimapur
: Because weaving lives there, because students are next door, and because the distance is useful.
- why dimapur · why is your office in nagaland · why india · reason for your location · why so far away · why did you choose dimapur · why are you located there
= dimapur-students | /blog/an-office-in-dimapur#because-the-students-are-next-door | students
: Two afternoons a week our doors are open to the students of the institute: they test what we build, and we help with what they build.
- do you work together with students · cooperation with the university · student program · do students test your software · institute cooperation · how do students take part
= dimapur-price | /blog/an-office-in-dimapur#what-it-costs | Dimapur
: Visitors need two flights, the power supply is moody, and meetings with the west coast of America are early or not at all.
- disadvantages of dimapur · how many flights to reach you · is the power reliable · meetings with america · drawbacks of your location
= is-real | /faq#is-this-real | the company
: No. It is a sample company, made to show a complete site. You can add products to a cart and request quotes, but no order is placed and nothing is charged.
- are you a real company · is this fake · is this a scam · is ${companyWord} real · are you legit · is this site a demo · do you really exist · is it a sample · can i trust you · is this a test site · trustworthy · are you genuine · is this all made up
= what-they-do | /faq#what-do-you-do | ${company.name}
: We automate repetitive work, build chat assistants, forecast figures, and develop custom AI when nothing off the shelf fits. The [services page](/services) says how.
- what do you do · what is ${companyWord} · what does your company do · tell me about your company · what is this company · what are you guys about · who is ${companyWord} · about you · what kind of business are you · explain what you do · what is your business · what is this website · ${companyWord}
= for-whom | /faq#who-is-it-for | customers
: Companies of about **${toRangeWords(companyPeople)} people** with more routine work than hands to do it. You don’t need an AI team.
- who is it for · which companies do you work with · company size · are you for small businesses · is it suitable for a startup · do you work with enterprises · are we too small · target customers · what kind of customers · is it for freelancers · minimum company size · do you serve big corporations · suitable for a family business · is this for me · do we need an ai department · do we need ai experts
= photo | /about | team
: The [about page](/about) has a picture of the team.
- picture of the team · team photo · do you have a photo of the team · what do you look like
`;
