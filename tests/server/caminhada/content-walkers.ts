import type { PedidoArquivo } from '#schemas/shapes/arquivamento.ts';
import type { Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Answer, Caller } from '#tests/setup/app.ts';

/** A unit of the world, and who works in it. */
export interface Lugar {
  readonly unidadeId: number;
  readonly organizacaoId: number;
  readonly pessoas: readonly number[];
}

/** What a step over any content has at hand. */
export interface ContentStep {
  readonly caller: Caller;
  readonly conteudo: Pick<Documento, 'id' | 'fase' | 'estado' | 'detentor' | 'emTransito' | 'assuntoClasse'>;
  /** Where a forwarding may go. */
  readonly lugares: readonly Lugar[];
  readonly escolha: number;
}

/** Nothing comes of an act that there is nobody to choose for. */
type Walk = (step: ContentStep) => Promise<Answer<unknown> | undefined>;

export const byName =
  (nome: string, motivo?: string): Walk =>
  ({ caller, conteudo: { id } }) =>
    caller.post(`conteudo/${id}/ato/${nome}`, motivo === undefined ? {} : { motivo });

export const pick = <T>(values: readonly T[], choice: number): T | undefined =>
  values[choice % values.length];

/** Another who has it, by the calls of a kind. A unit of one person has nobody to choose. */
export const changeKeeper =
  (calls: 'documento' | 'processo' | 'conteudo'): Walk =>
  async ({ caller, conteudo: { id }, escolha }) => {
    const { status, payload } = await caller.get<{ itens: readonly Pessoa[] }>(
      `${calls}/${id}/detentores-possiveis`,
    );
    if (status === 200 && payload.itens.length === 0) return undefined;
    return caller.post(`${calls}/trocar-detentor`, {
      id,
      usuarioId: (status === 200 ? pick(payload.itens, escolha)?.id : undefined) ?? 1,
    });
  };

/** Another class, by the calls of a kind. */
export const reclassify =
  (calls: 'documento' | 'processo'): Walk =>
  async ({ caller, conteudo: { id, assuntoClasse }, escolha }) => {
    const { payload } = await caller.get<{ itens: readonly Rotulo[] }>('documento/classes?pageSize=10');
    const others = payload.itens.filter((one) => one.id !== assuntoClasse?.id);
    return caller.put(`${calls}/${id}/reclassificar`, {
      classeId: pick(others, escolha)?.id ?? 1,
      motivo: 'Passeio',
    });
  };

/** Another validity, or none, by the calls of a kind. */
export const changeValidity =
  (calls: 'documento' | 'processo'): Walk =>
  ({ caller, conteudo: { id }, escolha }) =>
    caller.put(`${calls}/${id}/vigencia`, {
      vigencia: escolha === 0 ? {} : { inicio: '2026-12-01', fim: `2027-01-0${escolha}` },
      motivo: 'Passeio',
    });

/** The oldest request about it that the archive did not answer. */
const requestOf = async ({ caller, conteudo: { id } }: ContentStep): Promise<number> => {
  const { status, payload } = await caller.get<{ itens: readonly PedidoArquivo[] }>(
    'arquivamento/pedidos?pageSize=100',
  );
  const found =
    status === 200
      ? payload.itens.find(({ conteudoId, situacao }) => conteudoId === id && situacao === 'PEDIDO')
      : undefined;
  return found?.id ?? 1;
};

