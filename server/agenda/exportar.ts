import type { AgendaQuery, OcorrenciaAgendaQuery } from '#schemas/shapes/agenda.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { calendarOf, icsEventOf, icsOf } from './ics.ts';
import { requirePeriod } from './ler.ts';
import { seen } from './own-compromisso.ts';
import { readLidos, type CompromissoLido } from './read-compromissos.ts';

const file = async (ctx: Ctx, events: readonly CompromissoLido[], name: string): Promise<FileAnswer> => {
  const text = icsOf(events.map(icsEventOf), await calendarOf(ctx, mensagem('agenda.exportada')));
  return { content: Buffer.from(text), type: 'text/calendar; charset=utf-8', name, download: true };
};

/** What the person sees from one day to another, for another calendar; of contents, nothing goes. */
export const exportar = async (ctx: Ctx, { de, ate }: AgendaQuery): Promise<FileAnswer> => {
  requirePeriod(de, ate);
  return file(ctx, await readLidos(ctx, de, ate), `agenda-${de}-${ate}.ics`);
};

/** One event; of a series, one time that it happens. */
export const exportarUm = async (
  ctx: Ctx,
  id: number,
  { ocorrencia }: OcorrenciaAgendaQuery,
): Promise<FileAnswer> => {
  const found = await seen(ctx, id, ocorrencia);
  return file(ctx, [found], `compromisso-${found.event.de}.ics`);
};
