import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDefinition, type CheckContext, type Problem } from '#schemas/check-definition.ts';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Refusal } from '#server/engine/migration/refusal.ts';
import { iconNames } from '#server/engine/wire/menu-icon.ts';
import type { Candidate } from './apply-definitions.ts';
import type { AppliedDefinition } from './definition-table.ts';
import { digestOf } from './digest.ts';
import { readJson } from './read-json.ts';

/** Words that hold for a field of the record and not for a column of its rows, which are read and written whole. */
const ofRecordOnly = ['x-secret', 'x-permission', 'readOnly'] as const;

/** Refuses in rows what the engine would not enforce there. */
const rowProblems = ({ schema }: RegisterDefinition): readonly Problem[] =>
  Object.entries(schema.properties).flatMap(([name, property]) =>
    inRows(property, `/schema/properties/${name}`),
  );

const inRows = (property: RegisterProperty, pointer: string): readonly Problem[] =>
  Object.entries(property.items?.properties ?? {}).flatMap(([name, column]) => {
    const place = `${pointer}/items/properties/${name}`;
    const own = ofRecordOnly
      .filter((word) => column[word] !== undefined)
      .map((palavra) => ({
        pointer: `${place}/${palavra}`,
        reason: mensagem('registro.recusa.foraDaLinha', { palavra }),
      }));
    return [...own, ...inRows(column, place)];
  });

/** What the files of the folders say: right definitions, and what is wrong with the others. */
interface FolderContent {
  readonly candidates: readonly Candidate[];
  readonly refusals: readonly Refusal[];
}

interface ReadFile {
  readonly folder: string;
  readonly file: string;
  readonly name: string;
  readonly definition: unknown;
  /** It says what is already in force, so it was checked before. */
  readonly inForce: boolean;
}

/**
 * Reads and checks every definition file of the folders. Relations are checked against the files and the definitions
 * already in force, so a file may point to a register whose file is gone.
 * @param hooked whether code of the product stands behind a register; unless it is said, behind those of the first folder.
 */
export const readFolders = async (
  folders: readonly string[],
  inForce: ReadonlyMap<string, AppliedDefinition>,
  hooked?: (name: string) => boolean,
): Promise<FolderContent> => {
  const icons = await iconNames();
  const refusals: Refusal[] = [];
  const files: ReadFile[] = [];
  for (const folder of folders)
    for (const name of await definitionFiles(folder)) {
      const read = await readDefinition(folder, name, inForce);
      if ('definition' in read) files.push(read);
      else refusals.push(read);
    }
  // First each by itself; then what they say of one another, among those that stand by themselves.
  const sound = files.filter((file) => {
    const context = { icons, hooked: hooked ? hooked(file.name) : file.folder === folders[0] };
    const problems = problemsAlone(file, files, context);
    refusals.push(...refuse(file, problems));
    return problems.length === 0;
  });
  const known = new Map([...inForce].map(([name, { definition }]) => [name, definition]));
  for (const { name, definition } of sound) known.set(name, definition as RegisterDefinition);
  // A changed file is checked as itself; what is left are the unchanged ones that point to it.
  const changed = new Set(sound.filter((file) => !file.inForce).map(({ name }) => name));
  const candidates = sound.flatMap((file): Candidate[] => {
    const problems = file.inForce
      ? []
      : [...problemsWith(file.definition, known, file.name), ...problemsLeft(file, known, changed)];
    refusals.push(...refuse(file, problems));
    return problems.length === 0
      ? [{ definition: file.definition as RegisterDefinition, file: file.file }]
      : [];
  });
  return { candidates, refusals };
};

const problemsAlone = (
  file: ReadFile,
  files: readonly ReadFile[],
  context: CheckContext,
): readonly Problem[] => {
  const first = files.find(({ name }) => name === file.name);
  // The folder of the installation adds registers; it does not replace those of the product.
  if (first !== file)
    return [{ pointer: '/name', reason: mensagem('definicao.registroRepetido', { nome: file.name }) }];
  if (file.inForce) return [];
  const problems = checkDefinition(file.definition, { ...context, fileName: file.name });
  return problems.length > 0 ? problems : rowProblems(file.definition as RegisterDefinition);
};

type Known = ReadonlyMap<string, RegisterDefinition>;

const problemsWith = (definition: unknown, known: Known, name: string): readonly Problem[] =>
  checkDefinition(definition, {
    known: [...known.values()].filter((other) => other.name !== name),
    fileName: name,
  });

/** What a changed definition would break in those that point to it: a label or a filter that is no longer a field. */
const problemsLeft = (file: ReadFile, known: Known, changed: ReadonlySet<string>): readonly Problem[] =>
  [...known.values()]
    .filter(
      (other) => !changed.has(other.name) && JSON.stringify(other).includes(`"resource":"${file.name}"`),
    )
    .flatMap((other) =>
      problemsWith(other, known, other.name).map(({ pointer, reason }) => ({
        pointer: '',
        reason: mensagem('registro.recusa.quebraOutro', {
          registro: other.name,
          lugar: pointer,
          motivo: reason,
        }),
      })),
    );

const refuse = ({ name, file }: ReadFile, problems: readonly Problem[]): readonly Refusal[] =>
  problems.map((problem) => ({ register: name, file, ...problem }));

const definitionFiles = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).sort();
};

const readDefinition = async (
  folder: string,
  fileName: string,
  inForce: ReadonlyMap<string, AppliedDefinition>,
): Promise<ReadFile | Refusal> => {
  const file = join(folder, fileName);
  const name = fileName.replace(/\.json$/, '');
  const refused = (reason: string): Refusal => ({ register: name, file, pointer: '', reason });
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return refused(mensagem('definicao.naoSeLe', { motivo: (error as Error).message }));
  }
  const read = readJson(text);
  if ('reason' in read) return refused(read.reason);
  const definition = read.value;
  return { folder, file, name, definition, inForce: inForce.get(name)?.sha256 === digestOf(definition) };
};
