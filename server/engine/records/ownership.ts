import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import type { RecordValues } from './record.ts';
import { ownValue, seesAll } from './scope.ts';

/** Fills the field of the row filter of a new record with the person's own value, where it came empty. */
export const takeOwnership = (ctx: Ctx, { scope }: RegisterModel, values: RecordValues): void => {
  if (scope) values[scope.field.name] ??= ownValue(scope.by, ctx);
};

/** Refuses to write a record into rows that the person would not reach. */
export const checkOwnership = (ctx: Ctx, model: RegisterModel, values: Readonly<RecordValues>): void => {
  const { scope } = model;
  if (!scope || seesAll(ctx, model) || values[scope.field.name] === ownValue(scope.by, ctx)) return;
  const { name, property } = scope.field;
  const message = mensagem('registro.campo.foraDoAlcance', { param: property.title });
  throw new AppError('camposInvalidos', {}, { erros: [{ campo: name, mensagem: message }] });
};
