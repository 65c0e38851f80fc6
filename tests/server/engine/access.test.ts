import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from './register-world.ts';

/** Notes of each unit; a person's own ones also under their options. */
const recado: RegisterDefinition = {
  name: 'recado',
  area: 'administracao',
  title: { one: 'Recado', many: 'Recados', gender: 'm' },
  represent: '{texto}',
  permissions: {
    list: 'recadoListar',
    create: 'recadoIncluir',
    edit: 'recadoEditar',
    view: 'recadoConsultar',
    remove: 'recadoExcluir',
  },
  mounts: [{ path: 'opcoes-usuario/recado', permissions: { list: 'recadoProprio' }, scope: 'own-user' }],
  schema: {
    type: 'object',
    required: ['texto', 'unidade', 'pessoa'],
    'x-scope': 'own-unit',
    properties: {
      texto: { type: 'string', title: 'Texto', maxLength: 100 },
      unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
      pessoa: { type: 'integer', title: 'Pessoa', 'x-relation': { resource: 'usuario' } },
    },
  },
  form: [{ title: 'Dados', fields: [['texto', 'unidade', 'pessoa']] }],
  list: { columns: ['texto', 'unidade'], sort: 'texto,asc' },
};

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material, recado]);
});

afterAll(() => world.close());

const items = ({ payload }: Answer): Record<string, unknown>[] =>
  payload['itens'] as Record<string, unknown>[];

