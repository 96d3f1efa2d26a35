import type { ComponentProps } from 'react';
import { useSite } from '../../app/providers.tsx';
import { Button } from '../../ui/button/button.tsx';

/** Renders nothing if the site has no assistant. */
export const AskAssistant = (props: ComponentProps<typeof Button>) => {
  const { assistant } = useSite();
  return (
    FEATURES.assistant && (
      <Button
        {...props}
        data-needs-js
        onPointerEnter={() => assistant.send({ type: 'assistant.preload' })}
        onClick={() => assistant.send({ type: 'assistant.open' })}
      />
    )
  );
};
