import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { closingOf, loadTimeBand } from './time-band.ts';
import { today } from '#server/instalacao/prazo/index.ts';

type Limits = Pick<SessaoAberta, 'fimDoHorario' | 'usuarioSubstituto'>;

/** When the session, or the substitution in it, will end by itself: the client warns before. */
export const sessionLimits = async (ctx: Ctx): Promise<Limits> => {
  const { sessao } = ctx;
  const fimDoHorario = await closingFor(ctx, atKeyboard(sessao));
  const usuarioSubstituto = await describeSubstitute(ctx);
  return defined({ fimDoHorario: fimDoHorario?.toISOString(), usuarioSubstituto });
};

/** Administrators have no hours. */
const closingFor = async ({ db, agora, ports }: Ctx, usuarioId: number): Promise<Date | undefined> => {
  const band = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .innerJoin('registro.faixaHorario as f', 'f.id', 'p.faixaHorario')
    .select(['f.id', 'f.versao'])
    .where('u.id', '=', usuarioId)
    .where('p.administrador', '=', false)
    .where('f.ativo', '=', true)
    .executeTakeFirst();
  return band && closingOf(await loadTimeBand(db, band.id, band.versao), agora, ports.config.timeZone);
};

const describeSubstitute = async (ctx: Ctx): Promise<Limits['usuarioSubstituto']> => {
  const { db, sessao, ports } = ctx;
  if (sessao.substitutoId === undefined) return undefined;
  // The first instant of the day after the last one, in the zone of the organisation.
  const { rows } = await sql<{ ate: string; terminaEm: Date }>`
    select a.fim as ate, (a.fim + 1)::timestamp at time zone ${ports.config.timeZone} as termina_em
    from registro.ausencia a
    where a.usuario = ${sessao.usuarioId} and a.substituto = ${sessao.substitutoId}
      and a.aguarda_confirmacao is not true and ${today(ctx)}::date between a.inicio and a.fim`.execute(db);
  const [absence] = rows;
  if (!absence) return undefined;
  const closing = await closingFor(ctx, sessao.usuarioId);
  const terminaEm = closing && closing < absence.terminaEm ? closing : absence.terminaEm;
  return {
    id: sessao.substitutoId,
    nome: sessao.substitutoNome ?? '',
    ate: absence.ate,
    terminaEm: terminaEm.toISOString(),
  };
};
