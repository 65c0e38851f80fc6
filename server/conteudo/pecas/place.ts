import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';

/** Where a piece stands in its process, for good. */
export interface Place {
  readonly ordem: number;
  /** More closed than the process: it has a sequence of its own, and belongs to no volume that others count. */
  readonly reservada: boolean;
  readonly volume: number;
  readonly paginas: number;
}

const levels = ['PUBLICO', 'RESTRITO', 'SIGILOSO'] as const;

type Closed = Pick<ConteudoRow, 'nivelAcesso' | 'sigilo'>;

const isStricter = (one: Closed, other: Closed): boolean =>
  one.sigilo > other.sigilo || levels.indexOf(one.nivelAcesso) > levels.indexOf(other.nivelAcesso);

/** How the number of a piece is read. */
export const placeLabel = ({ ordem, reservada }: Pick<Place, 'ordem' | 'reservada'>): string =>
  reservada ? `R${ordem}` : String(ordem);

/** Pages that a volume has where the settings say nothing. */
const standardVolume = 200;

/** The next place of a process, which is locked: a volume that is full is closed, and the piece opens the next. */
export const nextPlace = async (ctx: Ctx, processo: ConteudoRow, peca: ConteudoRow): Promise<Place> => {
  const reservada = isStricter(peca, processo);
  const [ordem, paginas] = [await nextOrder(ctx, processo.id, reservada), await pagesOf(ctx, peca.id)];
  if (reservada) return { ordem, reservada, volume: 1, paginas };
  return { ordem, reservada, volume: await volumeFor(ctx, processo.id, paginas), paginas };
};

const nextOrder = async ({ db }: Ctx, processoId: number, reservada: boolean): Promise<number> => {
  const { rows } = await sql<{ ordem: number }>`
    select coalesce(max(ordem), 0) + 1 as ordem from peca
    where processo_id = ${processoId} and reservada = ${reservada}`.execute(db);
  return rows[0]?.ordem ?? 1;
};

const pagesOf = async ({ db }: Ctx, id: number): Promise<number> => {
  const { rows } = await sql<{ paginas: number | null }>`
    select v.paginas from documento d join documento_versao v on v.documento_id = d.id and v.numero = d.versao_atual
    where d.id = ${id}
    union all
    select f.paginas from protocolo p join protocolo_arquivo f on f.protocolo_id = p.id and f.numero = p.arquivo_atual
    where p.id = ${id}`.execute(db);
  return rows[0]?.paginas ?? 1;
};

const volumeFor = async (ctx: Ctx, processoId: number, paginas: number): Promise<number> => {
  const { db, agora } = ctx;
  const most = (await readSettings(db)).paginasPorVolume ?? standardVolume;
  const { rows } = await sql<{ numero: number; paginas: number }>`
    select v.numero, coalesce((select sum(p.paginas) from peca p
      where p.processo_id = v.processo_id and p.volume = v.numero and not p.reservada), 0)::integer as paginas
    from processo_volume v where v.processo_id = ${processoId} order by v.numero desc limit 1`.execute(db);
  const current = rows[0];
  if (current && (current.paginas === 0 || current.paginas + paginas <= most)) return current.numero;
  if (current)
    await db
      .updateTable('processoVolume')
      .set({ fechadoEm: agora })
      .where('processoId', '=', processoId)
      .where('numero', '=', current.numero)
      .execute();
  const numero = (current?.numero ?? 0) + 1;
  await db.insertInto('processoVolume').values({ processoId, numero, abertoEm: agora }).execute();
  return numero;
};
