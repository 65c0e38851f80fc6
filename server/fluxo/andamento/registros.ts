import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { FieldError } from '#schemas/app-error.ts';
import { deRegistro, type CampoFluxo, type TipoRegistro } from '#schemas/fluxo/atividade.ts';
import type { Respostas } from '#schemas/fluxo/regra/asked.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { RegistrosQuery } from '#schemas/shapes/fluxo-atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';

const most = 20;

/** What each kind chooses from: people and units of the organisation of who asks; `serve`, those in use. */
const sources: Readonly<Record<TipoRegistro, (ctx: Pick<Ctx, 'sessao'>) => RawBuilder<unknown>>> = {
  PESSOA: ({ sessao }) => sql`select p.id, p.nome as rotulo,
      p.ativo and not coalesce(p.bloqueado, false) and bool_or(u.ativo) as serve
    from registro.usuario p join registro.usuario_unidades x on x.registro_id = p.id
    join registro.unidade u on u.id = x.unidade
    where u.organizacao = ${sessao.organizacaoId} group by p.id`,
  UNIDADE: ({ sessao }) => sql`select u.id, u.sigla || ' - ' || u.nome as rotulo, u.ativo as serve
    from registro.unidade u where u.organizacao = ${sessao.organizacaoId}`,
};

/** What a question lets choose, by words; or the names of those that were chosen, in use or not. */
export const listRegistros = async (
  ctx: Ctx,
  { tipo, q = '', ids }: RegistrosQuery,
): Promise<Page<Rotulo>> => {
  const which =
    ids === undefined
      ? sql`x.serve and ${hasWords(sql`x.rotulo`, q)}`
      : sql`x.id = any(${ids.split(',').map(Number)})`;
  const { rows } = await sql<Rotulo>`select x.id, x.rotulo from (${sources[tipo](ctx)}) x where ${which}
    order by x.rotulo, x.id ${ids === undefined ? sql`limit ${sql.lit(most)}` : sql``}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < most };
};

/** Some of those in use, the oldest first: what a simulation draws from. */
export const someRegistros = async (ctx: Ctx, tipo: TipoRegistro): Promise<Rotulo[]> => {
  const { rows } = await sql<Rotulo>`select x.id, x.rotulo from (${sources[tipo](ctx)}) x where x.serve
    order by x.id limit ${sql.lit(most)}`.execute(ctx.db);
  return rows;
};

type Perguntado = Pick<CampoFluxo, 'chave' | 'tipo'>;

/** Ids that were answered, of each kind. */
const answered = (
  asked: Iterable<{ readonly campos: readonly Perguntado[]; readonly respostas: Respostas }>,
): Map<TipoRegistro, Set<number>> => {
  const found = new Map<TipoRegistro, Set<number>>();
  for (const { campos, respostas } of asked)
    for (const { chave, tipo } of campos) {
      const value = respostas[chave];
      if (deRegistro(tipo) && typeof value === 'number')
        found.set(tipo, (found.get(tipo) ?? new Set()).add(value));
    }
  return found;
};

/** Answers that name nobody in use of the organisation of who answers, each on its field. */
export const wrongRegistros = async (
  ctx: Pick<Ctx, 'db' | 'sessao'>,
  campos: readonly Perguntado[],
  respostas: Respostas,
  scope = 'respostas',
): Promise<FieldError[]> => {
  const serve = new Set<string>();
  for (const [tipo, ids] of answered([{ campos, respostas }])) {
    const { rows } = await sql<{ id: number }>`select x.id from (${sources[tipo](ctx)}) x
      where x.serve and x.id = any(${[...ids]})`.execute(ctx.db);
    for (const { id } of rows) serve.add(nameKey(tipo, id));
  }
  return campos.flatMap(({ chave, tipo }) => {
    const value = respostas[chave];
    return deRegistro(tipo) && typeof value === 'number' && !serve.has(nameKey(tipo, value))
      ? [{ campo: `${scope}.${chave}`, mensagem: mensagem(`fluxo.recusa.${tipo}`) }]
      : [];
  });
};

/** Names of what was answered, read when they are shown: who sees the answers sees them, wherever the person is now. */
export type Nomes = ReadonlyMap<string, string>;
export const nameKey = (tipo: TipoRegistro, id: number): string => `${tipo} ${id}`;

export const namesOf = async (
  db: Database,
  asked: readonly { readonly campos: readonly Perguntado[]; readonly respostas: Respostas }[],
): Promise<Nomes> => {
  const nomes = new Map<string, string>();
  for (const [tipo, ids] of answered(asked)) {
    const { rows } = await (
      tipo === 'PESSOA'
        ? sql<Rotulo>`select id, nome as rotulo from registro.usuario where id = any(${[...ids]})`
        : sql<Rotulo>`select id, sigla || ' - ' || nome as rotulo from registro.unidade where id = any(${[...ids]})`
    ).execute(db);
    for (const { id, rotulo } of rows) nomes.set(nameKey(tipo, id), rotulo);
  }
  return nomes;
};
