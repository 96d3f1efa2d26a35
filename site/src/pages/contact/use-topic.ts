import { findProduct, productFacts } from '@loomwright/catalogue';
import { footerGroups } from '@loomwright/content';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useNavigation, useSearch } from '../../app/providers.tsx';

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
    ? findProduct(productFacts, topic.replace(PRODUCT, ''))?.name
    : services.find(({ href }) => href === `/services#${topic}`)?.label;
};

/**
 * Adds what `?topic=` names to the message and removes the query, so that it is not added twice (SRV-1, PDP-2, CRT-10). An
 * unknown one adds nothing.
 */
export const useTopic = (isOpen: boolean, onAttach: (name: string) => void): void => {
  const [pathname, navigate] = useLocation();
  const topic = new URLSearchParams(useSearch()).get('topic');
  // Not while another page is loaded: removing the query would take the user back.
  const isStaying = !useNavigation().isLoading;
  const attach = useEffectEvent(() => {
    const name = nameOf(topic ?? '');
    if (name) onAttach(name);
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (topic !== null && isOpen && isStaying) attach();
  }, [topic, isOpen, isStaying]);
};
