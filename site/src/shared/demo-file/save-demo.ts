import { type DemoRequest, toDemoCalendarFile } from '@loomwright/contact';
import { demo } from '@loomwright/content';
import { saveFile } from '../../adapters/save-file.ts';
import { config, isDemonstration } from '../../config.ts';

const { kept, location, sent, summary } = demo.schedule.calendar;

/** Saves the calendar file of a demo that was asked for (BOK-1). */
export const saveDemo = (request: DemoRequest, madeAt: number): void => {
  const description = `${isDemonstration ? kept : sent}\nReference: ${request.reference}`;
  const { host } = new URL(config.origin);
  const file = toDemoCalendarFile(request, { summary, location, description, host }, madeAt);
  saveFile(`demo-${request.reference.toLowerCase()}.ics`, 'text/calendar;charset=utf-8', file);
};
