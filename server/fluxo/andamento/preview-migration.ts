import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FluxoMigracaoPedido, FluxoMigracaoPrevia } from '#schemas/shapes/fluxo-migracao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { migrationOf } from './migration-of.ts';
import { blocksOf, nameIn, versionOf, type Versao } from './migrate.ts';
import { placesFrom } from './places.ts';

const sameVersion = (): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'para', mensagem: mensagem('fluxo.recusa.mesmaVersao') }] },
  );

interface Versions {
  readonly de: Versao;
  readonly para: Versao;
}

/** The two versions that are named, which are not the same. */
export const versionsOf = async (
  { db }: Ctx,
  fluxoId: number,
  { de, para }: Pick<FluxoMigracaoPedido, 'de' | 'para'>,
): Promise<Versions> => {
  if (de === para) throw sameVersion();
  return { de: await versionOf(db, fluxoId, de), para: await versionOf(db, fluxoId, para) };
};

interface Running {
  readonly estado: object | null;
  readonly situacao: string;
}

/** Counts of words, the most said first. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(said: string): void {
    this.#counts.set(said, (this.#counts.get(said) ?? 0) + 1);
  }
  list(): { chave: string; quantas: number }[] {
    return [...this.#counts]
      .map(([chave, quantas]) => ({ chave, quantas }))
      .sort((one, other) => other.quantas - one.quantas);
  }
}

/** What would pass from a version to another as it stands now, what has no place there, and what keeps it. */
export const previewMigration = async (
  ctx: Ctx,
  fluxoId: number,
  pedido: FluxoMigracaoPedido,
): Promise<FluxoMigracaoPrevia> => {
  const { de, para } = await versionsOf(ctx, fluxoId, pedido);
  const { rows } = await sql<Running>`select estado, situacao from fluxo_instancia
    where versao_id = ${de.id} and situacao in ('ATIVA', 'PROBLEMA', 'SUSPENSA')
      and ${pedido.instanciaId === undefined ? sql`true` : sql`id = ${pedido.instanciaId}`}`.execute(ctx.db);
  const [faltam, bloqueios, avisos] = [new Tally(), new Tally(), new Tally()];
  let passam = 0;
  for (const { estado, situacao } of rows) {
    const found = migrationOf(de.plano, para.plano, estado, pedido.mapa ?? {});
    const stopped = situacao === 'SUSPENSA';
    const blocks = blocksOf({ ...found, faltam: [] }, de.plano, para.plano);
    for (const id of [...found.faltam, ...Object.keys(found.leva)]) faltam.add(id);
    for (const said of stopped ? [mensagem('fluxo.migracao.parado')] : blocks) bloqueios.add(said);
    for (const id of found.tira) avisos.add(mensagem('fluxo.migracao.tira', { prazo: nameIn(de.plano, id) }));
    for (const id of found.prazosNovos)
      avisos.add(mensagem('fluxo.migracao.prazo', { prazo: nameIn(para.plano, id) }));
    if (!stopped && blocks.length === 0 && found.faltam.length === 0) passam += 1;
  }
  const words = ({ chave, quantas }: { chave: string; quantas: number }) => ({ mensagem: chave, quantas });
  return {
    total: rows.length,
    passam,
    faltam: faltam
      .list()
      .map(({ chave, quantas }) => ({ id: chave, nome: nameIn(de.plano, chave), quantas })),
    bloqueios: bloqueios.list().map(words),
    avisos: avisos.list().map(words),
    destinos: placesFrom(para.plano, undefined),
  };
};
