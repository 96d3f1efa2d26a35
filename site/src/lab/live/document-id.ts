import { newId } from '../../adapters/new-id.ts';

/** Identifies this document among the tabs of the browser. */
export const documentId = String(newId());
