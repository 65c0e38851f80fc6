import { useNavigate } from 'react-router-dom';
import { arquivamentoApi } from '#schemas/api/arquivamento.ts';
import { atoApi } from '#schemas/api/ato.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { checkInApi } from '#schemas/api/check-in.ts';
import { posseApi } from '#schemas/api/posse.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ArquivoPossivel } from '#schemas/shapes/arquivamento.ts';
import type { ConteudoAberto, Pessoa } from '#schemas/shapes/conteudo.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo, notifyUndo } from '#src/ui/undo.ts';
import { contentReads } from '../content-reads.ts';
import { caixaPath, edicaoPath } from '../content-path.ts';
import { useNoteDemanded, type NotedAct } from '../noted-acts.ts';
import { destinoLabel, destinoPedido } from '../destinos/destino.ts';
import { kindCalls } from './kind-calls.ts';

const refresh = { refresh: contentReads };
/** Dialogs show the refusal in their own place. */
const inDialog = { ...refresh, ownError: true };

/** Acts that are asked by their name, with a reason or without, and answer no more than how the content stands. */
export const plainAsked = [
  'publicar',
  'tornarImpublicavel',
  'tornarPublicavel',
  'recusarAssinatura',
  'solicitarExclusao',
  'aprovarExclusao',
  'recusarExclusao',
  'versionar',
  'arquivar',
  'devolverDoArquivo',
  'desarquivar',
  'pedirConsulta',
  'desistirDoPedido',
  'encerrarConsulta',
  'enviarAOutroOrgao',
  'registrarReciboExterno',
  'receberDeOutroOrgao',
] as const;
type PlainAsked = (typeof plainAsked)[number] | 'retirarPedidoExclusao' | 'conferirPeca';

type Told =
  | 'receber'
  | 'desfazerRecebimento'
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
  | PlainAsked
  | 'excluir'
  | 'acompanhar'
  | 'deixarDeAcompanhar';

/**
 * What a person may do here, each already told and refreshed; those of dialogs fail to whoever asked. `name` is how the content
 * is called in a sentence.
 */
