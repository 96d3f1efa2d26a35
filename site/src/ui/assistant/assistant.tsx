import { toAssistantView } from '@loomwright/shell';
import { chatPanel } from '../../app/chat-code.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { Icon } from '../icon/icon.tsx';
import { launcher } from './assistant.css.ts';

const bubble = 'M4 5h16v11H10l-4 4v-4H4z';

/** The assistant on every page (CHT-1): its button, and its panel once the code of that is here. */
export const Assistant = () => {
  const { assistant } = useSite();
  const { chat, isOpen, isMissing, isOpening } = useView(assistant, toAssistantView);
  const Panel = chat && chatPanel();
  const prepare = () => assistant.send({ type: 'assistant.prepare' });
  return (
    <>
      <button
        type="button"
        data-needs-js=""
        className={launcher}
        aria-expanded={isOpen}
        aria-busy={isOpening}
        aria-label={isMissing ? 'The assistant could not be loaded. Try again' : 'Ask the assistant'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => assistant.send({ type: isOpen || isOpening ? 'assistant.close' : 'assistant.open' })}
      >
        <Icon path={bubble} size={24} />
      </button>
      {Panel && <Panel chat={chat} />}
    </>
  );
};
