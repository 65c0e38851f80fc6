import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, registerCalls } from './register-calls.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const { change, create, post, remove } = registerCalls(() => world);

describe('texto-tramite', () => {
  it('cada unidade tem um padrão, que não se exclui', async () => {
    const texto = (descricao: string, extra: object = {}) => ({
      descricao,
      texto: 'Encaminho.',
      padrao: true,
      ...extra,
    });
    const id = await create('texto-tramite', texto('Geral'));
    await create('texto-tramite', texto('Da unidade', { unidade: world.ids.ccl }));
    expect(refusal(await post('texto-tramite', texto('Outro', { unidade: world.ids.ccl })))).toEqual([
      422,
      { padrao: 'O texto padrão aqui já é Da unidade. Desmarque-o antes.' },
    ]);
    expect(refusal(await post('texto-tramite', texto('Outro')))[1]).toHaveProperty('padrao');
    expect(refusal(await post('texto-tramite', texto('Parado', { ativo: false })))).toEqual([
      422,
      { padrao: 'Um texto inativo não pode ser o padrão.' },
    ]);
    const refused = await remove('texto-tramite', id);
    expect([refused.status, refused.descricao]).toEqual([
      409,
      'Este texto é o padrão em uso e não pode ser excluído. Antes, marque outro ou desmarque este.',
    ]);
    const { payload } = await world.administrator.get(`texto-tramite/${id}`);
    expect(payload['acoes']).toContainEqual(expect.objectContaining({ nome: 'remove', permitida: false }));
    await change('texto-tramite', id, { padrao: false });
    expect((await remove('texto-tramite', id)).status).toBe(200);
  });

  it('tem no máximo 2.000 caracteres', async () => {
    const longo = { descricao: 'Longo', texto: 'x'.repeat(2000) };
    await create('texto-tramite', longo);
    expect(
      refusal(await post('texto-tramite', { ...longo, descricao: 'Maior', texto: 'x'.repeat(2001) })),
    ).toEqual([422, { texto: 'Texto precisa ter no máximo 2.000 caracteres.' }]);
  });

  it('vinte padrões ao mesmo tempo deixam um', async () => {
    const unidade = world.ids.gabinete;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post('texto-tramite', { descricao: `Corrida ${i}`, texto: 'x', padrao: true, unidade }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('tipo-processo', () => {
  const tipo = (extra: object = {}) => ({
    codigo: `T${Math.random()}`.slice(0, 12),
    nome: `Tipo ${Math.random()}`,
    descricao: 'Um tipo',
    casoDeUso: 'TODOS',
    organizacoes: [world.ids.semad, world.ids.pgm],
    unidades: [world.ids.ccl, world.ids.gabinete],
    ...extra,
  });

  it('tem ao menos uma organização e uma unidade dela', async () => {
    await create('tipo-processo', tipo());
    const wrong = async (extra: object) => Object.keys(refusal(await post('tipo-processo', tipo(extra)))[1]);
    expect(await wrong({ organizacoes: [] })).toEqual(['organizacoes']);
    expect(await wrong({ unidades: [] })).toEqual(['unidades']);
    expect(await wrong({ organizacoes: [world.ids.pgm] })).toEqual(['unidades']);
    expect(await wrong({ descricao: 'x'.repeat(101) })).toEqual(['descricao']);
  });

  it('com processos, não se exclui', async () => {
    const id = await create('tipo-processo', tipo());
    const { pool } = world.platform.connection;
    await pool.query('create table processo_de_teste (tipo integer references registro.tipo_processo (id))');
    await pool.query('insert into processo_de_teste values ($1)', [id]);
    const refused = await remove('tipo-processo', id);
    expect([refused.status, refused.codigo]).toEqual([409, 'registroEmUso']);
    await pool.query('delete from processo_de_teste');
    expect((await remove('tipo-processo', id)).status).toBe(200);
    await pool.query('drop table processo_de_teste');
  });

  it('confere os campos personalizados', async () => {
    const campos = async (...camposPersonalizados: object[]) =>
      refusal(await post('tipo-processo', tipo({ camposPersonalizados })));
    const base = { preenchimento: 'OPCIONAL', referenciaTempo: 'CRIACAO' };
    const data = { ...base, rotulo: 'Sessão', tipo: 3 };
    expect(await campos({ ...base, rotulo: 'Modo', tipo: 4 })).toEqual([
      422,
      { 'camposPersonalizados.0.opcoes': 'Escreva as opções ou escolha um campo do cadastro.' },
    ]);
    expect(await campos({ ...base, rotulo: 'Modo', tipo: 4, opcoes: 'Um\nDois\n Um ' })).toEqual([
      422,
      { 'camposPersonalizados.0.opcoes': 'A opção Um está repetida.' },
    ]);
    // a new line takes the defaults of its columns, as a new record does
    expect((await campos({ rotulo: 'Valor', tipo: 2 }))[0]).toBe(200);
    const counted = { ...base, rotulo: 'Valor', tipo: 2, referenciaTempo: 'OUTRO_CAMPO' };
    for (const rotuloReferencia of ['Valor', 'Nenhum'])
      expect(await campos({ ...counted, rotuloReferencia }, data)).toEqual([
        422,
        {
          'camposPersonalizados.0.rotuloReferencia':
            'Escreva o rótulo de outro campo desta lista, do tipo Data.',
        },
      ]);
    expect((await campos({ ...counted, rotuloReferencia: 'Sessão' }, data))[0]).toBe(200);
    expect((await campos(data, data))[1]).toHaveProperty(['camposPersonalizados.1.rotulo']);
    const texto = await create('campo-personalizado', {
      codigo: 'C1',
      rotulo: 'Texto',
      tipo: 1,
      referenciaTempo: 'CRIACAO',
    });
    expect((await campos({ ...data, campo: texto }))[1]).toHaveProperty(['camposPersonalizados.0.campo']);
    expect(await campos({ ...base, rotulo: 'Obra', tipo: 5 })).toEqual([
      422,
      {
        'camposPersonalizados.0.campo': 'Escolha um campo do cadastro: é ele que diz o endereço do vínculo.',
      },
    ]);
  });

  it('o campo personalizado que um tipo usa não passa a ser de outro tipo', async () => {
    const campo = await create('campo-personalizado', {
      codigo: 'OBRA',
      rotulo: 'Obra',
      tipo: 5,
      endereco: 'https://obras.exemplo/{parametro}',
      parametro: 'id',
      referenciaTempo: 'CRIACAO',
    });
    const linha = { rotulo: 'Obra', tipo: 5, campo, preenchimento: 'OPCIONAL', referenciaTempo: 'CRIACAO' };
    const usa = await create('tipo-processo', tipo({ nome: 'Obras', camposPersonalizados: [linha] }));
    expect(refusal(await change('campo-personalizado', campo, { tipo: 1 }))).toEqual([
      422,
      { tipo: 'O tipo Obras usa este campo: ele não passa a ser de outro tipo.' },
    ]);
    expect((await change('campo-personalizado', campo, { rotulo: 'Obra pública' })).erros).toEqual([]);
    await change('tipo-processo', usa, { camposPersonalizados: [] });
    expect((await change('campo-personalizado', campo, { tipo: 1 })).erros).toEqual([]);
  });
});

describe('campo-personalizado', () => {
  it('pede os parâmetros do seu tipo e a referência de tempo', async () => {
    const campo = (extra: object) =>
      post('campo-personalizado', {
        codigo: `C${Math.random()}`.slice(0, 12),
        rotulo: 'Campo',
        referenciaTempo: 'CRIACAO',
        ...extra,
      });
    const wrong = async (extra: object) => Object.keys(refusal(await campo(extra))[1]);
    expect(await wrong({ tipo: 4 })).toEqual(['opcoes']);
    expect(await wrong({ tipo: 4, opcoes: 'A\nA' })).toEqual(['opcoes']);
    const listaOpcoes = await create('template-caixa-selecao', {
      nome: 'Modalidades',
      origem: 'DIGITADA',
      opcoes: [{ valor: 'P', rotulo: 'Pregão' }],
    });
    expect(await wrong({ tipo: 4, listaOpcoes })).toEqual([]);
    expect(await wrong({ tipo: 5 })).toEqual(['endereco', 'parametro']);
    expect(await wrong({ tipo: 9 })).toEqual(['tipo']);
    expect(await wrong({ tipo: 2, minimo: 5, maximo: 4 })).toEqual(['maximo']);
    expect(await wrong({ tipo: 1, referenciaTempo: undefined })).toEqual([]);
    expect(await wrong({ tipo: 1, referenciaTempo: 'OUTRO_CAMPO' })).toEqual(['campoReferencia']);
    const { payload } = await campo({ tipo: 3 });
    const id = Number(payload['id']);
    expect((await campo({ tipo: 1, referenciaTempo: 'OUTRO_CAMPO', campoReferencia: id })).erros).toEqual([]);
    expect(
      refusal(
        await change('campo-personalizado', id, { referenciaTempo: 'OUTRO_CAMPO', campoReferencia: id }),
      ),
    ).toEqual([422, { campoReferencia: 'Um campo não conta o prazo a partir dele mesmo.' }]);
  });
});

describe('campo-validador', () => {
  const regra = (expressao: string, extra: object = {}) => ({
    nome: `Regra ${Math.random()}`,
    tipoCampo: 1,
    linguagem: 'REGEX',
    expressao,
    mensagem: 'Escreva a placa, como ABC1D23.',
    exibirErro: 'AO_SAIR',
    ...extra,
  });
  const feel = { linguagem: 'FEEL', tipoCampo: 2 };
  const test = async (id: number, body: object) =>
    world.administrator.post(`campo-validador/${id}/acao/testar`, body);

  it('recusa a expressão que não serve, com o motivo e a posição', async () => {
    const said = async (expressao: string, extra: object = {}) =>
      refusal(await post('campo-validador', regra(expressao, extra)))[1]['expressao'];
    expect(await said('[A-Z')).toBe('Falta fechar um colchete. Veja a posição 1.');
    expect(await said('ab(?=c)')).toMatch(/^Esta construção não é aceita.*Veja a posição 3\.$/);
    expect(await said('(\\w)\\1')).toMatch(/^Este uso da barra invertida não é aceito/);
    expect(await said('\\z')).toBe('Esta não é uma expressão regular válida.');
    expect(await said('valor > [0', feel)).toMatch(/Veja a posição \d+\.$/);
    expect(await said('valor >', feel)).toBe('A condição está incompleta. Veja a posição 8.');
    expect(await said('valor > 0) and', feel)).toBe('Isto não era esperado aqui. Veja a posição 10.');
    expect(await said('matches(valor, "(a+)+")', feel)).toMatch(/^A função matches não é aceita aqui/);
    expect(await said('some x in 1..100000000 satisfies x = 0', feel)).toMatch(
      /^Repetições e funções próprias/,
    );
    expect(await said('['.repeat(900), feel)).toMatch(/^A condição tem partes dentro de partes demais/);
  });

  it('Testar diz se um valor atende, sem que expressão alguma prenda o servidor', async () => {
    const placa = await create('campo-validador', regra('[A-Z]{3}\\d[A-Z0-9]\\d{2}'));
    expect((await test(placa, { valor: 'ABC1D23' })).payload).toEqual({
      atende: true,
      mensagem: '“ABC1D23” atende à regra.',
    });
    expect((await test(placa, { valor: 'xABC1D23' })).payload).toEqual({
      atende: false,
      mensagem: '“xABC1D23” não atende. Quem preenche lerá: Escreva a placa, como ABC1D23.',
    });
    const slow = await create('campo-validador', regra('(a+)+b'));
    const began = performance.now();
    expect((await test(slow, { valor: 'a'.repeat(2000) })).payload['atende']).toBe(false);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('Testar dá à condição FEEL o valor do tipo do campo e os outros campos', async () => {
    const limite = await create('campo-validador', regra('valor > 0 and valor <= limite', feel));
    expect((await test(limite, { valor: '12,5', outros: 'limite = 20' })).payload['atende']).toBe(true);
    expect((await test(limite, { valor: '25', outros: 'limite = 20' })).payload['atende']).toBe(false);
    expect(refusal(await test(limite, { valor: '5' }))).toEqual([
      422,
      { valor: 'A condição usa limite, que não foi informado. Veja a posição 24.' },
    ]);
    expect(refusal(await test(limite, { valor: 'doze' }))[1]).toEqual({
      valor: 'Escreva um número, como 12,5.',
    });
    expect(refusal(await test(limite, { valor: '1', outros: 'limite' }))[1]).toHaveProperty('outros');
    const data = await create('campo-validador', regra('valor > inicio', { ...feel, tipoCampo: 3 }));
    expect((await test(data, { valor: '02/12/2026', outros: 'inicio = 01/12/2026' })).payload['atende']).toBe(
      true,
    );
    const aceite = await create('campo-validador', regra('valor', { ...feel, tipoCampo: 7 }));
    expect((await test(aceite, { valor: 'Não' })).payload['atende']).toBe(false);
    const texto = await create(
      'campo-validador',
      regra('string length(valor) > 3', { ...feel, tipoCampo: 1 }),
    );
    expect((await test(texto, { valor: 'abcd' })).payload['atende']).toBe(true);
    // a list that doubles at each entry: in the server itself, the memory that it asks for would end it
    const doubles = Array.from({ length: 30 }, (_, at) => `x${at + 1}: concatenate(x${at}, x${at})`);
    const huge = await create(
      'campo-validador',
      regra(`count({x0: [valor, valor], ${doubles.join(', ')}}.x30) > 0`, feel),
    );
    expect(refusal(await test(huge, { valor: '1' }))[1]).toEqual({
      valor: 'A condição demorou demais e foi interrompida.',
    });
    expect((await test(texto, { valor: 'abcd' })).payload['atende']).toBe(true);
  });
});
