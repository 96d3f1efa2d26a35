/**
 * Words that visitors use for a page but the page does not, by address. Add the words of questions that found nothing here;
 * an address without a passage fails a test.
 */
export const otherWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/faq#who-is-it-for': 'suitable small big size customers audience target industry team need',
    '/faq#how-long': 'duration weeks timeline project',
    '/faq#replace-people': 'jobs employees staff fire redundant',
    '/faq#is-this-real': 'fake sample demonstration legit scam exist',
    '/faq#how-to-order': 'buy purchase checkout quote',
    '/faq#what-is-a-service-quote':
      'estimate automation project fixed price services stop after each first step',
    '/faq#cancel': 'end contract terminate unsubscribe stop subscription notice keep',
    '/faq#discounts': 'discount cheaper reduction student education',
    '/faq#free-trial': 'test try before buying period days card',
    '/faq#which-systems': 'integrate integration crm connectors tools software interfaces connect',
    '/faq#where-is-our-data': 'safe secure security confidential selfhosted cloud servers train',
    '/faq#which-models': 'llm gpt language model',
    '/faq#wrong-answers': 'mistake error hallucinate false answers',
    '/faq#what-is-stored': 'save store collect keep personal data',
    '/faq#site-builder': 'website builder cms sitebuilder',
    '/faq#where-to-start': 'first steps begin',
    '/faq#forgot-password': 'reset lost password',
    '/terms#orders': 'currency dollars refund pay payment paypal invoice money back purchase contract',
    '/terms#what-is-yours': 'open source licence opensource github code owner',
    '/terms#fair-use': 'personal data others allowed forbidden rules misuse',
    '/terms#no-warranty': 'guarantee liability guaranteed',
    '/privacy#what-leaves': 'chat conversation write here send third party forms form type',
    '/privacy#what-we-never-do':
      'cookies tracking analytics visitors advertising sell data third party parties share',
    '/privacy#your-control': 'delete account export data download erase',
    '/services#custom': 'own owner model bespoke tailored source code write written',
    '/documentation/accounts-carts-and-quotes#the-cart':
      'add to cart maximum highest quantity basket logout undo remove item line',
    '/documentation/accounts-carts-and-quotes#when-logging-in-fails': 'login locked attempts cannot',
    '/documentation/accounts-carts-and-quotes#your-account': 'create account register password stored hash',
    '/documentation/accounts-carts-and-quotes#what-is-stored': 'local storage keep',
    '/documentation/the-chat-api#ask-a-question': 'headers fields send request',
    '/documentation/integrate-the-chatbot': 'put embed add install chat widget page',
    '/documentation/integrate-the-chatbot#content-security-policy-and-origins':
      'content security policy cors origin',
    '/documentation/the-neural-network-api#conventions': 'idempotency key authorization header version',
    '/blog/why-our-prices-stand-on-the-page': 'public transparent listed pricing',
    '/documentation/what-you-get#products-and-services': 'difference between product and service',
    '/documentation/what-you-get#how-a-project-goes': 'four steps phases',
    '/documentation/what-you-get#what-you-need': 'requirements browser javascript without',
    '/documentation/errors-and-limits#limits': 'rate limit quota maximum inputs size request',
    '/documentation/errors-and-limits#statuses': 'error code status http',
    '/documentation/errors-and-limits#retrying-politely': 'retry often',
    '/documentation/build-a-portfolio': 'tutorial building',
    '/blog/forecasts-that-admit-a-range#how-to-read-the-range': 'low middle high mean meaning',
    '/blog/an-office-in-dimapur#come-by': 'visit office tour',
    '/blog/an-office-in-dimapur#because-weaving-lives-here': 'company name origin meaning loomwright',
  }),
);
