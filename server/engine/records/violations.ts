import pg from 'pg';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { snakeName } from '#schemas/names.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { everyField, type Field } from '#server/engine/model/field.ts';
import { objectName } from '#server/engine/model/names.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';

/** Runs a write and turns what the database refuses (repeated value, record that is gone) into errors of fields. */
export const withFieldErrors = async <T>(model: RegisterModel, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof pg.DatabaseError ? (translate(model, error) ?? error) : error;
  }
};

const translate = (model: RegisterModel, error: pg.DatabaseError): AppError | undefined => {
  const constraint = error.constraint ?? '';
  switch (error.code) {
    case '23505':
      return refuse('valorRepetido', repeatedFields(model, constraint), 'validacao.repetido', error);
    case '23503':
      return refuse('camposInvalidos', linkOf(model, constraint), 'registro.campo.alvoAusente', error);
    case '23502':
      return refuse('camposInvalidos', byColumn(model, error.column), 'validacao.obrigatorio', error);
    default:
      // A value that no column holds, which nothing saw before: who sent it is told, instead of a failure of the server.
      return error.code?.startsWith('22')
        ? new AppError('requisicaoInvalida', {}, { cause: error })
        : undefined;
  }
};

const refuse = (
  code: 'valorRepetido' | 'camposInvalidos',
  fields: readonly Field[],
  key: 'validacao.repetido' | 'registro.campo.alvoAusente' | 'validacao.obrigatorio',
  cause: Error,
): AppError | undefined => {
  if (fields.length === 0) return undefined;
  const param = fields.map(({ property }) => property.title).join(', ');
  const erros = fields.map((field): FieldError => ({
    campo: field.name,
    mensagem: mensagem(key, { param }),
  }));
  return new AppError(code, {}, { erros, cause });
};

const repeatedFields = (
  { table, fields, definition }: RegisterModel,
  constraint: string,
): readonly Field[] => {
  const single = [...fields.values()].filter(({ column }) => objectName('uq', table, column) === constraint);
  const group = (definition.schema['x-unique'] ?? []).find(
    (names) => objectName('uq', table, ...names.map(snakeName)) === constraint,
  );
  if (single.length > 0) return single;
  if (group) return group.flatMap((name) => fields.get(name) ?? []);
  return rowsOf(fields).filter((field) => constraint.startsWith(`uq_${field.table ?? ''}_`));
};

const rowsOf = (fields: ReadonlyMap<string, Field>): readonly Field[] =>
  [...fields.values()].filter(({ kind }) => kind === 'rows');

/** The field of the record that holds the link, be it in a row of it. */
const linkOf = ({ table, fields }: RegisterModel, constraint: string): readonly Field[] => {
  const holds = (owner: string, field: Field): boolean => {
    if (field.kind === 'link') return objectName('fk', owner, field.column) === constraint;
    if (field.kind === 'links') return objectName('fk', field.table ?? '', 'alvo_id') === constraint;
    return field.fields.some((inner) => holds(field.table ?? '', inner));
  };
  return [...fields.values()].filter((field) => holds(table, field));
};

const byColumn = ({ fields }: RegisterModel, column: string | undefined): readonly Field[] =>
  everyField([...fields.values()])
    .filter((field) => field.column === column)
    .slice(0, 1);
