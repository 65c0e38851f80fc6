import type { PesquisaSalva } from '#schemas/generated.ts';
import { tabLabels } from '#src/conteudo/inbox-tabs.ts';
import { filterOf } from '#src/conteudo/saved-search.ts';
import { text } from '#src/i18n/text.ts';

/** What a saved search asks for, in words: "Caixa central: A receber · Atrasados · com “frota”". */
export const describeSearch = (saved: PesquisaSalva): string => {
  const { aba, q, prazo, prioridade, fase } = filterOf(saved);
  return [
    aba === undefined
      ? text(`pesquisa.tipos.${saved.casoDeUso}`)
      : text('pesquisa.aba', { aba: text(tabLabels[aba]) }),
    prazo && text(`caixa.filtros.prazos.${prazo}`),
    prioridade && `${text('caixa.filtros.prioridade')}: ${text(`caixa.filtros.prioridades.${prioridade}`)}`,
    fase !== undefined && fase !== 2 && text(`caixa.filtros.fases.${fase}`),
    q !== undefined && text('pesquisa.texto', { q }),
  ]
    .filter(Boolean)
    .join(' · ');
};
