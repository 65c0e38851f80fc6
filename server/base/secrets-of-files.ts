import { readFileSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

/** Where the file of a secret is, for each that may come in one: what is in the environment of a process is shown by more than one tool. */
const filesOf = (env: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> => ({
  DATABASE_URL: env['DATABASE_URL_FILE'],
  DATABASE_SENHA: env['DATABASE_SENHA_FILE'],
  MALOTE_CHAVE: env['MALOTE_CHAVE_FILE'],
  MALOTE_SMTP: env['MALOTE_SMTP_FILE'],
  MALOTE_METRICAS: env['MALOTE_METRICAS_FILE'],
  MALOTE_BACKUP_SENHA: env['MALOTE_BACKUP_SENHA_FILE'],
});

/** The environment, with the secrets that it keeps in files; one that is said in both places is the one of the environment. */
export const withSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const read: Record<string, string> = {};
  for (const [name, file] of Object.entries(filesOf(env)))
    if (file && !env[name]) read[name] = secretIn(name, file);
  return { ...env, ...read };
};

const secretIn = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartRefusal('segredoNaoLido', { variavel: `${name}_FILE`, arquivo: file }, cause);
  }
};

/** The address of the database, with a password that was given apart: it may have any sign. */
export const databaseUrlOf = (url: string | undefined, password: string | undefined): string | undefined => {
  if (!url || !password) return url || undefined;
  if (!URL.canParse(url)) return url;
  const whole = new URL(url);
  whole.password = encodeURIComponent(password);
  return whole.href;
};
