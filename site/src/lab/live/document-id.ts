import { newId } from '../../adapters/new-id.ts';

export const documentId = String(newId());
