import { sql, type RawBuilder } from 'kysely';

type Condition = RawBuilder<unknown>;

/** The digit that the weights ask for, by modulus 11; letters of a CNPJ count by their code, as Receita Federal says. */
const checkDigit = (value: string, weights: readonly number[]): Condition => {
  const parts = weights.map(
    (weight, i) => sql`(ascii(substr(${sql.ref(value)}, ${sql.lit(i + 1)}, 1)) - 48) * ${sql.lit(weight)}`,
  );
  const rest = sql`((${sql.join(parts, sql` + `)}) % 11)`;
  return sql`(case when ${rest} < 2 then 0 else 11 - ${rest} end)`;
};

/** Whether the last two characters are the check digits of those before them, and not all are the same one. */
const checked = (value: string, form: string, weights: readonly number[]): Condition => sql`case
  when ${sql.ref(value)} !~ ${form} or ${sql.ref(value)} ~ '^(.)\\1*$' then false
  else right(${sql.ref(value)}, 2) = concat(${checkDigit(value, weights.slice(1))}, ${checkDigit(value, weights)}) end`;

const numbers = {
  cpf: checked('r.cpf', '^\\d{11}$', [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
  cnpj: checked('r.cnpj', '^[0-9A-Z]{12}\\d{2}$', [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
  cep: sql`r.cep ~ '^\\d{8}$'`,
} as const;

/** Records with a number that no form would take: it came with older data, or straight into the database. */
export const wrongNumbers = (table: string, ...columns: readonly (keyof typeof numbers)[]): Condition => sql`
  select r.id, r.nome, string_agg(n.campo || ' ' || n.valor, ', ') as outro
  from ${sql.table(`registro.${table}`)} r, lateral (values ${sql.join(
    columns.map((name) => sql`(${name.toUpperCase()}, r.${sql.ref(name)}, ${numbers[name]})`),
  )}) n (campo, valor, serve)
  where n.valor is not null and not n.serve group by r.id, r.nome`;
