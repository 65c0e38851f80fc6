import { sql } from 'kysely';
import type { Agenda, AgendaQuery, AusenciaAgenda } from '#schemas/shapes/agenda.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { daysBetween, namedHolidays } from '#server/instalacao/prazo/index.ts';
import { wrong } from './fatos.ts';
import { readCompromissos } from './read-compromissos.ts';
import { readPrazos } from './read-prazos.ts';
import { escoposDe } from './who-may.ts';
import { withinYears } from './within-years.ts';

const refused = (campo: keyof AgendaQuery, why: 'antes' | 'demais' | 'anos'): AppError =>
  new AppError('camposInvalidos', {}, { erros: [wrong(campo, why)] });

/** A month with the weeks around it, and some room. */
const mostDays = 62;

export const requirePeriod = (de: string, ate: string): void => {
  const days = daysBetween(de, ate);
  if (days < 0) throw refused('ate', 'antes');
  if (days >= mostDays) throw refused('ate', 'demais');
  if (!withinYears(de) || !withinYears(ate)) throw refused(withinYears(de) ? 'ate' : 'de', 'anos');
};

/** What there is from one day to another. */
export const ler = async (ctx: Ctx, { de, ate }: AgendaQuery): Promise<Agenda> => {
  requirePeriod(de, ate);
  const { sessao } = ctx;
  return {
    compromissos: await readCompromissos(ctx, de, ate),
    ...(await readPrazos(ctx, de, ate)),
    feriados: [...(await namedHolidays(ctx, sessao.unidadeId, de, ate))],
    ausencias: await readAusencias(ctx, de, ate),
    escopos: escoposDe(sessao),
    deColegas: sessao.marcas.has('criarEventosColegas'),
  };
};

/** The person's own absences, and those of whom they act for. */
const readAusencias = async (ctx: Ctx, de: string, ate: string): Promise<AusenciaAgenda[]> => {
  const me = atKeyboard(ctx.sessao);
  const { rows } = await sql<AusenciaAgenda>`
    select greatest(a.inicio, ${de}::date)::text as de, least(a.fim, ${ate}::date)::text as ate, u.nome, a.usuario = ${me} as minha
    from registro.ausencia a join registro.usuario u on u.id = a.usuario
    where (a.usuario = ${me} or a.substituto = ${me} and a.aguarda_confirmacao is not true) and a.fim >= ${de}::date and a.inicio <= ${ate}::date
    order by a.inicio, a.id limit 200`.execute(ctx.db);
  return rows;
};
