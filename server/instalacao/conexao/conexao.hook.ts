import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { allowedAddress, readJdbcUrl, standardPorts, withReader, writeJdbcUrl } from './index.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** Milliseconds that a test may take. */
const testTimeout = 5_000;

/** A connection: the URL and its parts say the same, and a test really connects. */
export const conexao: RegisterHook<'conexao'> = {
  beforeSave(_ctx, { before, values }) {
    if (values.url !== undefined && (values.url !== before?.url || values.ip === undefined)) {
      const place = readJdbcUrl(values.url.trim());
      if (!place) throw refuseField('url', 'conexao.url');
      values.driver = place.driver;
      values.ip = place.host;
      values.porta = place.port;
      values.banco = place.database;
      // what is kept of the URL has no parameters
      if (place.tls) values.tls = true;
    }
    const { driver, ip, banco } = values;
    if (driver === undefined || ip === undefined || banco === undefined)
      throw refuseField('url', 'conexao.falta');
    const port = values.porta ?? standardPorts[driver];
    values.url = writeJdbcUrl({ driver, host: ip, port, database: banco });
    if (!readJdbcUrl(values.url)) throw refuseField('ip', 'conexao.url');
  },
  async warnings(ctx, record) {
    const { driver, ip } = record;
    if (driver === undefined || ip === undefined) return [];
    const port = record.porta ?? standardPorts[driver];
    try {
      await allowedAddress(ctx.ports.config.allowedConnections, ip, port);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [{ campo: 'ip', mensagem: mensagem('erro.transicaoNaoPermitida', error.data) }];
    }
  },
  actions: {
    testar: (ctx, { record }) =>
      withReader(ctx, record?.id ?? 0, testTimeout, async (reader) => {
        const versao = await reader.version();
        return { versao, mensagem: mensagem('conexao.respondeu', { versao }) };
      }),
  },
};
