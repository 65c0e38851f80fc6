import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { DadosDoAto, LoteSolicitacoesAgir } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { act, loadSituation, perform, performPrepared, type ActInput } from '#server/conteudo/atos/index.ts';
import { askBatch, inOneTransaction, type BulkAct, type BulkInput } from '#server/conteudo/em-lote/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { conferirSolicitacao, devolverSolicitacao, encerrarSolicitacao, pedirAssinatura } from '../acts.ts';
import { autuarSolicitacao } from '../autuar.ts';
import { ofLots } from './of-lots.ts';

/** What is said to one: what is said to all, and then what is of it alone. */
const saidTo = ({ motivo, motivoDeste }: BulkInput): string =>
  [motivo, motivoDeste]
    .map((said) => said?.trim() ?? '')
    .filter((said) => said !== '')
    .join('\n\n');

/** The acts of a request, as they are asked of many: each is that of the request itself, with its clock, its event and its mail. */
export const solicitacaoBulkActs: readonly BulkAct[] = [
  {
    nome: 'conferirSolicitacao',
    comDados: true,
    run: inOneTransaction((inner, id) => perform(inner, conferirSolicitacao, id, {})),
  },
  {
    nome: 'devolverSolicitacao',
    comDados: true,
    run: inOneTransaction((inner, id, input) =>
      perform(inner, devolverSolicitacao, id, { motivo: saidTo(input), dias: input.dados?.dias ?? 0 }),
    ),
  },
  {
    nome: 'pedirAssinatura',
    comDados: true,
    run: inOneTransaction((inner, id, input) =>
      perform(inner, pedirAssinatura, id, { motivo: saidTo(input) }),
    ),
  },
  {
    nome: 'autuarSolicitacao',
    comDados: true,
    run: async (ctx, id, { dados = {} }, keep) => {
      const { row } = await loadSituation(ctx, id);
      const asked = { assunto: dados.assunto ?? row.assunto, ...defined({ emUmDoLote: dados.emUmDoLote }) };
      await performPrepared(ctx, autuarSolicitacao, id, asked, keep);
    },
  },
  {
    nome: 'encerrarSolicitacao',
    comDados: true,
    run: inOneTransaction((inner, id, input) => {
      const { desfecho } = input.dados ?? {};
      if (desfecho === undefined) throw new AppError('erroInterno');
      return perform(inner, encerrarSolicitacao, id, { desfecho, texto: saidTo(input) });
    }),
  },
];

interface Acting extends ActInput {
  readonly ato: string;
}

/** Asks an act of the requests of a lot: the lot keeps that it was asked; what became of each is in its own history. */
export const agirNoLote = act<Acting>({
  ...ofLots,
  nome: 'agirNoLote',
  evento: 'conferirSolicitacaoNoLote',
  // it says what was asked, and not of how many: not everybody sees them all
  effect: (_ctx, _loaded, { ato }) => Promise.resolve({ evento: `${ato}NoLote`, resultado: undefined }),
});

export const agir = (ctx: Ctx, id: number, pedido: LoteSolicitacoesAgir): Promise<AtoEmLote> => {
  requireSaid(pedido);
  const { ato, itens = [], motivo } = pedido;
  return askBatch(ctx, solicitacaoBulkActs, ato, motivo, async (inner) => {
    await perform(inner, agirNoLote, id, { ato });
    const asked = itens.map((item) => item.id);
    const motivos = new Map(
      itens.flatMap((item) => (item.motivo?.trim() ? [[item.id, item.motivo.trim()]] : [])),
    );
    return { ids: await chosenOf(inner, id, asked), dados: dadosOf(id, pedido), motivos };
  });
};

/** What each act cannot be asked without. */
const requireSaid = ({ ato, itens, motivo, dias, desfecho, assunto, emUm }: LoteSolicitacoesAgir): void => {
  const saysToAll = (motivo?.trim() ?? '') !== '';
  const saysToEach = itens !== undefined && itens.every((item) => (item.motivo?.trim() ?? '') !== '');
  const speaks = ato !== 'conferirSolicitacao' && ato !== 'autuarSolicitacao';
  if (speaks && !saysToAll && !saysToEach) throw refuseField('motivo', 'loteSolicitacoes.semTexto');
  if (ato === 'devolverSolicitacao' && dias === undefined)
    throw refuseField('dias', 'loteSolicitacoes.semDias');
  if (ato === 'encerrarSolicitacao' && desfecho === undefined)
    throw refuseField('desfecho', 'loteSolicitacoes.semDesfecho');
  if (ato === 'autuarSolicitacao' && emUm && !assunto?.trim())
    throw refuseField('assunto', 'externo.intimacao.recusa.assunto');
};

const dadosOf = (id: number, { dias, desfecho, assunto, emUm }: LoteSolicitacoesAgir): DadosDoAto =>
  defined({
    dias,
    desfecho,
    assunto: assunto?.trim() || undefined,
    emUmDoLote: emUm ? id : undefined,
  });

/** Those that were chosen and are in the lot, or all of it that were not answered yet: of what who asks does not see, none. */
const chosenOf = async ({ db, sessao }: Ctx, loteId: number, asked: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select i.solicitacao_id::integer as id from lote_solicitacoes_item i join solicitacao s on s.id = i.solicitacao_id
    join conteudo c on c.id = s.id
    where i.lote_id = ${loteId} and i.saida_em is null and ${visibleContent(sessao)}
      and case when ${asked.length === 0} then s.encerrada_em is null else i.solicitacao_id = any(${[...asked]}::bigint[]) end
    order by i.ordem`.execute(db);
  return rows.map(({ id }) => id);
};
