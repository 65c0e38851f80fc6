import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;
let admin: Person;
let epi: number;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
  admin = world.administrator;
  epi = (await admin.post('categoria-material', { nome: 'Proteção individual' })).payload['id'] as number;
});

afterAll(() => world.close());

const create = async (values: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const answer = await admin.post('material', { ...luva, ...values });
  expect(answer.erros).toEqual([]);
  expect(answer.status).toBe(200);
  return answer.payload;
};

/** What a client sends back of what it read. */
const editable = ({
  acoes: _acoes,
  rotulos: _rotulos,
  ...record
}: Record<string, unknown>): Record<string, unknown> => record;

describe('um registro', () => {
  it('volta como foi guardado: forma canônica, rótulos, calculados, sem nulos nem segredos', async () => {
    const created = await create({
      codigo: 'A1',
      categoria: epi,
      unidades: [world.ids.ccl, world.ids.gabinete],
      chave: 'abre-te sésamo',
      lotes: [
        { numero: 'L1', unidade: world.ids.ccl, contagens: [{ dia: '2026-01-02', total: 3 }] },
        { numero: 'L2' },
      ],
    });
    const read = await admin.get(`material/${created['id'] as number}`);
    expect(read.payload).toMatchObject({
      versao: 1,
      codigo: 'A1',
      fornecedor: '12ABC34501DE35',
      inventario: '2026-11-19T21:30:00.000Z',
      aquisicao: '2026-03-10',
      peso: 0.25,
      cores: ['azul', 'preto'],
      ativo: true,
      categoria: epi,
      unidades: [world.ids.ccl, world.ids.gabinete],
      resumo: 'A1: Proteção individual',
      criadoEm: '2026-11-20T12:00:00.000Z',
      criadoPor: world.ids.tiago,
      rotulos: {
        categoria: 'Proteção individual',
        unidades: ['CCL - Coordenadoria de Compras e Licitações', 'GAB - Gabinete'],
        criadoPor: 'Tiago Bastos Meireles',
      },
      lotes: [
        { numero: 'L1', unidade: world.ids.ccl, contagens: [{ dia: '2026-01-02', total: 3 }] },
        { numero: 'L2' },
      ],
      acoes: [
        { nome: 'edit', permitida: true },
        { nome: 'view', permitida: true },
        { nome: 'remove', permitida: true },
      ],
    });
    expect(JSON.stringify(read.payload)).not.toMatch(/null|sésamo|chave/);
  });

  it('guarda o segredo cifrado e o mantém quando ausente de uma edição', async () => {
    const created = await create({ codigo: 'A2', chave: 'senha do outro sistema' });
    const stored = async (): Promise<string | undefined> => {
      const { rows } = await world.platform.connection.pool.query<{ chave: string }>(
        'select chave from registro.material where id = $1',
        [created['id']],
      );
      return rows[0]?.chave;
    };
    const before = await stored();
    expect(before).toMatch(/^v1\./);
    const saved = await admin.put(`material/${created['id'] as number}`, {
      ...editable(created),
      descricao: 'Luva nova',
    });
    expect(saved.status).toBe(200);
    expect(await stored()).toBe(before);
  });

  it('a edição substitui: o que não veio fica vazio, linhas mantêm a sua identidade', async () => {
    const created = await create({ codigo: 'A3', lotes: [{ numero: 'X' }, { numero: 'Y' }] });
    const [x, y] = created['lotes'] as { id: number }[];
    const saved = await admin.put(`material/${created['id'] as number}`, {
      versao: 1,
      codigo: 'A3',
      descricao: 'Luva',
      situacao: 'NOVO',
      ativo: true,
      // The two exchange a value that is unique among the rows.
      lotes: [{ id: y?.id, numero: 'X' }, { id: x?.id, numero: 'Y' }, { numero: 'Z' }],
    });
    expect(saved.payload).toMatchObject({
      versao: 2,
      lotes: [{ id: y?.id, numero: 'X' }, { id: x?.id, numero: 'Y' }, { numero: 'Z' }],
    });
    expect(saved.payload).not.toHaveProperty('quantidade');
    expect(saved.payload).not.toHaveProperty('cores');
  });

  it('não faz versão quando nada muda', async () => {
    const created = await create({ codigo: 'A4', lotes: [{ numero: 'X' }], categoria: epi });
    const saved = await admin.put(`material/${created['id'] as number}`, editable(created));
    expect(saved.payload['versao']).toBe(1);
  });

  it('esvazia o que a condição esconde e exige o que ela mostra', async () => {
    const hidden = await create({ codigo: 'A5', motivoBaixa: 'não devia ficar' });
    expect(hidden).not.toHaveProperty('motivoBaixa');
    const refused = await admin.post('material', { ...luva, codigo: 'A6', situacao: 'BAIXADO' });
    expect(refused).toMatchObject({ status: 422, erros: [{ campo: 'motivoBaixa' }] });
  });

  it('recusa campo a campo, com a mensagem do rótulo', async () => {
    const answer = await admin.post('material', {
      codigo: '',
      descricao: 'x'.repeat(101),
      situacao: 'OUTRA',
      quantidade: -1,
      fornecedor: '12.345.678/0001-00',
      naoExiste: 1,
      lotes: [{ numero: 'L' }, { numero: 'L' }],
    });
    expect(answer).toMatchObject({ status: 422, codigo: 'camposInvalidos' });
    expect(answer.erros.map(({ campo }) => campo).sort()).toEqual(
      ['codigo', 'descricao', 'fornecedor', 'lotes.1.numero', 'naoExiste', 'quantidade', 'situacao'].sort(),
    );
    expect(answer.erros).toContainEqual({ campo: 'codigo', mensagem: 'Código é um campo obrigatório.' });
  });

  it('recusa valor repetido e relação que não existe no próprio campo', async () => {
    await create({ codigo: 'A7' });
    const repeated = await admin.post('material', { ...luva, codigo: 'A7' });
    expect(repeated).toMatchObject({ status: 422, codigo: 'valorRepetido', erros: [{ campo: 'codigo' }] });
    const orphan = await admin.post('material', { ...luva, codigo: 'A8', unidades: [999_999] });
    expect(orphan).toMatchObject({ status: 422, erros: [{ campo: 'unidades' }] });
    const inside = await admin.post('material', {
      ...luva,
      codigo: 'A8',
      lotes: [{ numero: '1', unidade: 999_999 }],
    });
    expect(inside).toMatchObject({ status: 422, erros: [{ campo: 'lotes' }] });
  });

  it('recusa uma escolha fora do filtro da relação, mas mantém a que já estava', async () => {
    const old = (await admin.post('categoria-material', { nome: 'Descontinuada' })).payload;
    const kept = await create({ codigo: 'A9', categoria: old['id'] });
    await admin.put(`categoria-material/${old['id'] as number}`, {
      versao: 1,
      nome: 'Descontinuada',
      ativo: false,
    });
    const refused = await admin.post('material', { ...luva, codigo: 'A10', categoria: old['id'] });
    expect(refused).toMatchObject({ status: 422, erros: [{ campo: 'categoria' }] });
    const saved = await admin.put(`material/${kept['id'] as number}`, {
      ...editable(kept),
      descricao: 'Outra',
    });
    expect(saved.status).toBe(200);
  });

  it('conta a quem salva sobre uma versão antiga o que mudou', async () => {
    const created = await create({ codigo: 'A11' });
    const path = `material/${created['id'] as number}`;
    const outra = await world.personWith('materialListar', 'materialEditar', 'materialAlterarCusto');
    const first = await outra.put(path, { ...editable(created), descricao: 'Luva longa', quantidade: 7 });
    expect(first.erros).toEqual([]);
    const stale = await admin.put(path, { ...editable(created), descricao: 'Luva curta' });
    expect(stale).toMatchObject({
      status: 409,
      codigo: 'conflitoDeVersao',
      payload: { quem: 'Helena Duarte Pires', registro: { versao: 2, descricao: 'Luva longa' } },
    });
    expect(stale.payload['campos']).toEqual(['descricao', 'quantidade']);
    expect(stale.descricao).toContain('Helena Duarte Pires alterou este registro às 09:00');
    expect((await admin.put(path, { ...editable(created), versao: undefined })).erros).toMatchObject([
      { campo: 'versao' },
    ]);
  });

  it('só é excluído se nada o usa, e diz onde é usado', async () => {
    const category = (await admin.post('categoria-material', { nome: 'Papelaria' })).payload;
    const used = await create({
      codigo: 'A12',
      categoria: category['id'],
      unidades: [world.ids.pgm === 0 ? 0 : world.ids.ccl],
    });
    const refused = await admin.remove(`categoria-material/${category['id'] as number}?versao=1`);
    expect(refused).toMatchObject({
      status: 409,
      codigo: 'registroEmUso',
      payload: { usos: [{ registro: 'material', titulo: 'Materiais', campo: 'Categoria', total: 1 }] },
    });
    expect((await admin.remove(`material/${used['id'] as number}?versao=9`)).status).toBe(409);
    expect((await admin.remove(`material/${used['id'] as number}?versao=1`)).status).toBe(200);
    expect((await admin.remove(`categoria-material/${category['id'] as number}?versao=1`)).status).toBe(200);
    expect((await admin.get(`material/${used['id'] as number}`)).status).toBe(404);
  });

  it('conta a unidade usada por linhas, ligações e partes do sistema', async () => {
    const { ccl } = world.ids;
    await create({ codigo: 'A13', unidades: [ccl], lotes: [{ numero: '1', unidade: ccl }] });
    const { payload } = await admin.get(`unidade/${ccl}`);
    const refused = await admin.remove(`unidade/${ccl}?versao=${payload['versao'] as number}`);
    expect(refused.payload['usos']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ registro: 'material', campo: 'Lotes' }),
        expect.objectContaining({ registro: 'material', campo: 'Unidades que usam' }),
      ]),
    );
  });

  it('não deixa fechar um círculo na árvore', async () => {
    const top = (await admin.post('categoria-material', { nome: 'Alto' })).payload;
    const middle = (await admin.post('categoria-material', { nome: 'Meio', superior: top['id'] })).payload;
    const low = (await admin.post('categoria-material', { nome: 'Baixo', superior: middle['id'] })).payload;
    for (const superior of [top['id'], low['id']]) {
      const refused = await admin.put(`categoria-material/${top['id'] as number}`, {
        ...editable(top),
        superior,
      });
      expect(refused).toMatchObject({ status: 422, erros: [{ campo: 'superior' }] });
    }
  });

  it('guarda o histórico legível de cada campo', async () => {
    const created = await create({ codigo: 'A14', categoria: epi, chave: 'um' });
    const path = `material/${created['id'] as number}`;
    await admin.put(path, { ...editable(created), quantidade: 41, categoria: undefined, chave: 'dois' });
    const { payload } = await admin.get(`${path}/historico`);
    expect(payload['total']).toBe(2);
    expect(payload['itens']).toMatchObject([
      {
        tipo: 'alteracao',
        usuario: 'Tiago Bastos Meireles',
        unidade: 'GAB',
        campos: [
          { campo: 'categoria', antes: 'Proteção individual' },
          { campo: 'quantidade', antes: 40, depois: 41 },
          { campo: 'chave', depois: 'alterado' },
        ],
      },
      { tipo: 'criacao' },
    ]);
  });

  it('uma chave de repetição repete a resposta e não o ato', async () => {
    const headers = { 'idempotency-key': 'ato-da-helena-0001' };
    const first = await admin.post('material', { ...luva, codigo: 'A15' }, headers);
    const second = await admin.post('material', { ...luva, codigo: 'A15' }, headers);
    expect(second.payload).toEqual(first.payload);
  });

  it('mil inclusões do mesmo código ao mesmo tempo criam um', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => admin.post('material', { ...luva, codigo: 'A16' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ codigo }) => codigo === 'valorRepetido')).toHaveLength(999);
  });

  it('endereços que não existem são todos o mesmo 404', async () => {
    for (const path of [
      'material/999999',
      'material/abc',
      'material/99999999999',
      'nada',
      'nada/1',
      'material/1/nada',
    ])
      expect((await admin.get(path)).status).toBe(404);
  });
});
