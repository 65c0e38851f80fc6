import { processoApi } from '#schemas/api/processo.ts';
import { processoPecasApi } from '#schemas/api/processo-pecas.ts';
import { processoRelacoesApi } from '#schemas/api/processo-relacoes.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ConteudoDaPeca, Peca } from '#schemas/shapes/processo-pecas.ts';
import type { EspecieRelacao, ProcessoResumo, RelacaoProcesso } from '#schemas/shapes/processo-relacoes.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { useMudancas } from '#src/conteudo/atos/use-mudancas.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';
import { processoName, resumoName } from './processo-name.ts';

const inDialog = { refresh: contentReads, ownError: true };

/** What a person may do with a process: the acts of every content, its pieces and its relations. Each fails to whoever asked. */
export const useProcessoActs = (processo: Processo) => {
  const name = processoName(processo);
  const { id, versao } = processo;
  const acts = useActs(processo, name);
  const mudancas = useMudancas(processoApi, processo, name);
  // one after the other, and what they changed is read once
  const juntar = useAct(processoPecasApi.associarDocumento, { ownError: true });
  const refreshContent = useRefreshContent();
  const retirar = useAct(processoPecasApi.removerDocumento, inDialog);
  const mover = useAct(processoPecasApi.moverDocumento, inDialog);
  const ordenar = useAct(processoPecasApi.ordenarMinutas, inDialog);
  const relacionar = useAct(processoRelacoesApi.relacionar, inDialog);
  const desfazer = useAct(processoRelacoesApi.desfazerRelacao, inDialog);
  const told = (message: string): void => {
    // nothing of what came before is taken back by the next undo
    forgetUndo();
    notify(message);
  };
  return {
    ...acts,
    ...mudancas,
    /** One after the other, in this order; who asks is told of each, and those before a refusal are joined. */
    juntar: async (
      documentos: readonly ConteudoDaPeca[],
      onJoined: (documento: ConteudoDaPeca) => void,
    ): Promise<void> => {
      const joined: ConteudoDaPeca[] = [];
      try {
        for (const documento of documentos) {
          await juntar.act({ params: { a: id, b: documento.id }, body: { versao } });
          joined.push(documento);
          onJoined(documento);
        }
      } finally {
        const [first] = joined;
        await refreshContent();
        if (first)
          told(
            text('processoConsulta.juntar.feitos', {
              count: joined.length,
              documento: itemName(first),
              processo: name,
            }),
          );
      }
    },
    retirar: async ({ conteudo, rotulo }: Peca, motivo: string, termo: boolean): Promise<void> => {
      await retirar.act({
        body: { processoId: id, documentoId: conteudo?.id ?? 0, motivo, termo: termo || undefined },
      });
      told(text('processoConsulta.retirar.feito', { rotulo }));
    },
    mover: async (
      { conteudo, rotulo }: Peca,
      para: ProcessoResumo,
      motivo: string,
      termo: boolean,
    ): Promise<void> => {
      await mover.act({
        params: { a: conteudo?.id ?? 0, b: id, c: para.id },
        body: { motivo, termo: termo || undefined },
      });
      told(text('processoConsulta.mover.feito', { rotulo, processo: resumoName(para) }));
    },
    ordenarMinutas: async (minutas: readonly number[]): Promise<void> => {
      await ordenar.act({ params: { id }, body: { minutas: [...minutas] } });
    },
    relacionar: async (outro: ProcessoResumo, especie: EspecieRelacao, motivo: string): Promise<void> => {
      await relacionar.act({
        params: { id },
        body: { outroId: outro.id, especie, motivo: motivo === '' ? undefined : motivo },
      });
      told(text('processoConsulta.relacoes.dialogo.feito', { processo: name, outro: resumoName(outro) }));
    },
    desfazer: async ({ id: relacaoId, processo: outro }: RelacaoProcesso, motivo: string): Promise<void> => {
      await desfazer.act({ params: { id }, body: { relacaoId, motivo } });
      told(text('processoConsulta.relacoes.desfazer.feito', { processo: name, outro: resumoName(outro) }));
    },
  };
};

export type ProcessoActs = ReturnType<typeof useProcessoActs>;
