import { afterAll, beforeAll, expect, it } from 'vitest';
import { ficha } from './ficha.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { counts, problems, sendFile } from './transfer-calls.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([ficha]);
  const { administrator, ids } = world;
  await administrator.post('ficha', {
    codigo: 'EXISTE',
    titulo: 'Já existe',
    outroCodigo: 'OC1',
    serie: 'S',
    numero: 7,
  });
  for (const codigo of ['G1', 'G2']) await administrator.post('ficha', { codigo, titulo: 'Gêmeas' });
  await administrator.post('unidade', { codigo: 'P', sigla: 'P', nome: 'Contencioso', organizacao: ids.pgm });
});

afterAll(() => world.close());

/** Each line with one thing wrong: its cells beside a valid code and title, the column of the error and what it says. */
const cases: readonly (readonly [
  cells: Readonly<Record<string, string>>,
  column: string,
  message: string,
])[] = [
  [{ Título: '' }, 'Título', 'Título é um campo obrigatório.'],
  [{ Título: 'ab' }, 'Título', 'Título precisa ter no mínimo 3 caracteres.'],
  [{ Título: 'x'.repeat(31) }, 'Título', 'Título precisa ter no máximo 30 caracteres.'],
  [{ Número: 'doze' }, 'Número', 'Número precisa ser um número, como 1.234,56.'],
  [{ Número: '1,5' }, 'Número', 'Número precisa ser número inteiro.'],
  [{ Número: '0' }, 'Número', 'Número precisa ser no mínimo 1.'],
  [{ Número: '1.000' }, 'Número', 'Número precisa ser no máximo 999.'],
  [{ Valor: '1,2,3' }, 'Valor', 'Valor precisa ser um número, como 1.234,56.'],
  [{ Valor: '0' }, 'Valor', 'Valor precisa ser maior que 0.'],
  [{ Valor: '100' }, 'Valor', 'Valor precisa ser menor que 100.'],
  [{ Passo: '7' }, 'Passo', 'Passo precisa ser múltiplo de 5.'],
  [{ Passo: '99999999999999999995' }, 'Passo', 'Passo é grande demais.'],
  [{ Cor: 'Verde' }, 'Cor', 'Escolha um dos valores de Cor.'],
  [{ Nível: '3' }, 'Nível', 'Escolha um dos valores de Nível.'],
  [{ Nível: 'Três' }, 'Nível', 'Nível precisa ser um número, como 1.234,56.'],
  [{ Pronta: 'talvez' }, 'Pronta', 'Pronta precisa ser Sim ou Não.'],
  [{ Dia: '31/02/2026' }, 'Dia', 'Dia precisa ser uma data, como 31/12/2026.'],
  [{ Dia: '1/1/26' }, 'Dia', 'Dia precisa ser uma data, como 31/12/2026.'],
  [{ Dia: '02/01/2026', Fim: '01/01/2026' }, 'Fim', 'Fim precisa ser maior ou igual a Dia.'],
  [
    { Momento: '01/01/2026 25:00' },
    'Momento',
    'Momento precisa ser uma data com hora, como 31/12/2026 14:30.',
  ],
  [{ CPF: '111.444.777-36' }, 'CPF', 'Precisa ser um CPF válido: confira os dígitos.'],
  [{ CNPJ: '12.ABC.345/01DE-36' }, 'CNPJ', 'Precisa ser um CNPJ válido: confira as letras e os dígitos.'],
  [{ 'CPF ou CNPJ': '123' }, 'CPF ou CNPJ', 'Precisa ser um CPF ou um CNPJ válido: confira os dígitos.'],
  [{ CEP: '8901' }, 'CEP', 'Precisa ser um CEP com 8 dígitos.'],
  [{ Telefone: '99999-0000' }, 'Telefone', 'Precisa ser um telefone com DDD.'],
  [{ 'E-mail': 'alguem' }, 'E-mail', 'Precisa ser um e-mail válido.'],
  [{ Página: 'exemplo' }, 'Página', 'Precisa ser um endereço completo, como https://exemplo.gov.br.'],
  [{ NUP: '23080.000001/2026-00' }, 'NUP', 'Precisa ser um NUP com 17 dígitos: confira os dois últimos.'],
  [{ Hora: '24:00' }, 'Hora', 'Precisa ser um horário entre 00:00 e 23:59.'],
  [{ Agenda: '* *' }, 'Agenda', 'Precisa ser uma agenda com cinco partes'],
  [{ Placa: 'AB-1234' }, 'Placa', 'Placa não está no formato esperado.'],
  [{ Sigla: 'abc' }, 'Sigla', 'Sigla não está no formato esperado.'],
  [{ Pronta: 'Sim' }, 'Motivo', 'Motivo é um campo obrigatório.'],
  [{ Unidade: 'Não há' }, 'Unidade', 'Não há Não há para Unidade, ou não está no seu alcance.'],
  [{ Unidade: '#999' }, 'Unidade', 'Não há #999 para Unidade, ou não está no seu alcance.'],
  [{ Organização: 'SEMAD', Setor: 'P' }, 'Setor', 'A escolha de Setor não vale com os outros campos.'],
  [{ 'Ficha anterior': 'Gêmeas' }, 'Ficha anterior', 'Há mais de um registro Gêmeas para Ficha anterior.'],
  [{ Cargos: '1 | CG9' }, 'Cargos', 'Não há CG9 para Cargos, ou não está no seu alcance.'],
  [
    { 'Ficha anterior': 'Nenhuma' },
    'Ficha anterior',
    'Não há Nenhuma para Ficha anterior, ou não está no seu alcance.',
  ],
  [{ Marcas: 'x | w' }, 'Marcas', 'Escolha um dos valores de Marcas.'],
  [{ Marcas: 'x | y | z' }, 'Marcas', 'Marcas aceita no máximo 2 itens.'],
  [{ Marcas: 'x | x' }, 'Marcas', 'Marcas tem um item repetido.'],
  [{ Notas: '1 | muitas' }, 'Notas', 'Notas precisa ser um número, como 1.234,56.'],
  [{ Notas: '11' }, 'Notas', 'Notas precisa ser no máximo 10.'],
  [
    { Itens: 'um e dois' },
    'Itens',
    'Itens precisa ter linhas como Título: valor; Título: valor, uma depois de cada barra (|), ou a lista JSON da exportação.',
  ],
  [{ Itens: '[{"prazo":"01/01/2026"}]' }, 'Itens', 'Nome é um campo obrigatório.'],
  [{ Itens: '[{"nome":"a"},{"nome":"a"}]' }, 'Itens', 'Este valor de Nome já está na lista.'],
  [{ Itens: '[{"nome":"a","prazo":"amanhã"}]' }, 'Itens', 'Prazo precisa ser uma data, como 31/12/2026.'],
  [{ Itens: '[{"nome":"a","cargo":"CG9"}]' }, 'Itens', 'Não há CG9 para Cargo, ou não está no seu alcance.'],
  [{ Itens: '[{"nome":"a","sobra":1}]' }, 'Itens', 'Este campo não existe aqui.'],
  [
    { Itens: '[{"nome":"a"},{"nome":"b"},{"nome":"c"},{"nome":"d"}]' },
    'Itens',
    'Itens aceita no máximo 3 itens.',
  ],
  [{ 'Outro código': 'OC1' }, 'Outro código', 'Já existe um registro com este valor em Outro código.'],
  [{ Série: 'S', Número: '7' }, 'Série', 'Já existe um registro com este valor em Série, Número.'],
  [{ Código: 'C2' }, 'Código', 'A chave repete a da linha 2.'],
  [{ Código: '' }, 'Código', 'Preencha a chave do registro.'],
  [{ Código: 'x'.repeat(11) }, 'Código', 'Código precisa ter no máximo 10 caracteres.'],
  [{ '': 'sobra' }, '-', 'A linha tem mais células do que o cabeçalho.'],
];

