import { dossieApi } from '#schemas/api/dossie.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type {
  Dossie,
  DossieIncluir,
  DossiePeca,
  DossiePecaMudar,
  DossieSalvar,
} from '#schemas/shapes/dossie.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { call } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

const inDialog = { refresh: contentReads, ownError: true };

/** What a person may do with a dossier: the acts of every content, and its own. */
export const useDossieActs = (dossie: Dossie) => {
  const { id, versao, numero, assunto, volume } = dossie;
  const name = numero ?? assunto;
  const acts = useActs(dossie, name);
  const salvar = useAct(dossieApi.salvar, inDialog);
  const mudar = useAct(dossieApi.mudarPeca, inDialog);
  const retirar = useAct(dossieApi.retirarPeca, inDialog);
  const abrir = useAct(dossieApi.abrirVolume, inDialog);
  const told = (message: string): void => {
    // nothing of what came before is taken back by the next undo
    forgetUndo();
    notify(message);
  };
  return {
    ...acts,
    name,
    salvar: async (said: Omit<DossieSalvar, 'versao'>): Promise<void> => {
      await salvar.act({ params: { id }, body: { versao, ...said } });
      told(text('dossieTela.editar.feito', { dossie: name }));
    },
    incluir: async (pedido: DossieIncluir): Promise<readonly ResultadoItem[]> =>
      (
        await call(
          dossieApi.incluir,
          { params: { id }, body: pedido },
          { actKey: newActKey(), ownDenial: true, quiet: true },
        )
      ).resultados,
    mudar: async ({ id: peca, ordem }: DossiePeca, said: DossiePecaMudar): Promise<void> => {
      await mudar.act({ params: { a: id, b: peca }, body: said });
      told(text('dossieTela.mudar.feito', { ordem }));
    },
    retirar: async ({ id: peca, ordem }: DossiePeca, motivo: string): Promise<void> => {
      await retirar.act({ params: { a: id, b: peca }, body: { motivo } });
      told(text('dossieTela.retirar.feito', { ordem }));
    },
    abrirVolume: async (): Promise<void> => {
      await abrir.act({ params: { id } });
      told(text('dossieTela.volume.feito', { volume: volume + 1 }));
    },
  };
};

export type DossieActs = ReturnType<typeof useDossieActs>;
