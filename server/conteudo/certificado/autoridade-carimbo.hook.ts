import { randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { holderName } from '#server/ferramentas/signature/icp-brasil.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { askAuthority, findAuthority, NoStamp } from './carimbo/index.ts';
import { addressWarning, readAddress } from './web-address.ts';

/** What is kept of one place never goes to another: asked again, or forgotten where nobody is told it. */
const keepPasswordHome = async ({ db }: Ctx, id: number, usuario: string | undefined): Promise<void> => {
  const kept = await db
    .selectFrom('registro.autoridadeCarimbo')
    .select('id')
    .where('id', '=', id)
    .where('senha', 'is not', null)
    .executeTakeFirst();
  if (!kept) return;
  if (usuario) throw refuseField('senha', 'registro.endereco.segredo');
  await db.updateTable('registro.autoridadeCarimbo').set({ senha: null }).where('id', '=', id).execute();
};

/** An authority of time: its address is one that may be asked, and a test really asks for a timestamp. */
export const autoridadeCarimbo: RegisterHook<'autoridade-carimbo'> = {
  async beforeSave(ctx, { before, values }) {
    const url = readAddress(values.endereco);
    if (!url) throw refuseField('endereco', 'certificado.carimbo.endereco');
    values.endereco = url.href;
    if (before && before.endereco !== values.endereco && values.senha === undefined)
      await keepPasswordHome(ctx, before.id, values.usuario);
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
