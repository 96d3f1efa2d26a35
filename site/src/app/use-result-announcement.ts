import { useEffect, useRef } from 'react';
import { useNavigation, useSite } from './providers.tsx';

/** Announces a result list when `query`, compared by reference, changes (PRD-5). */
export const useResultAnnouncement = (query: unknown, text: string): void => {
  const { notices } = useSite();
  const { cause } = useNavigation().visit;
  const lastQuery = useRef(query);
  useEffect(() => {
    if (lastQuery.current === query) return;
    lastQuery.current = query;
    // The query of the address applies only after hydration; that change belongs to the page load.
    if (cause !== 'document') notices.send({ type: 'notice.announce', text });
  }, [notices, cause, query, text]);
};
