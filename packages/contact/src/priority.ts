export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const DEFAULT_PRIORITY: Priority = 'medium';

/** The priority that a text names; the default for a text that names none (FRM-2). */
export const readPriority = (text: string): Priority =>
  PRIORITIES.find((priority) => priority === text) ?? DEFAULT_PRIORITY;
