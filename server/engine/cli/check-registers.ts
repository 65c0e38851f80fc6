import { problemLine } from '#schemas/check-definition.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readFolders } from '#server/engine/store/read-folder.ts';

/** What a command says, and whether it went well. */
export interface CommandAnswer {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** `malote registros verificar`: checks every definition file of the folders, without a database. */
export const checkRegisters = async (folders: readonly string[]): Promise<CommandAnswer> => {
  const { candidates, refusals } = await readFolders(folders, new Map());
  if (refusals.length === 0)
    return { lines: [mensagem('registro.comando.certos', { total: candidates.length })], ok: true };
  const lines = refusals.map(({ file, pointer, reason }) => problemLine(file ?? '', { pointer, reason }));
  return { lines: [...lines, mensagem('registro.comando.problemas', { total: refusals.length })], ok: false };
};
