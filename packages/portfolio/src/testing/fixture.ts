import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, startActor } from '@loomwright/machine-testing';
import type { KeyValueStore, MemoryOriginOptions } from '@loomwright/storage';
import { createStorageFixture } from '@loomwright/storage/testing';
import { SimulatedClock } from 'xstate';
import type { ListName } from '../fields.ts';
import { createPortfolioMachine } from '../portfolio.machine.ts';
import type { Portfolio } from '../portfolio.ts';
import { toExporterView, toImporterView, toPictureQueueView, toPortfolioView } from '../portfolio.view.ts';
import type { PortfolioEvent, PortfolioPorts } from '../portfolio-events.ts';
import { SAMPLE_PORTFOLIO } from '../sample.ts';

type FakeFile =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'breakage' };

/** A browser with storage and downloads. `portsOf` gives each tab its ports; `wait` delays reading a file. */
export const createPortfolioFixture = ({
  wait = async () => {},
  ...options
}: MemoryOriginOptions & { readonly wait?: (what: string) => Promise<void> } = {}) => {
  const { openPorts, origin, refusals } = createStorageFixture(options);
  const saved: { readonly name: string; readonly type: string; readonly text: string }[] = [];
  const printed: number[] = [];
  let lastId = 3;
  const read = async (what: 'picture' | 'file', file: unknown): Promise<FakeFile> => {
    await wait(what);
    const fake = file as FakeFile;
    if (fake.kind === 'breakage') throw new Error(`Reading the ${what} failed`);
    return fake;
  };
  const portsOf = (store: KeyValueStore): PortfolioPorts => ({
    records: openPorts(store).records,
    loadSample: async () => SAMPLE_PORTFOLIO,
    readPicture: async (file) => {
      const fake = await read('picture', file);
      return fake.kind === 'picture' ? fake : { kind: 'rejected', message: 'no picture' };
    },
    readText: async (file) => {
      const fake = await read('file', file);
      return fake.kind === 'text' ? fake : { kind: 'noFile' };
    },
    saveFile: (name, type, text) => void saved.push({ name, type, text }),
    print: () => void printed.push(saved.length),
  });
  return {
    origin,
    clock: new SimulatedClock(),
    saved,
    printed,
    refusals,
    portsOf,
    newId: (): number => {
      lastId += 1;
      return lastId;
    },
    stored: (): Portfolio | undefined => {
      const text = origin.entries.get('portfolio');
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
};

/** A tab with a running editor; `over` replaces some of its ports. */
export const openPortfolioTab = (
  fixture: ReturnType<typeof createPortfolioFixture>,
  over: Partial<PortfolioPorts> = {},
) => {
  const { ref, received } = createRecordingListener<NoticeEvent>();
  const actor = startActor(
    createPortfolioMachine({ ...fixture.portsOf(fixture.origin.openTab()), ...over }),
    {
      input: { notices: ref },
      clock: fixture.clock,
    },
  );
  const { pictureQueue, importer, exporter } = actor.getSnapshot().children;
  if (!pictureQueue || !importer || !exporter) throw new Error('A child is missing');
  const send = (event: PortfolioEvent) => actor.send(event);
  return {
    actor,
    received,
    send,
    add: (list: ListName): number => {
      const id = fixture.newId();
      send({ type: 'portfolio.add', list, id });
      return id;
    },
    get snapshot() {
      return actor.getSnapshot();
    },
    get view() {
      return {
        ...toPortfolioView(actor.getSnapshot()),
        ...toPictureQueueView(pictureQueue.getSnapshot()),
        ...toImporterView(importer.getSnapshot()),
        ...toExporterView(exporter.getSnapshot()),
      };
    },
    /** Hides the page, so that it stores pending edits, and closes the tab. */
    leave: () => {
      actor.send({ type: 'page.hiding' });
      actor.stop();
    },
  };
};

export type PortfolioTab = ReturnType<typeof openPortfolioTab>;
