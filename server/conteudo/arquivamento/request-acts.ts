import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, estado, type ActInput } from '#server/conteudo/atos/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { notify, type Especie } from '#server/pessoas/notificacao/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { filed, ofArchivists } from './archive-acts.ts';

interface Deciding extends ActInput {
  readonly pedidoId: number;
}

/** Asks the archive to show something that it has, and says what for; who asked already waits. */
export const pedirConsulta = act<ActInput>({
  nome: 'pedirConsulta',
  especies: filed,
  fase: concluded,
  estado: [estado.arquivado, estado.emConsulta],
  exige: [condition.reads, condition.onItsOwn, condition.askedNothingYet],
  comMotivo: true,
  evento: 'consultaPedida',
  semVersao: true,
  effect: async (ctx, { row }, { motivo = '' }) => {
    await ctx.db
      .insertInto('arquivoPedido')
      .values({
        conteudoId: row.id,
        especie: 'CONSULTA',
        unidadeId: ctx.sessao.unidadeId,
        pedidoPor: ctx.sessao.usuarioId,
        pedidoEm: ctx.agora,
        motivo: motivo.trim(),
      })
      .execute();
    return { dados: { unidade: ctx.sessao.unidadeSigla }, resultado: undefined };
  },
  follow: async (ctx, { row }) =>
    notify(ctx.db, ctx.agora, {
      usuarioIds: (await peopleOfUnit(ctx.db, row.detentorUnidadeId)).filter(
        (id) => id !== ctx.sessao.usuarioId,
      ),
      tipo: 'SISTEMA',
      conteudoId: row.id,
      especie: 'consultaPedida',
      dados: { quem: actingName(ctx.sessao) },
    }),
});

/** Who asked gives up before it is granted. */
export const desistirDoPedido = act<ActInput>({
  nome: 'desistirDoPedido',
  especies: filed,
  fase: concluded,
  estado: [estado.arquivado, estado.emConsulta],
  exige: [condition.onItsOwn, condition.waitsForTheArchive],
  evento: 'pedidoRetirado',
  semVersao: true,
  effect: async (ctx, { row }) => {
    await sql`update arquivo_pedido set situacao = 'RETIRADO', encerrado_por = ${ctx.sessao.usuarioId}, encerrado_em = ${ctx.agora}
      where conteudo_id = ${row.id} and pedido_por = ${ctx.sessao.usuarioId} and situacao = 'PEDIDO'`.execute(
      ctx.db,
    );
    return { resultado: undefined };
  },
});

/** Lets who asked read it, in the place of the archive, until a day. */
export const concederConsulta = act<Deciding & { readonly ate: string }>({
  nome: 'concederConsulta',
  especies: filed,
  fase: concluded,
  estado: [estado.arquivado],
  exige: [...ofArchivists, condition.somethingAsked],
  para: { estado: estado.emConsulta },
  evento: 'consultaConcedida',
  effect: async (ctx, { row }, { pedidoId, ate }) => {
    if (ate < today(ctx)) throw refuse('ate', 'documento.recusa.dataPassada');
    const { quem } = await decide(ctx, row.id, pedidoId, sql`situacao = 'CONCEDIDO', ate = ${ate}::date`);
    return { dados: { quem, dia: writtenDay(ate) }, resultado: undefined };
  },
  follow: (ctx, { row }, { pedidoId, ate }) =>
    tellAsker(ctx, row.id, pedidoId, 'consultaConcedida', {
      unidade: ctx.sessao.unidadeSigla,
      dia: writtenDay(ate),
    }),
});

/** Says no to one who asked, and why. */
export const negarPedido = act<Deciding>({
  nome: 'negarPedido',
  especies: filed,
  fase: concluded,
  estado: [estado.arquivado, estado.emConsulta],
  exige: [...ofArchivists, condition.somethingAsked],
  comMotivo: true,
  evento: 'pedidoNegado',
  semVersao: true,
  effect: async (ctx, { row }, { pedidoId, motivo = '' }) => {
    const { quem } = await decide(
      ctx,
      row.id,
      pedidoId,
      sql`situacao = 'NEGADO', resposta = ${motivo.trim()}`,
    );
    return { dados: { quem }, resultado: undefined };
  },
  follow: (ctx, { row }, { pedidoId }) =>
    tellAsker(ctx, row.id, pedidoId, 'pedidoNegado', { unidade: ctx.sessao.unidadeSigla }),
});

/** The reading ends: given back by who read it, taken back by the archive, or by itself after its last day. */
export const encerrarConsulta = act<ActInput>({
  nome: 'encerrarConsulta',
  especies: filed,
  fase: concluded,
  estado: [estado.emConsulta],
  exige: [condition.onItsOwn, condition.readingOrArchivist],
  para: { estado: estado.arquivado },
  naLista: condition.always,
  evento: 'consultaEncerrada',
  effect: async (ctx, { row }) => {
    await sql`update arquivo_pedido set situacao = 'ENCERRADO', encerrado_por = ${ctx.sessao.usuarioId || null},
        encerrado_em = ${ctx.agora}
      where conteudo_id = ${row.id} and situacao = 'CONCEDIDO'`.execute(ctx.db);
    return { resultado: undefined };
  },
});

const refuse = (campo: string, key: MessageKey): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(key) }] });

/** Answers a request that waits; one that was answered, or taken back, meanwhile is told so. @returns who asked */
const decide = async (
  { db, agora, sessao }: Ctx,
  conteudoId: number,
  pedidoId: number,
  answer: ReturnType<typeof sql>,
): Promise<{ readonly quem: string }> => {
  const { rows } = await sql<{ quem: string }>`
    update arquivo_pedido p set ${answer}, decidido_por = ${sessao.usuarioId}, decidido_em = ${agora}
    from registro.usuario u where u.id = p.pedido_por and p.id = ${pedidoId} and p.conteudo_id = ${conteudoId}
      and p.situacao = 'PEDIDO' returning u.nome as quem`.execute(db);
  if (rows[0]) return rows[0];
  throw refuse('pedidoId', 'arquivamento.recusa.pedido');
};

const tellAsker = async (
  ctx: Ctx,
  conteudoId: number,
  pedidoId: number,
  especie: Especie,
  dados: Readonly<Record<string, string>>,
): Promise<void> => {
  const asked = await ctx.db
    .selectFrom('arquivoPedido')
    .select('pedidoPor')
    .where('id', '=', pedidoId)
    .executeTakeFirstOrThrow();
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [asked.pedidoPor].filter((id) => id !== ctx.sessao.usuarioId),
    tipo: 'SISTEMA',
    conteudoId,
    especie,
    dados,
  });
};
