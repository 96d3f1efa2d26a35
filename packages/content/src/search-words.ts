import { team } from './about.ts';

/** Synonyms by path, searched but never shown (SCH-1). */
export const searchWords: Readonly<Record<string, string>> = {
  '/about#team': team.map(({ name }) => name).join(' '),
  '/services#automation': 'workflow rpa invoices process automate repetitive paperwork weeks',
  '/services#chatbot': 'chat bot support messenger pilot weeks human',
  '/services#analytics': 'data dashboard forecast bi reporting numbers figures predict weeks',
  '/services#custom': 'bespoke development machine learning own feasibility study software system weeks',
  '/products/1':
    'chat bot assistant customer support widget messenger human languages multilingual english translate brand',
  '/products/2': 'forecast prediction churn demand predict stock planning sell alarm',
  '/products/3':
    'machine learning model classification endpoint rest developers pictures photos classifier undo',
  '/products/4': 'process approvals connectors integration rpa invoices paperwork drag drop connect apps',
  '/products/5': 'crm segments customers 360 merge duplicate clean segmentation lists',
  '/products/6': 'website cv resume page free tool internet network wifi html output',
  '/documentation/what-you-get':
    'start begin overview introduction onboarding quickstart difference requirements prepare provide newcomer',
  '/documentation/integrate-the-chatbot':
    'embed install script tag widget html setup website csp cors url xss homepage accessible test',
  '/documentation/accounts-carts-and-quotes':
    'local storage offline export delete remove change password email data browser basket items admin incognito hash verification tries sign confirmation',
  '/documentation/the-chat-api':
    'http post json session endpoint request response curl rest payload size maximum length format expiry health',
  '/documentation/the-neural-network-api':
    'http classify extract embeddings token key rest embedding classification extraction authentication beta timestamp',
  '/documentation/errors-and-limits':
    'error status code rate limit 400 404 413 429 500 503 retry quota timeout throttling backoff unauthorized failure duplicate batch bug',
  '/documentation/a-first-automation': 'invoices workflow example manual vendor trial automate inbox begin',
  '/documentation/forecast-your-sales':
    'prediction revenue csv spreadsheet example history predict outlier baseline growing excel minimum',
  '/documentation/build-a-portfolio':
    'website cv resume example publish domain fonts colours photo online templates metadata limit',
  '/blog/the-portfolio-generator-is-live':
    'download file browser launch form privacy artificial intelligence reason',
  '/blog/a-distributor-and-four-hundred-order-letters':
    'automation orders messages typing warehouse threshold case study mails mistakes',
  '/blog/what-we-measure-every-week':
    'assistant conversations metrics kpi refusals handovers sources questions weekly percentage quality solve takeover human',
  '/blog/why-our-prices-stand-on-the-page':
    'pricing public list quote costs transparency fixed preorder delivery exact',
  '/blog/forecasts-that-admit-a-range':
    'prediction sales months uncertainty confidence interval demand accurate meaning value',
  '/blog/retrieval-before-generation':
    'rag passages hallucination grounding sources language model generative llm tests quality drawback',
  '/blog/a-clinic-that-answers-at-night':
    'doctors appointments medical health patients calendar emergency case healthcare bot advice',
  '/blog/an-office-in-dimapur':
    'loom weaving india students headquarters name history location visit meet welcome walk meaning travel',
  '/faq#what-do-you-do': 'company services business about kind',
  '/faq#who-is-it-for':
    'small business size customers suitable target firm employees little big shop experts',
  '/faq#where-to-start': 'begin recommend first small',
  '/faq#how-long': 'duration weeks time timeline fast quickly soon ready live results',
  '/faq#replace-people': 'jobs work employees staff fire fired redundant lose colleagues team',
  '/faq#is-this-real': 'fake demo sample scam legit exist true trust actual example',
  '/faq#what-does-it-cost': 'price prices pricing fee fees much expensive cheap plan plans ballpark rates',
  '/faq#free-trial': 'try test days credit period charged before buying payment renew version',
  '/faq#how-to-order':
    'buy purchase checkout payment pay card invoice ordering binding obligation cost steps withdraw',
  '/faq#what-is-a-service-quote': 'estimate offer cost rate hourly charge project custom bill',
  '/faq#cancel':
    'cancellation refund end contract stop money back unsubscribe leave term notice period owns property locked terminate quit keep',
  '/faq#discounts':
    'education nonprofit student cheaper rebate less reduction ngo nonprofits special university teachers pay',
  '/faq#which-systems':
    'integration integrations connect crm slack salesforce sap integrate erp software tools programs plug old',
  '/faq#where-is-our-data':
    'hosting cloud security server stored storage gdpr on premise private certified compliance audit conversations house anyone',
  '/faq#which-models': 'llm gpt openai language model chatgpt behind',
  '/faq#wrong-answers': 'mistakes errors hallucination accuracy false invent nonsense reliable bot',
  '/faq#forgot-password': 'reset recovery login lost gone',
  '/faq#what-is-stored': 'cookies tracking privacy data collect save saved keep information personal local',
  '/faq#site-builder': 'wordpress wix squarespace shopify plugin webflow chat website code',
  '/faq#accessibility':
    'a11y wcag screen reader keyboard contrast disability blind accessible mouse standard jaws hear',
};
