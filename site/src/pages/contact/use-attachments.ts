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

// Taken from the footer, because importing the text of the services would enlarge this page.
const services = footerGroups.flatMap(({ links }) => links);

const PRODUCT = /^product-(?=\d)/;
/** The topic `request-Q-7K3M-P2XD` names a quote request, and `request-7K3Q-9F2M` a demo. */
const REQUEST = /^request-((?:Q-)?[\dA-Z]{4}-[\dA-Z]{4})$/;

/** A topic is `analytics` (a service), `product-2` or `request-7K3M-P2XD`. */
const nameOf = (topic: string): string | undefined => {
  const request = REQUEST.exec(topic)?.[1];
  if (request) return `my request ${request}`;
  return PRODUCT.test(topic)
    ? findProduct(products, topic.replace(PRODUCT, ''))?.name
    : services.find(({ href }) => href === `/services#${topic}`)?.label;
};

/** Attaches the things named in the query, then removes the query (CRT-10, CHT-7, SRV-1, PDP-2). */
export const useAttachments = (isDraftOpen: boolean, attach: (command: ContactCommand) => void): void => {
  const [pathname, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  // Removing the query during a navigation would cancel the navigation.
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
    assistant.send({ type: 'question.consumed' });
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
