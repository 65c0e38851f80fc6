import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useConteudoForm } from '#src/conteudo/edicao/use-conteudo-form.ts';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { campoOfServer, rascunhoOf, salvarOf, type Rascunho } from './rascunho.ts';

/** A protocol that was not concluded: what is written, how it reaches the server, and concluding it. */
export const useProtocoloForm = (opened: Protocolo, onMissing: (faltas: readonly Pendencia[]) => void) => {
  const salvar = useAct(protocoloApi.salvar, { refresh: contentReads, ownError: true });
  const concluir = useAct(protocoloApi.concluir, { refresh: contentReads, ownError: true });
  const form = useConteudoForm<Protocolo, Rascunho>(opened, {
    tipo: tipoConteudo.arquivoDigital,
    chave: 'protocolo',
    rascunhoOf,
    campoOfServer,
    reler: () => call(protocoloApi.consultar, { params: { id: opened.id } }),
    salvar: ({ id, versao }, rascunho) => salvar.act({ body: salvarOf(id, versao, rascunho), files: {} }),
    concluir: ({ id, versao }) => concluir.act({ params: { id }, body: { versao } }),
    diz: {
      salvo: () => text('protocoloTela.edicao.salvo'),
      falta: (count) => text('protocoloTela.edicao.falta', { count }),
      concluido: (numero) => text('protocoloTela.edicao.concluido', { numero }),
    },
    onMissing,
  });
  return { ...form, saving: salvar.isPending, concluding: concluir.isPending };
};

export type ProtocoloFormState = ReturnType<typeof useProtocoloForm>;
