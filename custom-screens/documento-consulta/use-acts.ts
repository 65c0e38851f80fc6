import { useNavigate } from 'react-router';
import { atoApi } from '#schemas/api/ato.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Documento } from '#schemas/generated.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo, notifyUndo } from '#src/ui/undo.ts';

const refresh = { refresh: contentReads };
/** Dialogs show the refusal in their own place. */
const inDialog = { ...refresh, ownError: true };

type Told =
  | 'receber'
  | 'tomarCiencia'
  | 'devolver'
  | 'resgatar'
  | 'assumir'
  | 'liberar'
  | 'finalizar'
  | 'reativarFinalizar'
  | 'cancelar'
  | 'reativarCancelar'
  | 'reverterMinuta'
  | 'excluir'
  | 'acompanhar'
  | 'deixarDeAcompanhar';

/** What a person may do here, each already told and refreshed; those of dialogs fail to whoever asked. */
export const useActs = (documento: Documento) => {
  const navigate = useNavigate();
  const { id, versao, recebimento, emTransito } = documento;
  const name = documentName(documento);
  const receber = useAct(tramiteApi.receber, refresh);
  const devolver = useAct(tramiteApi.devolver, refresh);
  const resgatar = useAct(tramiteApi.desfazer, inDialog);
  const cobrar = useAct(documentoApi.encaminharParaAssinatura, inDialog);
  const assumir = useAct(checkInApi.assumirDocumento, inDialog);
  const liberar = useAct(checkInApi.liberar, refresh);
  const finalizar = useAct(documentoApi.finalizar, refresh);
  const reativar = useAct(documentoApi.reativarFinalizar, refresh);
  const cancelar = useAct(documentoApi.cancelar, inDialog);
  const reativarCancelar = useAct(documentoApi.reativarCancelar, inDialog);
  const ato = useAct(atoApi.um, inDialog);
  const excluir = useAct(documentoApi.excluir, { ...inDialog, refresh: contentReads.filter(isNotThis) });
  const acompanhar = useAct(caixaCentralApi.acompanhar, refresh);
  const deixar = useAct(caixaCentralApi.deixarDeAcompanhar, refresh);

  const said = (act: Told): string =>
    text(`consulta.feito.${act}`, {
      documento: name,
      unidade: act === 'devolver' ? (documento.retorno?.deUnidade.sigla ?? '') : documento.unidade.sigla,
    });
  const told = (act: Told): void => {
    forgetUndo();
    notify(said(act));
  };
  const release = async (): Promise<void> => void (await liberar.act({ params: { id } }));
  const take = async (confirmar = false): Promise<void> =>
    void (await assumir.act({ body: { id, ...(confirmar ? { confirmar } : {}) } }));
  const follow = async (): Promise<void> => void (await acompanhar.act({ params: { id } }));
  const unfollow = async (): Promise<void> => void (await deixar.act({ params: { id } }));

  return {
    receber: () =>
      quietly(receber.act({ params: { id: emTransito?.tramiteId ?? 0 } }), () => told('receber')),
    tomarCiencia: () =>
      quietly(receber.act({ params: { id: recebimento?.tramiteId ?? 0 } }), () => told('tomarCiencia')),
    devolver: () =>
      quietly(devolver.act({ body: { conteudoId: id, versao } }), ({ tramiteId }) =>
        notifyUndo(
          said('devolver'),
          async () => void (await resgatar.act({ params: { id: tramiteId }, body: {} })),
        ),
      ),
    resgatar: async () => {
      await resgatar.act({ params: { id: emTransito?.tramiteId ?? 0 }, body: {} });
      told('resgatar');
    },
    cobrarAssinaturas: async (nomes: string) => {
      await cobrar.act({ params: { id }, body: {} });
      forgetUndo();
      notify(text('consulta.feito.cobrarAssinaturas', { nomes }));
    },
    assumir: async (confirmar: boolean) => {
      await take(confirmar);
      notifyUndo(said('assumir'), release);
    },
    liberar: () => quietly(release(), () => notifyUndo(said('liberar'), take)),
    finalizar: () =>
      quietly(finalizar.act({ body: { id, versao } }), (feito) =>
        notifyUndo(
          said('finalizar'),
          async () => void (await reativar.act({ body: { id, versao: feito.versao } })),
        ),
      ),
    reativarFinalizar: () =>
      quietly(reativar.act({ body: { id, versao } }), (feito) =>
        notifyUndo(
          said('reativarFinalizar'),
          async () => void (await finalizar.act({ body: { id, versao: feito.versao } })),
        ),
      ),
    cancelar: async (motivo: string) => {
      await cancelar.act({ body: { id, versao, motivo } });
      told('cancelar');
    },
    reativarCancelar: async () => {
      await reativarCancelar.act({ body: { id, versao } });
      told('reativarCancelar');
    },
    reverterMinuta: async (motivo: string) => {
      await ato.act({ params: { id, nome: 'reverterMinuta' }, body: { versao, motivo } });
      told('reverterMinuta');
    },
    excluir: async () => {
      await excluir.act({ params: { id } });
      told('excluir');
      void navigate(caixaPath(), { replace: true });
    },
    acompanhar: () => quietly(follow(), () => notifyUndo(said('acompanhar'), unfollow)),
    deixarDeAcompanhar: () => quietly(unfollow(), () => notifyUndo(said('deixarDeAcompanhar'), follow)),
    busy: busyOf({
      receber,
      tomarCiencia: receber,
      devolver,
      finalizar,
      reativarFinalizar: reativar,
      liberar,
      assumir,
    }),
  };
};

export type Acts = ReturnType<typeof useActs>;

/** After its removal a draft is not asked for again: it is no longer there. */
const isNotThis = (read: { readonly path: string }): boolean =>
  read.path !== documentoApi.consultar.path && read.path !== tramiteApi.historico.path;

const busyOf = (acts: Readonly<Record<string, { readonly isPending: boolean }>>): string | undefined =>
  Object.entries(acts).find(([, { isPending }]) => isPending)?.[0];
