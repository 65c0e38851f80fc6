import { sql, type RawBuilder } from 'kysely';
import type { WrittenNumber } from '#schemas/numeracao/written-number.ts';
import { kindWords } from '#server/conteudo/especies/index.ts';

const ownContains = (key: string): RawBuilder<boolean> =>
  sql<boolean>`c.numero_chave like '%' || ${key} || '%'`;

/** Of those that contain a number, the ones whose own does come before the ones whose protocol does. */
export const containsWeight = (key: string): RawBuilder<number> =>
  sql<number>`(case when ${ownContains(key)} then 10 else 9 end)::real`;

/** The content `c` has the letters and digits of a number, in any mask, side by side: its own, or that of its protocol. */
export const containsNumber = (key: string): RawBuilder<boolean> =>
  sql<boolean>`(${ownContains(key)} or c.numero_protocolo is not null
    and regexp_replace(texto_busca(c.numero_protocolo), '[^a-z0-9]', '', 'g') like '%' || ${key} || '%')`;

/** The type of the content `c`: its name and its initials. */
const typeOf = (column: 'nome' | 'sigla'): RawBuilder<string> => sql<string>`coalesce(
  (select t.${sql.ref(column)} from registro.tipo_documento t where t.id = coalesce(
    (select d.tipo_documento_id from documento d where d.id = c.id), (select p.tipo_documento_id from protocolo p where p.id = c.id))),
  (select t.${sql.ref(column)} from registro.tipo_processo t where t.id = coalesce(
    (select p.tipo_processo_id from processo p where p.id = c.id), (select s.tipo_processo_id from solicitacao s where s.id = c.id))))`;

/** What goes with a number when somebody says it. */
const names = sql`concat_ws(' ', c.numero, c.numero_protocolo, case when c.numero_protocolo is not null then 'protocolo' end, ${kindWords}, ${typeOf('nome')}, ${typeOf('sigla')},
  (select m.nome from documento d join registro.modelo_documento m on m.id = d.modelo_id where d.id = c.id),
  (select concat_ws(' ', un.sigla, un.nome, o.sigla) from registro.unidade un
    join registro.organizacao_interna o on o.id = un.organizacao where un.id = c.unidade_id))`;

const saysAll = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(select ${sql.join(
        words.map((word) => sql`x.ditas like ${`% ${word}%`}`),
        sql` and `,
      )} from (select ' ' || regexp_replace(texto_busca(${text}), '[^a-z0-9]+', ' ', 'g') as ditas) x)`;

/**
 * The content `c` is one that the number names: it has the sequence, and the year if one was typed, and every word that came
 * with it is of its type, its unit, its number or its subject. Words may be shortened: "Of." is the beginning of "Ofício".
 */
export const namedByNumber = (number: WrittenNumber): RawBuilder<boolean> =>
  numbered(number, sql`${names} || ' ' || c.assunto`);

/** The same, where one content is meant and nobody looks at a list of those found: the year is said, and no word is of the subject. */
export const exactlyNamed = (number: WrittenNumber): RawBuilder<boolean> =>
  number.exato?.endsWith('/') ? sql<boolean>`false` : numbered(number, names);

const numbered = ({ exato, palavras }: WrittenNumber, words: RawBuilder<unknown>): RawBuilder<boolean> => {
  if (exato === undefined) return sql<boolean>`false`;
  const same = (written: RawBuilder<unknown>): RawBuilder<unknown> =>
    // operators of the index, so that a plan for any number uses it; '0' comes after '/'
    exato.endsWith('/')
      ? sql`${written} ~>=~ ${exato} and ${written} ~<~ ${`${exato.slice(0, -1)}0`}`
      : sql`${written} = ${exato}`;
  return sql<boolean>`((${same(sql`numero_escrito(c.numero)`)}
      or c.numero_protocolo is not null and ${same(sql`numero_escrito(c.numero_protocolo)`)})
    and ${saysAll(words, palavras)})`;
};

/**
 * Among those that a number names, the first is the one whose type and unit were said, not only its subject; among these, the
 * one of the shortest name: "Ofício 5/2026" is not the "Ofício Circular 5/2026".
 */
export const namedWeight = ({ palavras }: WrittenNumber): RawBuilder<number> =>
  palavras.length === 0
    ? sql<number>`30::real`
    : sql<number>`(case when ${saysAll(names, palavras)} then 30 - least(length(coalesce(${typeOf('nome')}, ''))
        + length(substring(c.numero from '^[^0-9]*')), 400) / 100.0 else 20 end)::real`;
