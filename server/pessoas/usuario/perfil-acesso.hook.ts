import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { beyond, profileOf, rightsOfSession } from '#server/pessoas/acesso/rights.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { keepAdministratorsBeyond } from './bloqueio-de-usuario.ts';
import { checkProfileRights } from './checked-rights.ts';
import { refuseConflictOfProfile } from './conflito-papel.hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

/** Who could not make it again does not take it away. */
const requireGivable = async (ctx: Ctx, { id }: { readonly id: number }): Promise<void> => {
  if (ctx.sessao.administrador) return;
  const perfil = await profileOf(ctx.db, id);
  if (perfil && beyond(await rightsOfSession(ctx), { perfil })) throw new AppError('acessoNegado');
};

const page = 'administracao/perfil-acesso';

/** A profile: who is not an administrator gives through it no more than they have. */
export const perfilAcesso: RegisterHook<'perfil-acesso'> = {
  async beforeSave(ctx, { id, before, values }) {
    refuseOutsideRoles(values);
    await checkProfileRights(ctx, before, values);
    await refuseConflictOfProfile(ctx, { id, before, values });
    await requireNobody(ctx, { id, before, values });
    if (id !== undefined && before?.administrador === true && values.administrador !== true)
      await keepAdministratorsBeyond(ctx, id);
  },
  beforeRemove: requireGivable,
  // they only lead to a page, which reads what the person may read
  actions: {
    comparar: (_ctx, { record }) => Promise.resolve({ rota: `${page}/comparar?de=${record?.id ?? 0}` }),
    verComo: (_ctx, { record }) => Promise.resolve({ rota: `${page}/ver-como?perfil=${record?.id ?? 0}` }),
    compararPerfis: () => Promise.resolve({ rota: `${page}/comparar` }),
    verComoPerfil: () => Promise.resolve({ rota: `${page}/ver-como` }),
  },
};

/** Who administers is a person of the institution. */
const refuseOutsideRoles = (values: Readonly<ValuesOf<'perfil-acesso'>>): void => {
  if (values.tipo !== 'EXTERNO') return;
  const role = (['administrador', 'administradorLocal'] as const).find((name) => values[name] === true);
  if (role) throw refuseField(role, 'registro.perfilAcesso.papelDeFora');
};

/** A profile that people work with stays in use, and for the same people: each of them would go on with its rights. */
const requireNobody = async (
  { db }: Ctx,
  { id, before, values }: Pick<SaveInput<'perfil-acesso'>, 'id' | 'before' | 'values'>,
): Promise<void> => {
  if (id === undefined || !before) return;
  const inactivated = before.ativo !== false && values.ativo === false;
  const field = inactivated ? 'ativo' : before.tipo === values.tipo ? undefined : 'tipo';
  if (field === undefined) return;
  const { rows } = await sql<{ quantas: number }>`
    select ((select count(*) from registro.usuario where perfil_acesso = ${id} and ativo is not false)
      + (select count(*) from registro.usuario_externo where perfil_acesso = ${id} and ativo is not false))::int as quantas`.execute(
    db,
  );
  const quantas = rows[0]?.quantas ?? 0;
  if (quantas === 1) throw refuseField(field, 'registro.perfilAcesso.emUsoPorUma');
  if (quantas > 1) throw refuseField(field, 'registro.perfilAcesso.emUsoPorVarias', { quantas });
};
