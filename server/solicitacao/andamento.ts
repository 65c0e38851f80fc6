import { defined } from '#schemas/defined.ts';
import type { Updateable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import { depois, type NomePasso } from './fases.ts';

/** A request as its steps need it. */
export interface Pedido {
  readonly id: number;
  readonly externoId: number;
  readonly situacao: FaseExterna;
  readonly encerrada: boolean;
  readonly tipoProcessoId: number;
  /** Until when the person was asked to answer. */
  readonly prazo: string | null;
  /** Until when the body answers. */
  readonly respostaAte: string | null;
}

/** The request of a content, held until the transaction ends. */
export const lockRequest = async (db: Database, id: number): Promise<Pedido> => {
  const row = await db
    .selectFrom('solicitacao')
    .select(['id', 'externoId', 'situacao', 'encerradaEm', 'tipoProcessoId', 'prazo', 'respostaAte'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  const { encerradaEm, ...pedido } = row;
  return { ...pedido, encerrada: encerradaEm !== null };
};

interface Said {
  readonly ato: NomePasso | 'enviada';
  readonly texto?: string | undefined;
  readonly prazo?: string | undefined;
  readonly externoId?: number;
  readonly usuarioId?: number;
  readonly substitutoId?: number | undefined;
  readonly unidadeId: number;
  readonly em: Date;
}

/** Writes down what one side said or did. */
export const note = async (
  db: Database,
  solicitacaoId: number,
  { texto, prazo, externoId, usuarioId, substitutoId, ...rest }: Said,
): Promise<void> => {
  await db
    .insertInto('solicitacaoAndamento')
    .values({
      ...rest,
      solicitacaoId,
      texto: texto ?? null,
      prazo: prazo ?? null,
      externoId: externoId ?? null,
      usuarioId: usuarioId ?? null,
      substitutoId: substitutoId ?? null,
    })
    .execute();
};

/**
 * Takes a request through a step of the table, with what else it changes. The deadline of a return ends with its phase; while
 * it runs the content is due on its day, in the inbox and in the agenda of who waits for the answer. Otherwise it is due when the
 * service says that the body answers, until it did.
 */
export const step = async (
  db: Database,
  pedido: Pedido,
  ato: NomePasso,
  columns: Omit<Updateable<Tables['solicitacao']>, 'id' | 'situacao'> = {},
): Promise<void> => {
  const situacao = depois(ato, pedido);
  const changes = { ...defined({ prazo: situacao === pedido.situacao ? undefined : null }), ...columns };
  await db
    .updateTable('solicitacao')
    .set({ situacao, ...changes })
    .where('id', '=', pedido.id)
    .execute();
  const ended = ato === 'encerrarSolicitacao';
  if (changes.prazo === undefined && !ended) return;
  const vencimento = ended ? null : (changes.prazo ?? pedido.respostaAte);
  await db.updateTable('conteudo').set({ vencimento }).where('id', '=', pedido.id).execute();
};
