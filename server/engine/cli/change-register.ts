import type { Kysely } from 'kysely';
import { problemLine } from '#schemas/check-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Refusal } from '#server/engine/migration/refusal.ts';
import { applyDefinitions, removeDefinition } from '#server/engine/store/apply-definitions.ts';
import { readApplied } from '#server/engine/store/definition-table.ts';
import { readFolders } from '#server/engine/store/read-folder.ts';
import type { CommandAnswer } from './check-registers.ts';

/**
 * `malote registros aplicar <nome> [--aceitar-perda]`: brings the tables of one register to its file, also where
 * that loses data, when this was accepted. Running processes follow at once.
 */
export const applyRegister = async <T>(
  db: Kysely<T>,
  folders: readonly string[],
  name: string,
  acceptLoss: boolean,
): Promise<CommandAnswer> => {
  const inForce = await readApplied(db.withoutPlugins());
  const content = await readFolders(folders, inForce);
  const candidate = content.candidates.find(({ definition }) => definition.name === name);
  const wrong = content.refusals.filter(({ register }) => register === name);
  if (!candidate) return refused(wrong.length > 0 ? wrong : [missing(name)]);
  const outcome = await applyDefinitions(db, [candidate], { acceptLoss });
  if (outcome.refusals.length > 0) return refused(outcome.refusals);
  const key = outcome.changed.length > 0 ? 'registro.comando.aplicado' : 'registro.comando.igual';
  return { lines: [mensagem(key, { registro: name })], ok: true };
};

/** `malote registros remover <nome> [--aceitar-perda]`: removes a register whose file is gone, with its tables. */
export const removeRegister = async <T>(
  db: Kysely<T>,
  folders: readonly string[],
  name: string,
  acceptLoss: boolean,
): Promise<CommandAnswer> => {
  const { candidates, refusals: wrong } = await readFolders(folders, new Map());
  const file =
    candidates.find(({ definition }) => definition.name === name)?.file ??
    wrong.find(({ register }) => register === name)?.file;
  // While the file is there, even a broken one, the register would come back when it is right.
  if (file !== undefined)
    return { lines: [mensagem('registro.comando.arquivoFica', { arquivo: file })], ok: false };
  const refusals = await removeDefinition(db, name, { acceptLoss });
  if (refusals.length > 0) return refused(refusals);
  return { lines: [mensagem('registro.comando.removido', { registro: name })], ok: true };
};

const missing = (name: string): Refusal => ({
  register: name,
  file: undefined,
  pointer: '',
  reason: mensagem('registro.recusa.inexistente', { registro: name }),
});

const refused = (refusals: readonly Refusal[]): CommandAnswer => ({
  lines: refusals.flatMap(({ file, register, pointer, reason, command }) => [
    problemLine(file ?? register, { pointer, reason }),
    ...(command ? [`  ${command}`] : []),
  ]),
  ok: false,
});
