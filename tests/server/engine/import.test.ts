import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from './register-world.ts';
import { counts, download, problems, sendFile } from './transfer-calls.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
});

afterAll(() => world.close());

const items = ({ payload }: Answer): Record<string, unknown>[] =>
  payload['itens'] as Record<string, unknown>[];

const materials = async (q: string): Promise<Record<string, unknown>[]> =>
  items(await world.administrator.get(`material?q=${encodeURIComponent(q)}&pageSize=100`));

const byCode = { choices: { chave: 'codigo' } };

describe('a importação', () => {
  it('inclui e altera pela chave, com o que as pessoas escrevem nas planilhas', async () => {
    const { administrator } = world;
    await administrator.post('categoria-material', { nome: 'Proteção' });
    const before = await administrator.post('material', { ...luva, codigo: 'I1', chave: 'fica' });
    const file = [
      'codigo,DESCRICAO,Situação,Categoria,Unidades que usam,Quantidade,Peso,Aquisição,Inventário,Fornecedor,Cores,Ativo',
      'I1,Luva nova,usado,Proteção,"CCL, GAB",1.200,"1.234,5",5/4/2026,05/04/2026 8:30,12.ABC.345/01DE-35,azul|Branco,Não',
      'I2,Capacete,Novo,,,,,2026-04-06,2026-04-06T10:00:00Z,,,x',
    ].join('\n');
    const sent = await sendFile(world, administrator, 'material', file, byCode);
    expect(problems(sent)).toEqual([]);
    expect(sent.load).toMatchObject({ situacao: 'CONCLUIDA', simulada: false, linhas: 2, formato: 'csv' });
    expect(counts(sent)).toEqual({ incluir: 1, alterar: 1, semMudanca: 0, comErro: 0 });
    const { ccl, gabinete } = world.ids;
    expect((await administrator.get(`material/${before.payload['id'] as number}`)).payload).toMatchObject({
      codigo: 'I1',
      descricao: 'Luva nova',
      situacao: 'USADO',
      unidades: [ccl, gabinete],
      quantidade: 1200,
      peso: 1234.5,
      aquisicao: '2026-04-05',
      inventario: '2026-04-05T11:30:00.000Z',
      fornecedor: '12ABC34501DE35',
      cores: ['azul', 'branco'],
      ativo: false,
      versao: 2,
      rotulos: { categoria: 'Proteção' },
    });
    expect(await materials('capacete')).toMatchObject([
      { aquisicao: '2026-04-06', inventario: '2026-04-06T10:00:00.000Z', ativo: true, situacao: 'NOVO' },
    ]);
  });

  it('as escolhas são as escolhas também quando vêm com nome de arquivo', async () => {
    const file = 'Código;Descrição;Situação\nP1;Prateleira;Novo\n';
    await sendFile(world, world.administrator, 'material', file);
    const again = await sendFile(world, world.administrator, 'material', file, {
      ...byCode,
      choicesName: 'blob',
    });
    expect([problems(again), counts(again)]).toEqual([
      [],
      { incluir: 0, alterar: 0, semMudanca: 1, comErro: 0 },
    ]);
    const huge = await sendFile(world, world.administrator, 'material', file, {
      choices: { chave: 'x'.repeat(5_000_000) },
      choicesName: 'blob',
    });
    expect([huge.status, huge.codigo]).toEqual([413, 'corpoGrande']);
  });

  it('a simulação passa pelo mesmo caminho e não grava nada', async () => {
    const file = 'Código;Descrição;Situação\nS1;Um;Novo\nS1;Outro;Novo\nS2;;Novo\n';
    const tried = await sendFile(world, world.administrator, 'material', file, { simulate: true });
    expect(tried.load).toMatchObject({ situacao: 'CONCLUIDA', simulada: true });
    expect(counts(tried)).toEqual({ incluir: 1, alterar: 0, semMudanca: 0, comErro: 2 });
    expect(problems(tried)).toEqual([
      '3 Código: Já existe um registro com este valor em Código.',
      '4 Descrição: Descrição é um campo obrigatório.',
    ]);
    const real = await sendFile(world, world.administrator, 'material', file);
    expect(real.load.situacao).toBe('RECUSADA');
    expect([counts(real), problems(real)]).toEqual([counts(tried), problems(tried)]);
    expect(await materials('S1')).toEqual([]);
    const right = 'Código;Descrição;Situação\nS1;Um;Novo\n';
    await sendFile(world, world.administrator, 'material', right, { simulate: true });
    expect(await materials('S1')).toEqual([]);
  });

  it('deixa como está o que o arquivo não tem, e esvazia o que vem vazio', async () => {
    const { administrator } = world;
    const { payload } = await administrator.post('material', { ...luva, codigo: 'V1', custo: 9 });
    await sendFile(world, administrator, 'material', 'Código;Peso\nV1;\n', byCode);
    const after = (await administrator.get(`material/${payload['id'] as number}`)).payload;
    expect(after).not.toHaveProperty('peso');
    expect(after).toMatchObject({ custo: 9, quantidade: 40, cores: ['azul', 'preto'], versao: 2 });
  });

  it('lê as codificações e os separadores em que as planilhas gravam', async () => {
    const text = 'Código\tDescrição\tSituação\nE1\tPá “nova” – grande €\tNovo\n';
    const windows = Buffer.from(
      text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('–', '\x96').replaceAll('€', '\x80'),
      'latin1',
    );
    const utf16 = Buffer.from(`\uFEFF${text.replaceAll('E1', 'E2')}`, 'utf16le');
    const semicolon = `\uFEFF${text.replaceAll('\t', ';').replaceAll('E1', 'E3').replaceAll('\n', '\r\n')}`;
    const swapped = Buffer.from(`\uFEFF${text.replaceAll('E1', 'E4')}`, 'utf16le').swap16();
    const said = `\uFEFFsep=|\n${text.replaceAll('\t', '|').replaceAll('E1', 'E5')}`;
    for (const content of [windows, utf16, semicolon, swapped, said])
      expect(problems(await sendFile(world, world.administrator, 'material', content, byCode))).toEqual([]);
    expect((await materials('Pá “nova” – grande €')).map(({ codigo }) => codigo)).toEqual([
      'E1',
      'E2',
      'E3',
      'E4',
      'E5',
    ]);
  });

  it('a exportação de um texto que parece fórmula volta igual', async () => {
    const { administrator } = world;
    const texts = [
      '=1+1',
      '+55',
      '-x',
      '@nome',
      '＝1+1',
      '＠SOMA(1)',
      "'=já protegido",
      "'aspas simples",
      '\u0001 controle',
    ];
    for (const [index, descricao] of texts.entries())
      await administrator.post('material', {
        codigo: `F${index}`,
        descricao,
        situacao: 'NOVO',
        quantidade: 1,
      });
    for (const formato of ['csv', 'xlsx']) {
      const query = `formato=${formato}&colunas=codigo,descricao,quantidade&q=F`;
      const file = await download(world, administrator, 'material', query);
      const csv = file.bytes.toString('utf8');
      if (formato === 'csv')
        for (const line of ["F0;'=1+1;1", "F4;'＝1+1;1"]) expect(csv).toContain(`${line}\r\n`);
      const same = await sendFile(world, administrator, 'material', file.bytes, byCode);
      expect(counts(same)).toMatchObject({ alterar: 0, incluir: 0, comErro: 0 });
    }
    const csv = await download(world, administrator, 'material', 'colunas=codigo,descricao,situacao&q=F');
    const other = csv.bytes.toString('utf8').replaceAll(/^F/gm, 'G');
    const sent = await sendFile(world, administrator, 'material', other);
    expect(problems(sent)).toEqual([]);
    const copies = (await materials('G')).filter(({ codigo }) => /^G\d$/.test(String(codigo)));
    expect(copies.map(({ descricao }) => descricao).sort()).toEqual(
      // of a sign that nobody sees nothing is kept
      [...texts].map((one) => one.replace('\u0001', '').trim()).sort(),
    );
  });

  it('liga as colunas aos campos como a pessoa diz', async () => {
    const file = 'cod;nome;fim;Situação\nM1;Mapa;zzz;Usado\n';
    const mapa = { cod: 'codigo', nome: 'descricao', fim: null, Situação: 'situacao' };
    const sent = await sendFile(world, world.administrator, 'material', file, { choices: { mapa } });
    expect(sent.load.colunas).toEqual([
      { coluna: 'cod', campo: 'codigo' },
      { coluna: 'nome', campo: 'descricao' },
      { coluna: 'fim' },
      { coluna: 'Situação', campo: 'situacao' },
    ]);
    expect(await materials('Mapa')).toMatchObject([{ codigo: 'M1', situacao: 'USADO' }]);
    const twice = { mapa: { cod: 'codigo', nome: 'codigo', outra: 'peso' } };
    expect(
      problems(await sendFile(world, world.administrator, 'material', file, { choices: twice })),
    ).toEqual([
      '1 nome: A coluna cod já preenche este campo.',
      '1 outra: O arquivo não tem esta coluna.',
      '2 -: Descrição é um campo obrigatório.',
    ]);
  });

  it('diz qual coluna não conhece e que campos restam, e segue contando as linhas', async () => {
    const file = 'Código;Descrição;Situação;Validade;Qtde\nU1;Um;Novo;x;1\nU2;;Novo;y;2\nU1;Dois;Usado;z;3\n';
    const tried = await sendFile(world, world.administrator, 'material', file, {
      choices: { chave: 'codigo' },
      simulate: true,
    });
    const [validade = '', qtde = '', ...lines] = problems(tried);
    expect(validade).toMatch(/^1 Validade: Esta coluna não corresponde a nenhum campo\./);
    expect(validade).toMatch(/Sem coluna ainda: Identificador, .*Quantidade/);
    expect(validade).not.toMatch(/Sem coluna ainda:.*(Código|Descrição|Situação)/);
    expect(qtde).toBe(validade.replace('Validade', 'Qtde'));
    expect(lines).toEqual([
      '3 Descrição: Descrição é um campo obrigatório.',
      '4 Código: A chave repete a da linha 2.',
    ]);
    expect(counts(tried)).toEqual({ incluir: 1, alterar: 0, semMudanca: 0, comErro: 2 });
    expect(tried.load).toMatchObject({ situacao: 'CONCLUIDA', totalErros: 4, linhas: 3 });
    const real = await sendFile(
      world,
      world.administrator,
      'material',
      'Código;Descrição;Situação;Qtde\nU1;Um;Novo;1\n',
    );
    expect(real.load).toMatchObject({ situacao: 'RECUSADA', incluir: 1, totalErros: 1 });
    expect(await materials('Um')).toEqual([]);
  });

  it('recusa o que não é uma tabela e a chave que não é única', async () => {
    const { administrator } = world;
    const send = (content: Buffer | string, choices = {}) =>
      sendFile(world, administrator, 'material', content, { choices });
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect(await send(png)).toMatchObject({ status: 422, codigo: 'arquivoInvalido' });
    expect(await send('')).toMatchObject({ status: 422, erros: [{ campo: 'arquivo' }] });
    expect(await send(Buffer.from('504b0304aabbcc', 'hex'))).toMatchObject({
      status: 422,
      erros: [{ campo: 'arquivo' }],
    });
    expect(await send('Código\nA\n', { chave: 'descricao' })).toMatchObject({
      status: 422,
      erros: [{ campo: 'chave' }],
    });
    expect(await send('Código\nA\n', { mapa: 'codigo' })).toMatchObject({ status: 422 });
    expect(problems(await send('Descrição\nA\n', { chave: 'codigo' }))).toEqual([
      '1 Código: O arquivo precisa de uma coluna para Código, que é a chave escolhida.',
    ]);
    const open = await send('Código;Descrição;Situação\nA;"sem fim;Novo\n');
    expect(problems(open)).toEqual(['2 -: Há aspas que não fecham a partir desta linha.']);
    const json = await administrator.post('material/importar', {});
    expect(json.status).toBe(415);
  });

  it('a mesma chave de repetição dá a mesma carga', async () => {
    const headers = { 'idempotency-key': 'carga-de-uma-vez-so' };
    const file = 'Código;Descrição;Situação\nR1;Uma vez só;Novo\n';
    const first = await sendFile(world, world.administrator, 'material', file, { headers });
    const second = await sendFile(world, world.administrator, 'material', file, { headers });
    expect(first.load.situacao).toBe('CONCLUIDA');
    expect(second.load).toEqual(first.load);
    const other = await sendFile(world, world.administrator, 'material', file.replace('R1', 'R2'), {
      headers,
    });
    expect([other.status, other.codigo]).toEqual([409, 'chaveDeRepeticaoEmUso']);
  });

  it('a mesma chave retoma uma carga cujo processo morreu no meio', async () => {
    const headers = { 'idempotency-key': 'carga-que-caiu-no-meio' };
    const send = () =>
      sendFile(world, world.administrator, 'material', 'Código;Descrição;Situação\nQ1;Caiu;Novo\n', {
        headers,
        simulate: true,
      });
    const first = await send();
    await world.platform.connection.db
      .updateTable('importacao')
      .set({ situacao: 'EM_ANDAMENTO', incluir: 0, processadas: 0 })
      .where('id', '=', first.load.id)
      .execute();
    const second = await send();
    expect(second.load).toMatchObject({ id: first.load.id, situacao: 'CONCLUIDA', incluir: 1 });
  });
});

