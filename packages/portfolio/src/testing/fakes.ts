import { createRecordingListener, startActor } from '@loomwright/kit/testing';
import { createMemoryOrigin, type KeyValueStore, type MemoryOriginOptions } from '@loomwright/storage';
import { SimulatedClock } from 'xstate';
import type { PictureOutcome } from '../pictures.ts';
import { createPortfolioMachine } from '../portfolio.machine.ts';
import type { Portfolio } from '../portfolio.ts';
import { toPortfolioView } from '../portfolio.view.ts';
import type { PortfolioEvent, PortfolioFact, PortfolioPorts } from '../portfolio-events.ts';
import { SAMPLE_PORTFOLIO } from '../sample.ts';

/** A file as the fakes of the ports read it: a picture, a text, one that is refused, or one that breaks the reader. */
export type FakeFile =
  | { readonly holds: 'picture'; readonly picture: string }
  | { readonly holds: 'text'; readonly text: string }
  | { readonly holds: 'refusal'; readonly message: string }
  | { readonly holds: 'breakage' };

/** What was handed to the person. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const readFakePicture = (file: FakeFile): PictureOutcome => {
  if (file.holds === 'breakage') throw new Error('the picture broke');
  if (file.holds === 'picture') return { kind: 'picture', picture: file.picture };
  return { kind: 'rejected', message: file.holds === 'refusal' ? file.message : 'no picture' };
};

const readFakeText = (file: FakeFile) => {
  if (file.holds === 'breakage') throw new Error('the file broke');
  if (file.holds === 'text') return { kind: 'text', text: file.text } as const;
  return { kind: 'refused', message: file.holds === 'refusal' ? file.message : 'no text' } as const;
};

export interface PortfolioWorldOptions extends MemoryOriginOptions {
  /** Decides when a file has been read. */
  readonly wait?: (what: string) => Promise<void>;
}

/** A browser of its own: its storage, its console, the files it saved. Every tab has ports from `portsOf`. */
export const createPortfolioWorld = ({ wait = async () => {}, ...options }: PortfolioWorldOptions = {}) => {
  const origin = createMemoryOrigin(options);
  const clock = new SimulatedClock();
  const logged: string[] = [];
  const saved: SavedFile[] = [];
  const printed: number[] = [];
  let lastId = 1000;
  const portsOf = (store: KeyValueStore): PortfolioPorts => ({
    store,
    log: (message) => void logged.push(message),
    loadSample: async () => SAMPLE_PORTFOLIO,
    newId: () => {
      lastId += 1;
      return lastId;
    },
    readPicture: async (file) => {
      await wait('picture');
      return readFakePicture(file as FakeFile);
    },
    readText: async (file) => {
      await wait('file');
      return readFakeText(file as FakeFile);
    },
    saveFile: (name, type, text) => void saved.push({ name, type, text }),
    print: () => void printed.push(saved.length),
  });
  return {
    origin,
    clock,
    logged,
    saved,
    printed,
    portsOf,
    /** What storage holds now; undefined for nothing. */
    stored: (): Portfolio | undefined => {
      const text = origin.entries.get('portfolio');
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
};

export type PortfolioWorld = ReturnType<typeof createPortfolioWorld>;

/** A tab with the editor open in it, as a real actor; `over` replaces some of its ports. */
export const openPortfolioTab = (world: PortfolioWorld, over: Partial<PortfolioPorts> = {}) => {
  const { ref, heard } = createRecordingListener<PortfolioFact>();
  const actor = startActor(createPortfolioMachine({ ...world.portsOf(world.origin.openTab()), ...over }), {
    input: { listener: ref },
    clock: world.clock,
  });
  return {
    actor,
    /** Facts told to the listener, in order. */
    heard,
    send: (event: PortfolioEvent) => actor.send(event),
    get snapshot() {
      return actor.getSnapshot();
    },
    get view() {
      return toPortfolioView(actor.getSnapshot());
    },
    /** The person leaves: what was typed is stored, then the page is gone. */
    leave: () => {
      actor.send({ type: 'page.hiding' });
      actor.stop();
    },
  };
};

export type PortfolioTab = ReturnType<typeof openPortfolioTab>;