export const useActs = (conteudo: ConteudoAberto, name: string) => {
  const navigate = useNavigate();
  const { id, tipo, versao, recebimento, emTransito } = conteudo;
  const calls = kindCalls(tipo);
  const receber = useAct(tramiteApi.receber, refresh);
  const desfazerRecebimento = useAct(tramiteApi.desfazerRecebimento, inDialog);
  const devolver = useAct(tramiteApi.devolver, refresh);
  const resgatar = useAct(tramiteApi.desfazer, inDialog);
  const assumir = useAct(calls.assumir, inDialog);
  const liberar = useAct(checkInApi.liberar, refresh);
  const finalizar = useAct(atoApi.um, refresh);
  const reativar = useAct(atoApi.um, refresh);
  const ato = useAct(atoApi.um, inDialog);
  const receberComNota = useAct(tramiteApi.receber, inDialog);
  const noteDemanded = useNoteDemanded();
  const trocar = useAct(posseApi.trocarDetentor, inDialog);
  const entregar = useAct(posseApi.distribuir, inDialog);
  const aoArquivo = useAct(arquivamentoApi.enviar, inDialog);
  // what is gone, or out of reach, is not asked for again
  const away = {
    ...inDialog,
    refresh: contentReads.filter(
      ({ path }) => path !== calls.consultar.path && path !== tramiteApi.historico.path,
    ),
  };
  const excluir = useAct(atoApi.um, away);
  const redirecionar = useAct(tramiteApi.redirecionar, away);
  const acompanhar = useAct(caixaCentralApi.acompanhar, refresh);
  const deixar = useAct(caixaCentralApi.deixarDeAcompanhar, refresh);

  const said = (act: Told): string =>
    text(`consulta.feito.${act}`, {
      documento: name,
      unidade: act === 'devolver' ? (conteudo.retorno?.deUnidade.sigla ?? '') : conteudo.unidade.sigla,
    });
  const told = (act: Told): void => {
    forgetUndo();
    notify(said(act));
  };
  const unreceive = async (tramiteId: number): Promise<void> =>
    void (await desfazerRecebimento.act({ params: { id: tramiteId } }));
  const received = (way: ConteudoAberto['emTransito']): void =>
    notifyUndo(said('receber'), () => unreceive(way?.tramiteId ?? 0));
  const release = async (): Promise<void> => void (await liberar.act({ params: { id } }));
  const take = async (confirmar = false): Promise<void> =>
    void (await assumir.act({ body: { id, confirmar: confirmar || undefined } }));
  const finalize = async (of: number): Promise<number> =>
    (await finalizar.act({ params: { id, nome: 'finalizar' }, body: { versao: of } })).versao ?? of;
  const reopen = async (of: number): Promise<number> =>
    (await reativar.act({ params: { id, nome: 'reativarFinalizar' }, body: { versao: of } })).versao ?? of;
  const follow = async (): Promise<void> => void (await acompanhar.act({ params: { id } }));
  const unfollow = async (): Promise<void> => void (await deixar.act({ params: { id } }));

  return {
    receber: () =>
      quietly(receber.act({ params: { id: emTransito?.tramiteId ?? 0 }, body: {} }), () =>
        received(emTransito),
      ),
    /** Once the word of the receipt is gone: as long as it may be undone. */
    desfazerRecebimento: async (tramiteId: number) => {
      await unreceive(tramiteId);
      told('desfazerRecebimento');
    },
    tomarCiencia: () =>
      quietly(receber.act({ params: { id: recebimento?.tramiteId ?? 0 }, body: {} }), () =>
        told('tomarCiencia'),
      ),
    devolver: () =>
      quietly(devolver.act({ body: { conteudoId: id, versao } }), ({ tramiteId }) =>
        notifyUndo(
          said('devolver'),
          async () => void (await resgatar.act({ params: { id: tramiteId }, body: {} })),
        ),
      ),
    /** An act confirmed with a note; asked in a dialog, which shows its refusal. */
    comNota: async (nome: NotedAct, motivo: string) => {
      const body = motivo === '' ? {} : { motivo };
      const tramiteId = nome === 'receber' ? emTransito?.tramiteId : recebimento?.tramiteId;
      if (nome === 'finalizar') await ato.act({ params: { id, nome }, body: { versao, ...body } });
      else await receberComNota.act({ params: { id: tramiteId ?? 0 }, body });
      if (nome === 'receber') received(emTransito);
      else told(nome);
    },
    resgatar: async () => {
      await resgatar.act({ params: { id: emTransito?.tramiteId ?? 0 }, body: {} });
      told('resgatar');
    },
    assumir: async (confirmar: boolean) => {
      await take(confirmar);
      notifyUndo(said('assumir'), release);
    },
    liberar: () => quietly(release(), () => notifyUndo(said('liberar'), take)),
    finalizar: () =>
      quietly(finalize(versao), (feito) =>
        notifyUndo(said('finalizar'), async () => void (await reopen(feito))),
      ),
    reativarFinalizar: () =>
      quietly(reopen(versao), (feito) => {
        // what would take it back asks for a note
        if (noteDemanded('finalizar')) told('reativarFinalizar');
        else notifyUndo(said('reativarFinalizar'), async () => void (await finalize(feito)));
      }),
    cancelar: async (motivo: string) => {
      await ato.act({ params: { id, nome: 'cancelar' }, body: { versao, motivo } });
      told('cancelar');
    },
    reativarCancelar: async () => {
      await ato.act({ params: { id, nome: 'reativarCancelar' }, body: { versao } });
      told('reativarCancelar');
    },
    reverterMinuta: async (motivo: string) => {
      await ato.act({ params: { id, nome: 'reverterMinuta' }, body: { versao, motivo } });
      told('reverterMinuta');
    },
    /** An act by its name; after the last approval of a removal there is nothing left to show. */
    porNome: async (nome: PlainAsked, motivo: string) => {
      const feito = await ato.act({
        params: { id, nome },
        body: { versao, motivo: motivo === '' ? undefined : motivo },
      });
      told(nome);
      if (feito.acoes === undefined) void navigate(caixaPath(), { replace: true });
      else if (nome === 'versionar') void navigate(edicaoPath(id));
    },
    trocarDetentor: async ({ id: usuarioId, nome }: Pessoa) => {
      await trocar.act({ body: { id, versao, usuarioId } });
      forgetUndo();
      notify(text('consulta.feito.trocarDetentor', { documento: name, nome }));
    },
    distribuir: async ({ id: usuarioId, nome }: Pessoa) => {
      await entregar.act({ params: { id }, body: { versao, usuarioId } });
      forgetUndo();
      notify(text('consulta.feito.distribuir', { documento: name, nome }));
    },
    enviarAoArquivo: async ({ id: unidadeId, sigla }: ArquivoPossivel) => {
      await aoArquivo.act({ params: { id }, body: { versao, unidadeId } });
      forgetUndo();
      notify(text('consulta.feito.enviarAoArquivo', { documento: name, unidade: sigla }));
    },
    /** It leaves the unit, which may not see it any more: what is shown next is the inbox. */
    redirecionar: async (destino: DestinoPossivel, motivo: string) => {
      await redirecionar.act({
        params: { id: emTransito?.tramiteId ?? 0 },
        body: { versao, destino: destinoPedido(destino), motivo },
      });
      forgetUndo();
      notify(text('consulta.feito.redirecionar', { documento: name, destino: destinoLabel(destino) }));
      void navigate(caixaPath(), { replace: true });
    },
    excluir: async () => {
      await excluir.act({ params: { id, nome: 'excluir' }, body: { versao } });
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

const busyOf = (acts: Readonly<Record<string, { readonly isPending: boolean }>>): string | undefined =>
  Object.entries(acts).find(([, { isPending }]) => isPending)?.[0];
