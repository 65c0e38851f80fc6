import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { IntimacaoNova, ParteIntimavel } from '#schemas/shapes/intimacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { act, concluded, condition, inUse, type ActInput, type Rule } from '#server/conteudo/atos/index.ts';
import { deadlineAfter, today } from '#server/instalacao/prazo/index.ts';
import { requireShareable, mayShow } from '../partilhas.ts';
import { diasTacita } from './dias-tacita.ts';
import { tellNotified } from './tell-notified.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Of those that were chosen to go with a notice, each is a piece of the process that its sender may show. */
const requirePecas = async (
  ctx: Ctx,
  processoId: number,
  chosen: readonly number[],
): Promise<Set<number>> => {
  const pecas = new Set(chosen);
  if (pecas.size === 0) return pecas;
  const { rows } = await sql<{ id: number }>`
    select c.id from peca p join conteudo c on c.id = p.conteudo_id
    where p.processo_id = ${processoId} and p.saida_em is null and c.id = any(${[...pecas]}::bigint[])
      and ${mayShow(ctx.sessao)}`.execute(ctx.db);
  if (new Set(rows.map(({ id }) => id)).size < pecas.size)
    throw refuseField('pecas', 'externo.recusa.documento');
  return pecas;
};

const base = {
  especies: [tipoConteudo.processo],
  fase: concluded,
  estado: inUse,
  exige: [condition.edits, condition.inHands, condition.notTaken],
} as const satisfies Partial<Rule>;

/** Parties of a process who have an account outside: who asked what it was made of, and its interested parties. */
export const partesDe = async (db: Database, processoId: number): Promise<ParteIntimavel[]> => {
  const { rows } = await sql<ParteIntimavel>`
    select u.id, u.nome from registro.usuario_externo u where u.ativo and not u.bloqueado
      and (exists (select from solicitacao s where s.autuado_id = ${processoId} and s.externo_id = u.id)
        or exists (select from conteudo_interessado x where x.conteudo_id = ${processoId} and x.interessado_id = u.interessado))
    order by u.nome, u.id limit 200`.execute(db);
  return rows;
};

type Notifying = ActInput & IntimacaoNova;

/** Notifies a party of the process: what it says is read only by who opens it, and at the end of the days it is as read. */
export const intimar = act<Notifying, undefined, number>({
  ...base,
  nome: 'intimar',
  evento: 'intimacaoEnviada',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { externoId, assunto, texto, dias, documentos, pecas = [] }) => {
    const parte = (await partesDe(ctx.db, id)).find((one) => one.id === externoId);
    if (!parte) throw refuseField('externoId', 'externo.intimacao.recusa.parte');
    if (assunto.trim() === '') throw refuseField('assunto', 'externo.intimacao.recusa.assunto');
    if (texto.trim() === '') throw refuseField('texto', 'externo.intimacao.recusa.texto');
    const { sessao } = ctx;
    const tacitaEm = await deadlineAfter(ctx, sessao.unidadeId, today(ctx), await diasTacita(ctx.db));
    const { id: intimacaoId } = await ctx.db
      .insertInto('intimacao')
      .values({
        processoId: id,
        externoId,
        assunto: assunto.trim(),
        texto: texto.trim(),
        tacitaEm,
        dias: dias ?? null,
        enviadaEm: ctx.agora,
        usuarioId: sessao.usuarioId,
        substitutoId: sessao.substitutoId ?? null,
        unidadeId: sessao.unidadeId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const anexas = await requirePecas(ctx, id, pecas);
    for (const numero of documentos) anexas.add(await requireShareable(ctx, numero.trim(), 'documentos'));
    if (anexas.size > 0)
      await ctx.db
        .insertInto('intimacaoDocumento')
        .values([...anexas].map((documentoId) => ({ intimacaoId, documentoId })))
        .execute();
    return { dados: { intimacao: intimacaoId, externo: parte.nome }, resultado: intimacaoId };
  },
  follow: (ctx, _loaded, _input, intimacaoId) => tellNotified(ctx, intimacaoId, 'intimacao'),
});

interface Cancelling extends ActInput {
  readonly intimacaoId: number;
}

/** Takes back a notice that nobody acknowledged. */
export const cancelarIntimacao = act<Cancelling, undefined, number>({
  ...base,
  nome: 'cancelarIntimacao',
  comMotivo: true,
  evento: 'intimacaoCancelada',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { intimacaoId, motivo }) => {
    const kept = await ctx.db
      .selectFrom('intimacao as i')
      .innerJoin('registro.usuarioExterno as u', 'u.id', 'i.externoId')
      .select(['i.ciencia', 'i.canceladaEm', 'u.nome'])
      .where('i.id', '=', intimacaoId)
      .where('i.processoId', '=', id)
      .forUpdate('i')
      .executeTakeFirst();
    if (!kept) throw new AppError('naoEncontrado');
    if (kept.canceladaEm || kept.ciencia)
      throw new AppError('transicaoNaoPermitida', {
        motivo: mensagem(`externo.intimacao.recusa.${kept.canceladaEm ? 'cancelada' : 'jaCiente'}`),
      });
    await ctx.db
      .updateTable('intimacao')
      .set({ canceladaEm: ctx.agora, motivo: motivo?.trim() ?? null })
      .where('id', '=', intimacaoId)
      .execute();
    return { dados: { intimacao: intimacaoId, externo: kept.nome }, resultado: intimacaoId };
  },
  follow: (ctx, _loaded, _input, intimacaoId) => tellNotified(ctx, intimacaoId, 'intimacaoCancelada'),
});
