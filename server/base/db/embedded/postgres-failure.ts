import { StartRefusal } from '#server/base/start-refusal.ts';

/** Turns what PostgreSQL wrote before it gave up into a refusal that says what to do. */
export const failureOf = (output: string, folder: string, logFile = folder): StartRefusal => {
  const cause = new Error(output);
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(output)) {
    return new StartRefusal('discoCheio', { lugar: ` em ${folder}` }, cause);
  }
  if (/Read-only file system/.test(output))
    return new StartRefusal('pastaSemEscrita', { pasta: folder }, cause);
  return new StartRefusal('bancoNaoIniciou', { motivo: reasonIn(output), registro: logFile }, cause);
};

const reasonIn = (output: string): string => {
  const lines = output.split('\n').map((line) => line.trim());
  const fatal = lines.findLast((line) => /(FATAL|PANIC|error):/i.test(line)) ?? lines.findLast(Boolean);
  return fatal?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '') ?? 'sem mensagem';
};
