import { sql, type RawBuilder } from 'kysely';

/**
 * A value that PostgreSQL does not look at when it plans, so that the plan is the same for all: for an id that is in
 * every request, such as that of the unit. Where it looks, it finds the plan of each value a little cheaper than one for
 * all, and plans a prepared statement again at every use, which takes it longer than running it.
 */
export const anyValue = (id: number): RawBuilder<number> => sql<number>`(select ${id}::bigint)`;
