import { afterAll, beforeAll, expect, it } from 'vitest';
import { ficha } from './ficha.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { problems, sendFile, type LoadAnswer } from './transfer-calls.ts';
import { writtenXlsx, type WrittenCell } from './written-xlsx.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([ficha]);
});

afterAll(() => world.close());

const send = async (...lines: readonly (readonly WrittenCell[])[]): Promise<LoadAnswer> =>
  sendFile(world, world.administrator, 'ficha', await writtenXlsx(lines), { name: 'fichas.xlsx' });

const stored = async (code: string): Promise<Record<string, unknown> | undefined> => {
  const { payload } = await world.administrator.get(`ficha?q=${code}`);
  const [{ id } = { id: 0 }] = payload['itens'] as { id: number }[];
  return (await world.administrator.get(`ficha/${id}`)).payload;
};

it('números de uma planilha voltam a ser os códigos e as horas que se digitaram', async () => {
  const sent = await send(
    ['codigo', 'titulo', 'cpf', 'cnpj', 'documento', 'cep', 'hora'],
    ['N1', 'Título N1', 123456797, 1234000153, 1234567890, 1310100, 0.354166666666667],
    ['N2', 'Título N2', '001.234.567-97', 191, 1234000153, '01310-100', 0.999305555555556],
  );
  expect(problems(sent)).toEqual([]);
  expect(await stored('N1')).toMatchObject({
    cpf: '00123456797',
    cnpj: '00001234000153',
    documento: '01234567890',
    cep: '01310100',
    hora: '08:30',
  });
  expect(await stored('N2')).toMatchObject({
    cnpj: '00000000000191',
    documento: '00001234000153',
    hora: '23:59',
  });
});

it('o que pode ser um CPF e um CNPJ, e o que não é hora do dia, a pessoa diz', async () => {
  const sent = await send(
    ['codigo', 'titulo', 'documento', 'hora'],
    ['N3', 'Título', 191],
    ['N4', 'Título', undefined, 1.5],
  );
  expect(problems(sent)).toEqual([
    '2 documento: Precisa ser um CPF ou um CNPJ válido: confira os dígitos.',
    '3 hora: Precisa ser um horário entre 00:00 e 23:59.',
  ]);
});

it('o erro de uma fórmula não entra como texto', async () => {
  const sent = await send(['codigo', 'titulo'], ['E1', { fault: '#N/A' }], [{ fault: '#REF!' }, 'Título']);
  expect(problems(sent)).toEqual([
    '2 titulo: Título tem um erro de fórmula, #N/A. Corrija a fórmula ou apague a célula.',
    '3 codigo: Código tem um erro de fórmula, #REF!. Corrija a fórmula ou apague a célula.',
  ]);
});

it('diz as colunas que não pode distinguir ou que ficariam de fora', async () => {
  const sent = await send(
    ['codigo', undefined, 'titulo', 'serie', 'serie'],
    ['T1', undefined, 'Título', 'A', 'B'],
    ['T2', 'perdido', 'Título'],
    ['T3', 'também', 'Título'],
  );
  expect(problems(sent)).toEqual([
    '1 serie: Há outra coluna com este título. Dê a cada uma o seu.',
    '3 B: Esta coluna tem valores e não tem título. Dê um título a ela, ou apague-a.',
  ]);
  expect(sent.load.situacao).toBe('RECUSADA');
});
