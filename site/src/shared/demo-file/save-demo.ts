import { type DemoRequest, toDemoCalendarFile } from '@loomwright/contact';
import { company, demo } from '@loomwright/content';
import { saveFile } from '../../adapters/save-file.ts';
import { config } from '../../config.ts';

const { kept, location, sent, summary } = demo.schedule.calendar;

export const saveDemo = (request: DemoRequest, madeAt: number): void => {
  const description = `${SENDING.isDemonstration ? kept : sent}\nReference: ${request.reference}`;
  const { host } = new URL(config.origin);
  const texts = { producer: company.name, summary, location, description, host };
  const file = toDemoCalendarFile(request, texts, madeAt);
  saveFile(`demo-${request.reference.toLowerCase()}.ics`, 'text/calendar;charset=utf-8', file);
};
