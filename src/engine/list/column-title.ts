import { text } from '#src/i18n/text.ts';
import type { Field } from '../field.ts';

/** Whether a field says that the record is in use: shown as a situation, silent when active. */
export const isSituation = (field: Field): boolean => field.kind === 'boolean' && field.name === 'ativo';

/** Head of a column. */
export const columnTitle = (field: Field): string =>
  isSituation(field) ? text('cadastro.situacao.titulo') : field.title;
