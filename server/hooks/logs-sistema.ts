import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { RegisterRecord } from '#server/engine/index.ts';
import { logFilesOf, readTail } from '#server/log/index.ts';
import { pageOf } from './page-of.ts';

/** Lines that the page of a file shows; the API reads more, and searches. */
const shownLines = 300;

/** The files of the log; the page of one shows its end. */
export const logsSistema: RegisterHook = {
  async rows(ctx, request) {
    const one = request.filters.find(({ field }) => field === 'id')?.values[0];
    const files = (await logFilesOf(ctx.ports.config)).filter(
      ({ id }) => one === undefined || id === Number(one),
    );
    const rows = await Promise.all(
      files.map(async ({ id, servidor, nome, caminho, tamanho, modificadoEm }): Promise<RegisterRecord> => {
        const row = { id, versao: 1, servidor, nome, tamanho, modificadoEm: modificadoEm.toISOString() };
        if (one === undefined) return row;
        const lines = await readTail(caminho, { linhas: shownLines });
        return { ...row, fim: lines.length > 0 ? lines.join('\n') : mensagem('volume.log.vazio') };
      }),
    );
    return pageOf(rows, request, ['nome']);
  },
};
