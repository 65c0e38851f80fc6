import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { closeDone } from './close-done.ts';
import type { Did } from './who-did.ts';

interface Execution {
  readonly instanciaId: number;
  readonly execucao: string;
}

/** What a step waited for is done, by a person or by nobody in particular. */
export const closeWait = (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  { instanciaId, execucao }: Execution,
  { usuarioId, substitutoId }: Did = { usuarioId: null, substitutoId: null },
): Promise<void> =>
  closeDone(ctx, sql`instancia_id = ${instanciaId} and execucao = ${execucao}`, {
    usuarioId,
    substitutoId,
  });
