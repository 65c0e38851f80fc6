import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ficha } from './ficha.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { problems, sendFile, type LoadAnswer } from './transfer-calls.ts';
import { writtenXlsx, type WrittenCell } from './written-xlsx.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld([ficha]);
});
afterAll(() => world.close());

const send = (content: Buffer | string): Promise<LoadAnswer> =>
  sendFile(world, world.administrator, 'ficha', content, { name: 'fichas.xlsx', simulate: true });
const refusalOf = async (content: Buffer | string): Promise<unknown> => {
  const { status, erros } = await send(content);
  return [status, ...erros.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)];
};
const header: readonly WrittenCell[] = ['codigo', 'titulo'];
const megabyte = 'x'.repeat(1_048_576);

describe('uma planilha que se abre em mais do que cabe é recusada no campo do arquivo', () => {
  const tooLong = [
    422,
    'arquivo: A planilha tem uma célula com mais de 1 MB de texto. Encurte-a e envie de novo.',
  ];

  it('com uma célula enorme', async () => {
    const file = await writtenXlsx([header, ['A1', megabyte.repeat(200)]]);
    expect(file.length).toBeLessThan(500_000);
    expect(await refusalOf(file)).toEqual(tooLong);
  });

  it('com uma célula enorme escrita em pedaços', async () => {
    const run = Array.from({ length: 300 }, () => 'x'.repeat(10_000));
    expect(await refusalOf(await writtenXlsx([header, ['A1', { run }]]))).toEqual(tooLong);
  });

  it('com colunas demais', async () => {
    const cells = Array.from({ length: 2_000 }, (_, n) => `c${n}`);
    expect(await refusalOf(await writtenXlsx([header, cells]))).toEqual([
      422,
      'arquivo: A planilha tem mais de 1024 colunas preenchidas. Apague as que não fazem parte dela.',
    ]);
  });

  it('e o servidor segue lendo as outras', async () => {
    const file = await writtenXlsx([header, ['A1', 'Título']]);
    expect(problems(await send(file))).toEqual([]);
  });
});

describe('linhas acima dos títulos', () => {
  const message = [
    422,
    'arquivo: Os títulos das colunas parecem estar na linha 3, e não na primeira. Apague as linhas acima deles.',
  ];

  it('são ditas em um XLSX', async () => {
    const file = await writtenXlsx([['Relação de fichas'], [], ['codigo', 'titulo'], ['A1', 'Um título']]);
    expect(await refusalOf(file)).toEqual(message);
  });

  it('são ditas em um CSV', async () => {
    expect(await refusalOf('Relação de fichas;\n;\nCódigo;Título\nA1;Um título\n')).toEqual(message);
  });

  it('não se confundem com dados que repetem um título', async () => {
    expect(problems(await send('codigo;titulo\nA1;Título\nA2;Código\n'))).toEqual([]);
  });
});

describe('um número', () => {
  const line = async (text: string): Promise<readonly string[]> =>
    problems(await send(`codigo;titulo;valor\nN1;Um título;${text}\n`));

  it.each(['0.125', '0.500', '0,125', '12.5', '1,234'])('%s lê-se de um modo só', async (text) => {
    expect(await line(text)).toEqual([]);
  });

  it.each([
    ['1.234', '1,234', '1234'],
    ['12.500', '12,500', '12500'],
  ])('%s pode ser dois, e a linha diz como se escreve cada um', async (text, decimal, thousand) => {
    expect(await line(text)).toEqual([
      `2 valor: Valor pode ser lido de dois modos em ${text}. Escreva ${decimal} ou ${thousand}, com vírgula antes dos decimais.`,
    ]);
  });

  it('0.125 guarda-se como 0,125, e não como 125', async () => {
    const sent = await sendFile(
      world,
      world.administrator,
      'ficha',
      'codigo;titulo;valor\nD1;Um título;0.125\nD2;Um título;0.500\n',
    );
    expect(problems(sent)).toEqual([]);
    const { payload } = await world.administrator.get('ficha?q=D1');
    expect((payload['itens'] as { valor: number }[])[0]?.valor).toBe(0.125);
  });
});