describe('uma árvore', () => {
  it('acha os superiores no próprio arquivo, em qualquer ordem, e diz os que faltam', async () => {
    const { administrator } = world;
    const nodes = Array.from({ length: 300 }, (_, index) => index + 1);
    const line = (n: number): string => `A${n};${n === 1 ? '' : `A${Math.floor(n / 2)}`}`;
    const shuffled = [...nodes].sort((a, b) => ((a * 7919) % 307) - ((b * 7919) % 307));
    const file = ['Nome;Categoria superior', ...shuffled.map(line)].join('\n');
    const sent = await sendFile(world, administrator, 'categoria-material', file);
    expect(counts(sent)).toEqual({ incluir: 300, alterar: 0, semMudanca: 0, comErro: 0 });
    const { rows } = await world.platform.connection.pool.query<{ total: number }>(
      `select count(*)::int as total from registro.categoria_material f join registro.categoria_material p on p.id = f.superior
       where f.nome ~ '^A\\d+$' and p.nome = 'A' || (substr(f.nome, 2)::int / 2)`,
    );
    expect(rows[0]?.total).toBe(299);
    const wrong = await sendFile(
      world,
      administrator,
      'categoria-material',
      'Nome;Categoria superior\nB1;B2\nB3;A1\nB2;B9\n',
    );
    expect(problems(wrong)).toEqual([
      '2 Categoria superior: Não há B2 para Categoria superior, ou não está no seu alcance.',
      '4 Categoria superior: Não há B9 para Categoria superior, ou não está no seu alcance.',
    ]);
    const circle = await sendFile(
      world,
      administrator,
      'categoria-material',
      'Identificador;Categoria superior\n' +
        (await world.platform.connection.pool
          .query<{ id: number }>(`select id from registro.categoria_material where nome = 'A1'`)
          .then((found) => `${found.rows[0]?.id ?? 0};A4`)),
      { choices: { chave: 'id' } },
    );
    expect(problems(circle)).toEqual([
      '2 Categoria superior: Categoria superior não pode ser o próprio registro nem um que está abaixo dele.',
    ]);
  });
});

