import { toKnownLines } from '@loomwright/cart';
import { findProduct, products } from '@loomwright/catalogue';
import { type ContactCommand, toQuoteNumber, toQuoteRequest } from '@loomwright/contact';
import { footerGroups } from '@loomwright/content';
import { toAssistantView } from '@loomwright/shell';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { newId } from '../../adapters/new-id.ts';
import { useCart, useNavigation, useSearch, useSession, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

// The names alone: the texts of the services are not part of this page.
const services = footerGroups.flatMap(({ links }) => links);

const PRODUCT = /^product-(?=\d)/;
/** The number of a quote request, `Q-7K3M-P2XD`, or the reference of a demo. */
const REQUEST = /^request-((?:Q-)?[\dA-Z]{4}-[\dA-Z]{4})$/;

/** What a topic names: `analytics` a service, `product-2` a product, `request-7K3M-P2XD` a request. */
const nameOf = (topic: string): string | undefined => {
  const request = REQUEST.exec(topic)?.[1];
  if (request) return `my request ${request}`;
  return PRODUCT.test(topic)
    ? findProduct(products, topic.replace(PRODUCT, ''))?.name
    : services.find(({ href }) => href === `/services#${topic}`)?.label;
};

/**
 * Attaches what another page asks for once the draft is loaded: a quote request for `?request=quote` (CRT-10), the question
 * passed on by the assistant (CHT-7), and what `?topic=` names (SRV-1, PDP-2, CRT-10); an unknown topic adds nothing. The query
 * is removed, so that nothing is attached twice.
 */
export const useAttachments = (isDraftOpen: boolean, attach: (command: ContactCommand) => void): void => {
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  // Not while another page is loaded: removing the query would take the user back.
  const isReady = !useNavigation().isLoading && isDraftOpen;

  const isRequested = query.get('request') === 'quote';
  const lines = useView(useCart(), toKnownLines);
  const isKnown = lines !== undefined;
  const { user } = useSession();
  const attachRequest = useEffectEvent(() => {
    const request = lines && toQuoteRequest(lines);
    if (request) attach({ kind: 'attachRequest', request, number: toQuoteNumber(newId()), sender: user });
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (isRequested && isReady && isKnown) attachRequest();
  }, [isRequested, isReady, isKnown]);

  const { assistant } = useSite();
  const { question } = useView(assistant, toAssistantView);
  const attachQuestion = useEffectEvent(() => {
    attach({ kind: 'attachQuestion', question });
    assistant.send({ type: 'question.taken' });
  });
  useEffect(() => {
    if (isDraftOpen && question !== '') attachQuestion();
  }, [isDraftOpen, question]);

  const topic = query.get('topic');
  const attachTopic = useEffectEvent(() => {
    const name = nameOf(topic ?? '');
    if (name) attach({ kind: 'attachTopic', topic: name });
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (topic !== null && isReady) attachTopic();
  }, [topic, isReady]);
};
