import type { MessageKey } from '#src/i18n/message-key.ts';
import { fases, marcas, prazos, prioridades } from './caixa-url.ts';

/** One filter of the inbox with its choices. */
export interface FilterGroup {
  readonly name: 'marca' | 'prazo' | 'prioridade' | 'fase';
  readonly title: MessageKey;
  readonly options: readonly { readonly value: string; readonly label: MessageKey }[];
}

const marca: FilterGroup = {
  name: 'marca',
  title: 'caixa.filtros.marca',
  options: marcas.map((value) => ({ value, label: `caixa.filtros.marcas.${value}` })),
};
const prazo: FilterGroup = {
  name: 'prazo',
  title: 'caixa.filtros.prazo',
  options: prazos.map((value) => ({ value, label: `caixa.filtros.prazos.${value}` })),
};
const prioridade: FilterGroup = {
  name: 'prioridade',
  title: 'caixa.filtros.prioridade',
  options: prioridades.map((value) => ({ value, label: `caixa.filtros.prioridades.${value}` })),
};
const fase: FilterGroup = {
  name: 'fase',
  title: 'caixa.filtros.fase',
  options: fases.map((value) => ({ value, label: `caixa.filtros.fases.${value}` })),
};

/** The filters that a tab offers: only a forwarding has a priority. */
export const filterGroups = (tramite: boolean): readonly FilterGroup[] =>
  tramite ? [marca, prazo, prioridade, fase] : [marca, prazo, fase];
