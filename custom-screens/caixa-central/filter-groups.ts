import type { MessageKey } from '#src/i18n/message-key.ts';
import { filtrosMarcador } from '#schemas/marcador-cores.ts';
import { searchIdOf, type Tab } from './tabs.ts';
import {
  distribuicoes,
  especies,
  estados,
  fases,
  marcas,
  pessoas,
  prazos,
  prioridades,
  respostas,
  pecas as faltas,
  vigencias,
  type ChosenFilter,
} from './caixa-url.ts';

/** One filter of the inbox with its choices. */
export interface FilterGroup {
  readonly name: ChosenFilter;
  readonly title: MessageKey;
  readonly options: readonly { readonly value: string; readonly label: MessageKey }[];
}

const marca: FilterGroup = {
  name: 'marca',
  title: 'caixa.filtros.marca',
  options: marcas.map((value) => ({ value, label: `caixa.filtros.marcas.${value}` })),
};
const marcador: FilterGroup = {
  name: 'marcador',
  title: 'caixa.filtros.marcador',
  options: filtrosMarcador.map((value) => ({
    value,
    label: value === 'qualquer' ? 'caixa.filtros.qualquerMarcador' : `caixa.marcador.cores.${value}`,
  })),
};
const distribuicao: FilterGroup = {
  name: 'distribuicao',
  title: 'caixa.filtros.distribuicao',
  options: distribuicoes.map((value) => ({ value, label: `caixa.filtros.distribuicoes.${value}` })),
};
const prazo: FilterGroup = {
  name: 'prazo',
  title: 'caixa.filtros.prazo',
  options: prazos.map((value) => ({ value, label: `caixa.filtros.prazos.${value}` })),
};
const resposta: FilterGroup = {
  name: 'resposta',
  title: 'pesquisa.campos.resposta',
  options: respostas.map((value) => ({ value, label: `pesquisa.respostas.${value}` })),
};
const pecas: FilterGroup = {
  name: 'pecas',
  title: 'exibicaoCaixa.filtros.pecas',
  options: faltas.map((value) => ({ value, label: `exibicaoCaixa.filtros.faltas.${value}` })),
};
const vigencia: FilterGroup = {
  name: 'vigencia',
  title: 'pesquisa.campos.vigencia',
  options: vigencias.map((value) => ({ value, label: `pesquisa.vigencias.${value}` })),
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
const estado: FilterGroup = {
  name: 'estado',
  title: 'caixa.filtros.estado',
  options: estados.map((value) => ({
    value,
    label: value === '99' ? 'caixa.filtros.qualquerEstado' : `ui.estado.${value}`,
  })),
};
const especie: FilterGroup = {
  name: 'especie',
  title: 'exibicaoCaixa.filtros.especie',
  options: especies.map((value) => ({ value, label: `exibicaoCaixa.filtros.especies.${value}` })),
};
const pessoa: FilterGroup = {
  name: 'pessoa',
  title: 'exibicaoCaixa.filtros.pessoa',
  options: pessoas.map((value) => ({ value, label: `exibicaoCaixa.filtros.pessoas.${value}` })),
};

/** The filters that a tab offers: only a forwarding has a priority, and only what the unit has is given out. */
export const filterGroups = ({ name, tramite }: Pick<Tab, 'name' | 'tramite'>): readonly FilterGroup[] => {
  // a saved search asks what it asks
  if (searchIdOf(name) !== undefined) return [];
  if (tramite)
    return [especie, pessoa, marca, marcador, prazo, resposta, vigencia, pecas, prioridade, fase, estado];
  const ofUnit = name === 'unidade' ? [distribuicao] : [];
  return [especie, pessoa, marca, marcador, ...ofUnit, prazo, resposta, vigencia, pecas, fase, estado];
};
