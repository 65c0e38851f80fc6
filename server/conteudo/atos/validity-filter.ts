import { sql, type RawBuilder } from 'kysely';

/** Days before its end from which a document is said to lose its validity soon. */
export const validityNearDays = 30;

/** The document of the content `c` is valid on a day, ends soon after it, or had ended before. */
export const validityFilter = (
  which: 'VIGENTE' | 'A_VENCER' | 'VENCIDA',
  hoje: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const asked = {
    VIGENTE: sql`(vd.vigencia_inicio is not null or vd.vigencia_fim is not null)
      and coalesce(vd.vigencia_inicio <= ${hoje}, true) and coalesce(vd.vigencia_fim >= ${hoje}, true)`,
    A_VENCER: sql`vd.vigencia_fim between ${hoje} and ${hoje} + ${sql.lit(validityNearDays)}`,
    VENCIDA: sql`vd.vigencia_fim < ${hoje}`,
  }[which];
  return sql<boolean>`exists (select from documento vd where vd.id = c.id and ${asked})`;
};
