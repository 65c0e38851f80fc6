import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { RecorrenciaMudar } from '#schemas/shapes/processo-recorrencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, inUse, type ActInput, type Rule } from '#server/conteudo/atos/index.ts';
import { calendarOfUnit, deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { datesOf } from './dates-of.ts';

/** What an appointment is: its situations. */
export const situacao = { nada: 0, criado: 1, cancelado: 2, adiado: 3 } as const;

/** Who says when a process is opened again, of one in hands; asked of its table, not offered with the acts. */
export const recorrer = {
  nome: 'recorrer',
  especies: [tipoConteudo.processo],
  fase: concluded,
  estado: inUse,
  exige: [
    condition.permission('processoRecorrente'),
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ],
} as const satisfies Rule;

type Periodicidade = Tables['processoRecorrencia']['periodicidade'];

interface Marked extends ActInput {
  readonly periodicidade: Periodicidade;
  readonly inicio: string;
  readonly ate: string;
}

/** The working days of a periodicity, in the calendar of the unit that has the process. */
export const workingDates = async (
  ctx: Ctx,
  unidadeId: number,
  { periodicidade, inicio, ate }: Marked,
): Promise<string[]> => {
  const hoje = today(ctx);
  if (inicio <= hoje) throw refused('inicio', 'inicioPassado');
  if (ate < inicio) throw refused('ate', 'ateAntes');
  const calendar = await calendarOfUnit(ctx, unidadeId);
  return datesOf(periodicidade, inicio, ate, (day) => calendar.fromOn(day));
};

/** Keeps a table of dates; a date that is there already stays as it is. */
export const marcar = act<Marked>({
  ...recorrer,
  nome: 'marcarRecorrencia',
  evento: 'recorrenciaMarcada',
  semVersao: true,
  effect: async (ctx, { row }, marked) => {
    const dates = await workingDates(ctx, row.detentorUnidadeId, marked);
    const { sessao, agora, db } = ctx;
    const { rows } = await sql`
      insert into processo_recorrencia (processo_id, numero, data, periodicidade, marcada_em, usuario_id, unidade_id, sessao_id)
      select ${row.id}, coalesce((select max(numero) from processo_recorrencia where processo_id = ${row.id}), 0)
          + row_number() over (order by e.data), e.data, ${marked.periodicidade}, ${agora}, ${sessao.usuarioId},
        ${sessao.unidadeId}, ${sessao.id}
      from unnest(${dates}::date[]) as e (data)
      where not exists (select from processo_recorrencia r where r.processo_id = ${row.id} and r.data = e.data and r.situacao <> 2)
      returning numero`.execute(db);
    if (rows.length === 0) throw refused('inicio', 'nadaNovo');
    return {
      dados: {
        datas: rows.length,
        periodicidade: mensagem(`processo.recorrencia.periodicidade.${marked.periodicidade}`),
      },
      resultado: undefined,
    };
  },
});

interface Changed extends ActInput, Pick<RecorrenciaMudar, 'recorrencia'> {
  readonly motivo: string;
}

export const cancelar = act<Changed>({
  ...recorrer,
  nome: 'cancelarRecorrencia',
  evento: 'recorrenciaCancelada',
  comMotivo: true,
  semVersao: true,
  effect: async (ctx, { row }, { recorrencia, motivo }) => {
    const { data } = await change(ctx, row.id, recorrencia, {
      situacao: situacao.cancelado,
      motivo: motivo.trim(),
    });
    return { dados: { data: writtenDay(data), motivo: motivo.trim() }, resultado: undefined };
  },
});

/** Takes an appointment to another day, which is a working day: it is opened then. */
export const adiar = act<Changed & { readonly data: string }>({
  ...recorrer,
  nome: 'adiarRecorrencia',
  evento: 'recorrenciaAdiada',
  comMotivo: true,
  semVersao: true,
  effect: async (ctx, { row }, { recorrencia, motivo, data }) => {
    const before = await open(ctx, row.id, recorrencia);
    const para = await deadlineOn(ctx, row.detentorUnidadeId, data);
    if (para <= today(ctx) || para <= before.data) throw refused('data', 'adiarAntes');
    const taken = await ctx.db
      .selectFrom('processoRecorrencia')
      .select('id')
      .where('processoId', '=', row.id)
      .where('data', '=', para)
      .where('situacao', '<>', situacao.cancelado)
      .executeTakeFirst();
    if (taken) throw refused('data', 'dataTomada');
    await change(ctx, row.id, recorrencia, {
      situacao: situacao.adiado,
      motivo: motivo.trim(),
      data: para,
      dataOriginal: before.dataOriginal ?? before.data,
    });
    return {
      dados: { data: writtenDay(before.data), para: writtenDay(para), motivo: motivo.trim() },
      resultado: undefined,
    };
  },
});

type Row = Selectable<Tables['processoRecorrencia']>;

/** An appointment that is still to come. */
export const open = async ({ db }: Ctx, processoId: number, numero: number): Promise<Row> => {
  const row = await db
    .selectFrom('processoRecorrencia')
    .selectAll()
    .where('processoId', '=', processoId)
    .where('numero', '=', numero)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  if (row.situacao === situacao.criado || row.situacao === situacao.cancelado)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem(
        `processo.recorrencia.${row.situacao === situacao.criado ? 'jaCriada' : 'jaCancelada'}`,
      ),
    });
  return row;
};

const change = async (
  ctx: Ctx,
  processoId: number,
  numero: number,
  set: Partial<Pick<Row, 'situacao' | 'motivo' | 'data' | 'dataOriginal'>>,
): Promise<Row> => {
  const row = await open(ctx, processoId, numero);
  await ctx.db.updateTable('processoRecorrencia').set(set).where('id', '=', row.id).execute();
  return row;
};

const refused = (
  campo: 'inicio' | 'ate' | 'data',
  key: 'inicioPassado' | 'ateAntes' | 'nadaNovo' | 'adiarAntes' | 'dataTomada',
): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo, mensagem: mensagem(`processo.recorrencia.${key}`) }] },
  );
