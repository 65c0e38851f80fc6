import { randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';
import { holderName } from '#server/base/signature/icp-brasil.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { allowedAddress } from '#server/instalacao/conexao/index.ts';
import { askAuthority, findAuthority, NoStamp } from './carimbo/index.ts';

/** An authority of time: its address is one that may be asked, and a test really asks for a timestamp. */
export const autoridadeCarimbo: RegisterHook<'autoridade-carimbo'> = {
  beforeSave(_ctx, { values }) {
    const url = readAddress(values.endereco);
    if (!url) throw refuseField('endereco', 'certificado.carimbo.endereco');
    values.endereco = url.href;
  },
  async warnings(ctx, { endereco }) {
    const url = readAddress(endereco);
    if (!url) return [];
    try {
      const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
      await allowedAddress(
        ctx.ports.config.allowedConnections,
        url.hostname.replace(/^\[(.*)\]$/, '$1'),
        port,
      );
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [{ campo: 'endereco', mensagem: mensagem('erro.transicaoNaoPermitida', error.data) }];
    }
  },
  actions: {
    testar: async (ctx, { record }) => {
      const authority = await findAuthority(ctx.db, ctx.ports.config.key, record?.id ?? 0);
      if (!authority) throw new AppError('naoEncontrado');
      try {
        const { stamp } = await askAuthority(ctx, authority, randomBytes(32));
        return {
          mensagem: mensagem('certificado.carimbo.testado', {
            em: formatInstant(stamp.momento.toISOString()),
            quem: stamp.authority ? holderName(stamp.authority) : '',
          }),
        };
      } catch (error) {
        if (error instanceof NoStamp)
          throw new AppError('transicaoNaoPermitida', { motivo: error.motivo }, { cause: error });
        throw error;
      }
    },
  },
};

/** Of the web, and with no password in it: the password has a field of its own. */
const readAddress = (text: string): URL | undefined => {
  const url = URL.parse(text.trim());
  return url && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password
    ? url
    : undefined;
};
