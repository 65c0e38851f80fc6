import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { tellCalled } from './tell-called.ts';

/** Members of a group see what is sent to it: of who enters, those who administer are told. */
export const grupoEmail: RegisterHook<'grupo-email'> = {
  async afterSave(ctx, { id, before, after }) {
    const entered = after.usuarios.filter((one) => !before?.usuarios.includes(one));
    if (entered.length === 0) return;
    const people = await ctx.db
      .selectFrom('registro.usuario')
      .select('nome')
      .where('id', 'in', entered)
      .orderBy('nome')
      .execute();
    await tellCalled(ctx, {
      onde: mensagem('chamada.grupo', { nome: after.nome }),
      quem: people.map(({ nome }) => nome),
      rota: `administracao/grupo-email/edicao/${id}`,
    });
  },
};
