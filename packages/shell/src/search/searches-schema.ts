import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH, MAX_SEARCHES } from './searches.ts';

export const searchesSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)))
  .check(z.maxLength(MAX_SEARCHES));
