import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { readSettings, type Settings } from '#server/instalacao/configuracao/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { recordContentDenial } from './record-denial.ts';
import { visibleContent } from './visible-content.ts';

interface Row {
  readonly visivel: boolean;
  readonly fase: number;
  readonly organizacaoId: number;
  readonly excluido: boolean;
  readonly numero: string | null;
  readonly unidade: string;
}

/**
 * Refuses a content that the person may not see, and keeps the attempt in its chain of events. The answer is that of one
 * that does not exist, unless the organisation chose to tell of its concluded contents that they exist, or which they are.
 */
export const requireVisible = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  const { rows } = await sql<Row>`
    select ${visibleContent(ctx.sessao)} as visivel, c.fase, c.organizacao_id, c.excluido_em is not null as excluido,
      c.numero, u.sigla as unidade
    from conteudo c join registro.unidade u on u.id = c.detentor_unidade_id
    where c.id = ${conteudoId}`.execute(ctx.db);
  const row = rows[0];
  if (row?.visivel) return;
  if (!row) throw new AppError('naoEncontrado');
  await recordContentDenial(ctx, conteudoId);
  throw await refusalOf(ctx, row);
};

const refusalOf = async (ctx: Ctx, row: Row): Promise<AppError> => {
  const untold = row.excluido || row.fase === 0 || row.organizacaoId !== ctx.sessao.organizacaoId;
  const { respostaConteudoRestrito } = await readSettings(ctx.db);
  if (untold || (respostaConteudoRestrito ?? 'NADA') === 'NADA') return new AppError('naoEncontrado');
  if (respostaConteudoRestrito === 'EXISTENCIA') return new AppError('conteudoRestrito');
  return new AppError('conteudoRestritoDescrito', { numero: row.numero ?? '', unidade: row.unidade });
};

/**
 * Contents out of reach, over the alias `c`, of which the organisation chose that people of it may know that they are there:
 * those that `requireVisible` answers of.
 */
export const toldOfHidden = (
  sessao: Pick<Sessao, 'organizacaoId'>,
  { respostaConteudoRestrito }: Pick<Settings, 'respostaConteudoRestrito'>,
): RawBuilder<boolean> =>
  (respostaConteudoRestrito ?? 'NADA') === 'NADA'
    ? sql<boolean>`false`
    : sql<boolean>`(c.excluido_em is null and c.fase = 1 and c.organizacao_id = ${sessao.organizacaoId})`;

/** Whether an error says that a content is out of reach, whatever it tells of it. */
export const isOutOfReach = (error: unknown): error is AppError =>
  error instanceof AppError &&
  ['naoEncontrado', 'conteudoRestrito', 'conteudoRestritoDescrito'].includes(error.code);
