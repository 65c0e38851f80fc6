import { sql } from 'kysely';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { EnvioRelatorioEntrada } from '#schemas/shapes/envio-relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { Ctx } from '#server/base/http/context.ts';

type Refusal = 'qual' | 'alheio' | 'chefia' | 'dia' | 'semDia' | 'pessoas';

const wrong = (campo: keyof EnvioRelatorioEntrada, why: Refusal): FieldError => ({
  campo,
  mensagem: mensagem(`relatorios.envios.recusa.${why}`),
});

/** @throws AppError 422 that names each field that is wrong */
export const requireEntrada = async (ctx: Ctx, body: EnvioRelatorioEntrada): Promise<void> => {
  const erros = [
    ...(await reportProblems(ctx, body)),
    ...dayProblems(body),
    ...((await strangers(ctx, body.pessoas)) ? [wrong('pessoas', 'pessoas')] : []),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

const reportProblems = async (
  { db, sessao }: Ctx,
  { pesquisaId, relatorio }: EnvioRelatorioEntrada,
): Promise<FieldError[]> => {
  if ((pesquisaId === undefined) === (relatorio === undefined)) return [wrong('pesquisaId', 'qual')];
  if (relatorio !== undefined)
    return reportKind(relatorio).daChefia && !sessao.chefe ? [wrong('relatorio', 'chefia')] : [];
  const own = await db
    .selectFrom('pesquisaSalva')
    .select('id')
    .where('id', '=', pesquisaId ?? 0)
    .where('usuarioId', '=', sessao.usuarioId)
    .where('relatorio', 'is not', null)
    .executeTakeFirst();
  return own ? [] : [wrong('pesquisaId', 'alheio')];
};

const dayProblems = ({ cada, dia }: EnvioRelatorioEntrada): FieldError[] => {
  if (cada === 'DIA') return dia === undefined ? [] : [wrong('dia', 'semDia')];
  return dia === undefined || (cada === 'SEMANA' && dia > 7) ? [wrong('dia', 'dia')] : [];
};

/** Whether one of them is of no unit of the organisation, or is not active. */
const strangers = async ({ db, sessao }: Ctx, pessoas: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`
    select from registro.usuario u where u.ativo and u.id = any(${pessoas}::integer[])
      and exists (select from registro.usuario_unidades x join registro.unidade un on un.id = x.unidade
        where x.registro_id = u.id and un.organizacao = ${sessao.organizacaoId})`.execute(db);
  return rows.length < pessoas.length;
};
