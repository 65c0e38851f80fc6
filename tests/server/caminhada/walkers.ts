import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { replyDocument } from '#tests/setup/drafts.ts';
import { worldPassword, type Answer } from '#tests/setup/app.ts';
import {
  byName as ofContent,
  changeKeeper,
  changeValidity,
  contentWalks,
  pick,
  reclassify,
  type ContentStep,
} from './content-walkers.ts';

/** What a step over a document has at hand. */
interface Step extends Omit<ContentStep, 'conteudo'> {
  readonly documento: Documento;
}

type Walk = (step: Step) => Promise<Answer<unknown> | undefined>;

const over =
  (walk: (step: ContentStep) => ReturnType<Walk>): Walk =>
  ({ documento, ...step }) =>
    walk({ ...step, conteudo: documento });

const byName = (nome: string, motivo?: string): Walk => over(ofContent(nome, motivo));

/** How each act of the table is asked by who walks over it. */
export const walks: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(Object.entries(contentWalks).map(([nome, walk]) => [nome, over(walk)])),
  receber: ({ caller, documento }) =>
    caller.put(`documento/receber/${documento.id}/${documento.emTransito?.tramiteId ?? 1}`),
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
  incluirColaborador: async ({ caller, documento: { id }, escolha }) => {
    const { status, payload } = await caller.get<{ itens: readonly Pessoa[] }>(
      `conteudo/${id}/colaboradores-possiveis?pageSize=100`,
    );
    return caller.post(`conteudo/${id}/colaboradores`, {
      usuarioId: (status === 200 ? pick(payload.itens, escolha)?.id : undefined) ?? 1,
    });
  },
  cobrarAssinaturas: ({ caller, documento: { id } }) =>
    caller.post(`documento/${id}/encaminhar-para-assinatura`, {}),
  assumir: ({ caller, documento: { id } }) =>
    caller.post('check-in/documento/assumir', { id, confirmar: true }),
  versionar: byName('versionar'),
  reverterMinuta: byName('reverterMinuta', 'Passeio'),
  definirVencimento: ({ caller, documento: { id }, escolha }) =>
    caller.put(`documento/${id}/vencimento-documento`, { vencimento: `2027-03-0${1 + (escolha % 5)}` }),
  definirVigencia: over(changeValidity('documento')),
  reclassificar: over(reclassify('documento')),
  trocarDetentor: over(changeKeeper('documento')),
  publicar: byName('publicar'),
  tornarImpublicavel: byName('tornarImpublicavel', 'Passeio'),
  tornarPublicavel: byName('tornarPublicavel'),
};
