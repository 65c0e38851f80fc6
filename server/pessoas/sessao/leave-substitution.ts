import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { appendEvent, type Actor } from '#server/base/events/record-event.ts';

/**
 * Gives the session back to who sits at the keyboard, in the unit from where they began, or in their default one. The event
 * has both names, whatever ended the substitution.
 */
export const leaveSubstitution = async (
  db: Database,
  actor: Actor,
  agora: Date,
  dados: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const { numAffectedRows } = await sql`
    update sessao s set substituido_id = null, unidade_propria_id = null, unidade_id = coalesce((
      select uu.unidade from registro.usuario_unidades uu where uu.registro_id = s.usuario_id
      order by uu.unidade = s.unidade_propria_id desc, coalesce(uu.padrao, false) desc, uu.ordem limit 1), s.unidade_id)
    where s.id = ${actor.sessaoId} and s.substituido_id is not null`.execute(db);
  if (!numAffectedRows) return;
  await appendEvent(db, actor, agora, {
    cadeia: `sessao:${actor.sessaoId}`,
    ato: 'encerrouSubstituicao',
    dados,
  });
};
