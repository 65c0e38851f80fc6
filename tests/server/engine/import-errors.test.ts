import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/index.ts';
import { ficha } from './ficha.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { counts, download, problems, sendFile } from './transfer-calls.ts';
import { wrongFiles } from './wrong-files.ts';
import { wrongLines } from './wrong-lines.ts';

let world: RegisterWorld;

/** A rule that only the register itself knows. */
const refusing: RegisterHook = {
  beforeSave: (_ctx, { values }) => {
    const erros = [{ campo: 'titulo', mensagem: 'Este título não se usa mais.' }];
    if (values['titulo'] === 'Proibida') throw new AppError('camposInvalidos', {}, { erros });
  },
};

beforeAll(async () => {
  world = await openRegisterWorld([ficha], { ficha: refusing });
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

it('diz a linha, a coluna e o motivo de cada erro, e não muda nada', async () => {
  const titles = Object.values(ficha.schema.properties).map(({ title }) => title);
  const quoted = (text = ''): string => `"${text.replaceAll('"', '""')}"`;
  const line = (cells: Readonly<Record<string, string>>): string =>
    [...titles, ''].map((title) => quoted(cells[title])).join(';');
  const lines = wrongLines.map(([, cells], index) =>
    line({ Código: `C${index + 3}`, Título: 'Uma ficha', ...cells }),
  );
  const file = [
    titles.map(quoted).join(';'),
    line({ Código: 'C2', Título: 'Certa' }),
    ...lines,
    line({ Código: 'EXISTE', Título: 'Mudaria' }),
  ].join('\r\n');
  for (const simulate of [true, false]) {
    const sent = await sendFile(world, world.administrator, 'ficha', file, {
      choices: { chave: 'codigo' },
      simulate,
    });
    // Of two fields that are unique together both are told; the first says enough.
    const first = problems(sent).filter(
      (text, index, all) => text.split(' ')[0] !== all[index - 1]?.split(' ')[0],
    );
    const expected = wrongLines.map(([, , column, message], index) => `${index + 3} ${column}: ${message}`);
    expect(first.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected);
    expect(sent.load.totalErros).toBe(wrongLines.length + 1);
    expect(counts(sent)).toEqual({ incluir: 1, alterar: 1, semMudanca: 0, comErro: wrongLines.length });
    expect(sent.load.situacao).toBe(simulate ? 'CONCLUIDA' : 'RECUSADA');
  }
  const { payload } = await world.administrator.get('ficha');
  expect(payload['itens']).toMatchObject([
    { codigo: 'EXISTE', titulo: 'Já existe', versao: 1 },
    { codigo: 'G1', versao: 1 },
    { codigo: 'G2', versao: 1 },
  ]);
});

it('dá a planilha a preencher: os títulos do que se importa, sem registro algum', async () => {
  const { name, lines } = await download(world, world.administrator, 'ficha', 'formato=csv&modelo=true');
  expect(name).toBe(`${ficha.title.many} - modelo.csv`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Título');
  expect(lines[0]).not.toContain('Identificador');
});

it.each(wrongFiles)('diz o que há com o arquivo: $kind', async ({ file, choices, permissions, message }) => {
  const person = permissions ? await world.personWith(...permissions) : world.administrator;
  const { payload } = await world.administrator.get('ficha?q=EXISTE');
  const [{ id } = { id: 0 }] = payload['itens'] as { id: number }[];
  const content = await file(id);
  const sent = await sendFile(world, person, 'ficha', content, { choices: choices ?? {}, simulate: true });
  expect(problems(sent)).toContainEqual(expect.stringContaining(message));
  expect((await world.administrator.get(`ficha/${id}`)).payload['versao']).toBe(1);
});

it('são pelo menos 50 tipos', () => {
  const kinds = new Set([...wrongLines.map(([kind]) => kind), ...wrongFiles.map(({ kind }) => kind)]);
  expect(kinds.size).toBeGreaterThanOrEqual(50);
});
