import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { DadosDoAto } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Placing, Units } from './bulk-act.ts';

export type Lote = Selectable<Tables['atoEmLote']>;
export type Situacao = Lote['situacao'];
export type SituacaoItem = Selectable<Tables['atoEmLoteItem']>['situacao'];

/** A content of a batch; `versao` where it must be the one that it has. */
export interface Chosen {
  readonly id: number;
  readonly versao: number | null;
  /** What is said of this one alone. */
  readonly motivo?: string | null;
}

interface NewLote {
  readonly ato: string;
  readonly motivo: string | undefined;
  /** To whom it is given. */
  readonly usuarioId?: number | undefined;
  /** To which archive it goes. */
  readonly arquivoId?: number | undefined;
  /** From where to where it passes. */
  readonly unidades?: Units | undefined;
  /** What the act says besides a reason. */
  readonly dados?: DadosDoAto | undefined;
  /** Where it is put. */
  readonly local?: Placing | undefined;
  readonly chosen: readonly Chosen[];
  readonly desfazId?: number;
}

/** Keeps what was asked, by whom and of what, in the transaction that is open. */
export const insertLote = async (
  ctx: Ctx,
  { ato, motivo, usuarioId, arquivoId, unidades, dados, local, chosen, desfazId }: NewLote,
): Promise<number> => {
  const { sessao, agora, db, lugar } = ctx;
  const { id } = await db
    .insertInto('atoEmLote')
    .values({
      ato,
      motivo: motivo?.trim() || null,
      usuarioId: sessao.usuarioId,
      substitutoId: sessao.substitutoId ?? null,
      unidadeId: sessao.unidadeId,
      sessaoId: sessao.id,
      lugar: lugar === undefined ? null : JSON.stringify(lugar),
      desfazId: desfazId ?? null,
      paraUsuarioId: usuarioId ?? null,
      deUnidadeId: unidades?.de ?? null,
      paraUnidadeId: unidades?.para ?? arquivoId ?? null,
      dados: dados === undefined ? null : JSON.stringify(dados),
      paraLocalId: local?.id ?? null,
      espessuraMm: local?.espessura ?? null,
      criadoEm: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into ato_em_lote_item (lote_id, ordem, conteudo_id, versao, motivo)
    select ${id}::bigint, e.ordem, e.conteudo, e.versao, e.motivo
    from unnest(${chosen.map((one) => one.id)}::bigint[], ${chosen.map(({ versao }) => versao)}::integer[],
        ${chosen.map(({ motivo }) => motivo ?? null)}::text[])
      with ordinality as e (conteudo, versao, motivo, ordem)`.execute(db);
  return id;
};

/** From where to where the contents of a batch pass. */
export const unitsOf = ({ deUnidadeId, paraUnidadeId }: Lote): Units | undefined =>
  deUnidadeId === null || paraUnidadeId === null ? undefined : { de: deUnidadeId, para: paraUnidadeId };

/** Where the contents of a batch are put. */
export const localOf = ({ paraLocalId, espessuraMm }: Lote): Placing | undefined =>
  paraLocalId === null ? undefined : { id: paraLocalId, espessura: espessuraMm ?? undefined };

/** The archive to which they go. */
export const archiveOf = ({ deUnidadeId, paraUnidadeId }: Lote): number | undefined =>
  deUnidadeId === null ? (paraUnidadeId ?? undefined) : undefined;

export const findLote = (db: Database, id: number): Promise<Lote | undefined> =>
  db.selectFrom('atoEmLote').selectAll().where('id', '=', id).executeTakeFirst();

/** The next that wait, in the order in which they were chosen. */
export const nextPending = async (db: Database, loteId: number, most: number): Promise<Chosen[]> => {
  const rows = await db
    .selectFrom('atoEmLoteItem')
    .select(['conteudoId', 'versao', 'motivo'])
    .where('loteId', '=', loteId)
    .where('situacao', '=', 'PENDENTE')
    .orderBy('ordem')
    .limit(most)
    .execute();
  return rows.map(({ conteudoId, versao, motivo }) => ({ id: conteudoId, versao, motivo }));
};

/** Keeps that an item is done, with the version that it has now. @returns whether it was still to be done */
export const keepDone = async (db: Database, loteId: number, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update ato_em_lote_item set situacao = 'FEITO', versao = (select versao from conteudo where id = ${id})
    where lote_id = ${loteId} and conteudo_id = ${id} and situacao = 'PENDENTE' returning ordem`.execute(db);
  return rows.length > 0;
};

export interface Refusal {
  readonly codigo: string;
  readonly mensagem: string;
}

/** Keeps why an item was not done; what was decided meanwhile stays as it was decided. */
export const keepRefused = async (
  db: Database,
  loteId: number,
  ids: readonly number[],
  refusal: Refusal,
): Promise<void> => {
  await db
    .updateTable('atoEmLoteItem')
    .set({ situacao: 'RECUSADO', ...refusal })
    .where('loteId', '=', loteId)
    .where('conteudoId', 'in', [...ids])
    .where('situacao', '=', 'PENDENTE')
    .execute();
};

/** Ends a batch that has nothing left to do. @returns it, to the one who ended it */
export const endLote = (db: Database, id: number, agora: Date): Promise<Lote | undefined> =>
  db
    .updateTable('atoEmLote')
    .set({ situacao: 'CONCLUIDO', terminadoEm: agora })
    .where('id', '=', id)
    .where('situacao', '=', 'EM_ANDAMENTO')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('atoEmLoteItem')
            .select('ordem')
            .where('loteId', '=', id)
            .where('atoEmLoteItem.situacao', '=', 'PENDENTE'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** Gives up what waits; an item that is being done right now is undone with its transaction. */
export const cancelLote = async (db: Database, id: number, agora: Date): Promise<void> => {
  const open = await db
    .updateTable('atoEmLote')
    .set({ situacao: 'CANCELADO', terminadoEm: agora })
    .where('id', '=', id)
    .where('situacao', '=', 'EM_ANDAMENTO')
    .returning('id')
    .executeTakeFirst();
  if (!open) return;
  await db
    .updateTable('atoEmLoteItem')
    .set({ situacao: 'CANCELADO' })
    .where('loteId', '=', id)
    .where('situacao', '=', 'PENDENTE')
    .execute();
};

/** The items of a batch that stand in one of these ways, with the version that it left. */
export const itemsIn = async (
  db: Database,
  loteId: number,
  situacoes: readonly SituacaoItem[],
): Promise<Chosen[]> => {
  const rows = await db
    .selectFrom('atoEmLoteItem')
    .select(['conteudoId', 'versao', 'motivo'])
    .where('loteId', '=', loteId)
    .where('situacao', 'in', [...situacoes])
    .orderBy('ordem')
    .execute();
  return rows.map(({ conteudoId, versao, motivo }) => ({ id: conteudoId, versao, motivo }));
};

/** Results that nobody needs any more. */
export const forgetLotes = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('atoEmLote').where('terminadoEm', '<', before).execute();
};
