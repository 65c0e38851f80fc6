import { AppError } from '#schemas/app-error.ts';
import { date } from '#schemas/formats/date.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { deadlineOn, today } from '#server/instalacao/prazo/index.ts';

const refuse = (text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'prazo', mensagem: text }] });

/** Until when somebody is to sign, by the calendar of their unit; a day that passed is refused. */
export const signingDeadline = async (ctx: Ctx, unidadeId: number, day: string): Promise<string> => {
  if (!date.accepts(day)) throw refuse(mensagem('documento.recusa.data'));
  if (day < today(ctx)) throw refuse(mensagem('documento.recusa.dataPassada'));
  return deadlineOn(ctx, unidadeId, day);
};
