import type { Pessoa, Processo } from '#schemas/generated.ts';
import type { Answer, Caller } from '#tests/setup/app.ts';
import { pick, type Lugar } from './content-walkers.ts';

/** What a step over a process has at hand. */
export interface ProcessStep {
  readonly caller: Caller;
  readonly processo: Processo;
  readonly lugares: readonly Lugar[];
  readonly escolha: number;
  /** Documents and protocols, and processes of the walk, other than this one. */
  readonly documentos: readonly number[];
  readonly outros: readonly number[];
}

type Walk = (step: ProcessStep) => Promise<Answer<unknown>>;

const byCall =
  (path: string, motivo?: string): Walk =>
  ({ caller, processo: { id, versao } }) =>
    caller.put(`processo/${path}`, { id, versao, ...(motivo === undefined ? {} : { motivo }) });

const byName =
  (nome: string, motivo?: string): Walk =>
  ({ caller, processo: { id } }) =>
    caller.post(`conteudo/${id}/ato/${nome}`, motivo === undefined ? {} : { motivo });

const pieceOf = ({ processo, escolha }: ProcessStep): number => {
  const there = processo.pecas.filter(({ situacao, conteudo }) => situacao === 'JUNTADA' && conteudo);
  return pick(there, escolha)?.conteudo?.id ?? 1;
};

/** How each act of the table of processes is asked by who walks over it. */
export const processWalks: Readonly<Record<string, Walk>> = {
  receber: ({ caller, processo: { id } }) => caller.put(`processo/receber/${id}`),
  redirecionar: ({ caller, processo: { detentor, emTransito }, lugares, escolha }) => {
    const away = [detentor.unidade.id, emTransito?.paraUnidade.id];
    const others = lugares.filter(({ unidadeId }) => !away.includes(unidadeId));
    return caller.post(`tramite/${emTransito?.tramiteId ?? 1}/redirecionar`, {
      destino: { unidadeId: pick(others, escolha)?.unidadeId },
      motivo: 'Passeio',
    });
  },
  tomarCiencia: ({ caller, processo: { id } }) => caller.put(`processo/receber/${id}`),
  editar: ({ caller, processo: { id, versao }, escolha }) =>
    caller.put('processo', { id, versao, assunto: `Assunto ${escolha}` }),
  concluir: byCall('concluir'),
  juntarPeca: ({ caller, processo: { id }, documentos, escolha }) =>
    caller.put(`processo/associar-documento/${id}/${pick(documentos, escolha)}`, {}),
  retirarPeca: (step) =>
    step.caller.put('processo/remover-documento', {
      processoId: step.processo.id,
      documentoId: pieceOf(step),
      motivo: 'Passeio',
    }),
  moverPeca: (step) =>
    step.caller.put(
      `processo/mover-documento/${pieceOf(step)}/${step.processo.id}/${pick(step.outros, step.escolha)}`,
      { motivo: 'Passeio' },
    ),
  relacionar: ({ caller, processo: { id, relacoes }, outros, escolha }) => {
    const [first] = relacoes;
    if (first && escolha % 2 === 0)
      return caller.post(`processo/${id}/relacoes/desfazer`, { relacaoId: first.id, motivo: 'Passeio' });
    const especie = pick(['APENSADO', 'ASSOCIADO', 'ANEXADO'], escolha);
    return caller.post(`processo/${id}/relacoes`, { outroId: pick(outros, escolha), especie });
  },
  tramitar: ({ caller, processo: { id, fase, detentor }, lugares, escolha }) => {
    const others = lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id);
    const colleague = lugares
      .find(({ unidadeId }) => unidadeId === detentor.unidade.id)
      ?.pessoas.find((usuarioId) => usuarioId !== detentor.usuario?.id);
    return caller.post('tramite', {
      conteudoId: id,
      destino:
        fase === 0
          ? { unidadeId: detentor.unidade.id, usuarioId: colleague }
          : { unidadeId: pick(others, escolha)?.unidadeId },
      retornoObrigatorio: escolha === 3,
    });
  },
  darConhecimento: ({ caller, processo: { id, detentor }, lugares, escolha }) => {
    const others = lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id);
    return caller.post('tramite/conhecimento', {
      conteudoId: id,
      copias: [{ unidadeId: pick(others, escolha)?.unidadeId }],
    });
  },
  devolver: ({ caller, processo: { id } }) => caller.post('tramite/devolver', { conteudoId: id }),
  distribuir: ({ caller, processo: { id, detentor }, lugares, escolha }) => {
    const unidade = lugares.find(({ unidadeId }) => unidadeId === detentor.unidade.id);
    return caller.post(`conteudo/${id}/distribuir`, { usuarioId: pick(unidade?.pessoas ?? [1], escolha) });
  },
  resgatar: ({ caller, processo }) => caller.remove(`tramite/${processo.emTransito?.tramiteId ?? 1}`, {}),
  assumir: ({ caller, processo: { id } }) =>
    caller.post('check-in/processo/assumir', { id, confirmar: true }),
  liberar: byName('liberar'),
  finalizar: byCall('finalizar'),
  reativarFinalizar: byCall('reativar-apos-finalizar'),
  cancelar: byCall('cancelar', 'Passeio'),
  reativarCancelar: byCall('reativar-cancelar'),
  trocarDetentor: async ({ caller, processo: { id }, escolha }) => {
    const { status, payload } = await caller.get<{ itens: readonly Pessoa[] }>(
      `processo/${id}/detentores-possiveis`,
    );
    return caller.post('processo/trocar-detentor', {
      id,
      usuarioId: (status === 200 ? pick(payload.itens, escolha)?.id : undefined) ?? 1,
    });
  },
  transferir: ({ caller, processo: { id, detentor }, lugares, escolha }) =>
    caller.post('transferencia', {
      deUnidadeId: detentor.unidade.id,
      paraUnidadeId: pick(
        lugares.filter(({ unidadeId }) => unidadeId !== detentor.unidade.id),
        escolha,
      )?.unidadeId,
      motivo: 'Passeio',
      ids: [id],
    }),
  solicitarExclusao: byName('solicitarExclusao', 'Passeio'),
  retirarPedidoExclusao: byName('retirarPedidoExclusao'),
  aprovarExclusao: byName('aprovarExclusao'),
  recusarExclusao: byName('recusarExclusao', 'Passeio'),
};

/** Those that name another content, which may refuse: what is offered of them is not always done. */
export const withAnother: ReadonlySet<string> = new Set([
  'juntarPeca',
  'retirarPeca',
  'moverPeca',
  'relacionar',
]);
