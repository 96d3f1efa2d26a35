import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { cluster } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { type LabHost, useLabHost } from '../host.ts';
import type { PartProps } from './log.tsx';

const foundText = ({ isFinding, tabs }: PartProps['view'], followed: LabHost['followed']): string => {
  if (isFinding) return followed === 'apps' ? 'Looking for apps…' : 'Looking for other tabs…';
  if (tabs?.length === 0)
    return followed === 'apps'
      ? 'No app is attached: createLabInspector attaches one, with the address that the command printed.'
      : 'No other tab of this browser shows the site, or none has answered.';
  return '';
};

export const OtherTabs = ({ actor, view }: PartProps) => {
  const { followed } = useLabHost();
  const finding = useRef<HTMLButtonElement>(null);
  const recordThis = () => {
    finding.current?.focus();
    actor.send({ type: 'live.start' });
  };
  return (
    <div className={cluster[2]}>
      <Button
        ref={finding}
        look="quiet"
        aria-disabled={view.isFinding}
        onClick={() => actor.send({ type: 'live.findTabs' })}
      >
        {followed === 'apps' ? 'Find apps' : 'Find other tabs'}
      </Button>
      {view.sourceTitle !== undefined && followed === 'tabs' && (
        <Button onClick={recordThis}>Record this tab</Button>
      )}
      {view.tabs?.map((tab) => (
        <Button
          key={tab.id}
          onClick={() => actor.send({ type: 'live.start', tab })}
        >{`Record “${tab.title}”`}</Button>
      ))}
      <output className={note}>{foundText(view, followed)}</output>
    </div>
  );
};
