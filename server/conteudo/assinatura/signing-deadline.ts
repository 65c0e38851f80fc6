import { AppError } from '#schemas/app-error.ts';
import { date } from '#schemas/formats/date.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { deadlineOn, today } from '#server/instalacao/prazo/index.ts';

const refuse = (text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'prazo', mensagem: text }] });

/** Why nobody is asked to sign until that day. */
export const dayRefusal = (ctx: Ctx, day: string): string | undefined => {
  if (!date.accepts(day)) return mensagem('documento.recusa.data');
  return day < today(ctx) ? mensagem('documento.recusa.dataPassada') : undefined;
};

/** Until when somebody is to sign, by the calendar of their unit; a day that passed is refused. */
export const signingDeadline = async (ctx: Ctx, unidadeId: number, day: string): Promise<string> => {
  const refusal = dayRefusal(ctx, day);
  if (refusal !== undefined) throw refuse(refusal);
  return deadlineOn(ctx, unidadeId, day);
};
