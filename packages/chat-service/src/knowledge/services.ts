import {
  automationWeeks,
  chatbotWeeks,
  confirmWorkingDays,
  demoMinutes,
  demoPeople,
  demoSlot,
  figuresWeeks,
  forecastWeeks,
  furtherProcessWeeks,
  savedTasksPercent,
  studyWeeks,
  toAmount,
  toCapital,
  toRangeWords,
  trialDays,
  workingDays,
} from '@loomwright/content';
import { toNumberWord } from '@loomwright/kit';

/** What visitors ask about services, projects, data and the demo. */
export const serviceCards = `
= services | /services | services
: @services
- what services do you offer · services · which services are there · list of services · what can you do for my company · what do you offer · consulting services · how can you help my business · your offerings · service overview · tell me about the services
= s-automation | /services#automation | AI-Powered Automation
: Routine work runs on its own and asks a person when it’s unsure: invoices that post themselves, tickets that find the right desk. You get a running workflow with an audit trail.
- automation service · ai powered automation · what is ai automation · can you automate invoices · automate our tickets · business process automation · can you automate onboarding · automate repetitive work · what does the automation service do · i want to automate my office · can you automate our accounting · benefits of automation · what do i get with automation
= s-automation-time | /services#automation | AI-Powered Automation
: A first process is live in **${toRangeWords(automationWeeks)} weeks**; each further one in ${furtherProcessWeeks.map(toNumberWord).join(' or ')}.
- how long does automation take · automation timeline · duration of an automation project · when is the first process live · how many weeks for automation · how fast can you automate · how soon can automation be running
= s-automation-saves | /services#automation | AI-Powered Automation
: It can reduce manual tasks by up to **${savedTasksPercent}%**, and you get a weekly count of the hours saved.
- how much work does automation save · time saved by automation · reduce manual tasks · efficiency gain · hours saved · what percentage of manual work can be removed · is it worth automating
= s-chatbot | /services#chatbot | AI Chatbots & Assistants
: An assistant that answers from your own pages and tickets, in your tone, on your site and in messaging apps, and that says “I don’t know” instead of guessing.
- chatbot service · ai assistants service · can you build a chatbot for us · we want an assistant for our site · build us a bot · what does the chatbot service do · customer service bot · do you make chatbots · can you develop a chat assistant · what do i get with the chatbot service · benefits of the chatbot service · assistant for our customers
= s-chatbot-time | /services#chatbot | AI Chatbots & Assistants
: A pilot on one channel takes **${toRangeWords(chatbotWeeks)} weeks**; further channels follow within days.
- how long does a chatbot take · chatbot project duration · chatbot timeline · how many weeks for a chatbot · time to build a bot · when would our assistant be ready · how fast can you build a chatbot · chatbot pilot duration
= s-analytics | /services#analytics | Intelligent Analytics
: Answers instead of one more dashboard: what changed, why, and what’s likely next. You get dashboards people actually open, alerts, and a plain sentence for every change.
- analytics service · intelligent analytics · what does the analytics service do · can you build dashboards · business intelligence · reporting service · data analysis · help us understand our numbers · benefits of analytics · custom dashboards · real time analytics · forecasting service · can you analyse our data
= s-analytics-time | /services#analytics | Intelligent Analytics
: First figures in **${toAmount(figuresWeeks, 'week')}**, forecasts you can plan with in ${toRangeWords(forecastWeeks)}.
- how long does analytics take · analytics timeline · when do we get first numbers · duration of analytics project · how many weeks for dashboards · when can we plan with forecasts · how long for forecasts
= s-custom | /services#custom | Custom AI Solutions
: When nothing off the shelf fits: models and agents made for your trade. You get a system that is yours: source code, model, tests, and people on call who know it.
- custom ai · bespoke ai · tailor made model · can you build something special · custom solutions · own ai model · individual software · what do i get with custom ai · custom development · we need a special model · do you build ai agents · custom ai service · agents for our business · do you maintain custom systems · ongoing support for custom systems
= s-custom-time | /services#custom | Custom AI Solutions
: A study takes **${toAmount(studyWeeks, 'week')}** and ends with a yes or a no. A first release takes **eight to twelve**.
- how long does custom ai take · custom project duration · time for a custom solution · when is a custom model ready · how many weeks for bespoke ai · feasibility study duration · how long is the study
= s-study | /services#custom | feasibility study
: A custom project starts with a feasibility study on your own data. It takes ${toAmount(studyWeeks, 'week')} and ends with a yes or a no.
- feasibility study · what is the study · how does a custom project start · do you check feasibility · is it possible at all with our data
= how-long | /faq#how-long | first project
: A chatbot pilot ${toRangeWords(chatbotWeeks)} weeks, a first automated process ${toRangeWords(automationWeeks)}, forecasts ${toRangeWords(forecastWeeks)}. A custom system starts with a ${toNumberWord(studyWeeks)}-week study.
- how long does a project take · project duration · how many weeks until it works · timeline of a first project · how fast are you · how soon do we see results · when would we be live · time frame · how long does it take · delivery time of a project · how quickly can you deliver · how long do the services take
= process | / | How it works
: In these steps: **Consultation**, **Strategy & Design**, **Implementation** and **Optimization**.
- how does it work · project phases · steps of a project · process of working together · what are the stages · your approach · how does a project run · how do projects go · methodology · what happens after we sign · your workflow with customers
= stop | /documentation/what-you-get#how-a-project-goes | projects
: Yes, you can stop after any step. Everything written and built up to that point is yours.
- can we stop in between · stop the project early · abort a project · can we quit after the first step · what if we want to stop · are we locked in · end the project early · exit after a step
= cancel | /faq#cancel | cancelling
: You can end a running service at the **end of any month**. The code, models and documentation we made for you stay yours, and we help with the handover.
- can we cancel · cancellation · notice period · terminate the contract · end the service · how do i cancel · contract duration · minimum term · cancel anytime · stop the service · is there a contract lock in · how long is the contract · what happens when we cancel · unsubscribe from a service
= ownership | /faq#cancel | ownership
: Yes. The code, models and documentation we made for you stay yours.
- who owns the code · do we get the source code · intellectual property · are the models ours · can we keep everything after cancelling · who has the rights · do we own the model · is the software ours
= start | /faq#where-to-start | getting started
: With one process that costs you time. Bring it to a [demo](/demo): in ${toAmount(demoMinutes, 'minute')} you’ll know whether AI can help, and what the first step would be.
- how do we start · where do we begin · get started · first step · what is the first thing to do · how can we begin working with you · i am interested what now · next step · getting started · i am new where should i begin · what should i do first
= needs | /documentation/what-you-get#what-you-need | requirements
: Someone who is allowed to decide which data is used, read access to one source, and a person who does the work today and can spare two hours a week in the first month. You don’t need a data team, a cloud account or clean data.
- what do you need from us · requirements for a project · what must we provide · do we need clean data · our data is messy · do we need a data team · prerequisites · how much time do we have to invest · do we need a cloud account · how many hours from our side · what do we have to bring
= replace | /faq#replace-people | people
: It replaces copying, sorting and searching. Anything that needs judgement goes to a person, along with everything the system knows about it.
- will ai replace people · do my employees lose their jobs · are jobs at risk · does it replace staff · will we fire people · job loss through ai · do humans stay in control · can we reduce staff · does it make my team redundant
= systems | /faq#which-systems | integrations
: Anything with an API: CRMs, email, spreadsheets, data warehouses, ticket systems. We have ready-made connectors for the common ones and write the rest.
- which systems can you connect · integrations · do you integrate with our crm · can it connect to our erp · connect to our mailbox · which software do you support · does it work with our tools · connect a ticket system · integrate with existing systems · can you connect to spreadsheets · interfaces · compatible systems · do you write custom connectors · will it work with what we have
= data-where | /faq#where-is-our-data | data
: Nowhere you haven’t approved. We can run in your cloud or on your own servers. Your data trains your models and nobody else’s.
- where does our data go · where is our data stored · data security · is our data safe · on premise · self hosted · can it run in our cloud · private cloud · do you use our data for training · who sees our company data · confidentiality · is our business data secure · hosting · own servers possible · where are your servers · data protection for customers · does our data leave our house · will our data train other models
= models | /faq#which-models | models
: The smallest that does the job well on your own examples, open or commercial. You see the comparison, and switching models later is a setting.
- which models do you use · what llm is behind it · do you use openai · which ai · do you use open source models · language model · can we change the model later · is it based on chatgpt · which neural networks do you use · llama or claude · own models or commercial · are you tied to one model vendor
= wrong | /faq#wrong-answers | mistakes
: It will be wrong, now and then. So every system has a threshold below which it asks a person, a record of why it decided, and a weekly count of its mistakes.
- what if the ai is wrong · ai errors · hallucinations · how do you handle mistakes · how reliable is the ai · accuracy · does it make errors · what happens if it gives a false answer · can i trust the results · how good are the answers · who checks the ai · what if the bot says something wrong · does it hallucinate
= capabilities-integration | / | Workflow Integration
: Your CRM, your data warehouse, your inbox: connected, with your data left where it is.
- workflow integration · connect crm and warehouse and inbox · does data get moved out
= capabilities-learning | / | Continuous Learning
: Models that are measured every week and improve with every correction.
- continuous learning · do the models improve · does the system get better over time · how do models learn from corrections · are models retrained
= capabilities | / | what we do
: AI-powered automation, custom AI agents, intelligent analytics, workflow integration, continuous learning and custom solutions.
- what are your capabilities · what six things do you do · your skills · areas of expertise · what are you good at

= demo-book | /demo | demo
: Choose a ${demoSlot} on the [demo page](/demo). We confirm within ${workingDays(confirmWorkingDays)}.
- book a demo · schedule a demo · i want a demo · how can i see it · make an appointment · arrange a meeting · can you show me · reserve a slot · can i get a demonstration · set up a meeting · demo booking · where do i book · appointment · request a demo · show me how it works live · see {p} in action · demo of {p} · book a call with sales
= demo-what | /demo?tab=expect | demo
: In one ${demoSlot}: first which process you want to look at, then that process in a live demo on sample data shaped like yours, with time for your questions, then the next steps and a one-page summary.
- what happens at a demo · how does a demo go · what is shown in the demo · demo agenda · course of the demo · what to expect from a demo · what is a demo like · explain the demo · steps of the demo · what will you show me in the demo · tell me about the demo · demo procedure · what do you do in the demo · demo
= demo-length | /demo | demo
: **${toCapital(toAmount(demoMinutes, 'minute'))}** in all, on one of your own processes.
- how long is a demo · demo duration · how much time does the demo take · length of the demonstration · minutes for a demo · how many minutes do i need for the demo
= demo-cost | /demo?tab=expect | demo
: Nothing, and there’s no obligation. A released product comes with a ${trialDays}-day free trial.
- is a demo free · cost of a demo · do i pay for the demo · what does the demo cost · demo price · am i obliged to buy after the demo · free demo
= demo-prepare | /demo?tab=expect | demo
: One task that comes up often and annoys someone. A few examples with the names removed help, but aren’t required.
- how do i prepare for the demo · what should i bring to the demo · what do you need for the demo · preparation of a demo · bring to the meeting · do i need examples for the demo
= demo-who | /demo?tab=expect | demo
: Someone who does the work, and someone who can decide. It works best with **${toNumberWord(demoPeople)} people** at most.
- who should come to the demo · how many people in the demo · can i bring my team to the demo · who must be present · who has to attend the demo · may my colleague join the demo · maximum participants
= demo-data | /demo?tab=expect | demo
: No. The demo runs on samples we make up to look like yours. We only work with real data under a contract.
- do you need our data for the demo · do you see our data · is the demo with real data · sample data in demo · is our data used in the demo
= demo-after | /demo?tab=expect | demo
: A one-page summary with the numbers, and a free trial if you want one. You’ll talk to people who build, not to a sales script.
- what happens after the demo · what do i get from the demo · next steps after a demo · do you call me after the demo · follow up after demo · will you spam me after the demo · do i get a summary · will sales chase me
= demo-people | /demo?tab=expect | demo
: You talk to an engineer and a product lead, not to a sales script.
- who gives the demo · who do i talk to in the demo · do i meet a sales person · who runs the demo · is it a sales pitch · will an engineer be there
= demo-confirm | /demo?tab=expect | demo
: We confirm by email within ${workingDays(confirmWorkingDays)}, with a link to the video call.
- when is my demo confirmed · demo confirmation · do i get an invitation · how do i join the demo · is there a link to the meeting · i booked a demo and heard nothing · is the demo online
= demo-benefits | /demo?tab=expect | demo
: We work on the task you bring and give a straight answer: whether AI helps here, roughly what it costs, and what it can’t do.
- why should i book a demo · what is the demo good for · benefits of a demo · advantages of the demo · what does the demo bring me
= voices | /demo?tab=expect | customers
: The demo page quotes a logistics company and a furniture shop. Both are samples, as is the company.
- testimonials · customer reviews · what do clients say · references · case studies of customers · feedback of customers · ratings · do you have references · success stories
= figures | /demo?tab=expect | figures
: **500+** businesses, **98%** satisfaction and **24/7** support, says the demo page. These figures are samples, as is the company.
- how many clients do you have · number of customers · customer satisfaction · statistics about your company · how many businesses use you · satisfaction rate · are customers happy · company figures · key numbers · is 98 percent satisfaction true
`;
