import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { AtividadeDocumento } from '#schemas/shapes/fluxo-atividade.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { criar } from '#server/documento/index.ts';
import { holdActivity, refusal } from './hold-activity.ts';
import { flowOfContent } from './of-content.ts';
import { claimFor } from './people.ts';

/** Begins the document that an activity asks for, tied to the content: who begins it has the activity from then on. */
export const makeDocument = async (
  ctx: Ctx,
  id: number,
  { assunto }: AtividadeDocumento,
): Promise<FluxoDoConteudo> => {
  const { activity, instance } = await holdActivity(ctx, id);
  const { modelo = '' } = instance.plano.elementos[activity.elemento]?.atividade ?? {};
  if (activity.especie !== 'CRIAR_DOCUMENTO') throw refusal('naoPedeDocumento');
  if (activity.documentoId !== null) throw refusal('jaCriado');
  const made = await criar(
    ctx,
    { modeloId: await modelOf(ctx, modelo), assunto, conteudoVinculado: activity.conteudoId },
    'fluxo',
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'naoEncontrado')
      throw refusal('modeloNaoServe', { modelo });
    throw error;
  });
  await sql`update fluxo_atividade set documento_id = ${made.id} where id = ${id}`.execute(ctx.db);
  await claimFor(ctx, id, ctx.sessao.usuarioId);
  return flowOfContent(ctx, activity.conteudoId);
};

const modelOf = async ({ db }: Ctx, codigo: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from registro.modelo_documento where codigo = ${codigo}`.execute(db);
  if (!rows[0]) throw refusal('modeloNaoServe', { modelo: codigo });
  return rows[0].id;
};
