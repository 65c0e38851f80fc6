import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
/** Document, its neighbour in number, process. */
let comunicacao: number;
let circular: number;
let outro: number;
let processo: { readonly id: number; readonly numero: string; readonly tipo: string };

const renumber = (id: number, numero: string): Promise<unknown> =>
  server.platform.connection.pool.query('update conteudo set numero = $2 where id = $1', [id, numero]);

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  comunicacao = (await concludedDocument(helena, { assunto: 'Escala de plantão' })).id;
  circular = (await concludedDocument(helena, { assunto: 'Comunicação de férias' })).id;
  outro = (await concludedDocument(helena, { assunto: 'Veja a CI 9303/2026' })).id;
  await renumber(comunicacao, 'Comunicação Interna 9303/2026-SESAU');
  await renumber(circular, 'Comunicação Interna Circular 9303/2026-SESAU');
  await renumber(outro, 'Ofício 0044/26');
  const { rows } = await server.platform.connection.pool.query<typeof processo>(
    `select c.id::integer, c.numero, t.nome as tipo from conteudo c join processo p on p.id = c.id
       join registro.tipo_processo t on t.id = p.tipo_processo_id
     where c.numero is not null and c.nivel_acesso = 'PUBLICO' and c.sigilo = 0 order by c.id limit 1`,
  );
  if (!rows[0]) throw new Error('nenhum processo público no mundo');
  processo = rows[0];
});
afterAll(() => server.close());

const header = async (q: string): Promise<readonly number[]> =>
  (await helena.get<Page<ItemCaixa>>(`pesquisa?q=${encodeURIComponent(q)}&pageSize=100`)).payload.itens.map(
    ({ id }) => id,
  );
const advanced = async (filtro: object): Promise<readonly ItemPesquisa[]> =>
  (
    await helena.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Todos',
      json: { [filterFieldOf.Todos]: filtro },
    })
  ).payload.itens;

const ways = [
  'Comunicação Interna nº 9303/2026-SESAU',
  'Comunicação Interna n° 9303/2026-SESAU',
  'comunicacao interna n. 9303/2026',
  'COMUNICAÇÃO INTERNA NÚMERO 09303/2026',
  'Comunicação Interna n.º 9.303/26-SESAU',
  'Comunicação Interna 9303-2026',
  'Com. Interna 9303/2026',
  'Comunicação Interna nº 9303, de 2026',
  'CI nº 9303/2026',
  'comunicação interna nº 9303',
];

describe.each(ways)('%s', (typed) => {
  it('finds the content first, in the header and in the advanced search', async () => {
    expect((await header(typed))[0]).toBe(comunicacao);
    const [first] = await advanced({ q: typed });
    expect([first?.id, first?.porque.includes('numero')]).toEqual([comunicacao, true]);
    expect((await advanced({ numero: typed })).map(({ id }) => id)).toContain(comunicacao);
  });
});

it('finds a number of two digits of year and zeros before, by any other way of writing it', async () => {
  for (const typed of ['Ofício nº 44/2026', '44/26', '0044/26', 'n. 44/2026', 'of. 044/2026'])
    expect(await header(typed), typed).toContain(outro);
});

it('finds a process by its type with its number, or by what it is', async () => {
  const { exato = '' } = writtenNumber(processo.numero);
  for (const typed of [
    processo.numero,
    `Processo nº ${processo.numero}`,
    `${processo.tipo} ${exato}`,
    `processo administrativo ${exato}`,
    `${processo.tipo} nº 0${exato}`,
    processo.numero.replaceAll(/\D/g, ''),
  ])
    expect((await header(typed))[0], typed).toBe(processo.id);
});

it('does not give another for one that is not there', async () => {
  for (const typed of [
    'Ofício nº 9303/2026-SESAU',
    'Comunicação Interna nº 9303/2025',
    'Parecer nº 9303/2026',
  ])
    expect(await header(typed), typed).not.toContain(comunicacao);
});

it('narrows a list of the inbox, and what pieces are chosen from', async () => {
  const list = async (q: string) =>
    (
      await helena.get<Page<ItemCaixa>>(`caixa-central?aba=unidade&pageSize=100&q=${encodeURIComponent(q)}`)
    ).payload.itens.map(({ id }) => id);
  for (const typed of ways.slice(0, 6)) expect(await list(typed), typed).toContain(comunicacao);
  expect(await list('Parecer nº 9303/2026')).toEqual([]);
});

it('is read alike by the database and by the rule', async () => {
  const numbers = [
    'Ofício 7/2019-CCL',
    'Ofício 007/19',
    '1.234/2026',
    '23480.001234/2026-12',
    '12.345678.000123/2026-11',
    'CI 148-2026',
    'Resolução 5 / 1998',
    '0001234-56.2026.8.26.0100',
    '10/12/2026',
    '000/2026',
    'SEMAD/12/80',
  ];
  const { rows } = await server.platform.connection.pool.query<{ escrito: string | null }>(
    'select numero_escrito(n) as escrito from unnest($1::text[]) with ordinality x(n, i) order by i',
    [numbers],
  );
  expect(rows.map(({ escrito }) => escrito)).toEqual(numbers.map((n) => writtenNumber(n).exato ?? null));
});
