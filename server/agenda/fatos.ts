import { sql, type Insertable } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import type { CompromissoNovo, RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import { mensagem, type ptBR } from '#schemas/messages/index.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, daysBetween } from '#server/instalacao/prazo/index.ts';
import { firstDay, lastDay, ruleOf } from './repeticao.ts';
import { withinYears } from './within-years.ts';

/** A longer stretch is an absence, or a project. */
const mostDays = 60;

/** What an event says of itself. */
export type Facts = Pick<
  CompromissoNovo,
  'titulo' | 'lugar' | 'descricao' | 'de' | 'ate' | 'hora' | 'horaFim'
>;

export const wrong = (campo: string, key: keyof typeof ptBR.agenda.recusa): FieldError => ({
  campo,
  mensagem: mensagem(`agenda.recusa.${key}`),
});

/** What is wrong with the times of an event, each at its field. */
export const factErrors = ({ titulo, de, ate, hora, horaFim }: Facts): FieldError[] => [
  ...(titulo.trim() === '' ? [wrong('titulo', 'titulo')] : []),
  ...(withinYears(de) ? [] : [wrong('de', 'anos')]),
  ...(withinYears(ate) ? [] : [wrong('ate', 'anos')]),
  ...(ate < de ? [wrong('ate', 'antes')] : []),
  ...(daysBetween(de, ate) >= mostDays ? [wrong('ate', 'longo')] : []),
  ...((hora === undefined) === (horaFim === undefined)
    ? []
    : [wrong(hora === undefined ? 'hora' : 'horaFim', 'semHora')]),
  ...(de === ate && hora !== undefined && horaFim !== undefined && horaFim <= hora
    ? [wrong('horaFim', 'horas')]
    : []),
];

/** What is wrong with how it comes back. */
export const repeticaoErrors = (repeticao: RepeticaoCompromisso | undefined, de: string): FieldError[] => {
  if (!repeticao) return [];
  const { cada, dias, ate, vezes } = repeticao;
  return [
    ...(dias !== undefined && cada !== 'SEMANA' ? [wrong('repeticao.dias', 'diasSemSemana')] : []),
    ...(ate !== undefined && vezes !== undefined ? [wrong('repeticao.vezes', 'doisFins')] : []),
    ...(ate !== undefined && !withinYears(ate) ? [wrong('repeticao.ate', 'anos')] : []),
    ...(ate !== undefined && (ate < de || firstDay(ruleOf(repeticao, de), de) === undefined)
      ? [wrong('repeticao.ate', 'repeteAntes')]
      : []),
  ];
};

/** What is written of an event. */
interface Written {
  readonly columns: {
    readonly titulo: string;
    readonly lugar: string | null;
    readonly descricao: string | null;
    readonly de: string;
    readonly ate: string;
    readonly hora: string | null;
    readonly horaFim: string | null;
  };
  readonly serie: Omit<Insertable<Tables['compromissoSerie']>, 'compromissoId'> | undefined;
}

/** An event, and the series that it is; a series begins on the first day that its rule gives. */
export const writtenOf = (
  { titulo, lugar, descricao, de, ate, hora, horaFim }: Facts,
  repeticao?: RepeticaoCompromisso,
  calendario?: number,
  dayOfMonth?: number,
): Written => {
  const regra = repeticao && ruleOf(repeticao, de, dayOfMonth);
  const first = regra === undefined ? de : (firstDay(regra, de) ?? de);
  const length = daysBetween(de, ate);
  const last = regra === undefined ? undefined : lastDay(regra, first);
  return {
    columns: {
      titulo: titulo.trim(),
      lugar: lugar?.trim() || null,
      descricao: descricao?.trim() || null,
      de: first,
      ate: addDays(first, length),
      hora: hora ?? null,
      horaFim: horaFim ?? null,
    },
    serie:
      regra === undefined
        ? undefined
        : {
            regra,
            diaUtil: repeticao?.diaUtil ?? null,
            termina: last === undefined || !withinYears(last) ? null : addDays(last, length),
            unidadeCalendarioId: repeticao?.diaUtil ? (calendario ?? null) : null,
          },
  };
};

/** How many of the people named are of the organisation and may be asked. */
export const knownPeople = async (
  { db, sessao }: Ctx,
  ids: readonly number[],
  unidade?: number,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(distinct u.id)::int as total from registro.usuario u
    join registro.usuario_unidades x on x.registro_id = u.id join registro.unidade un on un.id = x.unidade
    where u.ativo and u.id = any(${ids}::integer[]) and un.organizacao = ${sessao.organizacaoId}
      and (${unidade ?? null}::integer is null or un.id = ${unidade ?? null})`.execute(db);
  return rows[0]?.total ?? 0;
};

export const participantErrors = async (ctx: Ctx, ids: readonly number[]): Promise<FieldError[]> =>
  (await knownPeople(ctx, ids)) === ids.length ? [] : [wrong('participantes', 'participante')];

/** Keeps what goes with an event: the series that it is, who takes part and when they are reminded. */
export const keepAround = async (
  { db }: Ctx,
  id: number,
  { serie }: Written,
  people: readonly number[],
  lembretes: readonly number[],
): Promise<void> => {
  await db.deleteFrom('compromissoSerie').where('compromissoId', '=', id).execute();
  if (serie)
    await db
      .insertInto('compromissoSerie')
      .values({ ...serie, compromissoId: id })
      .execute();
  await db.deleteFrom('compromissoParticipante').where('compromissoId', '=', id).execute();
  if (people.length > 0)
    await db
      .insertInto('compromissoParticipante')
      .values(people.map((usuarioId) => ({ compromissoId: id, usuarioId })))
      .execute();
  await db.deleteFrom('compromissoLembrete').where('compromissoId', '=', id).execute();
  if (lembretes.length > 0)
    await db
      .insertInto('compromissoLembrete')
      .values(lembretes.map((antes) => ({ compromissoId: id, antes })))
      .execute();
};
