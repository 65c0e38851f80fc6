import { defined } from '#schemas/defined.ts';
import type { FieldError } from '#schemas/app-error.ts';
import { mensagem as mensagemDe } from '#schemas/messages/index.ts';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { noneOfTheValues } from './allowed-values.ts';
import type { MappedColumn, Mapping } from './mapped-column.ts';

/** One refused cell, line or file; `coluna` is the title in the file, `campo` the path of the field. */
export interface ImportProblem {
  readonly linha: number;
  readonly coluna?: string;
  readonly campo?: string;
  readonly mensagem: string;
}

/** What is wrong with one cell, as people read it. */
export class CellProblem extends Error {
  /** Path inside the field, for a cell that holds rows. */
  readonly path: string;

  constructor(message: string, path = '') {
    super(message);
    this.name = 'CellProblem';
    this.path = path;
  }
}

/** A relation to the register that is being loaded, whose record may still come in the same file. */
export class AwaitedRecord extends CellProblem {}

/** A problem of a line, in the column that has it. */
export const problemAt = (
  { linha }: SheetRow,
  mensagem: string,
  mapped?: MappedColumn,
  path = '',
): ImportProblem => {
  const campo = [mapped?.column?.name ?? '', path].filter((part) => part !== '').join('.');
  return { linha, ...defined({ coluna: mapped?.titulo, campo: campo || undefined }), mensagem };
};

/** Errors of the register as problems of a line: each in the column that brought the value. */
export const problemsOf = (
  { columns }: Mapping,
  { linha }: SheetRow,
  erros: readonly FieldError[],
): readonly ImportProblem[] =>
  erros.map(({ campo, mensagem }) => {
    const mapped = columns.find(({ column }) => column?.name === campo.split('.')[0]);
    const field = campo === mapped?.column?.name ? mapped.column.field : undefined;
    const property = mapped?.column?.field?.property;
    const values = property && withValues(property, mensagem);
    const said = field ? withFormat(field.property, mensagem) : mensagem;
    return { linha, ...defined({ coluna: mapped?.titulo }), campo, mensagem: values ?? said };
  });

/** A form lists the values in the field. */
const withValues = (property: RegisterProperty, said: string): string | undefined =>
  said === mensagemDe('validacao.enum', { param: property.title }) ? noneOfTheValues(property) : undefined;

/** A form shows its mask in the field; who only reads the list of what was refused is told it here. */
const withFormat = (property: RegisterProperty, said: string): string => {
  if (said !== mensagemDe('validacao.pattern', { param: property.title })) return said;
  const { 'x-mask': mascara, examples } = property;
  const exemplo = examples?.[0] ?? mascara?.replace(/[9A*]/g, (sign) => (sign === '9' ? '1' : 'A'));
  if (exemplo === undefined) return said;
  const format =
    mascara === undefined
      ? mensagemDe('importacao.porExemplo', { exemplo })
      : mensagemDe('importacao.modelo', { mascara, exemplo });
  return `${said} ${format}`;
};
