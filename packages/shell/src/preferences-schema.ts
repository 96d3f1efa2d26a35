import * as z from 'zod/mini';
import { THEMES } from './preferences.ts';

export const preferencesSchema = z.object({ theme: z.enum(THEMES) });