describe('as permissões', () => {
  const file = 'Código;Descrição;Situação\nP1;Mudou;Novo\nP2;Novo;Novo\n';

  it('incluir pede a de incluir e alterar a de editar; sem nenhuma, não se importa', async () => {
    const { administrator } = world;
    await administrator.post('material', { codigo: 'P1', descricao: 'Era', situacao: 'NOVO' });
    const nobody = await world.personWith('materialListar');
    expect((await sendFile(world, nobody, 'material', file, byCode)).status).toBe(403);
    expect((await nobody.get('material/importacao')).status).toBe(403);
    const maker = await world.personWith('materialIncluir');
    expect(problems(await sendFile(world, maker, 'material', file, byCode))).toEqual([
      '2 -: Seu perfil não permite alterar registros.',
    ]);
    // A file that says what the record holds is answered as one that does not: nothing can be learnt by guessing.
    for (const descricao of ['Era', 'Não era'])
      expect(
        problems(
          await sendFile(world, maker, 'material', `Código;Descrição\nP1;${descricao}\n`, {
            ...byCode,
            simulate: true,
          }),
        ),
      ).toEqual(['2 -: Seu perfil não permite alterar registros.']);
    const editor = await world.personWith('materialEditar');
    expect(problems(await sendFile(world, editor, 'material', file, byCode))).toEqual([
      '3 -: Este registro não existe, e seu perfil não permite incluir.',
    ]);
    expect(await materials('Mudou')).toEqual([]);
    expect((await sendFile(world, administrator, 'sem-registro', file)).status).toBe(404);
  });

  it('um campo que a pessoa não vê não existe, e um que só vê não muda', async () => {
    const { administrator } = world;
    await administrator.post('material', {
      codigo: 'C1',
      descricao: 'Tem custo',
      situacao: 'NOVO',
      custo: 5,
    });
    const all = ['materialListar', 'materialIncluir', 'materialEditar'];
    const blind = await world.personWith(...all);
    const cost = 'Código;Custo\nC1;7\n';
    const refused = problems(await sendFile(world, blind, 'material', cost, byCode));
    expect(refused).toEqual([expect.stringMatching(/^1 Custo: Esta coluna não corresponde a nenhum campo/)]);
    expect(refused[0]?.replace('1 Custo', '')).not.toContain('Custo');
    const mapped = { chave: 'codigo', mapa: { Código: 'codigo', Custo: 'custo' } };
    expect(problems(await sendFile(world, blind, 'material', cost, { choices: mapped }))).toHaveLength(1);
    const seeing = await world.personWith(...all, 'materialVerCusto');
    expect(problems(await sendFile(world, seeing, 'material', cost, byCode))).toEqual([
      '2 Custo: Seu perfil não permite alterar Custo.',
    ]);
    const same = await sendFile(
      world,
      seeing,
      'material',
      'Código;Descrição;Custo\nC1;Mudou só isto;5\n',
      byCode,
    );
    expect(counts(same)).toMatchObject({ alterar: 1 });
    expect(await materials('Mudou só isto')).toMatchObject([{ custo: 5 }]);
  });

  it('cada pessoa vê as suas cargas; quem administra, todas', async () => {
    const maker = await world.personWith('materialIncluir');
    const other = await world.personWith('materialIncluir');
    const sent = await sendFile(world, maker, 'material', 'Código;Descrição;Situação\nL1;Carga;Novo\n');
    const path = `material/importacao/${sent.load.id}`;
    expect((await maker.get(path)).payload).toEqual(sent.load);
    expect((await other.get(path)).status).toBe(404);
    expect((await world.administrator.get(path)).status).toBe(200);
    expect((await world.administrator.get(`categoria-material/importacao/${sent.load.id}`)).status).toBe(404);
    expect(items(await maker.get('material/importacao')).map(({ id }) => id)).toEqual([sent.load.id]);
    expect(items(await other.get('material/importacao'))).toEqual([]);
  });
});

