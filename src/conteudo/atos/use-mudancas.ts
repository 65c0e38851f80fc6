import type { documentoApi } from '#schemas/api/documento.ts';
import type { processoApi } from '#schemas/api/processo.ts';
import type { Rotulo, Vigencia } from '#schemas/shapes/conteudo.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo, notifyUndo } from '#src/ui/undo.ts';
import { contentReads } from '../content-reads.ts';

interface Mudavel {
  readonly id: number;
  readonly versao: number;
  readonly vencimento?: string;
}

const inDialog = { refresh: contentReads, ownError: true };

/** What changes beside a content that is concluded: the day it is due, taken back by an undo, its validity and its class. */
export const useMudancas = (
  calls: typeof documentoApi | typeof processoApi,
  { id, versao, vencimento: before }: Mudavel,
  name: string,
) => {
  const vencer = useAct<typeof documentoApi.definirVencimento | typeof processoApi.definirVencimento>(
    calls.definirVencimento,
    inDialog,
  );
  const mudarClasse = useAct<typeof documentoApi.reclassificar | typeof processoApi.reclassificar>(
    calls.reclassificar,
    inDialog,
  );
  const mudarVigencia = useAct<typeof documentoApi.definirVigencia | typeof processoApi.definirVigencia>(
    calls.definirVigencia,
    inDialog,
  );
  const definir = async (day: string | undefined): Promise<void> =>
    void (await vencer.act({ params: { id }, body: day ? { vencimento: day } : {} }));
  return {
    definirVencimento: async (vencimento: string | undefined): Promise<void> => {
      await definir(vencimento);
      notifyUndo(text('consulta.feito.definirVencimento', { documento: name }), () => definir(before));
    },
    definirVigencia: async (vigencia: Vigencia, motivo: string): Promise<void> => {
      await mudarVigencia.act({ params: { id }, body: { versao, vigencia, motivo } });
      forgetUndo();
      notify(text('consulta.feito.definirVigencia', { documento: name }));
    },
    reclassificar: async ({ id: classeId }: Rotulo, motivo: string): Promise<void> => {
      await mudarClasse.act({ params: { id }, body: { versao, classeId, motivo } });
      forgetUndo();
      notify(text('consulta.feito.reclassificar', { documento: name }));
    },
  };
};
