import { literal, qualified, quote } from '../model/names.ts';
import type { Guard } from './plan.ts';
import type { RefusalReason } from './refusal-reason.ts';
import type { ColumnShape } from './table-shape.ts';

/** Refuses limits that stored values already pass: their records could not be saved any more. */
export const limitGuards = (table: string, old: ColumnShape, next: ColumnShape): readonly Guard[] => {
  const column = quote(next.name);
  const guard = (
    reason: RefusalReason,
    where: string,
    limite: string | number,
    makeWay: readonly string[] | undefined,
  ): Guard => ({
    reason,
    query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)} where ${where}`,
    pointer: next.pointer,
    data: { campo: next.title, limite },
    makeWay,
  });
  const guards: Guard[] = [];
  const { maxLength, minimum, maximum, except, values } = next.limits;
  if (maxLength !== undefined && maxLength < (old.limits.maxLength ?? Infinity) && next.type === 'text') {
    const longer = `char_length(${column}) > ${maxLength}`;
    guards.push(
      guard('textoMaior', longer, maxLength, [
        `update ${qualified(table)} set ${column} = left(${column}, ${maxLength}) where ${longer}`,
      ]),
    );
  }
  const escapes = except === undefined ? '' : ` and ${column} <> ${except}`;
  if (minimum !== undefined && minimum > (old.limits.minimum ?? -Infinity) && isNumber(next))
    guards.push(guard('foraDoLimite', `${column} < ${minimum}${escapes}`, minimum, undefined));
  if (maximum !== undefined && maximum < (old.limits.maximum ?? Infinity) && isNumber(next))
    guards.push(guard('foraDoLimite', `${column} > ${maximum}${escapes}`, maximum, undefined));
  const kept =
    (old.limits.values ?? []).every((value) => values?.includes(value)) && old.limits.values !== undefined;
  if (values && !kept && next.type !== 'jsonb') {
    const list = values
      .map((value) => (isNumber(next) ? String(Number(value)) : literal(String(value))))
      .join(', ');
    const outside = `${column} is not null and ${column} not in (${list})`;
    guards.push(
      guard(
        'opcaoEmUso',
        outside,
        values.join(', '),
        next.notNull ? undefined : [`update ${qualified(table)} set ${column} = null where ${outside}`],
      ),
    );
  }
  return guards;
};

/** Whether the values of a column compare as numbers. */
export const isNumber = ({ type }: ColumnShape): boolean =>
  type === 'integer' || type === 'bigint' || type === 'numeric';
