// Sends redacted records to the tabs that follow this one.
import {
  createTabShareMachine,
  type LiveRecord,
  MAX_RECORDS,
  readTabMessage,
  type TabMessage,
  type TabShareActor,
  type TabShareEvent,
  writeTabMessage,
} from '@loomwright/statecharts/lab';
import { match } from 'ts-pattern';
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
      // Sends the last records, including the event that led away from the page.
      following.flush();
      following.stop();
    };
    return { repeatFor, stop };
  };
  const actor = createActor(createTabShareMachine({ share })).start();
  actor.on('share.ended', () => post({ kind: 'ended', tabId: documentId }));
  window.addEventListener('pagehide', () => actor.send({ type: 'share.stop' }));
  return actor;
};

export const answerTabs = (site: Site): void => {
  let actor: TabShareActor | undefined;
  const answer = (channel: BroadcastChannel, data: unknown) => {
    const post = (reply: TabMessage) => channel.postMessage(writeTabMessage(reply));
    const share = (event: TabShareEvent) => {
      actor ??= start(site, post);
      actor.send(event);
    };
    match(readTabMessage(data))
      .with({ kind: 'find' }, ({ watcher }) =>
        post({ kind: 'found', watcher, tab: { id: documentId, title: document.title } }),
      )
      .with({ kind: 'follow', tabId: documentId }, ({ watcher }) => share({ type: 'share.follow', watcher }))
      .with({ kind: 'keep', tabId: documentId }, () => share({ type: 'share.renew' }))
      .otherwise(() => {});
  };
  try {
    const channel = new BroadcastChannel('lab');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => answer(channel, data);
  } catch {
    // Firefox refuses channels where it blocks storage (STO-3).
  }
};
