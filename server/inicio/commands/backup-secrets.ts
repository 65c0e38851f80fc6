import { randomBytes } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { backup } from '#schemas/messages/pt-BR/backup.ts';
import { isSealed } from '#server/base/backup/archive-reader.ts';
import { BackupRefusal } from '#server/base/backup/refusal.ts';

/** From MALOTE_BACKUP_SENHA, or asked for; a passphrase in the variable always encrypts. */
export const backupPassphrase = async (wanted: boolean): Promise<string | undefined> => {
  const given = process.env['MALOTE_BACKUP_SENHA'];
  if (given) return given;
  if (!wanted) return undefined;
  const typed = await ask(backup.perguntaSenha);
  if (!typed) throw new BackupRefusal('semSenha');
  return typed;
};

/** The passphrase of an archive that is encrypted. */
export const passphraseOf = async (archive: string): Promise<string | undefined> =>
  (await isSealed(archive)) ? backupPassphrase(process.stdin.isTTY) : undefined;

/**
 * The key is never in the archive: it comes from MALOTE_CHAVE, from the data folder, or from whoever restores, and is then
 * kept in the data folder.
 */
export const requireKey = async (env: NodeJS.ProcessEnv, folder: string): Promise<void> => {
  if (env['MALOTE_CHAVE']) return;
  const file = join(folder, 'chave');
  if (await exists(file)) return;
  const typed = (await ask(backup.perguntaChave))?.trim() ?? '';
  if (!/^[0-9a-f]{64}$/i.test(typed)) throw new BackupRefusal('semChave', { pasta: folder });
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await writeFile(file, typed, { mode: 0o600, flag: 'wx' });
};

/** Where the former key is lost, a folder without one gets a new one. */
export const replaceLostKey = async (env: NodeJS.ProcessEnv, folder: string): Promise<void> => {
  const file = join(folder, 'chave');
  if (env['MALOTE_CHAVE'] || (await exists(file))) return;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Asks where there is a person at the terminal. */
const ask = async (question: string): Promise<string | undefined> => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal.question(question).finally(() => terminal.close());
};
