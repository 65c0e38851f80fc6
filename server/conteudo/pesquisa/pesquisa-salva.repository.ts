import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { FiltroPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type {
  PesquisaEntrada,
  PesquisaMudanca,
  PesquisaSalva,
  PesquisasSalvasQuery,
} from '#schemas/shapes/pesquisa.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';

/** Searches that one person may keep: more than a menu can show. */
const mostSearches = 100;

interface Row {
  readonly id: number;
  readonly usuarioId: number;
  readonly nome: string;
  readonly casoDeUso: PesquisaSalva['casoDeUso'];
  readonly filtro: FiltroPesquisa;
  readonly unidadeId: number | null;
  /** How what it finds is counted: then it is a report. */
  readonly relatorio: DefinicaoRelatorio | null;
  /** The name of whose it is; of one's own it is not asked. */
  readonly de?: string | null;
  readonly total?: number;
}

/** Reports `p` that somebody sends to a person, who may then open them. */
const sentTo = (me: number) => sql<boolean>`exists (select from relatorio_envio v
  join relatorio_envio_pessoa x on x.envio_id = v.id and x.usuario_id = ${me} and x.saiu_em is null where v.pesquisa_id = p.id)`;

/** One's own, those shared with the unit in which one works now, and those sent to one: the searches, or the reports. */
export const listSearches = async (
  ctx: Ctx,
  { start = 1, pageSize = 20, relatorios = false }: PesquisasSalvasQuery,
): Promise<Page<PesquisaSalva>> => {
  const me = atKeyboard(ctx.sessao);
  const { rows } = await sql<Row & { total: number }>`
    select p.*, u.nome as de, count(*) over () as total
    from pesquisa_salva p left join registro.usuario u on u.id = p.usuario_id
    where (p.usuario_id = ${me} or p.unidade_id = ${ctx.sessao.unidadeId} or ${sentTo(me)}) and (p.relatorio is not null) = ${relatorios}
    order by lower(p.nome), p.id limit ${pageSize} offset ${(start - 1) * pageSize}`.execute(ctx.db);
  return { itens: rows.map((row) => present(row, me)), total: rows[0]?.total ?? 0, totalExato: true };
};

/** One's own, one shared with the unit, or one that is sent to one; of any other nothing is known. */
export const searchOf = async (
  ctx: Ctx,
  id: number,
): Promise<Pick<PesquisaSalva, 'casoDeUso' | 'json' | 'nome' | 'relatorio'>> => {
  const row = await ctx.db
    .selectFrom('pesquisaSalva as p')
    .select(['casoDeUso', 'filtro', 'nome', 'relatorio'])
    .where('id', '=', id)
    .where((has) =>
      has.or([
        has('usuarioId', '=', atKeyboard(ctx.sessao)),
        has('unidadeId', '=', ctx.sessao.unidadeId),
        sentTo(atKeyboard(ctx.sessao)),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return {
    casoDeUso: row.casoDeUso,
    json: row.filtro,
    nome: row.nome,
    relatorio: row.relatorio ?? undefined,
  };
};

export const keepSearch = async (
  ctx: Ctx,
  nome: string,
  { casoDeUso, json, compartilhada = false, relatorio }: PesquisaEntrada,
): Promise<PesquisaSalva> => {
  const me = atKeyboard(ctx.sessao);
  if ((await countSearches(ctx.db, me, relatorio !== undefined)) >= mostSearches)
    throw refusedName(mensagem(refusals(relatorio).muitas, { limite: mostSearches }));
  const row = await ctx.db
    .insertInto('pesquisaSalva')
    .values({
      usuarioId: me,
      nome,
      casoDeUso,
      filtro: JSON.stringify(json),
      criadaEm: ctx.agora,
      unidadeId: compartilhada ? ctx.sessao.unidadeId : null,
      relatorio: relatorio ? JSON.stringify(relatorio) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refusedName(mensagem(refusals(relatorio).repetida));
  return present(row, me);
};

/** Changes one of the person's own; what was not shared with them is answered as one that does not exist. */
export const changeSearch = async (
  ctx: Ctx,
  id: number,
  nome: string,
  { casoDeUso, json, compartilhada, relatorio }: PesquisaMudanca,
): Promise<PesquisaSalva> => {
  const me = atKeyboard(ctx.sessao);
  // two changes at once are made one after the other, so that the second one sees the name that the first one took
  const { rows: own } = await sql<{ id: number; nome: string; relatorio: boolean }>`
    select id, lower(nome) as nome, relatorio is not null as relatorio from pesquisa_salva
    where usuario_id = ${me} order by id for update`.execute(ctx.db);
  const former = own.find((one) => one.id === id);
  if (!former) throw await notOwn(ctx, id);
  const other = own.find(
    (one) => one.id !== id && one.relatorio === former.relatorio && one.nome === nome.toLowerCase(),
  );
  if (other) throw refusedName(mensagem(refusals(former.relatorio).repetida));
  const row = await ctx.db
    .updateTable('pesquisaSalva')
    .set({
      nome,
      casoDeUso: casoDeUso && json ? casoDeUso : undefined,
      filtro: casoDeUso && json ? JSON.stringify(json) : undefined,
      relatorio: former.relatorio && relatorio ? JSON.stringify(relatorio) : undefined,
      ...(compartilhada === undefined ? {} : { unidadeId: compartilhada ? ctx.sessao.unidadeId : null }),
    })
    .where('id', '=', id)
    .where('usuarioId', '=', me)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await notOwn(ctx, id);
  return present(row, me);
};

export const removeSearch = async (ctx: Ctx, id: number): Promise<void> => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('pesquisaSalva')
    .where('id', '=', id)
    .where('usuarioId', '=', atKeyboard(ctx.sessao))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw await notOwn(ctx, id);
};

export const refusedName = (why: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'nome', mensagem: why }] });

/** Of a colleague's search one may know whose it is; of any other, nothing. */
const notOwn = async (ctx: Ctx, id: number): Promise<AppError> => {
  const shared = await ctx.db
    .selectFrom('pesquisaSalva')
    .select(['id', 'relatorio'])
    .where('id', '=', id)
    .where('unidadeId', '=', ctx.sessao.unidadeId)
    .executeTakeFirst();
  return shared ? refusedName(mensagem(refusals(shared.relatorio).alheia)) : new AppError('naoEncontrado');
};

const ofSearch = {
  repetida: 'pesquisa.recusa.repetida',
  muitas: 'pesquisa.recusa.muitas',
  alheia: 'pesquisa.recusa.alheia',
} as const;
const ofReport = {
  repetida: 'pesquisa.recusa.relatorioRepetido',
  muitas: 'pesquisa.recusa.relatoriosDemais',
  alheia: 'pesquisa.recusa.relatorioAlheio',
} as const;

/** What is refused is told of what it is: a search or a report. */
const refusals = (report: unknown): typeof ofSearch | typeof ofReport => (report ? ofReport : ofSearch);

const countSearches = async (db: Database, usuarioId: number, reports: boolean): Promise<number> => {
  const { total } = await db
    .selectFrom('pesquisaSalva')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuarioId', '=', usuarioId)
    .where('relatorio', reports ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return total;
};

const present = (
  { id, usuarioId, nome, casoDeUso, filtro, unidadeId, relatorio, de }: Row,
  me: number,
): PesquisaSalva => ({
  id,
  nome,
  casoDeUso,
  json: filtro,
  propria: usuarioId === me,
  compartilhada: unidadeId !== null,
  de: usuarioId !== me && de ? de : undefined,
  relatorio: relatorio ?? undefined,
});
