import { AppError } from '#schemas/app-error.ts';
import { logApi } from '#schemas/api/log.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { logFilesOf, type LogFile } from '#server/base/log/log-files.ts';
import { lastLines, wholeLog } from '#server/base/log/read-log.ts';

export { logFilesOf } from '#server/base/log/log-files.ts';

const standardLines = 500;

export const logRoutes = implement(logApi, {
  linhas: async (ctx, { params, query }) => {
    const file = await fileFor(ctx, params);
    const { linhas = standardLines, q, nivel } = query;
    return { linhas: await lastLines(file.caminho, { linhas, q, nivel }) };
  },
  baixar: async (ctx, { params }) => {
    const file = await fileFor(ctx, params);
    const type = 'text/plain; charset=utf-8';
    return { content: wholeLog(file.caminho), type, name: file.nome, download: true };
  },
});

/** One of the files that are there: a name is compared, never put into a path. */
const fileFor = async ({ ports }: Ctx, wanted: Pick<LogFile, 'nome'>): Promise<LogFile> => {
  const files = await logFilesOf(ports.config);
  // whichever server answers, and whatever it is called: the name says whose it is
  const file = files.find(({ nome }) => nome === wanted.nome);
  if (!file) throw new AppError('naoEncontrado');
  return file;
};
