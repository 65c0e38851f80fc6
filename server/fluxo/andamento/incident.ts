import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { Command, StepFailed } from '../motor/index.ts';

type TipoIncidente = StepFailed['tipo'] | 'TRABALHO';

interface NewIncident {
  readonly tipo: TipoIncidente;
  readonly mensagem: string;
  readonly elemento?: string | undefined;
  /** What was being done: doing it again is how it is tried again. */
  readonly comando?: Command | undefined;
}

/** Keeps what stopped a flow; it does not move until somebody mends it. */
export const openIncident = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  instanciaId: number,
  { tipo, mensagem, elemento, comando }: NewIncident,
): Promise<void> => {
  await sql`update fluxo_instancia set situacao = 'PROBLEMA'
    where id = ${instanciaId} and situacao in ('ATIVA', 'PROBLEMA')`.execute(db);
  await sql`insert into fluxo_incidente (instancia_id, elemento, tipo, mensagem, comando, aberto_em)
    values (${instanciaId}, ${elemento ?? null}, ${tipo}, ${mensagem}, ${comando ? JSON.stringify(comando) : null}::jsonb, ${agora})`.execute(
    db,
  );
};
