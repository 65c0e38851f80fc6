import type { Processo } from '#schemas/shapes/processo.ts';
import type { Answer } from '#tests/setup/app.ts';
import {
  byName,
  changeKeeper,
  changeValidity,
  contentWalks,
  pick,
  reclassify,
  type ContentStep,
} from './content-walkers.ts';

/** What a step over a process has at hand. */
interface ProcessStep extends Omit<ContentStep, 'conteudo'> {
  readonly processo: Processo;
  /** Documents and protocols, and processes of the walk, other than this one. */
  readonly documentos: readonly number[];
  readonly outros: readonly number[];
}

type Walk = (step: ProcessStep) => Promise<Answer<unknown> | undefined>;

const byCall =
  (path: string, motivo?: string): Walk =>
  ({ caller, processo: { id, versao } }) =>
    caller.put(`processo/${path}`, { id, versao, ...(motivo === undefined ? {} : { motivo }) });

const over =
  (walk: (step: ContentStep) => ReturnType<Walk>): Walk =>
  ({ processo, ...step }) =>
    walk({ ...step, conteudo: processo });

const pieceOf = ({ processo, escolha }: ProcessStep): number => {
  const there = processo.pecas.filter(({ situacao, conteudo }) => situacao === 'JUNTADA' && conteudo);
  return pick(there, escolha)?.conteudo?.id ?? 1;
};

/** How each act of the table of processes is asked by who walks over it. */
export const processWalks: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(Object.entries(contentWalks).map(([nome, walk]) => [nome, over(walk)])),
  receber: ({ caller, processo: { id } }) => caller.put(`processo/receber/${id}`),
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
  assumir: ({ caller, processo: { id } }) =>
    caller.post('check-in/processo/assumir', { id, confirmar: true }),
  finalizar: byCall('finalizar'),
  reativarFinalizar: byCall('reativar-apos-finalizar'),
  cancelar: byCall('cancelar', 'Passeio'),
  reativarCancelar: byCall('reativar-cancelar'),
  definirVencimento: ({ caller, processo: { id }, escolha }) =>
    caller.put(`processo/${id}/vencimento`, { vencimento: `2027-03-0${1 + (escolha % 5)}` }),
  definirVigencia: over(changeValidity('processo')),
  reclassificar: over(reclassify('processo')),
  trocarDetentor: over(changeKeeper('processo')),
  publicar: over(byName('publicar')),
  tornarImpublicavel: over(byName('tornarImpublicavel', 'Passeio')),
  tornarPublicavel: over(byName('tornarPublicavel')),
};

/** Those that name another content, which may refuse: what is offered of them is not always done. */
export const withAnother: ReadonlySet<string> = new Set([
  'juntarPeca',
  'retirarPeca',
  'moverPeca',
  'relacionar',
]);
