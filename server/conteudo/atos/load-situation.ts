import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { CheckIn } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { factColumns, situationOf, type ContentFacts } from './facts.ts';
import type { Situation } from './situation.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

/** The row of a content with all that its acts depend on. What only documents have is null, or its zero, in the other kinds. */
export interface ConteudoRow extends ContentFacts {
  readonly id: number;
  readonly versao: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly hipoteseLegal: string | null;
  readonly vencimento: string | null;
  readonly unidadeId: number;
  readonly checkInEm: Date | null;
  readonly criadoEm: Date;
  readonly alteradoEm: Date;
  readonly tipoDocumentoId: number;
  readonly modeloId: number;
  readonly tipoProcessoId: number;
  readonly andaComId: number | null;
  /** What a document was made from. */
  readonly vinculadoId: number | null;
  readonly classeId: number | null;
  readonly versaoAtual: number;
  readonly codigo: string | null;
  /** What a cancelled one was, and is again when it is reactivated. */
  readonly estadoAnterior: number | null;
}

/** A content and what may be done with it now. */
export interface Loaded {
  readonly row: ConteudoRow;
  readonly situation: Situation;
}

/**
 * Loads a content that the person may see; with `lock` its row is held until the transaction ends, so that what
 * was judged is what is changed. The lock of the content comes before any other.
 */
export const loadSituation = async (ctx: Ctx, id: number, { lock = false } = {}): Promise<Loaded> => {
  if (lock) await sql`select from conteudo where id = ${id} for update`.execute(ctx.db);
  const found = await findSituation(ctx, id);
  if (found) return found;
  await requireVisible(ctx, id);
  throw new AppError('naoEncontrado');
};

/**
 * The same, of a content that may be out of reach: that is no attempt on it, and none is kept. `reached`, over `c`, is what is
 * reached by another way than that of who works here.
 */
export const findSituation = async (
  ctx: Ctx,
  id: number,
  reached: RawBuilder<boolean> = visibleContent(ctx.sessao),
): Promise<Loaded | undefined> => (await findSituations(ctx, [id], reached))[0];

/** Those of several contents that are within reach, in the order in which they were asked for. */
export const findSituations = async (
  ctx: Ctx,
  ids: readonly number[],
  reached: RawBuilder<boolean> = visibleContent(ctx.sessao),
): Promise<Loaded[]> => {
  const { sessao } = ctx;
  const { rows } = await sql<ConteudoRow>`
    select c.id, c.versao, c.numero, c.assunto, c.hipotese_legal, c.vencimento, c.unidade_id, c.check_in_em,
      c.criado_em, c.alterado_em, c.estado_anterior, coalesce(td.id, 0) as tipo_documento_id,
      coalesce(d.modelo_id, 0) as modelo_id,
      coalesce(d.classe_id, pr.classe_id) as classe_id, coalesce(pr.tipo_processo_id, 0) as tipo_processo_id, c.anda_com_id, d.vinculado_id, coalesce(d.versao_atual, 1) as versao_atual, coalesce(d.codigo, pr.codigo) as codigo,
      ${factColumns(ctx)},
      exists (select from conteudo_acesso g where g.conteudo_id = c.id and g.usuario_id is not null
        and g.por_usuario_id = ${sessao.usuarioId}) as concedi_acesso
    from conteudo c
    ${kindJoins}
    join registro.unidade hu on hu.id = c.detentor_unidade_id
    left join registro.usuario ci on ci.id = c.check_in_usuario_id
    where c.id = any(${[...ids]}::bigint[]) and ${reached}`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.id, { row, situation: situationOf(ctx, row) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** Of another kind, it is not there: the calls of a kind are of its contents. */
export const requireKind = ({ row }: Loaded, tipo: number): void => {
  if (row.tipo !== tipo) throw new AppError('naoEncontrado');
};

/** A content of a kind, with its situation. */
export const loadOfKind = async (ctx: Ctx, id: number, tipo: number): Promise<Loaded> => {
  const loaded = await loadSituation(ctx, id);
  requireKind(loaded, tipo);
  return loaded;
};

/** Who has the content open for work, as it travels. */
export const presentCheckIn = (
  row: { checkInUsuarioId: number | null; checkInNome: string | null; checkInEm: Date | null },
  usuarioId: number,
): CheckIn => ({
  situacao: row.checkInUsuarioId === null ? 0 : row.checkInUsuarioId === usuarioId ? 1 : 2,
  usuario:
    row.checkInUsuarioId === null ? undefined : { id: row.checkInUsuarioId, nome: row.checkInNome ?? '' },
  desde: row.checkInEm?.toISOString(),
});
