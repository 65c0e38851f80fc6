import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { findHsm, testHsm } from './hsm/index.ts';
import { findProvider, forgetActsOf, testProvider } from './nuvem/index.ts';
import { addressWarning, readAddress } from './web-address.ts';

const addresses = ['endereco', 'enderecoAutorizacao'] as const;
/** Where what is kept of a provider goes. */
const places = ['tipo', 'particao', ...addresses] as const;

/** A provider that keeps certificates: its addresses are ones that may be asked, an HSM has none, and a test really asks. */
export const provedorAssinatura: RegisterHook<'provedor-assinatura'> = {
  async beforeSave({ db }, { before, values }) {
    if (values.tipo === 'HSM')
      for (const campo of [...addresses, 'cliente', 'aceitaSemCpf'] as const) delete values[campo];
    else delete values.particao;
    for (const campo of addresses) {
      const text = values[campo];
      if (text === undefined) continue;
      const url = readAddress(text);
      if (!url || url.search || url.hash) throw refuseField(campo, 'certificado.nuvem.endereco');
      values[campo] = url.href.replace(/\/$/, '');
    }
    const moved = before ? places.filter((campo) => before[campo] !== values[campo]) : [];
    if (!before || moved.length === 0) return;
    // what is kept of one place never goes to another
    await forgetActsOf(db, before.id);
    if (values.segredo !== undefined) return;
    const { segredo } = await db
      .selectFrom('registro.provedorAssinatura')
      .select('segredo')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    const key = moved.some((campo) => campo === 'tipo' || campo === 'particao')
      ? 'certificado.hsm.pinDeOutra'
      : 'certificado.nuvem.segredoDeOutro';
    if (segredo !== null) throw refuseField('segredo', key);
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
      const hsm = await findHsm(ctx.db, ctx.ports.config.key, record?.id ?? 0);
      if (hsm) return { mensagem: await testHsm(ctx, hsm) };
      const provider = await findProvider(ctx.db, ctx.ports.config.key, record?.id ?? 0);
      if (!provider) throw new AppError('naoEncontrado');
      return { mensagem: await testProvider(ctx, provider) };
    },
  },
};