/** How the acts that are of every kind alike are asked by who walks over them. */
export const contentWalks: Readonly<Record<string, Walk>> = {
  tomarCiencia: async ({ caller, conteudo: { id } }) => {
    const { payload } = await caller.get<{ itens: readonly { id: number; tramiteId?: number }[] }>(
      'caixa-central?aba=conhecimento&pageSize=100',
    );
    const copy = payload.itens.find((item) => item.id === id);
    return caller.put(`tramite/${copy?.tramiteId ?? 1}`);
  },
  darConhecimento: ({ caller, conteudo: { id, detentor }, lugares, escolha }) => {
    const others = lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id);
    return caller.post('tramite/conhecimento', {
      conteudoId: id,
      copias: [{ unidadeId: pick(others, escolha)?.unidadeId }],
    });
  },
  devolver: ({ caller, conteudo: { id } }) => caller.post('tramite/devolver', { conteudoId: id }),
  tramitar: ({ caller, conteudo: { id, fase, detentor }, lugares, escolha }) => {
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
  redirecionar: ({ caller, conteudo, lugares, escolha }) => {
    const { detentor, emTransito } = conteudo;
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
  transferir: ({ caller, conteudo: { id, estado, detentor }, lugares, escolha }) => {
    // what an archive has goes to another archive only, and there is none
    if (estado > 1 && estado < 8) return Promise.resolve(undefined);
    const here = lugares.find(({ unidadeId }) => unidadeId === detentor.unidade.id);
    const others = lugares.filter(
      ({ unidadeId, organizacaoId }) =>
        unidadeId !== here?.unidadeId && organizacaoId === here?.organizacaoId,
    );
    return caller.post('transferencia', {
      deUnidadeId: detentor.unidade.id,
      paraUnidadeId: pick(others, escolha)?.unidadeId,
      motivo: 'Passeio',
      ids: [id],
    });
  },
  distribuir: ({ caller, conteudo: { id, detentor }, lugares, escolha }) => {
    const unidade = lugares.find(({ unidadeId }) => unidadeId === detentor.unidade.id);
    return caller.post(`conteudo/${id}/distribuir`, { usuarioId: pick(unidade?.pessoas ?? [1], escolha) });
  },
  resgatar: ({ caller, conteudo }) => caller.remove(`tramite/${conteudo.emTransito?.tramiteId ?? 1}`, {}),
  trocarDetentor: changeKeeper('conteudo'),
  liberar: byName('liberar'),
  finalizar: byName('finalizar'),
  reativarFinalizar: byName('reativarFinalizar'),
  cancelar: byName('cancelar', 'Passeio'),
  reativarCancelar: byName('reativarCancelar'),
  enviarAoArquivo: async ({ caller, conteudo: { id } }) => {
    const { payload } = await caller.get<{ itens: readonly Rotulo[] }>('arquivamento/arquivos');
    return caller.post(`conteudo/${id}/enviar-ao-arquivo`, { unidadeId: payload.itens[0]?.id ?? 1 });
  },
  arquivar: byName('arquivar'),
  devolverDoArquivo: byName('devolverDoArquivo', 'Passeio'),
  desarquivar: byName('desarquivar', 'Passeio'),
  pedirConsulta: byName('pedirConsulta', 'Passeio'),
  desistirDoPedido: byName('desistirDoPedido'),
  encerrarConsulta: byName('encerrarConsulta'),
  enviarAOutroOrgao: byName('enviarAOutroOrgao', 'Passeio'),
  registrarReciboExterno: byName('registrarReciboExterno', 'Passeio'),
  receberDeOutroOrgao: byName('receberDeOutroOrgao', 'Passeio'),
  concederConsulta: async (step) =>
    step.caller.post(`conteudo/${step.conteudo.id}/conceder-consulta`, {
      pedidoId: await requestOf(step),
      ate: '2031-01-01',
    }),
  negarPedido: async (step) =>
    step.caller.post(`conteudo/${step.conteudo.id}/negar-pedido`, {
      pedidoId: await requestOf(step),
      motivo: 'Passeio',
    }),
  recusarAssinatura: byName('recusarAssinatura', 'Passeio'),
  solicitarExclusao: byName('solicitarExclusao', 'Passeio'),
  retirarPedidoExclusao: byName('retirarPedidoExclusao'),
  aprovarExclusao: byName('aprovarExclusao'),
  recusarExclusao: byName('recusarExclusao', 'Passeio'),
};
