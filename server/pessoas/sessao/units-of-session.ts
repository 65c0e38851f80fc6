import { sql } from 'kysely';
import type { SessaoUnidade } from '#schemas/shapes/sessao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';

/** The units where the session may work: the person's own; of an absent person, those that the absence opens. */
export const unitsOfSession = (ctx: Ctx): Promise<SessaoUnidade[]> =>
  unitsOf(ctx, ctx.sessao.usuarioId, ctx.sessao.substitutoId);

interface UnitRow extends Omit<SessaoUnidade, 'cargo' | 'padrao' | 'chefe' | 'secretario'> {
  readonly cargo: string | null;
  readonly padrao: boolean | null;
  readonly chefe: boolean | null;
  readonly secretario: boolean | null;
}

/** The same for a person and who would act in their place today. */
export const unitsOf = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  usuarioId: number,
  substitutoId: number | undefined,
): Promise<SessaoUnidade[]> => {
  const { rows } = await sql<UnitRow>`
    select uu.id as id_usuario_unidade, un.id, un.nome, un.sigla, c.descricao as cargo, uu.padrao, uu.chefe, uu.secretario
    from registro.usuario_unidades uu
    join registro.unidade un on un.id = uu.unidade and un.ativo
    left join registro.cargo c on c.id = uu.cargo
    where uu.registro_id = ${usuarioId} and (${substitutoId ?? null}::integer is null or exists (
      select from registro.ausencia a
      where a.usuario = ${usuarioId} and a.substituto = ${substitutoId ?? null}::integer
        and a.aguarda_confirmacao is not true and ${today(ctx)}::date between a.inicio and a.fim
        and (a.abrangencia is distinct from 'UNIDADES' or exists (
          select from registro.ausencia_unidades au where au.registro_id = a.id and au.alvo_id = un.id))))
    order by uu.ordem`.execute(ctx.db);
  return rows.map(({ cargo, padrao, chefe, secretario, ...row }) => ({
    ...row,
    cargo: cargo ?? undefined,
    padrao: padrao ?? false,
    chefe: chefe ?? false,
    secretario: secretario ?? false,
  }));
};
