import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onReport` for any message of the page in the frame: of that window, and of that origin. */
export const useReports = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onReport: () => void,
) => {
  const report = useEffectEvent(onReport);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) report();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin]);
};
