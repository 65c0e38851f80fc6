import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { counts, download, problems, sendFile } from './transfer-calls.ts';
import { writtenXlsx } from './written-xlsx.ts';

const taxa: RegisterDefinition = {
  name: 'taxa',
  area: 'administracao',
  title: { one: 'Taxa', many: 'Taxas', gender: 'f' },
  represent: '{codigo}',
  permissions: { list: 'taxaListar', create: 'taxaIncluir', edit: 'taxaEditar', view: 'taxaConsultar' },
  schema: {
    type: 'object',
    required: ['codigo', 'valor'],
    properties: {
      codigo: { type: 'string', title: 'Código', maxLength: 10, 'x-unique': true },
      valor: { type: 'number', title: 'Valor', multipleOf: 0.01, 'x-widget': 'money' },
    },
  },
  form: [{ title: 'Dados', fields: [['codigo', 'valor']] }],
  list: { columns: ['codigo', 'valor'], sort: 'codigo,asc', filters: ['valor'] },
};

let world: RegisterWorld;
/** Amounts that binary fractions do not hold, with the largest of which every cent is exact. */
const amounts = [0.29, 19.99, 35.55, 1500.1, -3, 0, 90_071_992_547_409.9];

beforeAll(async () => {
  world = await openRegisterWorld([taxa]);
  for (const [index, valor] of amounts.entries())
    expect((await world.administrator.post('taxa', { codigo: `T${index}`, valor })).erros).toEqual([]);
});

afterAll(() => world.close());

const listed = async (query = ''): Promise<unknown[]> =>
  (
    (await world.administrator.get(`taxa?pageSize=100&${query}`)).payload['itens'] as { valor: unknown }[]
  ).map(({ valor }) => valor);

it('guarda e devolve cada centavo, e o filtro os compara', async () => {
  expect(await listed()).toEqual(amounts);
  expect(await listed('valor_gte=19.99&valor_lte=1500.10')).toEqual([19.99, 35.55, 1500.1]);
  expect((await world.administrator.post('taxa', { codigo: 'X', valor: 0.125 })).erros).toEqual([
    { campo: 'valor', mensagem: 'Valor aceita até os centavos: duas casas depois da vírgula.' },
  ]);
});

it('sai em reais, e o arquivo volta sem mudar nada', async () => {
  const csv = await download(world, world.administrator, 'taxa', 'formato=csv');
  expect(csv.lines.map((cells) => cells[2])).toEqual([
    'Valor',
    'R$ 0,29',
    'R$ 19,99',
    'R$ 35,55',
    'R$ 1.500,10',
    '-R$ 3,00',
    'R$ 0,00',
    'R$ 90.071.992.547.409,90',
  ]);
  const xlsx = await download(world, world.administrator, 'taxa', 'formato=xlsx');
  for (const [name, { bytes }] of Object.entries({ 'taxas.csv': csv, 'taxas.xlsx': xlsx })) {
    const sent = await sendFile(world, world.administrator, 'taxa', bytes, {
      name,
      choices: { chave: 'codigo' },
    });
    expect(problems(sent)).toEqual([]);
    expect(counts(sent)).toEqual({ incluir: 0, alterar: 0, semMudanca: amounts.length, comErro: 0 });
  }
});

it('lê a conta que a planilha guardou com sobras de fração binária', async () => {
  const file = await writtenXlsx([
    ['codigo', 'valor'],
    ['S1', 0.1 + 0.2],
    ['S2', 1.005],
  ]);
  const sent = await sendFile(world, world.administrator, 'taxa', file, { name: 'taxas.xlsx' });
  expect(problems(sent)).toEqual(['3 valor: Valor aceita até os centavos: duas casas depois da vírgula.']);
});
