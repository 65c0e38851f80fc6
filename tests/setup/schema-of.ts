import type pg from 'pg';

const places = `('public', 'registro')`;

/**
 * What a database is made of, apart from the order in which it came to be: columns, constraints, indexes, functions and triggers, a
 * line each, in order.
 */
export const schemaOf = async (database: Pick<pg.Pool, 'query'>): Promise<string[]> => {
  const { rows } = await database.query<{ linha: string }>(`
    select format('%s.%s %s %s%s%s%s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' end, ' ' || pg_get_expr(d.adbin, d.adrelid), ' ' || a.attidentity::text || a.attgenerated::text) as linha
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v') and n.nspname in ${places}
    union all select format('%s %s', k.conrelid::regclass, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where k.contype <> 'n' and n.nspname in ${places}
    union all select indexdef from pg_indexes where schemaname in ${places}
    union all select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${places} and p.prokind = 'f'
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    order by 1`);
  return rows.map(({ linha }) => linha);
};
