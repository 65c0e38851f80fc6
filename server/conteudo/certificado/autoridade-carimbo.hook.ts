import { randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';
import { holderName } from '#server/base/signature/icp-brasil.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { askAuthority, findAuthority, NoStamp } from './carimbo/index.ts';
import { addressWarning, readAddress } from './web-address.ts';

/** An authority of time: its address is one that may be asked, and a test really asks for a timestamp. */
export const autoridadeCarimbo: RegisterHook<'autoridade-carimbo'> = {
  beforeSave(_ctx, { values }) {
    const url = readAddress(values.endereco);
    if (!url) throw refuseField('endereco', 'certificado.carimbo.endereco');
    values.endereco = url.href;
  },
  async warnings({ ports }, { endereco }) {
    const mensagem = await addressWarning(ports, endereco);
    return mensagem === undefined ? [] : [{ campo: 'endereco', mensagem }];
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
