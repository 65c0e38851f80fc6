import { AppError } from '#schemas/app-error.ts';
import { logApi } from '#schemas/api/log.ts';
import { implement } from '#server/http/implement.ts';
import { can } from '#server/http/permission.ts';
import { logFilesOf } from './log-files.ts';
import { readTail } from './read-tail.ts';

export { logFilesOf, type LogFile } from './log-files.ts';
export { readTail } from './read-tail.ts';

const standardLines = 500;

export const logRoutes = implement(logApi, {
  linhas: async (ctx, { params, query }) => {
    if (!can(ctx.sessao, 'logsSistemaConsultar')) throw new AppError('acessoNegado');
    const files = await logFilesOf(ctx.ports.config);
    const file = files.find(({ servidor, nome }) => servidor === params.servidor && nome === params.nome);
    if (!file) throw new AppError('naoEncontrado');
    const linhas = await readTail(file.caminho, { linhas: query.linhas ?? standardLines, q: query.q });
    return { linhas: [...linhas] };
  },
});
