import type { Lote } from '#schemas/shapes/lote.ts';
import type { Answer } from '#tests/setup/app.ts';
import { contentWalks, pick, type ContentStep } from './content-walkers.ts';

/** What a step over a lot has at hand. */
interface LotStep extends Omit<ContentStep, 'conteudo'> {
  readonly lote: Lote;
  /** What may be put in it: everything else of the walk. */
  readonly outros: readonly number[];
}

type Walk = (step: LotStep) => Promise<Answer<unknown> | undefined>;

const over =
  (walk: (step: ContentStep) => ReturnType<Walk>): Walk =>
  ({ lote, caller, lugares, escolha }) =>
    walk({ caller, lugares, escolha, conteudo: lote });

const travelling = ({ lote, escolha }: LotStep): number =>
  pick(
    lote.itens.filter(({ situacao }) => situacao === 'INCLUIDO'),
    escolha,
  )?.id ?? 1;

/** How each act of the table of lots is asked by who walks over it. */
export const lotWalks: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(Object.entries(contentWalks).map(([nome, walk]) => [nome, over(walk)])),
  receber: ({ caller, lote }) => caller.put(`tramite/${lote.emTransito?.tramiteId ?? 1}`),
  editar: ({ caller, lote: { id, versao }, escolha }) =>
    caller.put(`lote/${id}`, { versao, assunto: `Malote ${escolha}` }),
  incluirItens: ({ caller, lote: { id }, outros, escolha }) =>
    caller.post(`lote/${id}/incluir`, { conteudoIds: [pick(outros, escolha)] }),
  retirarItens: (step) =>
    step.caller.post(`lote/${step.lote.id}/retirar`, { conteudoIds: [travelling(step)] }),
  // every other time something goes back
  abrirLote: (step) =>
    step.caller.post(`lote/${step.lote.id}/abrir`, {
      versao: step.lote.versao,
      recusados: step.escolha % 2 === 0 ? [] : [{ conteudoId: travelling(step), motivo: 'Passeio' }],
    }),
  assumir: ({ caller, lote: { id } }) => caller.post('check-in/lote/assumir', { id, confirmar: true }),
};

/** Those whose items may refuse, each for itself: what is offered of them is not always done whole. */
export const byItem: ReadonlySet<string> = new Set([
  'incluirItens',
  'abrirLote',
  'tramitar',
  'devolver',
  'transferir',
]);
