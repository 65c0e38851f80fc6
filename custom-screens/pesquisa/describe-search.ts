import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { tabLabels } from '#src/conteudo/inbox-tabs.ts';
import { filterOf } from '#src/conteudo/saved-search.ts';
import { text } from '#src/i18n/text.ts';
import { filterWords } from '#src/pesquisa/filter-words.ts';
import { isAdvancedFilter } from './saved-filter.ts';

/** What a saved search asks for, in words: "Caixa central: A receber · Atrasados · com “frota”". */
export const describeSearch = (saved: PesquisaSalva): string => {
  const { aba, q, prazo, resposta, vigencia, prioridade, fase } = filterOf(saved);
  return [
    aba === undefined
      ? text(`pesquisa.tipos.${saved.casoDeUso}`)
      : text('pesquisa.aba', { aba: text(tabLabels[aba]) }),
    prazo && text(`caixa.filtros.prazos.${prazo}`),
    aba && resposta && text(`pesquisa.respostas.${resposta}`),
    aba && vigencia && text(`pesquisa.vigencias.${vigencia}`),
    prioridade && `${text('caixa.filtros.prioridade')}: ${text(`caixa.filtros.prioridades.${prioridade}`)}`,
    ...advancedWords(saved),
    aba !== undefined && fase !== undefined && fase !== 2 && text(`caixa.filtros.fases.${fase}`),
    q !== undefined && text('pesquisa.texto', { q }),
    saved.de !== undefined && text('pesquisa.dePessoa', { nome: saved.de }),
    saved.propria && saved.compartilhada && text('pesquisa.comUnidade'),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The fields that narrow an advanced search, by name; the values are on the screen where it is changed. */
const advancedWords = (saved: PesquisaSalva): readonly string[] => {
  const filter = filterOf(saved);
  if (!isAdvancedFilter(filter)) return [];
  return filterWords(saved.casoDeUso, filter).map(({ rotulo, valor }) =>
    valor === undefined ? rotulo : `${rotulo}: ${valor}`,
  );
};
