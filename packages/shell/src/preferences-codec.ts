import { recordOf } from '@loomwright/kit';
import { createRecordCodec, type RecordCodec } from '@loomwright/storage';
import * as z from 'zod/mini';
import { DEFAULT_PREFERENCES, type Preferences, settingNames, toChoice, valuesOf } from './preferences.ts';
import { type SettingName, settings } from './settings.ts';

type Shape = Readonly<Record<SettingName, z.ZodMiniType<string | undefined>>>;

/** Every setting but `theme` is optional, because records of older versions lack the newer settings. */
const preferencesSchema = z.pipe(
  z.object({
    ...recordOf<Shape>(settingNames, (name) => z.optional(z.enum(valuesOf(name)))),
    theme: z.enum(settings.theme),
  }),
  z.transform((stored): Preferences => ({ ...DEFAULT_PREFERENCES, ...toChoice(stored) })),
);

export const preferencesCodec: RecordCodec<Preferences> = createRecordCodec({
  key: 'preferences',
  empty: DEFAULT_PREFERENCES,
  schema: preferencesSchema,
});
