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
    expect(await campos({ rotulo: 'Valor', tipo: 2, preenchimento: 'OPCIONAL' })).toEqual([
      422,
      { 'camposPersonalizados.0.referenciaTempo': 'Referência de tempo é um campo obrigatório.' },
    ]);
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
  it('recusa uma expressão regular que não compila', async () => {
    const regra = {
      nome: 'Placa',
      tipoCampo: 1,
      linguagem: 'REGEX',
      expressao: '[A-Z',
      mensagem: 'Escreva a placa.',
      exibirErro: 'AO_SAIR',
    };
    expect(refusal(await post('campo-validador', regra))).toEqual([
      422,
      { expressao: 'Esta não é uma expressão regular válida.' },
    ]);
    await create('campo-validador', { ...regra, expressao: '[A-Z]{3}\\d{4}' });
    await create('campo-validador', { ...regra, nome: 'Valor', linguagem: 'FEEL', expressao: 'valor > [0' });
  });
});
