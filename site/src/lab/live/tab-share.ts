// Answers the tabs that look for others to follow, and sends those that follow this one what happens here, redacted.
import {
  createTabShareMachine,
  type LiveRecord,
  MAX_RECORDS,
  readTabMessage,
  type TabMessage,
  type TabShareActor,
  writeTabMessage,
} from '@loomwright/statecharts/live';
import { createActor } from 'xstate';
import type { Site } from '../../app/site.ts';
import { documentId } from './document-id.ts';
import { followTab } from './follow-tab.ts';

const start = (site: Site, post: (message: TabMessage) => void): TabShareActor => {
  const share = (watcher: string) => {
    let all: readonly LiveRecord[] = [];
    const repeatFor = (other: string) =>
      post({ kind: 'records', tabId: documentId, watcher: other, records: all });
    repeatFor(watcher);
    const following = followTab(site, (records) => {
      all = [...all, ...records].slice(-MAX_RECORDS);
      post({ kind: 'records', tabId: documentId, records });
    });
    const stop = () => {
      // What led away from the page has happened just now.
      following.flush();
      following.stop();
    };
    return { repeatFor, stop };
  };
  const actor = createActor(createTabShareMachine({ share })).start();
  actor.on('share.ended', () => post({ kind: 'ended', tabId: documentId }));
  window.addEventListener('pagehide', () => actor.send({ type: 'share.leave' }));
  return actor;
};

/** Answers on the channel of the lab for as long as the page lives. */
export const answerTabs = (site: Site): void => {
  let actor: TabShareActor | undefined;
  const answer = (channel: BroadcastChannel, data: unknown) => {
    const message = readTabMessage(data);
    const post = (reply: TabMessage) => channel.postMessage(writeTabMessage(reply));
    if (message?.kind === 'find')
      post({
        kind: 'found',
        watcher: message.watcher,
        tab: { id: documentId, title: document.title },
      });
    if ((message?.kind !== 'follow' && message?.kind !== 'keep') || message.tabId !== documentId) return;
    actor ??= start(site, post);
    actor.send(
      message.kind === 'follow' ? { type: 'share.follow', watcher: message.watcher } : { type: 'share.keep' },
    );
  };
  try {
    const channel = new BroadcastChannel('lab');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => answer(channel, data);
  } catch {
    // Firefox refuses channels where it blocks storage (STO-3).
  }
};
