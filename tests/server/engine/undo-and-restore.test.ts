import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from './register-world.ts';
import { counts, problems, sendFile, type LoadAnswer } from './transfer-calls.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
});

afterAll(() => world.close());

const byCode = { choices: { chave: 'codigo' } };

const undo = ({ load }: LoadAnswer, register = 'material'): Promise<Answer> =>
  world.administrator.post(`${register}/importacao/${load.id}/desfazer`, {});

const found = async (q: string): Promise<Record<string, unknown>[]> =>
  (await world.administrator.get(`material?q=${q}`)).payload['itens'] as Record<string, unknown>[];

/** What a person fills, without what the engine adds and the numbers of rows. */
const content = ({ payload }: Answer): Record<string, unknown> => {
  const { versao: _v, alteradoEm: _e, alteradoPor: _p, acoes: _a, rotulos: _r, ...rest } = payload;
  return JSON.parse(
    JSON.stringify(rest, (key, value: unknown) => (key === 'rotulos' || key === 'id' ? undefined : value)),
  ) as Record<string, unknown>;
};

describe('desfazer uma carga', () => {
  it('retira o que ela incluiu e devolve o que ela alterou, com histórico', async () => {
    const { administrator, ids } = world;
    const one = await administrator.post('categoria-material', { nome: 'Uma' });
    const two = await administrator.post('categoria-material', { nome: 'Duas' });
    const sent = {
      ...luva,
      codigo: 'U1',
      categoria: one.payload['id'],
      unidades: [ids.ccl],
      lotes: [{ numero: 'L1', unidade: ids.ccl, contagens: [{ dia: '2026-05-01', total: 3 }] }],
    };
    const created = await administrator.post('material', sent);
    const path = `material/${created.payload['id'] as number}`;
    const before = await administrator.get(path);
    const file = [
      'Código;Descrição;Situação;Categoria;Unidades que usam;Cores;Lotes',
      `U1;Outra;Usado;Duas;GAB;Branco;"[{""numero"":""L2""}]"`,
      'U2;Nova;Novo;#' + String(two.payload['id']) + ';;;',
    ].join('\n');
    const load = await sendFile(world, administrator, 'material', file, byCode);
    expect([counts(load), problems(load)]).toEqual([
      { incluir: 1, alterar: 1, semMudanca: 0, comErro: 0 },
      [],
    ]);
    expect(load.load.acoes).toEqual([{ nome: 'desfazer', permitida: true }]);
    expect((await administrator.get(path)).payload).toMatchObject({
      descricao: 'Outra',
      categoria: two.payload['id'],
      unidades: [ids.gabinete],
      lotes: [{ numero: 'L2' }],
    });
    const undone = await undo(load);
    expect(undone.payload).toMatchObject({
      situacao: 'DESFEITA',
      acoes: [{ nome: 'desfazer', permitida: false, motivo: 'Só uma carga concluída pode ser desfeita.' }],
    });
    expect(content(await administrator.get(path))).toEqual(content(before));
    expect(await found('U2')).toEqual([]);
    const history = await administrator.get(`${path}/historico`);
    expect(history.payload['itens']).toMatchObject([{ versao: 3 }, { versao: 2 }, { versao: 1 }]);
    expect((await undo(load)).status).toBe(409);
  });

  it('recusa, dizendo quais, quando um registro mudou, saiu ou entrou em uso', async () => {
    const { administrator } = world;
    const load = await sendFile(
      world,
      administrator,
      'material',
      'Código;Descrição;Situação\nX1;Um;Novo\nX2;Dois;Novo\nX3;Três;Novo\n',
    );
    const [x1] = await found('X1');
    const [x3] = await found('X3');
    await administrator.put(`material/${x1?.['id'] as number}`, {
      codigo: 'X1',
      descricao: 'Mexido',
      situacao: 'NOVO',
      versao: 1,
    });
    await administrator.remove(`material/${x3?.['id'] as number}?versao=1`);
    const refused = await undo(load);
    expect([refused.status, refused.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    expect(refused.payload).toEqual({
      total: 2,
      registros: [
        { id: x3?.['id'], linha: 4, motivo: 'Foi excluído depois da carga.' },
        { id: x1?.['id'], linha: 2, motivo: 'Foi alterado depois da carga.' },
      ],
    });
    expect(await found('X2')).toHaveLength(1);
    const tree = await sendFile(world, administrator, 'categoria-material', 'Nome\nUsada\nLivre\n');
    const used = await administrator.get('categoria-material?pageSize=100');
    const usada = (used.payload['itens'] as Record<string, unknown>[]).find(({ nome }) => nome === 'Usada');
    await administrator.post('material', {
      codigo: 'X4',
      descricao: 'x',
      situacao: 'NOVO',
      categoria: usada?.['id'],
    });
    expect((await undo(tree, 'categoria-material')).payload).toEqual({
      total: 1,
      registros: [{ id: usada?.['id'], linha: 2, motivo: 'Está em uso.' }],
    });
    const after = await administrator.get('categoria-material?pageSize=100');
    expect(JSON.stringify(after.payload)).toContain('Livre');
  });

  it('de duas cargas sobre os mesmos registros, desfaz a primeira só depois da segunda', async () => {
    const { administrator } = world;
    await administrator.post('categoria-material', { nome: 'Das duas cargas' });
    const send = (descricao: string, name: string): Promise<LoadAnswer> =>
      sendFile(
        world,
        administrator,
        'material',
        `Código;Descrição;Situação;Categoria\nDC1;${descricao};Novo;Das duas cargas\n`,
        { ...byCode, name },
      );
    const first = await send('Da primeira', 'primeira.csv');
    const second = await send('Da segunda', 'segunda.csv');
    expect([problems(first), problems(second)]).toEqual([[], []]);
    const refused = await undo(first);
    expect(refused.status).toBe(409);
    expect(refused.payload['registros']).toEqual([
      expect.objectContaining({
        linha: 2,
        motivo: 'Foi alterado depois pela carga do arquivo segunda.csv. Desfaça aquela primeiro.',
      }),
    ]);
    expect((await undo(second)).status).toBe(200);
    expect(await found('DC1')).toMatchObject([{ descricao: 'Da primeira' }]);
    expect((await undo(first)).status).toBe(200);
    expect(await found('DC1')).toEqual([]);
  });

  it('anda ao contrário da ordem em que a carga gravou', async () => {
    const { administrator } = world;
    const { payload } = await administrator.post('material', { ...luva, codigo: 'Z1' });
    const file = `id;codigo;descricao;situacao\n${String(payload['id'])};Z2;Outra;Novo\n;Z1;Nova;Novo\n`;
    const load = await sendFile(world, administrator, 'material', file, { choices: { chave: 'id' } });
    expect([counts(load), problems(load)]).toEqual([
      { incluir: 1, alterar: 1, semMudanca: 0, comErro: 0 },
      [],
    ]);
    expect((await undo(load)).payload['situacao']).toBe('DESFEITA');
    expect(await found('Z1')).toMatchObject([{ id: payload['id'], descricao: luva.descricao }]);
    expect(await found('Z2')).toEqual([]);
  });

  it('não dá às unidades o endereço antigo da organização no lugar do que tinham', async () => {
    const { administrator } = world;
    const organization = await administrator.post('organizacao-interna', {
      codigo: 'REP',
      sigla: 'REP',
      nome: 'Replicada',
      endereco: 'Rua A, 1',
      replicarEnderecoUnidades: true,
    });
    const unit = await administrator.post('unidade', {
      codigo: 'REP1',
      sigla: 'REP1',
      nome: 'Longe',
      organizacao: organization.payload['id'],
      endereco: 'Rua Z, 9',
    });
    const file = 'codigo;endereco\nREP;"Rua B, 2"\n';
    const load = await sendFile(world, administrator, 'organizacao-interna', file, byCode);
    expect([counts(load).alterar, problems(load)]).toEqual([1, []]);
    const refused = await undo(load, 'organizacao-interna');
    expect([refused.status, refused.payload]).toEqual([
      409,
      {
        total: 1,
        registros: [
          {
            id: organization.payload['id'],
            linha: 2,
            motivo:
              'O endereço passou às unidades, e não há como devolver o que cada uma tinha. Corrija o endereço na organização.',
          },
        ],
      },
    ]);
    const after = await administrator.get(`unidade/${String(unit.payload['id'])}`);
    expect(after.payload).toMatchObject({ endereco: 'Rua B, 2', versao: 2 });
  });

  it('pede as permissões do que desfaz, e uma simulação não se desfaz', async () => {
    const maker = await world.personWith('materialIncluir', 'materialListar');
    const load = await sendFile(world, maker, 'material', 'Código;Descrição;Situação\nY1;Um;Novo\n');
    expect(load.load.acoes).toEqual([
      {
        nome: 'desfazer',
        permitida: false,
        motivo: 'Para desfazer, seu perfil precisa permitir excluir e editar.',
      },
    ]);
    expect((await maker.post(`material/importacao/${load.load.id}/desfazer`, {})).status).toBe(409);
    const other = await world.personWith('materialIncluir', 'materialExcluir');
    expect((await other.post(`material/importacao/${load.load.id}/desfazer`, {})).status).toBe(404);
    const tried = await sendFile(world, world.administrator, 'material', 'Código\nY1\n', {
      ...byCode,
      simulate: true,
    });
    expect((await undo(tried)).descricao).toBe('Uma simulação não grava nada.');
  });
});

describe('restaurar uma versão', () => {
  it('volta os campos como eram, com relações e linhas, como uma alteração qualquer', async () => {
    const { administrator, ids } = world;
    const { payload } = await administrator.post('material', {
      ...luva,
      codigo: 'R1',
      unidades: [ids.ccl, ids.gabinete],
      chave: 'segredo',
      lotes: [
        { numero: 'L1', unidade: ids.ccl, contagens: [{ dia: '2026-05-01', total: 3 }] },
        { numero: 'L2' },
      ],
    });
    const path = `material/${payload['id'] as number}`;
    const before = await administrator.get(path);
    const changed = { codigo: 'R1', descricao: 'Só isto', situacao: 'USADO' };
    await administrator.put(path, { ...changed, versao: 1 });
    await administrator.put(path, { ...changed, quantidade: 5, unidades: [ids.gabinete], versao: 2 });
    const restored = await administrator.post(`${path}/restaurar`, { versao: 1, versaoAtual: 3 });
    expect(restored.status).toBe(200);
    expect(restored.payload['versao']).toBe(4);
    expect(content(await administrator.get(path))).toEqual(content(before));
    const second = await administrator.post(`${path}/restaurar`, { versao: 2, versaoAtual: 4 });
    expect(second.payload).toMatchObject({ ...changed, versao: 5 });
    expect(second.payload).not.toHaveProperty('quantidade');
  });

  it('recusa uma versão velha, uma que não existe, e o que deixou de valer', async () => {
    const { administrator } = world;
    const category = await administrator.post('categoria-material', { nome: 'Some' });
    const { payload } = await administrator.post('material', {
      ...luva,
      codigo: 'R2',
      categoria: category.payload['id'],
    });
    const path = `material/${payload['id'] as number}`;
    await administrator.put(path, { codigo: 'R3', descricao: 'x', situacao: 'NOVO', versao: 1 });
    const stale = await administrator.post(`${path}/restaurar`, { versao: 1, versaoAtual: 1 });
    expect([stale.status, stale.codigo]).toEqual([409, 'conflitoDeVersao']);
    for (const versao of [2, 7])
      expect((await administrator.post(`${path}/restaurar`, { versao, versaoAtual: 2 })).erros).toMatchObject(
        [{ campo: 'versao' }],
      );
    expect((await administrator.post(`${path}/restaurar`, { versao: 1 })).status).toBe(422);
    await administrator.post('material', { ...luva, codigo: 'R2' });
    const taken = await administrator.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect(taken).toMatchObject({ status: 422, erros: [{ campo: 'codigo' }] });
  });

  it('pede a permissão de editar e não toca o que a pessoa não altera', async () => {
    const { administrator } = world;
    const { payload } = await administrator.post('material', { ...luva, codigo: 'R4', custo: 1 });
    const path = `material/${payload['id'] as number}`;
    await administrator.put(path, { codigo: 'R4', descricao: 'Nova', situacao: 'NOVO', custo: 2, versao: 1 });
    const reader = await world.personWith('materialConsultar');
    expect((await reader.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 })).status).toBe(403);
    const editor = await world.personWith('materialConsultar', 'materialEditar');
    const restored = await editor.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect(restored.payload).toMatchObject({ descricao: luva.descricao });
    expect(restored.payload).not.toHaveProperty('custo');
    expect((await administrator.get(path)).payload['custo']).toBe(2);
  });
});