describe('as permissões', () => {
  it('cada ação pede a sua, e uma que a definição não tem não existe', async () => {
    const created = await world.administrator.post('material', { ...luva, codigo: 'P1' });
    const path = `material/${created.payload['id'] as number}`;
    const nobody = await world.personWith('outraCoisa');
    const answers = [
      await nobody.get('material'),
      await nobody.get(path),
      await nobody.get(`${path}/historico`),
      await nobody.post('material', luva),
      await nobody.put(path, { ...luva, versao: 1 }),
      await nobody.remove(`${path}?versao=1`),
      await nobody.get('material/combo'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    const reader = await world.personWith('materialListar', 'materialConsultar');
    expect((await reader.get('material')).status).toBe(200);
    const record = await reader.get(path);
    expect(record.payload['acoes']).toEqual([
      { nome: 'edit', permitida: false, motivo: 'Seu perfil não permite esta ação.' },
      { nome: 'view', permitida: true },
      { nome: 'remove', permitida: false, motivo: 'Seu perfil não permite esta ação.' },
    ]);
    expect((await reader.put(path, { ...luva, versao: 1 })).status).toBe(403);
  });

  it('as escolhas de uma relação abrem a quem usa o registro que aponta', async () => {
    const writer = await world.personWith('materialIncluir');
    expect((await writer.get('categoria-material/combo')).status).toBe(200);
    expect((await writer.get('categoria-material')).status).toBe(403);
  });

  it('um campo com permissão própria some das respostas e é recusado na escrita', async () => {
    const all = ['materialListar', 'materialConsultar', 'materialEditar', 'materialIncluir'];
    const created = await world.administrator.post('material', { ...luva, codigo: 'P2', custo: 12.5 });
    const path = `material/${created.payload['id'] as number}`;
    const without = await world.personWith(...all);
    expect((await without.get(path)).payload).not.toHaveProperty('custo');
    expect(items(await without.get('material')).every((item) => !('custo' in item))).toBe(true);
    expect((await without.post('material', { ...luva, codigo: 'P3', custo: 1 })).erros).toMatchObject([
      { campo: 'custo' },
    ]);
    const saved = await without.put(path, { ...luva, codigo: 'P2', descricao: 'Sem ver o custo', versao: 1 });
    expect(saved.status).toBe(200);
    expect(saved.payload).not.toHaveProperty('custo');
    expect((await world.administrator.get(path)).payload['custo']).toBe(12.5);
    const history = await without.get(`${path}/historico`);
    expect(JSON.stringify(history.payload)).not.toContain('"custo"');
    const seeing = await world.personWith(...all, 'materialVerCusto');
    expect((await seeing.get(path)).payload['custo']).toBe(12.5);
    expect((await seeing.put(path, { ...luva, codigo: 'P2', custo: 1, versao: 2 })).erros).toMatchObject([
      { campo: 'custo' },
    ]);
  });

  it('a definição que a pessoa recebe não cita o que ela não vê', async () => {
    const reader = await world.personWith('materialListar');
    const { payload } = await reader.get('registro');
    const all = payload as unknown as {
      definicao: RegisterDefinition;
      acoes: string[];
      validador: object;
      icone?: string;
    }[];
    // besides what a permission opens, what needs only the person's own key
    expect(all.map(({ definicao }) => definicao.name).sort()).toEqual(['area-restrita', 'material']);
    const registers = all.filter(({ definicao }) => definicao.name === 'material');
    expect(registers[0]?.acoes).toEqual(['list']);
    expect(registers[0]?.validador).toEqual({});
    expect(registers[0]?.icone).toMatch(/^<svg .*<\/svg>$/);
    expect(JSON.stringify(registers[0]?.definicao.schema)).not.toContain('custo');
    expect(registers[0]?.definicao.form?.flatMap(({ fields }) => fields.flat())).not.toContain('custo');
    expect(Object.keys(registers[0]?.definicao.schema.properties ?? {}).slice(0, 3)).toEqual([
      'codigo',
      'descricao',
      'situacao',
    ]);
  });
});

describe('o alcance das linhas', () => {
  it('fica na própria unidade, na leitura e na escrita', async () => {
    const { tiago, ccl, gabinete } = world.ids;
    const elsewhere = await world.administrator.post('recado', {
      texto: 'Do gabinete',
      unidade: gabinete,
      pessoa: tiago,
    });
    const own = await world.personWith(
      'recadoListar',
      'recadoIncluir',
      'recadoEditar',
      'recadoConsultar',
      'recadoExcluir',
    );
    const mine = await own.post('recado', { texto: 'Da CCL', pessoa: tiago });
    expect(mine.payload).toMatchObject({ unidade: ccl });
    expect(items(await own.get('recado')).map(({ texto }) => texto)).toEqual(['Da CCL']);
    expect(items(await own.get('recado/combo')).map(({ rotulo }) => rotulo)).toEqual(['Da CCL']);
    const path = `recado/${elsewhere.payload['id'] as number}`;
    expect((await own.get(path)).status).toBe(404);
    expect((await own.get(`${path}/historico`)).status).toBe(404);
    expect((await own.put(path, { texto: 'x', unidade: ccl, pessoa: tiago, versao: 1 })).status).toBe(404);
    expect((await own.remove(`${path}?versao=1`)).status).toBe(404);
    const moved = await own.put(`recado/${mine.payload['id'] as number}`, {
      texto: 'x',
      unidade: gabinete,
      pessoa: tiago,
      versao: 1,
    });
    expect(moved).toMatchObject({ status: 422, erros: [{ campo: 'unidade' }] });
    expect(items(await world.administrator.get('recado'))).toHaveLength(2);
  });

  it('um lugar de montagem tem as suas permissões e o seu alcance, também para o administrador', async () => {
    const { ccl, tiago } = world.ids;
    const other = await world.personWith('recadoProprio', 'recadoIncluir');
    const texto = 'De quem escreve';
    await world.administrator.post('recado', { texto, unidade: ccl, pessoa: tiago });
    expect((await other.get('recado')).status).toBe(403);
    expect(items(await other.get('recado?lugar=opcoes-usuario/recado'))).toEqual([]);
    const own = items(await world.administrator.get('recado?lugar=opcoes-usuario/recado'));
    expect(own.every(({ pessoa }) => pessoa === tiago)).toBe(true);
    expect(own.length).toBeGreaterThan(0);
    expect((await other.get('recado?lugar=outro/lugar')).status).toBe(404);
  });
});

describe('os usos de um registro', () => {
  const usesFor = async (path: string, ...held: readonly string[]): Promise<Record<string, unknown>[]> =>
    items(await (await world.personWith('unidadeConsultar', ...held)).get(path));

  it('contam o que a pessoa alcança pelo nome, e o resto em uma linha sem nome', async () => {
    const { tiago, ccl, gabinete } = world.ids;
    const { administrator } = world;
    const uses = `unidade/${ccl}/usos`;
    const note = { texto: 'Contado', unidade: ccl, pessoa: tiago };
    for (let n = 0; n < 2; n += 1) expect((await administrator.post('recado', note)).status).toBe(200);
    const sent = { ...luva, codigo: 'U1', unidades: [ccl], lotes: [{ numero: '1', unidade: ccl }] };
    expect((await administrator.post('material', sent)).erros).toEqual([]);
    const named = items(await administrator.get(uses)).map(({ registro }) => registro);
    expect(named).toEqual(expect.arrayContaining(['material', 'recado', 'usuario']));
    expect(named).not.toContain(undefined);

    // nothing of these registers is theirs to see, and the records still hold the unit
    const nobody = await usesFor(uses);
    expect(nobody).toEqual([{ titulo: 'Outros cadastros', total: expect.any(Number) as number }]);
    const reader = await world.personWith('unidadeConsultar', 'recadoListar', 'materialConsultar');
    const some = items(await reader.get(uses));
    const { total } = (await reader.get('recado')).payload;
    expect(some.slice(0, -1)).toEqual(
      expect.arrayContaining([
        { registro: 'recado', titulo: 'Recados', campo: 'Unidade', total },
        { registro: 'material', titulo: 'Materiais', campo: 'Unidades que usam', total: 1 },
        { registro: 'material', titulo: 'Materiais', campo: 'Lotes', total: 1 },
      ]),
    );
    expect(some.at(-1)).toMatchObject({ titulo: 'Outros cadastros' });

    // notes are of the person's own unit: those of the other one only count
    const away = { texto: 'Do gabinete', unidade: gabinete, pessoa: tiago };
    expect((await administrator.post('recado', away)).status).toBe(200);
    const other = await usesFor(`unidade/${gabinete}/usos`, 'recadoConsultar');
    expect(other).toEqual([{ titulo: 'Outros cadastros', total: expect.any(Number) as number }]);
    const holder = await world.personWith('unidadeConsultar', 'unidadeExcluir');
    const { payload } = await holder.get(`unidade/${gabinete}`);
    const refused = await holder.remove(`unidade/${gabinete}?versao=${String(payload['versao'])}`);
    expect(refused).toMatchObject({
      status: 409,
      codigo: 'registroEmUso',
      payload: { usos: [{ titulo: 'Outros cadastros' }] },
    });
  });
});
