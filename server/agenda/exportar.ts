import type { AgendaQuery, Compromisso, OcorrenciaAgendaQuery } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { calendarOf, icsEventOf, icsOf } from './ics.ts';
import { requirePeriod } from './ler.ts';
import { shown } from './own-compromisso.ts';
import { readCompromissos } from './read-compromissos.ts';

const file = async (ctx: Ctx, events: readonly Compromisso[], name: string): Promise<FileAnswer> => {
  const text = icsOf(events.map(icsEventOf), await calendarOf(ctx, mensagem('agenda.exportada')));
  return { content: Buffer.from(text), type: 'text/calendar; charset=utf-8', name, download: true };
};

/** What the person sees from one day to another, for another calendar; of contents, nothing goes. */
export const exportar = async (ctx: Ctx, { de, ate }: AgendaQuery): Promise<FileAnswer> => {
  requirePeriod(de, ate);
  return file(ctx, await readCompromissos(ctx, de, ate), `agenda-${de}-${ate}.ics`);
};

/** One event; of a series, one time that it happens. */
export const exportarUm = async (
  ctx: Ctx,
  id: number,
  { ocorrencia }: OcorrenciaAgendaQuery,
): Promise<FileAnswer> => {
  const event = await shown(ctx, id, ocorrencia);
  return file(ctx, [event], `compromisso-${event.de}.ics`);
};
