import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { findProvider, forgetActsOf, testProvider } from './nuvem/index.ts';
import { addressWarning, readAddress } from './web-address.ts';

const addresses = ['endereco', 'enderecoAutorizacao'] as const;

/** A provider that keeps certificates: its addresses are ones that may be asked, and a test really asks. */
export const provedorAssinatura: RegisterHook<'provedor-assinatura'> = {
  async beforeSave({ db }, { before, values }) {
    for (const campo of addresses) {
      const text = values[campo];
      if (text === undefined) continue;
      const url = readAddress(text);
      if (!url || url.search || url.hash) throw refuseField(campo, 'certificado.nuvem.endereco');
      values[campo] = url.href.replace(/\/$/, '');
    }
    if (!before || addresses.every((campo) => before[campo] === values[campo])) return;
    // what is kept of one place never goes to another
    await forgetActsOf(db, before.id);
    if (values.segredo !== undefined) return;
    const { segredo } = await db
      .selectFrom('registro.provedorAssinatura')
      .select('segredo')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    if (segredo !== null) throw refuseField('segredo', 'certificado.nuvem.segredoDeOutro');
  },
  async warnings(ctx, record) {
    const found: { campo: string; mensagem: string }[] = [];
    for (const campo of addresses) {
      const mensagem = await addressWarning(ctx.ports, record[campo] ?? '');
      if (mensagem !== undefined) found.push({ campo, mensagem });
    }
    return found;
  },
  actions: {
    testar: async (ctx, { record }) => {
      const provider = await findProvider(ctx.db, ctx.ports.config.key, record?.id ?? 0);
      if (!provider) throw new AppError('naoEncontrado');
      return { mensagem: await testProvider(ctx, provider) };
    },
  },
};
