import { sql } from 'kysely';
import type { RegisterHook } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireRoom } from './places.ts';
import { takeAlong } from './put-in-place.ts';

interface Inside {
  readonly locais: number;
  readonly itens: number;
  readonly milimetros: number;
}

const insideOf = async ({ db }: Ctx, id: number): Promise<Inside> => {
  const { rows } = await sql<Inside>`
    select (select count(*)::integer - 1 from locais_abaixo(${id})) as locais, o.itens, o.milimetros
    from ocupacao_do_local(${id}) o`.execute(db);
  return rows[0] ?? { locais: 0, itens: 0, milimetros: 0 };
};

/** A place belongs to an archive and to who works there; what is in it is never lost sight of. */
export const localGuarda: RegisterHook<'local-guarda'> = {
  async beforeSave(ctx, { id, before, values }) {
    const { sessao } = ctx;
    values.ativo ??= true;
    values.medida ??= 'ITENS';
    const everywhere = sessao.administrador || sessao.id === 0;
    if (!everywhere && (before ?? values).unidade !== sessao.unidadeId)
      throw refuseField('unidade', 'registro.localGuarda.outroArquivo');
    if (!everywhere && values.unidade !== sessao.unidadeId)
      throw refuseField('unidade', 'registro.localGuarda.outroArquivo');
    if (values.localSuperior && values.localSuperior !== before?.localSuperior)
      await requireOpen(ctx, values.localSuperior);
    if (id === undefined || before === undefined) return;
    const { locais, itens, milimetros } = await insideOf(ctx, id);
    if (before.unidade !== values.unidade && locais + itens > 0)
      throw refuseField('unidade', 'registro.localGuarda.comConteudo');
    if (!values.ativo && before.ativo !== false && itens > 0)
      throw refuseField('ativo', 'registro.localGuarda.naoVazio');
    const ocupado = values.medida === 'CENTIMETROS' ? Math.ceil(milimetros / 10) : itens;
    if (values.capacidade && ocupado > values.capacidade)
      throw refuseField('capacidade', 'registro.localGuarda.capacidadeMenor', { ocupado });
  },
  async afterSave(ctx, { id, before, after }) {
    if (
      after.localSuperior &&
      (before?.localSuperior !== after.localSuperior || before.largura !== after.largura)
    )
      await requireRoom(ctx, after.localSuperior, 'localSuperior');
    if (before && before.localSuperior !== after.localSuperior) await takeAlong(ctx, id);
  },
};

/** Nothing is put in a place that is closed, nor another place. */
const requireOpen = async ({ db }: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<{ ativo: boolean }>`
    select coalesce(ativo, true) as ativo from registro.local_guarda where id = ${id} for update`.execute(db);
  if (rows[0] && !rows[0].ativo) throw refuseField('localSuperior', 'registro.localGuarda.superiorInativo');
};