it('diz a linha, a coluna e o motivo de mais de 50 tipos de erro, e não muda nada', async () => {
  const titles = Object.values(ficha.schema.properties).map(({ title }) => title);
  const quoted = (text = ''): string => `"${text.replaceAll('"', '""')}"`;
  const line = (cells: Readonly<Record<string, string>>): string =>
    [...titles, ''].map((title) => quoted(cells[title])).join(';');
  const lines = cases.map(([cells], index) =>
    line({ Código: `C${index + 3}`, Título: 'Uma ficha', ...cells }),
  );
  const file = [
    titles.map(quoted).join(';'),
    line({ Código: 'C2', Título: 'Certa' }),
    ...lines,
    line({ Código: 'EXISTE', Título: 'Mudaria' }),
  ].join('\r\n');
  expect(cases.length).toBeGreaterThanOrEqual(50);
  for (const simulate of [true, false]) {
    const sent = await sendFile(world, world.administrator, 'ficha', file, {
      choices: { chave: 'codigo' },
      simulate,
    });
    // Of two fields that are unique together both are told; the first says enough.
    const first = problems(sent).filter(
      (text, index, all) => text.split(' ')[0] !== all[index - 1]?.split(' ')[0],
    );
    const expected = cases.map(([, column, message], index) => `${index + 3} ${column}: ${message}`);
    expect(first.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected);
    expect(sent.load.totalErros).toBe(cases.length + 1);
    expect(counts(sent)).toEqual({ incluir: 1, alterar: 1, semMudanca: 0, comErro: cases.length });
    expect(sent.load.situacao).toBe(simulate ? 'CONCLUIDA' : 'RECUSADA');
  }
  const { payload } = await world.administrator.get('ficha');
  expect(payload['itens']).toMatchObject([
    { codigo: 'EXISTE', titulo: 'Já existe', versao: 1 },
    { codigo: 'G1', versao: 1 },
    { codigo: 'G2', versao: 1 },
  ]);
});
