import { services } from '@loomwright/content';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Adds the service that `?topic=` names to the message and removes the query, so that it is not added twice (SRV-1). The
 * id of no service adds nothing.
 */
export const useTopic = (isOpen: boolean, onAttach: (title: string) => void): void => {
  const [pathname, navigate] = useLocation();
  const topic = new URLSearchParams(useSearch()).get('topic');
  const attach = useEffectEvent(() => {
    const service = services.find(({ id }) => id === topic);
    if (service) onAttach(service.title);
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (topic !== null && isOpen) attach();
  }, [topic, isOpen]);
};
