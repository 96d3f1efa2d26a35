import { newId } from '../../adapters/new-id.ts';

/** What this document is called among the tabs of the browser. */
export const documentId = String(newId());
