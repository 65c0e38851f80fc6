import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  estado,
  type ActInput,
  type ConteudoRow,
  type Done,
} from '#server/conteudo/atos/index.ts';
import { classifiedKinds } from '#server/conteudo/especies/index.ts';
import { leavePlaces } from '#server/conteudo/guarda/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { requireArchive } from './archives.ts';

/** What is filed: what has a class of the plan. What has none goes to the archive in the process that it was joined to. */
export const filed = classifiedKinds;

interface Sending extends ActInput {
  /** The archive. */
  readonly unidadeId: number;
}

/** Gives what the unit finished to an archive, where it waits to be filed. */
export const enviarAoArquivo = act<Sending>({
  nome: 'enviarAoArquivo',
  especies: filed,
  fase: concluded,
  estado: [estado.standby],
  exige: [
    condition.edits,
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.noReplyOwed,
    condition.nothingPending,
    condition.removalNotAsked,
    condition.someArchive,
  ],
  para: { estado: estado.aArquivar },
  naLista: condition.always,
  evento: 'enviadoAoArquivo',
  effect: async (ctx, { row }, { unidadeId }) => {
    const { sigla } = await requireArchive(ctx, row, unidadeId);
    await ctx.db
      .insertInto('arquivamento')
      .values({
        conteudoId: row.id,
        arquivoId: unidadeId,
        deUnidadeId: row.detentorUnidadeId,
        enviadoPor: ctx.sessao.usuarioId,
        enviadoEm: ctx.agora,
      })
      .execute();
    if (row.nivelAcesso !== 'SIGILOSO')
      await grantAccess(ctx.db, row.id, ctx.agora, [
        { unidadeId: row.detentorUnidadeId, motivo: 'tramite' },
        { unidadeId, motivo: 'tramite', porUsuarioId: ctx.sessao.usuarioId },
      ]);
    return {
      colunas: inCustodyOf(ctx, unidadeId),
      dados: { deUnidade: row.detentorUnidadeId, paraUnidade: unidadeId, unidade: sigla },
      resultado: undefined,
    };
  },
});

/** What is done in the archive by who works there. */
export const ofArchivists = [
  condition.permission('arquivoOperar'),
  condition.onItsOwn,
  condition.inHands,
  condition.removalNotAsked,
];

/** Files what was sent: from this day its retention counts. */
export const arquivar = act<ActInput>({
  nome: 'arquivar',
  especies: filed,
  fase: concluded,
  estado: [estado.aArquivar],
  exige: [...ofArchivists, condition.classified, condition.nothingPending, condition.inItsPlace],
  para: { estado: estado.arquivado },
  naLista: condition.always,
  evento: 'arquivado',
  effect: async (ctx, { row }) => {
    await sql`update arquivamento set arquivado_por = ${ctx.sessao.usuarioId}, arquivado_em = ${ctx.agora}
      where conteudo_id = ${row.id} and saida is null`.execute(ctx.db);
    return {
      colunas: { arquivadoEm: ctx.agora, movimentadoEm: ctx.agora },
      dados: { unidade: row.detentorSigla },
      resultado: undefined,
    };
  },
});

/** Gives back what is not ready to be filed, with what it lacks. */
export const devolverDoArquivo = act<ActInput>({
  nome: 'devolverDoArquivo',
  especies: filed,
  fase: concluded,
  estado: [estado.aArquivar],
  exige: ofArchivists,
  para: { estado: estado.standby },
  naLista: condition.always,
  comMotivo: true,
  evento: 'devolvidoDoArquivo',
  effect: (ctx, { row }, { motivo = '' }) => leave(ctx, row, 'DEVOLVIDO', motivo),
  follow: (ctx, { row }) => tellSender(ctx, row.id, 'devolvidoDoArquivo'),
});

/** Brings back into use what was filed: the unit that had sent it has it again, and works on it from where it stopped. */
export const desarquivar = act<ActInput>({
  nome: 'desarquivar',
  especies: filed,
  fase: concluded,
  estado: [estado.arquivado],
  exige: ofArchivists,
  para: { estado: estado.corrente },
  naLista: condition.always,
  comMotivo: true,
  evento: 'desarquivado',
  effect: (ctx, { row }, { motivo = '' }) => leave(ctx, row, 'DESARQUIVADO', motivo),
  follow: (ctx, { row }) => tellSender(ctx, row.id, 'desarquivado'),
});

/** Whose it is from now on: of the unit, and of nobody in it. */
const inCustodyOf = ({ agora }: Ctx, unidadeId: number) => ({
  detentorUnidadeId: unidadeId,
  detentorUsuarioId: null,
  checkInUsuarioId: null,
  checkInEm: null,
  movimentadoEm: agora,
});

/** Out of the archive, back to the unit that sent it or, of one that closed, to the nearest above it that is in use. */
const leave = async (
  ctx: Ctx,
  row: ConteudoRow,
  saida: 'DEVOLVIDO' | 'DESARQUIVADO',
  motivo: string,
): Promise<Done<void>> => {
  const { rows } = await sql<{ id: number; sigla: string; ativo: boolean }>`
    with recursive saiu as (
      update arquivamento set saida = ${saida}, saida_por = ${ctx.sessao.usuarioId}, saida_em = ${ctx.agora},
        motivo = ${motivo.trim()}
      where conteudo_id = ${row.id} and saida is null returning de_unidade_id),
    acima(id, passo) as (
      select de_unidade_id, 0 from saiu
      union all select n.unidade_superior, passo + 1 from acima join registro.unidade n on n.id = acima.id
        where not n.ativo and n.unidade_superior is not null and passo < 30)
    select un.id, un.sigla, un.ativo from acima join registro.unidade un on un.id = acima.id order by passo desc limit 1`.execute(
    ctx.db,
  );
  await leavePlaces(ctx, [row.id]);
  const [unit] = rows;
  if (!unit) throw new Error(`no arquivo sem arquivamento aberto: ${row.id}`);
  if (!unit.ativo)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('arquivamento.recusa.semVolta', { unidade: unit.sigla }),
    });
  return {
    colunas: { ...inCustodyOf(ctx, unit.id), arquivadoEm: null },
    dados: { deUnidade: row.detentorUnidadeId, paraUnidade: unit.id, unidade: unit.sigla },
    resultado: undefined,
  };
};

/** Who sent it to the archive is told that it came out. */
const tellSender = async (
  ctx: Ctx,
  conteudoId: number,
  especie: 'devolvidoDoArquivo' | 'desarquivado',
): Promise<void> => {
  const sent = await ctx.db
    .selectFrom('arquivamento')
    .select('enviadoPor')
    .where('conteudoId', '=', conteudoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [sent?.enviadoPor ?? 0].filter((id) => id > 0 && id !== ctx.sessao.usuarioId),
    tipo: 'TRAMITE',
    conteudoId,
    especie,
    dados: { unidade: ctx.sessao.unidadeSigla },
  });
};
