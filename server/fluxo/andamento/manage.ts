import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { AtividadesAto } from '#schemas/shapes/fluxo-atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { performMany } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { closeWith } from './close-with.ts';
import { lockInstance, type Instance } from './instance.ts';
import { passTo } from './pass-to.ts';
import { refusal } from './hold-activity.ts';
import { claimFor } from './people.ts';

interface Managed {
  readonly id: number;
  readonly instanciaId: number;
  readonly execucao: string;
  readonly elemento: string;
  readonly nome: string;
  readonly situacao: string;
}

/** One thing done to several activities, each by itself; what is wrong with the request is said before any is touched. */
export const manageActivities = async (ctx: Ctx, pedido: AtividadesAto): Promise<ResultadoLote> => {
  requireWhole(ctx, pedido);
  const nameOf = async (id: number): Promise<string> => (await read(ctx, id))?.nome ?? String(id);
  return performMany(ctx, pedido.ids, (inner, id) => manageOne(inner, id, pedido), nameOf);
};

const requireWhole = (ctx: Ctx, { ato, usuarioId, prazo, prioridade, motivo }: AtividadesAto): void => {
  const lacks = (
    campo: string,
    key: 'escolhaPessoa' | 'informePrazo' | 'prazoPassado' | 'informePrioridade' | 'informeJustificativa',
  ) => new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(`fluxo.recusa.${key}`) }] });
  if (ato === 'PASSAR' && usuarioId === undefined) throw lacks('usuarioId', 'escolhaPessoa');
  if (ato === 'PRAZO' && prazo === undefined) throw lacks('prazo', 'informePrazo');
  if (ato === 'PRAZO' && prazo !== undefined && prazo < today(ctx)) throw lacks('prazo', 'prazoPassado');
  if (ato === 'PRIORIDADE' && prioridade === undefined) throw lacks('prioridade', 'informePrioridade');
  if (ato === 'CONCLUIR' && (motivo?.trim() ?? '') === '') throw lacks('motivo', 'informeJustificativa');
};

const read = async ({ db }: Ctx, id: number): Promise<Managed | undefined> => {
  const { rows } =
    await sql<Managed>`select id, instancia_id, execucao, elemento, nome, situacao from fluxo_atividade
    where id = ${id} and papel is not null`.execute(db);
  return rows[0];
};

const manageOne = async (ctx: Ctx, id: number, pedido: AtividadesAto): Promise<string> => {
  const found = await read(ctx, id);
  const instance = found && (await lockInstance(ctx.db, found.instanciaId));
  const activity = await read(ctx, id);
  if (!instance || !activity) throw new AppError('naoEncontrado');
  if (activity.situacao !== 'ABERTA') throw refusal('fechada');
  const dados = await done(ctx, instance, activity, pedido);
  const motivo = pedido.motivo?.trim();
  await recordEvent(ctx, {
    cadeia: `conteudo:${instance.conteudoId}`,
    ato: 'atividadeGerida',
    conteudoId: instance.conteudoId,
    dados: {
      fluxo: instance.fluxo,
      atividade: activity.nome,
      feito: mensagem(`fluxo.gerida.${pedido.ato}`, dados),
      ...defined({ motivo: motivo || undefined }),
    },
  });
  return activity.nome;
};

/** What was done, for its words. */
const done = async (
  ctx: Ctx,
  instance: Instance,
  activity: Managed,
  { ato, usuarioId = 0, prazo = '', prioridade = 'NORMAL', decisao, motivo = '' }: AtividadesAto,
): Promise<Readonly<Record<string, string>>> => {
  switch (ato) {
    case 'PASSAR':
      return { quem: await passTo(ctx, instance, activity, usuarioId) };
    case 'LIBERAR':
      await claimFor(ctx, activity.id, null);
      return {};
    case 'PRAZO':
      await sql`update fluxo_atividade set prazo = ${prazo} where id = ${activity.id}`.execute(ctx.db);
      return { prazo: writtenDay(prazo) };
    case 'PRIORIDADE':
      await sql`update fluxo_atividade set prioridade = ${prioridade} where id = ${activity.id}`.execute(
        ctx.db,
      );
      return { prioridade: mensagem(`fluxo.prioridade.${prioridade}`) };
    case 'CONCLUIR':
      await finish(ctx, instance, activity, { decisao, motivo: motivo.trim() });
      return {};
  }
};

type Skipping = Pick<AtividadesAto, 'decisao'> & { readonly motivo: string };

/** The flow goes on without what was asked; whoever does it sees what it is about. */
const finish = async (
  ctx: Ctx,
  instance: Instance,
  activity: Managed,
  { decisao, motivo }: Skipping,
): Promise<void> => {
  const { rows } = await sql`select from conteudo c
    where c.id = ${instance.conteudoId} and ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  if (rows.length === 0) throw refusal('foraDoAlcance');
  if (instance.situacao !== 'ATIVA')
    throw refusal('naoAnda', { situacao: mensagem(`fluxo.situacao.${instance.situacao}`).toLowerCase() });
  const { atividade } = instance.plano.elementos[activity.elemento] ?? {};
  if (atividade?.especie === 'APROVACAO' && decisao === undefined) throw refusal('informeDecisao');
  const answer = atividade?.especie === 'APROVACAO' ? decisao : undefined;
  await closeWith(ctx, instance, activity, { decisao: answer || undefined, motivo, respostas: {} });
};
