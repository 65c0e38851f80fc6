import { sql } from 'kysely';
import { getRecord, updateRecord, type RecordValues, type RegisterRecord } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { namingRecord, viewOfRegister, withFullRights } from './full-rights.ts';
import type { Handover } from './handover.ts';

interface Place extends RecordValues {
  unidade: number;
  padrao?: boolean;
  chefe?: boolean;
  secretario?: boolean;
}

const placesOf = (record: RegisterRecord): readonly Place[] => (record['unidades'] ?? []) as readonly Place[];

const savePlaces = async (
  inside: Ctx,
  id: number,
  change: (places: readonly Place[]) => readonly Place[],
): Promise<void> => {
  const view = viewOfRegister(inside, 'usuario');
  const record = await getRecord(inside, view, id);
  const values = { ...record, unidades: change(placesOf(record)) } as unknown as RecordValues;
  const nome = String(record['nome']);
  await namingRecord(view.model.definition.title.one, nome, () => updateRecord(inside, view, id, values));
};

/** Chief and secretary pass to another where they work too; who hands over keeps neither. */
export const moveLeadership = async (ctx: Ctx, { de, para }: Handover): Promise<void> => {
  const inside = withFullRights(ctx);
  const led = placesOf(await getRecord(inside, viewOfRegister(inside, 'usuario'), de)).filter(
    ({ chefe, secretario }) => chefe || secretario,
  );
  if (led.length === 0) return;
  await savePlaces(inside, de, (places) =>
    places.map((place) => ({ ...place, chefe: false, secretario: false })),
  );
  await savePlaces(inside, para, (places) =>
    places.map((place) => {
      const former = led.find(({ unidade }) => unidade === place.unidade);
      return former
        ? {
            ...place,
            chefe: place.chefe === true || former.chefe === true,
            secretario: place.secretario === true || former.secretario === true,
          }
        : place;
    }),
  );
};

/** The people of a unit come to work in another, without leading it, and go on there in the session that they have. */
export const movePeople = async (ctx: Ctx, { de, para }: Handover): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from registro.usuario u where u.ativo and exists (
      select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = ${de}) order by u.id`.execute(
    ctx.db,
  );
  const inside: Ctx = { ...withFullRights(ctx), passagem: { administra: ctx.sessao.administrador } };
  for (const { id } of rows)
    await savePlaces(inside, id, (places) => {
      const left = places.find(({ unidade }) => unidade === de);
      const rest = places.filter(({ unidade }) => unidade !== de);
      if (!left) return places;
      if (!rest.some(({ unidade }) => unidade === para))
        return places.map((place) =>
          place === left ? { ...left, unidade: para, chefe: false, secretario: false } : place,
        );
      return rest.map((place) =>
        place.unidade === para ? { ...place, padrao: place.padrao === true || left.padrao === true } : place,
      );
    });
  await ctx.db
    .updateTable('sessao')
    .set({ unidadeId: para })
    .where('unidadeId', '=', de)
    .where('encerradaEm', 'is', null)
    .execute();
};
