import { sql } from 'kysely';
import type { PreferenciaAviso, Preferencias } from '#schemas/shapes/preferencia.ts';
import type { Database } from '#server/base/db/connect.ts';

export type NoticeKind = keyof NonNullable<Preferencias['avisos']>;

interface NoticeChannels {
  readonly tela: readonly number[];
  readonly email: readonly number[];
}

/** What the system has to say of the account does not wait. */
const inDigest = (kind: NoticeKind, aviso: PreferenciaAviso | undefined): boolean =>
  kind !== 'SISTEMA' && aviso?.resumo === true;

/**
 * By which way each person wants to know of a kind of notice: on the screen unless they said no, by e-mail if they said
 * yes, now or in the digest of the day, which is no matter of this. What the system itself has to say is always on the screen.
 */
export const noticeChannels = async (
  db: Database,
  people: readonly number[],
  kind: NoticeKind,
): Promise<NoticeChannels> => {
  const { rows } = await sql<{ usuarioId: number; aviso: PreferenciaAviso }>`
    select usuario_id, dados -> 'escolhas' -> 'avisos' -> ${kind}::text as aviso from preferencia
    where usuario_id = any(${people}::int[]) and dados -> 'escolhas' -> 'avisos' ? ${kind}::text`.execute(db);
  const chosen = new Map(rows.map(({ usuarioId, aviso }) => [usuarioId, aviso]));
  return {
    tela: people.filter((id) => kind === 'SISTEMA' || chosen.get(id)?.tela !== false),
    email: people.filter((id) => chosen.get(id)?.email === true && !inDigest(kind, chosen.get(id))),
  };
};
