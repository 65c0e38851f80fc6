import { sql, type RawBuilder } from 'kysely';

/** Days before its end from which a content is said to lose its validity soon. */
export const validityNearDays = 30;

/** The content `c` is valid on a day, ends soon after it, or had ended before. */
export const validityFilter = (
  which: 'VIGENTE' | 'A_VENCER' | 'VENCIDA',
  hoje: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  ({
    VIGENTE: sql<boolean>`(c.vigencia_inicio is not null or c.vigencia_fim is not null)
      and coalesce(c.vigencia_inicio <= ${hoje}, true) and coalesce(c.vigencia_fim >= ${hoje}, true)`,
    A_VENCER: sql<boolean>`c.vigencia_fim between ${hoje} and ${hoje} + ${sql.lit(validityNearDays)}`,
    VENCIDA: sql<boolean>`c.vigencia_fim < ${hoje}`,
  })[which];
