// A server with only the forms, for tests that kill it.
import { readListenSettings, runServer } from '@loomwright/chat-service/http';
import { readFormsSettings, startForms } from '../start.ts';

const settings = readFormsSettings(process.env);
if (!settings) throw new Error('FORMS_TO is missing');
const forms = await startForms(settings, { log: console.log });
const url = await runServer({
  services: [forms],
  listen: readListenSettings(process.env),
  defaultPort: 0,
  fetch: forms.app.fetch,
  log: console.log,
});
console.log(url);
