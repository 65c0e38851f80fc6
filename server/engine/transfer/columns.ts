import { mensagem } from '#schemas/messages/index.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';

/** A column of a file: a field of the record, or its number (`id`). */
export interface Column {
  readonly name: string;
  readonly title: string;
  /** Absent for the number of the record. */
  readonly field: Field | undefined;
}

const idColumn = (): Column => ({ name: 'id', title: mensagem('importacao.id'), field: undefined });

/** Columns that the person may export: the number and every field that the register shows to them. */
export const exportColumns = (view: RegisterView): readonly Column[] => [
  idColumn(),
  ...columnsOf(view.readable),
];

/** Columns that an import knows: what may be read, to compare, and what may be written, secrets too. */
export const importColumns = (view: RegisterView): readonly Column[] => {
  const fields = [...view.model.fields.values()];
  return [
    idColumn(),
    ...columnsOf(
      fields.filter(
        (field) =>
          !view.model.hook?.notImported?.includes(field.name) &&
          (view.readable.includes(field) || view.writable.includes(field)),
      ),
    ),
  ];
};

/** Two fields with one title are told apart by their names. */
const columnsOf = (fields: readonly Field[]): readonly Column[] =>
  fields.map((field) => {
    const { name, property } = field;
    const shared = fields.some((other) => other !== field && other.property.title === property.title);
    return { name, title: shared ? `${property.title} (${name})` : property.title, field };
  });

/** Without accents, case and signs: how titles typed by people are compared. */
export const plainTitle = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The column of a title or name of a file. */
export const columnTitled = (columns: readonly Column[], text: string): Column | undefined => {
  const plain = plainTitle(text);
  return (
    columns.find(({ name }) => name === text.trim()) ??
    columns.find(({ title }) => plainTitle(title) === plain) ??
    columns.find(({ name }) => plainTitle(name) === plain)
  );
};
