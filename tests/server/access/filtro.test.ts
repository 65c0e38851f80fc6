import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '#server/base/db/connect.ts';
import { filterOf, noDraftsOfOthers } from '#server/pessoas/acesso/content-filter.ts';
import { openTables } from '#tests/setup/small-tables.ts';

let base: Connection;
beforeAll(async () => {
  base = await openTables(
    'filtro',
    `create table conteudo (id integer, fase integer, sigilo integer, nivel_acesso text, organizacao_id integer, autor_id integer,
       detentor_unidade_id integer, detentor_usuario_id integer, excluido_em timestamptz);
     create table conteudo_acesso (conteudo_id integer, usuario_id integer, unidade_id integer);
     create table tramite (conteudo_id integer, para_usuario_id integer, situacao text);
     create index on conteudo_acesso (conteudo_id);
     create index on tramite (conteudo_id)`,
  );
});
afterAll(() => base.close());

/** Whoever looks, and others. */
const [me, mine, ours] = [1, 10, 100];
const someone = fc.constantFrom(me, 2);
const content = fc.record({
  fase: fc.constantFrom(0, 1),
  sigilo: fc.constantFrom(0, 1, 2),
  nivel_acesso: fc.constantFrom('PUBLICO', 'RESTRITO', 'SIGILOSO'),
  organizacao_id: fc.constantFrom(ours, 200),
  autor_id: someone,
  detentor_unidade_id: fc.constantFrom(mine, 20),
  detentor_usuario_id: someone,
  excluido_em: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('2026-11-01') },
  ),
  pessoa: fc.constantFrom(undefined, undefined, undefined, me, 2),
  unidade: fc.constantFrom(undefined, mine, 20),
  paraPessoa: someone,
  situacao: fc.constantFrom('NAO_RECEBIDO', 'RECEBIDO', 'RESGATADO', 'CANCELADO'),
});
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;
interface Flags {
  readonly acessoRestrito: boolean;
  readonly acessoAmplo: boolean;
  readonly acessoTotal: boolean;
  readonly semMinutasDeOutras: boolean;
}

/** The rule in words of the other side: degree first, then what is named, then what the unit and the organisation reach. */
const sees = (c: Content, flags: Flags): boolean => {
  if (c.excluido_em !== null || c.sigilo > 1) return false;
  if (c.pessoa === me) return true;
  if (c.nivel_acesso === 'SIGILOSO') return false;
  if (flags.acessoRestrito) {
    const sent = c.paraPessoa === me && ['NAO_RECEBIDO', 'RECEBIDO'].includes(c.situacao);
    return c.autor_id === me || c.detentor_usuario_id === me || sent;
  }
  const [concluded, inside] = [c.fase === 1, c.organizacao_id === ours];
  if (c.detentor_unidade_id === mine) return true;
  if (concluded && inside && (c.nivel_acesso === 'PUBLICO' || flags.acessoAmplo)) return true;
  if (concluded && flags.acessoTotal) return true;
  return c.unidade === mine && (concluded || !flags.semMinutasDeOutras);
};

const everyFlags: readonly Flags[] = Array.from({ length: 16 }, (_, n) => ({
  acessoRestrito: (n & 1) > 0,
  acessoAmplo: (n & 2) > 0,
  acessoTotal: (n & 4) > 0,
  semMinutasDeOutras: (n & 8) > 0,
}));

const seen = async (flags: Flags, written: boolean): Promise<readonly number[]> => {
  const flag = (value: boolean) => (written ? value : sql<boolean>`${value}::boolean`);
  const filter = filterOf({
    usuario: sql.lit(me),
    unidade: sql.lit(mine),
    organizacao: sql.lit(ours),
    sigilo: sql.lit(1),
    acessoRestrito: flag(flags.acessoRestrito),
    acessoAmplo: flag(flags.acessoAmplo),
    acessoTotal: flag(flags.acessoTotal),
    semMinutasDeOutras: flag(flags.semMinutasDeOutras),
  });
  const { rows } = await sql<{
    id: number;
  }>`select c.id from conteudo c where ${filter} order by c.id`.execute(base.db);
  return rows.map(({ id }) => id);
};

it('de cada conteúdo e de cada pessoa diz o que as regras dizem, escritas no pedido ou lidas no banco', async () => {
  const contents = fc.sample(content, { seed: 12, numRuns: 1_500 });
  const rows = (name: string, values: readonly object[]): Promise<unknown> =>
    base.pool.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(values),
    ]);
  await rows(
    'conteudo',
    contents.map((one, id) => ({ id, ...one })),
  );
  await rows(
    'conteudo_acesso',
    contents.flatMap(({ pessoa, unidade }, conteudo_id) => [
      ...(pessoa === undefined ? [] : [{ conteudo_id, usuario_id: pessoa }]),
      ...(unidade === undefined ? [] : [{ conteudo_id, unidade_id: unidade }]),
    ]),
  );
  await rows(
    'tramite',
    contents.map(({ paraPessoa, situacao }, conteudo_id) => ({
      conteudo_id,
      para_usuario_id: paraPessoa,
      situacao,
    })),
  );
  for (const flags of everyFlags) {
    const expected = contents.flatMap((one, id) => (sees(one, flags) ? [id] : []));
    expect(expected.length).toBeGreaterThan(50);
    for (const written of [true, false])
      expect([flags, written, await seen(flags, written)]).toEqual([flags, written, expected]);
  }
  expect(noDraftsOfOthers).toBe('restringeAcessoMinutasOutrasUnidades');
});
