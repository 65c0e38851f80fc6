import type { Field } from '../field.ts';
import type { Register } from '../register.ts';
import { defaultValues } from './clean-record.ts';

/** What the form of a new record starts with: the defaults, and over them what the settings suggest. */
export const startingValues = (
  fields: readonly Field[],
  { somenteLeitura, sugestoes }: Register,
): Record<string, unknown> => ({ ...defaultValues(fields, somenteLeitura), ...sugestoes });
