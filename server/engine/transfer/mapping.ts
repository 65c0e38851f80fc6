import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { columnTitled, importColumns, type Column } from './columns.ts';
import type { ImportProblem } from './import-problem.ts';
import type { MappedColumn, Mapping } from './mapped-column.ts';

/** What the person chose: the field of each column (`null` leaves it out) and the key that tells records apart. */
interface ImportChoices {
  /** Absent: each column is recognised by its title. Present: a column that it does not name stays out. */
  readonly mapa?: Readonly<Record<string, string | null>>;
  /** Fields separated by commas, or `id`; absent, every line is a new record. */
  readonly chave?: string;
}

/** A header as it was read. */
export interface ReadMapping extends Mapping {
  /** What is wrong with it: problems of its line. */
  readonly problems: readonly ImportProblem[];
  /** Whether the lines can be told apart: without the column of the key none of them means anything. */
  readonly keyed: boolean;
}

/** Reads the header: which field each column fills. A column that is refused stays out, and the lines go on without it. */
export const readMapping = (view: RegisterView, header: SheetRow, choices: ImportChoices): ReadMapping => {
  const known = importColumns(view);
  const problems: ImportProblem[] = [];
  const used = new Map<string, string>();
  const unknown: string[] = [];
  const titles = new Set<string>();
  const key = readKey(view, choices.chave);
  const refuse = (coluna: string, message: string): void =>
    void problems.push({ linha: header.linha, coluna, mensagem: message });
  const columns = header.cells.flatMap((cell, index): MappedColumn[] => {
    const titulo = cell === undefined ? '' : String(cell).trim();
    if (titulo === '') return [];
    const wanted = choices.mapa ? (ownValue(choices.mapa, titulo) ?? '') : undefined;
    if (wanted === '') return [{ index, titulo, column: undefined }];
    if (titles.has(titulo)) {
      refuse(titulo, mensagem('importacao.coluna.tituloRepetido'));
      return [{ index, titulo, column: undefined }];
    }
    titles.add(titulo);
    const column =
      wanted === undefined ? columnTitled(known, titulo) : known.find(({ name }) => name === wanted);
    const other = column && used.get(column.name);
    // the reasons that came with lines to mend, sent again with them
    if (!column && titulo === mensagem('importacao.motivo')) return [{ index, titulo, column: undefined }];
    // A field that the person may not see is answered as one that does not exist.
    if (!column) unknown.push(titulo);
    else if (other !== undefined) refuse(titulo, mensagem('importacao.coluna.repetida', { outra: other }));
    else used.set(column.name, titulo);
    return [{ index, titulo, column: other === undefined ? column : undefined }];
  });
  const free = known.filter(
    ({ name, field }) => !used.has(name) && (!field || view.writable.includes(field)),
  );
  for (const titulo of unknown) refuse(titulo, unknownColumn(free));
  const present = new Set(columns.map(({ titulo }) => titulo));
  for (const titulo of Object.keys(choices.mapa ?? {}))
    if (!present.has(titulo)) refuse(titulo, mensagem('importacao.coluna.ausente'));
  const absent = key.filter((name) => !used.has(name));
  for (const name of absent) {
    const title = known.find((column) => column.name === name)?.title ?? name;
    refuse(title, mensagem('importacao.coluna.chaveAusente', { param: title }));
  }
  return { columns, key, problems, keyed: absent.length === 0 };
};

/** Says which fields no column fills yet: one of them may be what the title meant. */
const unknownColumn = (free: readonly Column[]): string =>
  free.length === 0
    ? mensagem('importacao.coluna.desconhecida')
    : mensagem('importacao.coluna.desconhecidaComCampos', {
        campos: new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(free.map(({ title }) => title)),
      });

const ownValue = (map: Readonly<Record<string, string | null>>, name: string): string | null | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

/** The key must be what the register keeps unique, or the number of the record. */
const readKey = (view: RegisterView, chave: string | undefined): readonly string[] => {
  const names = (chave ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0 || names.join() === 'id') return names;
  const visible = names.every((name) => view.readable.some((field) => field.name === name));
  if (visible && importKeys(view).some((key) => sameNames(key, names))) return names;
  const erros = [{ campo: 'chave', mensagem: mensagem('importacao.chaveInvalida') }];
  throw new AppError('camposInvalidos', {}, { erros });
};

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** Every key by which a load may recognise the records of a register. */
export const importKeys = ({ model, readable }: RegisterView): readonly (readonly string[])[] => {
  const seen = new Set(readable.map(({ name }) => name));
  const single = [...model.fields.values()]
    .filter(({ property, kind }) => property['x-unique'] && kind !== 'links')
    .map(({ name }) => [name]);
  return [...single, ...(model.definition.schema['x-unique'] ?? []), ['id']].filter((names) =>
    names.every((name) => name === 'id' || seen.has(name)),
  );
};
