import type { Documento, Pessoa, Rotulo } from '#schemas/generated.ts';
import { replyDocument } from '#tests/setup/drafts.ts';
import { worldPassword, type Answer, type Caller } from '#tests/setup/app.ts';

/** A unit of the world, and who works in it. */
export interface Lugar {
  readonly unidadeId: number;
  readonly pessoas: readonly number[];
}

/** What a step of the walk has at hand. */
export interface Step {
  readonly caller: Caller;
  readonly documento: Documento;
  /** Where a forwarding may go. */
  readonly lugares: readonly Lugar[];
  readonly escolha: number;
}

/** Nothing comes of an act that there is nobody to choose for. */
type Walk = (step: Step) => Promise<Answer<unknown> | undefined>;

const byName =
  (nome: string, motivo?: string): Walk =>
  ({ caller, documento: { id } }) =>
    caller.post(`conteudo/${id}/ato/${nome}`, motivo === undefined ? {} : { motivo });

const pick = <T>(values: readonly T[], choice: number): T | undefined => values[choice % values.length];

/** How each act of the table is asked by who walks over it. */
export const walks: Readonly<Record<string, Walk>> = {
  receber: ({ caller, documento }) =>
    caller.put(`documento/receber/${documento.id}/${documento.emTransito?.tramiteId ?? 1}`),
  tomarCiencia: async ({ caller, documento: { id } }) => {
    const { payload } = await caller.get<{ itens: readonly { id: number; tramiteId?: number }[] }>(
      'caixa-central?aba=conhecimento&pageSize=100',
    );
    const copy = payload.itens.find((item) => item.id === id);
    return caller.put(`tramite/${copy?.tramiteId ?? 1}`);
  },
  assinar: ({ caller, documento }) =>
    caller.post('assinatura/validar-e-assinar-docflow', { ids: [documento.id], senha: worldPassword }),
  editar: ({ caller, documento: { id, versao }, escolha }) =>
    caller.put('documento', { id, versao, assunto: `Assunto ${escolha}` }),
  concluir: ({ caller, documento: { id, versao } }) => caller.post('documento/concluir', { id, versao }),
  responder: async (step) => {
    const { caller, documento } = step;
    const owed = documento.acoes.some(({ nome, permitida }) => permitida && nome === 'responder');
    // who does not owe it has nothing to ask
    if (!owed || documento.resposta === undefined) return byName('responder')(step);
    const reply = await replyDocument(caller, documento.id, 'Helena Duarte Pires');
    return caller.post('tramite', {
      conteudoId: reply.id,
      destino: { unidadeId: documento.resposta.deUnidade.id },
    });
  },
  darConhecimento: ({ caller, documento: { id, detentor }, lugares, escolha }) => {
    const others = lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id);
    return caller.post('tramite/conhecimento', {
      conteudoId: id,
      copias: [{ unidadeId: pick(others, escolha)?.unidadeId }],
    });
  },
  devolver: ({ caller, documento: { id } }) => caller.post('tramite/devolver', { conteudoId: id }),
  tramitar: ({ caller, documento: { id, fase, detentor }, lugares, escolha }) => {
    const others = lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id);
    const destino = { unidadeId: pick(others, escolha)?.unidadeId };
    const copia = { unidadeId: pick(others, escolha + 1)?.unidadeId };
    // a draft goes to a person of the unit that has it
    const colleague = lugares
      .find(({ unidadeId }) => unidadeId === detentor.unidade.id)
      ?.pessoas.find((usuarioId) => usuarioId !== detentor.usuario?.id);
    if (fase === 0 && colleague === undefined) return Promise.resolve(undefined);
    return caller.post('tramite', {
      conteudoId: id,
      destino: fase === 0 ? { unidadeId: detentor.unidade.id, usuarioId: colleague } : destino,
      ...(fase === 1 && escolha % 2 === 0 ? { copias: [copia] } : {}),
    });
  },
  redirecionar: ({ caller, documento, lugares, escolha }) => {
    const { detentor, emTransito } = documento;
    const away = [detentor.unidade.id, emTransito?.paraUnidade.id];
    const destino = pick(
      lugares.filter(({ unidadeId }) => !away.includes(unidadeId)),
      escolha,
    );
    return caller.post(`tramite/${emTransito?.tramiteId ?? 1}/redirecionar`, {
      destino: { unidadeId: destino?.unidadeId },
      motivo: 'Passeio',
    });
  },
  incluirColaborador: async ({ caller, documento: { id }, escolha }) => {
    const { status, payload } = await caller.get<{ itens: readonly Pessoa[] }>(
      `conteudo/${id}/colaboradores-possiveis?pageSize=100`,
    );
    return caller.post(`conteudo/${id}/colaboradores`, {
      usuarioId: (status === 200 ? pick(payload.itens, escolha)?.id : undefined) ?? 1,
    });
  },
  transferir: ({ caller, documento: { id, detentor }, lugares, escolha }) =>
    caller.post('transferencia', {
      deUnidadeId: detentor.unidade.id,
      paraUnidadeId: pick(
        lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id),
        escolha,
      )?.unidadeId,
      motivo: 'Passeio',
      ids: [id],
    }),
  distribuir: ({ caller, documento: { id, detentor }, lugares, escolha }) => {
    const unidade = lugares.find(({ unidadeId }) => unidadeId === detentor.unidade.id);
    return caller.post(`conteudo/${id}/distribuir`, { usuarioId: pick(unidade?.pessoas ?? [1], escolha) });
  },
  resgatar: ({ caller, documento }) => caller.remove(`tramite/${documento.emTransito?.tramiteId ?? 1}`, {}),
  cobrarAssinaturas: ({ caller, documento: { id } }) =>
    caller.post(`documento/${id}/encaminhar-para-assinatura`, {}),
  assumir: ({ caller, documento: { id } }) =>
    caller.post('check-in/documento/assumir', { id, confirmar: true }),
  liberar: byName('liberar'),
  finalizar: byName('finalizar'),
  reativarFinalizar: byName('reativarFinalizar'),
  cancelar: byName('cancelar', 'Passeio'),
  reativarCancelar: byName('reativarCancelar'),
  versionar: byName('versionar'),
  reverterMinuta: byName('reverterMinuta', 'Passeio'),
  definirVencimento: ({ caller, documento: { id }, escolha }) =>
    caller.put(`documento/${id}/vencimento-documento`, { vencimento: `2027-03-0${1 + (escolha % 5)}` }),
  definirVigencia: ({ caller, documento: { id }, escolha }) =>
    caller.put(`documento/${id}/vigencia`, {
      vigencia: escolha === 0 ? {} : { inicio: '2026-12-01', fim: `2027-01-0${escolha}` },
      motivo: 'Passeio',
    }),
  reclassificar: async ({ caller, documento: { id, assuntoClasse }, escolha }) => {
    const { payload } = await caller.get<{ itens: readonly Rotulo[] }>('documento/classes?pageSize=10');
    const others = payload.itens.filter((one) => one.id !== assuntoClasse?.id);
    return caller.put(`documento/${id}/reclassificar`, {
      classeId: pick(others, escolha)?.id ?? 1,
      motivo: 'Passeio',
    });
  },
  trocarDetentor: async ({ caller, documento: { id }, escolha }) => {
    const { status, payload } = await caller.get<{ itens: readonly Pessoa[] }>(
      `documento/${id}/detentores-possiveis`,
    );
    // a unit of one person has nobody to choose
    if (status === 200 && payload.itens.length === 0) return undefined;
    return caller.post('documento/trocar-detentor', {
      id,
      usuarioId: (status === 200 ? pick(payload.itens, escolha)?.id : undefined) ?? 1,
    });
  },
  publicar: byName('publicar'),
  tornarImpublicavel: byName('tornarImpublicavel', 'Passeio'),
  tornarPublicavel: byName('tornarPublicavel'),
  recusarAssinatura: byName('recusarAssinatura', 'Passeio'),
  solicitarExclusao: byName('solicitarExclusao', 'Passeio'),
  retirarPedidoExclusao: byName('retirarPedidoExclusao'),
  aprovarExclusao: byName('aprovarExclusao'),
  recusarExclusao: byName('recusarExclusao', 'Passeio'),
};