it('as linhas recusadas voltam a quem as enviou, com o motivo ao lado, e consertadas entram', async () => {
  const maker = await world.personWith('materialIncluir');
  const other = await world.personWith('materialIncluir');
  const sheet = 'Código;Descrição;Situação\nLR1;Certa;Novo\nLR2;;Novo\nLR3;Errada;Quebrado\n';
  const sent = await sendFile(world, maker, 'material', sheet, { simulate: true, name: 'materiais.csv' });
  const path = `material/importacao/${sent.load.id}/linhas-erradas`;
  expect(sent.load.acoes).toContainEqual({ nome: 'baixarErradas', permitida: true });
  const ask = ({ token }: { readonly token: string }) =>
    world.app.inject({
      method: 'GET',
      url: `/ws/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const file = await ask(maker);
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
    'materiais - linhas a corrigir.csv',
  );
  const text = file.body.replace(/^\uFEFF/, '');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toBe('Código;Descrição;Situação;Motivo da recusa');
  expect(lines).toEqual([
    expect.stringMatching(/^LR2;;Novo;"?Descrição é um campo obrigatório/),
    expect.stringMatching(/^LR3;Errada;Quebrado;"?Situação: /),
  ]);
  expect((await ask(other)).statusCode).toBe(404);
  expect((await ask(world.administrator)).statusCode).toBe(404);
  const mended = text.replace('LR2;;', 'LR2;Mendada;').replace('Quebrado', 'Usado');
  const again = await sendFile(world, maker, 'material', mended);
  expect(counts(again)).toMatchObject({ incluir: 2, comErro: 0 });
});

it('a página da API descreve a exportação, as cargas e a restauração', async () => {
  const response = await world.app.inject({ method: 'GET', url: '/ws/api/openapi.json' });
  const { paths } = response.json<{
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  }>();
  const own = Object.keys(paths).filter((path) => path.startsWith('/material/'));
  expect(own).toEqual(
    expect.arrayContaining([
      '/material/exportar',
      '/material/importar',
      '/material/importacao',
      '/material/importacao/{id}',
      '/material/importacao/{id}/linhas-erradas',
      '/material/importacao/{id}/cancelar',
      '/material/importacao/{id}/desfazer',
      '/material/{id}/restaurar',
    ]),
  );
  const names = paths['/material/exportar']?.['get']?.parameters?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['formato', 'colunas', 'sort', 'q', 'situacao']));
  expect(names).not.toContain('pageSize');
});
