import {
  createExporterMachine,
  createImporterMachine,
  createPictureQueueMachine,
  createPortfolioMachine,
  EMPTY_PORTFOLIO,
} from '@loomwright/portfolio';
import type { AnyEventObject } from 'xstate';
import { entry } from '../entry.ts';
import { listener, storagePorts } from '../ports.ts';

const exportPorts = { saveFile: () => {}, print: () => {} };
const readPicture = async () => ({ kind: 'rejected', message: '' }) as const;
const readText = async () => ({ kind: 'noFile' }) as const;

const portfolio = { ...EMPTY_PORTFOLIO, name: 'Ada', headline: 'Analyst' };
const picture = { kind: 'picture', picture: 'data:image/png;base64,AAAA' } as const;
const refusedPicture = { kind: 'rejected', message: 'This file cannot be read as a picture.' } as const;
const refusedImport = { kind: 'refused', message: 'This file is empty.' } as const;

const withFile = (event: AnyEventObject): AnyEventObject =>
  event.type === 'portfolio.choosePicture' || event.type === 'portfolio.import'
    ? { ...event, file: 'a file' }
    : event;

export const portfolioEntries = [
  entry({
    place: ['portfolio', 'exporter'],
    create: () => createExporterMachine(exportPorts),
    input: { listener: listener('portfolio') },
    events: {
      'export.start': [
        { format: 'json', portfolio },
        { format: 'print', portfolio },
      ],
    },
    children: { makeExport: { outputs: [{ format: 'json' }, { format: 'print' }] } },
  }),
  entry({
    place: ['portfolio', 'importer'],
    create: () => createImporterMachine({ readText }),
    input: { listener: listener('portfolio') },
    events: { 'portfolio.import': [{}], 'import.cancel': [{}] },
    children: { readImport: { outputs: [{ kind: 'portfolio', portfolio }, refusedImport] } },
    completeEvent: withFile,
  }),
  entry({
    place: ['portfolio', 'picture-queue'],
    create: () => createPictureQueueMachine({ readPicture }),
    input: { listener: listener('portfolio') },
    events: {
      'portfolio.choosePicture': [{ field: 'picture' }, { field: 'projects.1.picture' }],
      'picture.cancelAll': [{}],
    },
    children: {
      readPicture: {
        outputs: [
          { field: 'picture', outcome: picture },
          { field: 'picture', outcome: refusedPicture },
        ],
      },
    },
    completeEvent: withFile,
  }),
  entry({
    place: ['portfolio', 'portfolio'],
    create: () =>
      createPortfolioMachine({
        ...storagePorts,
        ...exportPorts,
        readPicture,
        readText,
        loadSample: async () => EMPTY_PORTFOLIO,
      }),
    input: { notices: listener('notices') },
    events: {
      'record.updated': [
        { key: 'portfolio', value: EMPTY_PORTFOLIO, isStored: true },
        { key: 'portfolio', value: portfolio, isStored: true },
        { key: 'portfolio', value: portfolio, isStored: false },
      ],
      'record.refused': [{ key: 'portfolio', reason: 'full' }],
      'portfolio.begin': [{ from: 'empty' }, { from: 'sample' }],
      'portfolio.edit': [
        { edit: { kind: 'write', field: 'name', text: 'Ada' } },
        { edit: { kind: 'choose', choice: { theme: 'linen' } } },
        { edit: { kind: 'remove', list: 'links', id: 1 } },
      ],
      'portfolio.add': [{ list: 'links', id: 1 }],
      'portfolio.startOver': [{}],
      'portfolio.undo': [{}],
      'portfolio.redo': [{}],
      'portfolio.leaveField': [{ field: 'contact.email' }],
      'portfolio.choosePicture': [{ field: 'picture' }],
      'picture.read': [
        { field: 'picture', outcome: picture },
        { field: 'picture', outcome: refusedPicture },
      ],
      'portfolio.import': [{}],
      'import.read': [{ outcome: { kind: 'portfolio', portfolio } }, { outcome: refusedImport }],
      'portfolio.export': [{ format: 'html' }, { format: 'json' }],
      'export.finished': [{ format: 'html' }],
      'portfolio.goTo': [{ step: 'projects' }],
      'portfolio.preview': [{}],
      'portfolio.goBack': [{}],
      'page.hiding': [{}],
    },
    children: { loadSample: { outputs: [portfolio] } },
    completeEvent: withFile,
  }),
];
