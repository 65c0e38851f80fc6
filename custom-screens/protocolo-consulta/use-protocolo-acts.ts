import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { CapturaUsada } from '#schemas/shapes/captura.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

/** What a person may do with a protocol: the acts of every content, and its own. */
export const useProtocoloActs = (protocolo: Protocolo) => {
  const name = documentName(protocolo);
  const { id, versao } = protocolo;
  const acts = useActs(protocolo, name);
  const conferir = useAct(protocoloApi.conferir, { refresh: contentReads, ownError: true });
  const substituir = useAct(protocoloApi.substituirArquivo, { refresh: contentReads, ownError: true });
  const cobrar = useAct(protocoloApi.cobrarAssinaturas, { refresh: contentReads, ownError: true });
  const lerDeNovo = useAct(protocoloApi.lerDeNovo, { refresh: [protocoloApi.consultar] });
  const told = (message: string): void => {
    // nothing of what came before is taken back by the next undo
    forgetUndo();
    notify(message);
  };
  return {
    ...acts,
    name,
    conferir: async (): Promise<void> => {
      await conferir.act({ params: { id }, body: { versao } });
      told(text('protocoloTela.conferir.feito', { protocolo: name }));
    },
    cobrarAssinaturas: async (nomes: string, prazo?: string): Promise<void> => {
      await cobrar.act({ params: { id }, body: prazo === undefined ? {} : { prazo } });
      told(text('consulta.feito.cobrarAssinaturas', { nomes }));
    },
    substituirArquivo: async (captura: CapturaUsada, motivo: string): Promise<void> => {
      await substituir.act({ body: { id, versao, motivo, captura }, files: {} });
      told(text('protocoloTela.substituir.feito', { protocolo: name }));
    },
    lerDeNovo: (): void => void quietly(lerDeNovo.act({ params: { id } }), () => undefined),
    lendoDeNovo: lerDeNovo.isPending,
  };
};

export type ProtocoloActs = ReturnType<typeof useProtocoloActs>;
