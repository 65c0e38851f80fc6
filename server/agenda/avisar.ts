import { sql } from 'kysely';
import type { Compromisso, RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { Facts } from './fatos.ts';

type When = Pick<Facts, 'de' | 'hora'>;
type Especie = 'convidado' | 'mudado' | 'desmarcado' | 'retirado' | 'VOU' | 'TALVEZ' | 'NAO';

/** Tells people what happened to an event; nobody of what they did themselves. */
export const tell = (
  ctx: Ctx,
  especie: Especie,
  compromissoId: number,
  { de, hora }: When,
  people: readonly number[],
): Promise<void> =>
  notify(ctx.db, ctx.agora, {
    usuarioIds: people.filter((id) => id !== atKeyboard(ctx.sessao)),
    tipo: 'CONHECIMENTO',
    compromissoId,
    especie,
    dados: {
      quem: ctx.sessao.substitutoNome ?? ctx.sessao.nome,
      dia: de,
      hora,
    },
  });

/** Who takes part in an event, and whose it is. */
export const peopleOf = async ({ db }: Ctx, id: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select p.usuario_id as id from compromisso_participante p where p.compromisso_id = ${id}
    union select e.usuario_id from compromisso e where e.id = ${id} and e.usuario_id is not null`.execute(db);
  return rows.map((row) => row.id);
};

const ruleKeys = ['cada', 'intervalo', 'dias', 'ate', 'vezes', 'diaUtil'] as const;
const ruleText = (repeticao: RepeticaoCompromisso | undefined): string =>
  ruleKeys.map((key) => String(repeticao?.[key] ?? '')).join(';');

/** What an event was for who changed it, and what they made of it. */
interface Changed {
  readonly former: Compromisso;
  readonly facts: Facts;
  /** Absent where only one time of a series changes. */
  readonly repeticao?: RepeticaoCompromisso | undefined;
  readonly alone: boolean;
}

/** Whether it is at another time: what was answered was of the former one. */
const otherTime = ({ former, facts, repeticao, alone }: Changed): boolean =>
  former.de !== facts.de ||
  former.ate !== facts.ate ||
  former.hora !== facts.hora ||
  former.horaFim !== facts.horaFim ||
  (!alone && ruleText(former.repeticao) !== ruleText(repeticao));

const otherwise = ({ former, facts }: Changed): boolean =>
  former.titulo !== facts.titulo.trim() || (former.lugar ?? '') !== (facts.lugar?.trim() ?? '');

/** Keeps the answers that are still worth something: of who still takes part, to the same time. */
const keepAnswers = async ({ db }: Ctx, from: number, to: number, moved: boolean): Promise<void> => {
  if (from !== to && !moved)
    await sql`insert into compromisso_resposta (compromisso_id, usuario_id, resposta, respondido_em)
      select ${to}, usuario_id, resposta, respondido_em from compromisso_resposta where compromisso_id = ${from}`.execute(
      db,
    );
  await sql`delete from compromisso_resposta r where r.compromisso_id = ${to} and (${moved && from === to}::boolean
    or not exists (select from compromisso_participante p where p.compromisso_id = ${to} and p.usuario_id = r.usuario_id))`.execute(
    db,
  );
};

/** Tells who came, who went and who stayed what became of an event. */
export const tellChange = async (
  ctx: Ctx,
  before: readonly number[],
  to: number,
  changed: Changed,
): Promise<void> => {
  const moved = otherTime(changed);
  const { former, facts } = changed;
  await keepAnswers(ctx, former.id, to, moved);
  const after = await peopleOf(ctx, to);
  const came = after.filter((id) => !before.includes(id));
  await tell(ctx, 'convidado', to, facts, came);
  await tell(
    ctx,
    'retirado',
    to,
    // the day that they knew, not the one to which it goes without them
    former,
    before.filter((id) => !after.includes(id)),
  );
  if (moved || otherwise(changed))
    await tell(
      ctx,
      'mudado',
      to,
      facts,
      after.filter((id) => before.includes(id)),
    );
};
