import { formatDay } from '#src/i18n/dates.ts';

const isLabelled = (value: unknown): value is { readonly rotulo: string } =>
  typeof value === 'object' && value !== null && 'rotulo' in value && typeof value.rotulo === 'string';

/** The value of a field as it is read beside another; empty where there is nothing that can be. */
export const campoText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(campoText).filter(Boolean).join('; ');
  if (isLabelled(value)) return value.rotulo;
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  return '';
};
