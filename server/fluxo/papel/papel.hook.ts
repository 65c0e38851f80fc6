import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { anotherAdministrator } from '#server/pessoas/usuario/index.ts';
import { findPerformers } from './find-performers.ts';
import type { Executante } from './performer-facts.ts';
import { resolvePerformers } from './resolve-performers.ts';
import { tellGrowth } from './tell-growth.ts';

/** Performers of a role see the contents of its activities: nobody makes themselves one, and who becomes one is told. */
export const papel: RegisterHook<'papel'> = {
  beforeSave: (ctx, input) => refuseSelf(ctx, input),
  async afterSave(ctx, { before, after }) {
    if (ctx.sessao.id === 0) return;
    const former = await calledBy(ctx, before);
    const called = (await calledBy(ctx, after)).filter((id) => !former.includes(id));
    await tellGrowth(ctx, after, called);
  },
  actions: {
    quemRecebe: (_ctx, { record }) =>
      Promise.resolve({ rota: `workflow/papel/quem-recebe/${String(record?.id)}` }),
  },
};

const refuseSelf = async (ctx: Ctx, { before, values }: SaveInput<'papel'>): Promise<void> => {
  const { sessao, db } = ctx;
  // who hands over was asked already, and is not among those who receive
  if (sessao.id === 0 || ctx.passagem) return;
  const own = [sessao.usuarioId, atKeyboard(sessao)];
  const former = await calledBy(ctx, before);
  const called = (await calledBy(ctx, values)).filter((id) => !former.includes(id));
  if (!called.some((id) => own.includes(id))) return;
  const only = sessao.administrador && !(await anotherAdministrator(db, { usuario: sessao.usuarioId }));
  if (!only) throw refuseField('executantes', 'registro.papel.aSi');
};

type Role = Readonly<Pick<ValuesOf<'papel'>, 'executantes'>>;

/**
 * Who the performers name whatever the content: those that depend on one are nobody's to choose. One that is out of use still
 * calls people where flows name it.
 */
const calledBy = async (ctx: Ctx, role: Role | undefined): Promise<readonly number[]> => {
  if (!role) return [];
  const performers = (role.executantes ?? []).map(({ id = 0, ...row }): Executante => ({ id, ...row }));
  if (performers.length === 0) return [];
  const { recebem } = resolvePerformers(performers, await findPerformers(ctx, performers, undefined));
  return recebem.map(({ usuarioId }) => usuarioId);
};
