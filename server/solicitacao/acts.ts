import { tipoConteudo } from '#schemas/enums.ts';
import type { SolicitacaoDesfecho, SolicitacaoDevolver } from '#schemas/shapes/solicitacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import {
  act,
  concluded,
  condition,
  estado,
  inUse,
  type ActInput,
  type Rule,
} from '#server/conteudo/atos/index.ts';
import { deadlineAfter, today } from '#server/instalacao/prazo/index.ts';
import { lockRequest, note, step } from './andamento.ts';
import type { NomePasso } from './fases.ts';
import { closeLotsOf } from './close-ended.ts';
import { tellOutsider } from './tell.ts';

/** What the body does to a request, while it is in the hands of who does it; the table of phases says the rest. */
export const base = {
  especies: [tipoConteudo.solicitacaoServico],
  fase: concluded,
  estado: inUse,
  exige: [condition.inHands, condition.notTaken],
} as const satisfies Partial<Rule>;

/** Who works here says something to the person, or does something of the table. */
export const said = async (
  { db, sessao, agora }: Ctx,
  id: number,
  ato: NomePasso,
  { texto, prazo }: { readonly texto?: string | undefined; readonly prazo?: string } = {},
): Promise<void> => {
  await note(db, id, {
    ato,
    texto,
    em: agora,
    unidadeId: sessao.unidadeId,
    prazo,
    usuarioId: sessao.usuarioId,
    substitutoId: sessao.substitutoId,
  });
};

/** Takes it to be looked at, or goes on without what was waited for. */
export const conferirSolicitacao = act<ActInput>({
  ...base,
  nome: 'conferirSolicitacao',
  evento: 'solicitacaoConferida',
  effect: async (ctx, { row: { id } }) => {
    await step(ctx.db, await lockRequest(ctx.db, id), 'conferirSolicitacao');
    await said(ctx, id, 'conferirSolicitacao');
    return { resultado: undefined };
  },
});

type Returning = ActInput & SolicitacaoDevolver;

/** Gives it back to the person with what is missing, and until when; the deadline never ends on a day without business. */
export const devolverSolicitacao = act<Returning>({
  ...base,
  nome: 'devolverSolicitacao',
  comMotivo: true,
  evento: 'solicitacaoDevolvida',
  effect: async (ctx, { row: { id, detentorUnidadeId } }, { motivo, dias }) => {
    const prazo = await deadlineAfter(ctx, detentorUnidadeId, today(ctx), dias);
    await step(ctx.db, await lockRequest(ctx.db, id), 'devolverSolicitacao', { prazo });
    await said(ctx, id, 'devolverSolicitacao', { texto: motivo.trim(), prazo });
    return { dados: { prazo }, resultado: undefined };
  },
  follow: (ctx, { row: { id } }) => tellOutsider(ctx, id, 'devolvida'),
});

/** Asks the person to sign what they sent. */
export const pedirAssinatura = act<ActInput>({
  ...base,
  nome: 'pedirAssinatura',
  comMotivo: true,
  evento: 'assinaturaExternaPedida',
  effect: async (ctx, { row: { id } }, { motivo }) => {
    await step(ctx.db, await lockRequest(ctx.db, id), 'pedirAssinatura');
    await said(ctx, id, 'pedirAssinatura', { texto: motivo?.trim() });
    return { resultado: undefined };
  },
  follow: (ctx, { row: { id } }) => tellOutsider(ctx, id, 'assinar'),
});

type Ending = ActInput & SolicitacaoDesfecho;

/** Says the outcome to the person, and leaves the inbox; after it nothing more passes between both. */
export const encerrarSolicitacao = act<Ending>({
  ...base,
  nome: 'encerrarSolicitacao',
  evento: 'solicitacaoEncerrada',
  para: { estado: estado.standby },
  effect: async (ctx, { row: { id } }, { desfecho, texto }) => {
    if (texto.trim() === '') throw refuseField('texto', 'externo.recusa.desfecho');
    await step(ctx.db, await lockRequest(ctx.db, id), 'encerrarSolicitacao', {
      desfecho,
      encerradaEm: ctx.agora,
    });
    await said(ctx, id, 'encerrarSolicitacao', { texto: texto.trim() });
    return {
      dados: { desfecho, texto: texto.trim() },
      colunas: { checkInUsuarioId: null, checkInEm: null },
      resultado: undefined,
    };
  },
  follow: async (ctx, { row: { id } }) => {
    await tellOutsider(ctx, id, 'encerrada');
    await closeLotsOf(ctx, id);
  },
});
