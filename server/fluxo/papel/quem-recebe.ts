import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { QuemRecebe, QuemRecebeQuery } from '#schemas/shapes/fluxo-desenho.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { absencesSeen } from './absences-seen.ts';
import { findPerformers } from './find-performers.ts';
import type { Caso, Executante } from './performer-facts.ts';
import { readCaso } from './read-caso.ts';
import { resolvePerformers } from './resolve-performers.ts';

type Named = Executante & {
  readonly usuarioNome: string | null;
  readonly unidadeSigla: string | null;
  readonly cargoNome: string | null;
  readonly perfilNome: string | null;
};

/** Who would get an activity of a role now, each with why; with a content, as of it, started by who asks. */
export const quemRecebe = async (
  ctx: Ctx,
  papelId: number,
  { conteudoId }: QuemRecebeQuery,
): Promise<QuemRecebe> => {
  const papel = await ctx.db
    .selectFrom('registro.papel')
    .select(['nome', 'ativo'])
    .where('id', '=', papelId)
    .executeTakeFirst();
  if (!papel) throw new AppError('naoEncontrado');
  if (conteudoId !== undefined) await requireVisible(ctx, conteudoId);
  const { usuarioId, unidadeId } = ctx.sessao;
  const caso =
    conteudoId === undefined ? undefined : await readCaso(ctx.db, conteudoId, { usuarioId, unidadeId });
  return {
    papel: papel.nome,
    ativo: papel.ativo,
    ...(await quemReceberia(ctx, papelId, caso)),
  };
};

/** Who gets an activity of a role at an instant, each with why, and the performers that name nobody then; absences, as who asks may know. */
export const quemReceberia = async (
  ctx: Ctx,
  papelId: number,
  caso: Caso | undefined,
): Promise<Pick<QuemRecebe, 'pessoas' | 'ninguem'>> => {
  const executantes = await readExecutantes(ctx, papelId);
  const facts = await findPerformers(ctx, executantes, caso);
  const { recebem, vazios } = resolvePerformers(executantes, facts);
  const seen = await absencesSeen(ctx, facts.ausencias);
  const siglas = new Map(facts.unidades.map(({ id, sigla }) => [id, sigla]));
  return {
    pessoas: recebem.map(({ por, ausencia, usuarioId: id, nome, unidadeId: unidade }) => ({
      usuarioId: id,
      nome,
      unidade: siglas.get(unidade) ?? '',
      motivos: por.flatMap((linha) => wordsOf(executantes[linha])),
      ausenteAte: ausencia && seen(ausencia) ? ausencia.ate : undefined,
      substituto: ausencia && seen(ausencia) ? (ausencia.substituto ?? undefined) : undefined,
    })),
    ninguem: vazios.map(({ linha, motivo }) => ({
      executante: wordsOf(executantes[linha])[0] ?? '',
      motivo: mensagem(`papel.vazio.${motivo}`),
    })),
  };
};

const readExecutantes = async ({ db }: Pick<Ctx, 'db'>, papelId: number): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select e.tipo, e.usuario, e.unidade, e.cargo, e.perfil_acesso, e.campo, u.nome as usuario_nome,
      un.sigla as unidade_sigla, c.descricao as cargo_nome, p.descricao as perfil_nome
    from registro.papel_executantes e
    left join registro.usuario u on u.id = e.usuario
    left join registro.unidade un on un.id = e.unidade
    left join registro.cargo c on c.id = e.cargo
    left join registro.perfil_acesso p on p.id = e.perfil_acesso
    where e.registro_id = ${papelId} order by e.ordem`.execute(db);
  return rows;
};

const wordsOf = (one: Named | undefined): string[] =>
  one
    ? [
        mensagem(`papel.executante.${one.tipo}`, {
          nome: one.usuarioNome ?? one.unidadeSigla ?? one.cargoNome ?? one.perfilNome ?? one.campo ?? '',
        }),
      ]
    : [];
