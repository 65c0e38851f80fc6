import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { ModeloPersonalizado } from '#schemas/shapes/modelo-personalizado.ts';
import type { Corpo, Propriedade, Valores } from '#schemas/shapes/propriedade.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Sessao } from '#server/base/http/session.ts';
import { allowedModels } from '../allowed-models.ts';

/** As many as a list shows. */
const most = 100;

/** The text of a model, as a draft copies it. */
export interface KeptText {
  readonly id: number;
  readonly nome: string;
  readonly modeloId: number;
  readonly corpo: Corpo;
  readonly propriedades: Propriedade[];
  readonly valores: Valores;
}

/** Over the alias `p`: of the person, or of the unit where they are. */
const usable = ({ usuarioId, unidadeId }: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(p.usuario_id = ${usuarioId} or p.unidade_id = ${unidadeId})`;

/** Who kept it changes it; the chief answers for what is of the unit. */
const changeable = ({ usuarioId, unidadeId, chefe }: Sessao): RawBuilder<boolean> =>
  sql<boolean>`(p.usuario_id = ${usuarioId} or (${chefe} and p.unidade_id is not distinct from ${unidadeId}))`;

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly modelo: ModeloPersonalizado['modelo'];
  readonly tipoDocumento: ModeloPersonalizado['tipoDocumento'];
  readonly sigla: string | null;
  readonly autor: string;
  readonly daUnidade: boolean;
  readonly mudar: boolean;
}

const read = async (
  { db, sessao }: Ctx,
  which: RawBuilder<unknown>,
  size: number,
): Promise<ModeloPersonalizado[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.nome, jsonb_build_object('id', m.id, 'rotulo', m.nome) as modelo,
      jsonb_build_object('id', t.id, 'rotulo', t.nome) as tipo_documento, t.sigla, u.nome as autor,
      p.unidade_id is not null as da_unidade, ${changeable(sessao)} as mudar
    from modelo_personalizado p join registro.modelo_documento m on m.id = p.modelo_id
    join registro.tipo_documento t on t.id = m.tipo_documento
    join registro.usuario u on u.id = p.usuario_id
    where ${which} and ${usable(sessao)} and m.ativo and t.ativo and m.corpo is not null and ${allowedModels(sessao)}
    order by texto_busca(p.nome), p.id limit ${size}`.execute(db);
  return rows.map(({ sigla, ...row }) => ({ ...row, sigla: sigla ?? undefined }));
};

/** Those that a draft may be made from now, by name. */
export const listOwnModels = (
  ctx: Ctx,
  { q = '', pageSize = most }: BuscaQuery,
): Promise<ModeloPersonalizado[]> => read(ctx, hasWords(sql`p.nome`, q), pageSize);

export const readOwnModel = async (ctx: Ctx, id: number): Promise<ModeloPersonalizado> => {
  const [found] = await read(ctx, sql`p.id = ${id}`, 1);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

/** The text of one that the person may use. */
export const readKeptText = async (ctx: Ctx, id: number): Promise<KeptText> => {
  const { rows } = await sql<KeptText>`
    select p.id, p.nome, p.modelo_id, p.corpo, p.propriedades, p.valores
    from modelo_personalizado p where p.id = ${id} and ${usable(ctx.sessao)}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

interface NewModel extends Omit<KeptText, 'id'> {
  readonly unidadeId: number | null;
  readonly restrito: boolean;
  /** Files of its pictures. */
  readonly imagens: readonly string[];
}

export const keepModel = async ({ db, sessao, agora }: Ctx, model: NewModel): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into modelo_personalizado (nome, modelo_id, usuario_id, unidade_id, restrito, corpo, propriedades, valores, criado_em)
    values (${model.nome}, ${model.modeloId}, ${sessao.usuarioId}, ${model.unidadeId}, ${model.restrito}, ${JSON.stringify(model.corpo)}::jsonb,
      ${JSON.stringify(model.propriedades)}::jsonb, ${JSON.stringify(model.valores)}::jsonb, ${agora})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (model.imagens.length > 0)
    await sql`insert into modelo_personalizado_imagem (arquivo_id, modelo_id)
      select x::uuid, ${id} from unnest(${[...model.imagens]}::text[]) x`.execute(db);
  return id;
};

export const countOwnModels = async ({ db, sessao }: Ctx): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from modelo_personalizado where usuario_id = ${sessao.usuarioId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

/** One that the person may change: whether the unit may have it. */
export const findChangeable = async (
  { db, sessao }: Ctx,
  id: number,
): Promise<{ readonly restrito: boolean }> => {
  const { rows } = await sql<{ restrito: boolean }>`select p.restrito from modelo_personalizado p
    where p.id = ${id} and ${usable(sessao)} and ${changeable(sessao)} for update`.execute(db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

export const changeOwnModel = async (
  { db }: Ctx,
  id: number,
  { nome, unidadeId }: { readonly nome: string; readonly unidadeId: number | null },
): Promise<void> => {
  await sql`update modelo_personalizado set nome = ${nome}, unidade_id = ${unidadeId} where id = ${id}`.execute(
    db,
  );
};

export const removeOwnModel = async ({ db }: Ctx, id: number): Promise<void> => {
  await sql`delete from modelo_personalizado where id = ${id}`.execute(db);
};
