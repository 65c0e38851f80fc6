import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useConteudoForm } from '#src/conteudo/edicao/use-conteudo-form.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { campoOfServer, rascunhoOf, salvarOf, type Rascunho } from './rascunho.ts';

/** A process that is being opened: what is written, how it reaches the server, and concluding it. */
export const useProcessoForm = (opened: Processo, onMissing: (faltas: readonly Pendencia[]) => void) => {
  const salvar = useAct(processoApi.salvar, { refresh: contentReads, ownError: true });
  const concluir = useAct(processoApi.salvarConcluir, { refresh: contentReads, ownError: true });
  const form = useConteudoForm<Processo, Rascunho>(opened, {
    tipo: tipoConteudo.processo,
    chave: 'processo',
    rascunhoOf,
    campoOfServer,
    reler: () => call(processoApi.consultar, { params: { id: opened.id } }),
    salvar: ({ id, versao }, rascunho) => salvar.act({ body: salvarOf(id, versao, rascunho) }),
    concluir: ({ id, versao }, rascunho) => concluir.act({ body: salvarOf(id, versao, rascunho) }),
    diz: {
      salvo: () => text('processoEdicao.tela.salvo'),
      falta: (count) => text('processoEdicao.concluir.falta', { count }),
      concluido: (numero) => text('processoEdicao.concluir.feito', { numero }),
    },
    onMissing,
  });
  return { ...form, saving: salvar.isPending, concluding: concluir.isPending };
};
