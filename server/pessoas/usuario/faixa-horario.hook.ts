import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { beyond, profileOf, rightsOfSession } from '#server/pessoas/acesso/rights.ts';

/**
 * A time band: the ranges of one day, whatever set they come from, do not overlap. The hours in which one works oneself, and those
 * of who has more, are not one's to change.
 */
export const faixaHorario: RegisterHook<'faixa-horario'> = {
  async beforeSave(ctx, input) {
    const { values } = input;
    await keepHours(ctx, input);
    const taken: { dia: number; inicio: string; fim: string }[] = [];
    (values.conjuntos ?? []).forEach(({ dias, horarios }, i) =>
      horarios.forEach(({ inicio, fim }, j) => {
        const clash = taken.find(
          (other) => dias.includes(other.dia) && inicio < other.fim && other.inicio < fim,
        );
        if (clash)
          throw refuseField(`conjuntos.${i}.horarios.${j}.inicio`, 'registro.faixaHorario.sobreposta', {
            inicio: clash.inicio,
            fim: clash.fim,
          });
        taken.push(...dias.map((dia) => ({ dia, inicio, fim })));
      }),
    );
  },
};

const keepHours = async (ctx: Ctx, { id, before, values }: SaveInput<'faixa-horario'>): Promise<void> => {
  const { sessao, db } = ctx;
  if (!before || id === undefined || sessao.administrador || sessao.id === 0) return;
  const field = (['conjuntos', 'ativo'] as const).find(
    (name) => !isDeepStrictEqual(before[name], values[name]),
  );
  if (field === undefined) return;
  const profiles = await db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .where('faixaHorario', '=', id)
    .execute();
  if (profiles.some((one) => one.id === sessao.perfilAcessoId))
    throw refuseField(field, 'registro.faixaHorario.propria');
  if (profiles.length === 0) return;
  const own = await rightsOfSession(ctx);
  for (const profile of profiles) {
    const perfil = await profileOf(db, profile.id);
    if (perfil && beyond(own, { perfil })) throw refuseField(field, 'registro.faixaHorario.deQuemPodeMais');
  }
};
