import type { RegisterHook } from '#server/engine/hook.ts';
import { can } from '#server/base/http/permission.ts';
import { logFilesOf } from './index.ts';
import { pageOf } from '#server/engine/page-of.ts';
import type { RowOf } from '#server/engine/typed-record.ts';

/** The files of the log, each with the page that reads it. */
export const logsSistema: RegisterHook<'logs-sistema'> = {
  async rows(ctx, request) {
    const reads = can(ctx.sessao, 'logsSistemaConsultar');
    const files = await logFilesOf(ctx.ports.config);
    const rows = files.map(({ id, servidor, nome, tamanho, modificadoEm }): RowOf<'logs-sistema'> => ({
      id,
      versao: 1,
      servidor,
      nome,
      tamanho,
      modificadoEm: modificadoEm.toISOString(),
      endereco: reads
        ? `/administracao/logs-sistema/consulta/${encodeURIComponent(servidor)}/${encodeURIComponent(nome)}`
        : undefined,
    }));
    return pageOf(rows, request, ['servidor', 'nome']);
  },
};
