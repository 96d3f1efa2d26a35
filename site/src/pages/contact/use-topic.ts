import { footerGroups } from '@loomwright/content';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

// The names alone: the texts of the services are not part of this page.
const services = footerGroups.flatMap(({ links }) => links);

/**
 * Adds the service that `?topic=` names to the message and removes the query, so that it is not added twice (SRV-1). The
 * id of no service adds nothing.
 */
export const useTopic = (isOpen: boolean, onAttach: (name: string) => void): void => {
  const [pathname, navigate] = useLocation();
  const topic = new URLSearchParams(useSearch()).get('topic');
  const attach = useEffectEvent(() => {
    const service = services.find(({ href }) => href === `/services#${topic}`);
    if (service) onAttach(service.label);
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (topic !== null && isOpen) attach();
  }, [topic, isOpen]);
};
