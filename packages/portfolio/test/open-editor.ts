import type { NoticeEvent } from '@loomwright/kit';
import { createRecordingListener, createStepper } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import type { Edit } from '../src/edit.ts';
import { createPortfolioMachine, type Portfolio, toPortfolioView } from '../src/index.ts';
import { createPortfolioFixture } from '../src/testing/index.ts';

const notices = createRecordingListener<NoticeEvent>().ref;
const fixture = createPortfolioFixture();

export const openEditor = (stored?: Portfolio) => {
  const machine = createPortfolioMachine(fixture.portsOf(createMemoryOrigin().openTab()));
  const stepper = createStepper(machine, { notices });
  const record = stepper.sent.find(({ event }) => event.type === 'record.follow')?.target;
  const sentTo = (to: unknown) =>
    stepper.sent.filter(({ target }) => target === to).map(({ event }) => event);
  const know = (value: Portfolio, isStored = true) =>
    stepper.send({ type: 'record.updated', key: 'portfolio', value, isStored });
  if (stored) know(stored);
  return {
    stepper,
    know,
    send: stepper.send,
    edit: (edit: Edit) => stepper.send({ type: 'portfolio.edit', edit }),
    undo: () => stepper.send({ type: 'portfolio.undo' }),
    view: () => toPortfolioView(stepper.snapshot),
    facts: () => sentTo(notices),
    announced: () => sentTo(notices).flatMap((fact) => ('text' in fact ? [fact.text] : [])),
    sentTo,
    toRecord: () =>
      sentTo(record)
        .map(({ type }) => type)
        .slice(1),
    sent: () => stepper.sent.filter(({ target }) => target !== record),
  };
};

export const name = (text: string): Edit => ({ kind: 'write', field: 'name', text });
