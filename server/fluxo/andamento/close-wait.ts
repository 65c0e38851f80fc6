import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { Did } from './who-did.ts';

interface Execution {
  readonly instanciaId: number;
  readonly execucao: string;
}

/** What a step waited for is done, by a person or by nobody in particular. */
export const closeWait = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  { instanciaId, execucao }: Execution,
  { usuarioId }: Did = { usuarioId: null },
): Promise<void> => {
  await sql`update fluxo_atividade set situacao = 'CONCLUIDA', fechada_em = ${agora}, fechada_por = ${usuarioId}
    where instancia_id = ${instanciaId} and execucao = ${execucao}`.execute(db);
};
