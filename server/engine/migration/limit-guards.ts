import { literal, qualified, quote } from '#server/engine/model/names.ts';
import type { Guard } from './plan.ts';
import type { RefusalReason } from './refusal-reason.ts';
import type { ColumnLimits, ColumnShape } from './table-shape.ts';

const none: ColumnLimits = {
  maxLength: undefined,
  minimum: undefined,
  maximum: undefined,
  except: undefined,
  values: undefined,
};

/**
 * Refuses limits that stored values already pass: their records could not be saved any more.
 * @param kept what the column will hold, where its type changes; the former limits then say nothing of it.
 */
export const limitGuards = (
  table: string,
  old: ColumnShape,
  next: ColumnShape,
  kept?: string,
): readonly Guard[] => {
  const column = kept ?? quote(next.name);
  const before = kept === undefined || (isNumber(old) && isNumber(next)) ? old.limits : none;
  const emptied = (where: string): readonly string[] | undefined =>
    next.notNull ? undefined : [`update ${qualified(table)} set ${quote(next.name)} = null where ${where}`];
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
  if (maxLength !== undefined && maxLength < (before.maxLength ?? Infinity) && next.type === 'text') {
    const longer = `char_length(${column}) > ${maxLength}`;
    guards.push(
      guard(
        'textoMaior',
        longer,
        maxLength,
        // A text is cut; a number or a day that becomes one would be another.
        kept === undefined
          ? [`update ${qualified(table)} set ${column} = left(${column}, ${maxLength}) where ${longer}`]
          : emptied(longer),
      ),
    );
  }
  const escapes = except === undefined ? '' : ` and ${column} <> ${except}`;
  if (minimum !== undefined && minimum > (before.minimum ?? -Infinity) && isNumber(next))
    guards.push(guard('foraDoLimite', `${column} < ${minimum}${escapes}`, minimum, undefined));
  if (maximum !== undefined && maximum < (before.maximum ?? Infinity) && isNumber(next))
    guards.push(guard('foraDoLimite', `${column} > ${maximum}${escapes}`, maximum, undefined));
  const wider =
    (before.values ?? []).every((value) => values?.includes(value)) && before.values !== undefined;
  if (values && !wider && next.type !== 'jsonb') {
    const list = values
      .map((value) => (isNumber(next) ? String(Number(value)) : literal(String(value))))
      .join(', ');
    const outside = `${column} is not null and ${column} not in (${list})`;
    guards.push(guard('opcaoEmUso', outside, values.join(', '), emptied(outside)));
  }
  return guards;
};

/** Whether the values of a column compare as numbers. */
export const isNumber = ({ type }: ColumnShape): boolean =>
  type === 'integer' || type === 'bigint' || type === 'numeric';
