import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { AppError } from '#schemas/app-error.ts';
import { decryptSecret, SealedSecret, type RegisterHook } from '#server/engine/index.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from './register-world.ts';

/** One record from the start: settings. */
const ajustes: RegisterDefinition = {
  name: 'ajustes-almoxarifado',
  area: 'administracao',
  title: { one: 'Ajustes do almoxarifado', many: 'Ajustes do almoxarifado', gender: 'm' },
  represent: '{aviso}',
  kind: 'single',
  permissions: { edit: 'ajustesEditar', view: 'ajustesConsultar' },
  schema: {
    type: 'object',
    required: ['aviso'],
    properties: {
      aviso: { type: 'string', title: 'Aviso', maxLength: 100 },
      automatico: { type: 'boolean', title: 'Automático', default: true },
    },
  },
  form: [{ title: 'Dados', fields: [['aviso', 'automatico']] }],
};

/** Rows that are computed, not stored. */
const saldo: RegisterDefinition = {
  name: 'saldo-material',
  area: 'administracao',
  title: { one: 'Saldo', many: 'Saldos', gender: 'm' },
  represent: '{nome}',
  kind: 'view',
  source: 'hook',
  permissions: { list: 'saldoListar', view: 'saldoConsultar' },
  schema: {
    type: 'object',
    properties: { nome: { type: 'string', title: 'Nome' }, total: { type: 'integer', title: 'Total' } },
  },
  form: [{ title: 'Dados', fields: [['nome', 'total']] }],
  list: { columns: ['nome', 'total'], sort: 'nome,asc' },
};

/** Behaviour of its own, a button, a secret that the server uses, a picture. */
const sensor: RegisterDefinition = {
  name: 'sensor',
  area: 'administracao',
  title: { one: 'Sensor', many: 'Sensores', gender: 'm' },
  represent: '{nome}',
  permissions: {
    list: 'sensorListar',
    create: 'sensorIncluir',
    edit: 'sensorEditar',
    view: 'sensorConsultar',
    remove: 'sensorExcluir',
  },
  actions: [
    { name: 'medir', title: 'Medir agora', on: 'record', permission: 'sensorMedir' },
    { name: 'calibrar', title: 'Calibrar todos', on: 'list', permission: 'sensorMedir' },
  ],
  schema: {
    type: 'object',
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      chave: { type: 'string', title: 'Chave', maxLength: 50, 'x-secret': true },
      foto: {
        type: 'string',
        title: 'Foto',
        'x-image': { types: ['image/png'], minWidth: 2, maxWidth: 10, minHeight: 2, maxHeight: 10 },
      },
      leitura: { type: 'integer', title: 'Leitura' },
    },
  },
  form: [{ title: 'Dados', fields: [['nome', 'chave', 'foto', 'leitura']] }],
  list: { columns: ['nome'], sort: 'nome,asc' },
};

const events: string[] = [];

const sensorHook: RegisterHook = {
  prepare: (values) => {
    if (typeof values['nome'] === 'string') values['nome'] = values['nome'].toUpperCase();
  },
  beforeSave: (_ctx, { values }) => {
    if (typeof values['chave'] === 'string' && values['nome'] === 'APARADO')
      values['chave'] = values['chave'].trim();
    if (values['nome'] === 'RESUMO') values['chave'] = new SealedSecret('$argon2id$resumo');
    if (values['nome'] === 'NUMERO') values['chave'] = 42;
    if (values['nome'] === 'PROIBIDO')
      throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'nome', mensagem: 'Não.' }] });
  },
  afterSave: (_ctx, { before, after }) =>
    void events.push(`${before ? 'alterou' : 'criou'} ${String(after['nome'])}`),
  beforeRemove: (_ctx, record) => void events.push(`excluiu ${String(record['nome'])}`),
  refusal: (_ctx, record, action) =>
    action === 'medir' && record['nome'] === 'PARADO' ? 'O sensor está parado.' : undefined,
  scope: ({ sessao }) => (sessao.administrador ? undefined : { nome: ['VISIVEL'] }),
  actions: {
    medir: (ctx, { record }) => Promise.resolve({ mediu: record?.['nome'], por: ctx.sessao.nome }),
    calibrar: (_ctx, { body }) => Promise.resolve({ calibrou: body }),
  },
};

const saldoHook: RegisterHook = {
  rows: (_ctx, { filters }) => {
    const all = [
      { id: 1, versao: 1, nome: 'Luva', total: 40 },
      { id: 2, versao: 1, nome: 'Caneta', total: 3 },
    ];
    const ids = filters.find(({ field }) => field === 'id')?.values;
    const itens = ids ? all.filter(({ id }) => ids.includes(String(id))) : all;
    return Promise.resolve({ itens, total: itens.length, totalExato: true });
  },
};

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([ajustes, saldo, sensor], {
    sensor: sensorHook,
    'saldo-material': saldoHook,
  });
});

afterAll(() => world.close());

const items = ({ payload }: Answer): Record<string, unknown>[] =>
  payload['itens'] as Record<string, unknown>[];

describe('um registro único', () => {
  it('existe desde o início, só se edita, e não se inclui nem exclui', async () => {
    const { administrator: admin } = world;
    expect(items(await admin.get('ajustes-almoxarifado'))).toMatchObject([{ id: 1, automatico: true }]);
    expect((await admin.put('ajustes-almoxarifado/1', { versao: 1 })).erros).toMatchObject([
      { campo: 'aviso' },
    ]);
    const saved = await admin.put('ajustes-almoxarifado/1', { versao: 1, aviso: 'Estoque baixo' });
    expect(saved.payload).toMatchObject({ versao: 2, aviso: 'Estoque baixo', automatico: false });
    expect((await admin.post('ajustes-almoxarifado', { aviso: 'x' })).status).toBe(404);
    expect((await admin.remove('ajustes-almoxarifado/1?versao=2')).status).toBe(404);
  });
});

describe('um registro calculado', () => {
  it('lista e consulta o que o seu gancho diz', async () => {
    const { administrator: admin } = world;
    expect(items(await admin.get('saldo-material'))).toMatchObject([
      { nome: 'Luva', acoes: ['view'] },
      { nome: 'Caneta' },
    ]);
    expect((await admin.get('saldo-material/2')).payload).toMatchObject({ nome: 'Caneta', total: 3 });
    expect((await admin.get('saldo-material/9')).status).toBe(404);
    expect((await admin.get('saldo-material/combo')).status).toBe(404);
  });
});

describe('um gancho', () => {
  it('completa, recusa, acompanha e estreita', async () => {
    const { administrator: admin } = world;
    const created = await admin.post('sensor', { nome: 'portaria' });
    expect(created.payload['nome']).toBe('PORTARIA');
    expect((await admin.post('sensor', { nome: 'proibido' })).erros).toEqual([
      { campo: 'nome', mensagem: 'Não.' },
    ]);
    await admin.put(`sensor/${created.payload['id'] as number}`, { versao: 1, nome: 'visivel' });
    const other = await admin.post('sensor', { nome: 'outro' });
    const person = await world.personWith('sensorListar', 'sensorConsultar');
    expect(items(await person.get('sensor')).map(({ nome }) => nome)).toEqual(['VISIVEL']);
    expect((await person.get(`sensor/${other.payload['id'] as number}`)).status).toBe(404);
    await admin.remove(`sensor/${other.payload['id'] as number}?versao=1`);
    expect(events).toEqual(['criou PORTARIA', 'alterou VISIVEL', 'criou OUTRO', 'excluiu OUTRO']);
  });

  it('faz o que os botões da definição dizem, a quem pode e quando pode', async () => {
    const { administrator: admin } = world;
    const { id } = (await admin.post('sensor', { nome: 'telhado' })).payload;
    const still = (await admin.post('sensor', { nome: 'parado' })).payload;
    expect((await admin.post(`sensor/${id as number}/acao/medir`, {})).payload).toEqual({
      mediu: 'TELHADO',
      por: 'Tiago Bastos Meireles',
    });
    expect((await admin.post('sensor/acao/calibrar', { tudo: true })).payload).toEqual({
      calibrou: { tudo: true },
    });
    const refused = await admin.post(`sensor/${still['id'] as number}/acao/medir`, {});
    expect(refused).toMatchObject({ status: 409, descricao: 'O sensor está parado.' });
    expect(still['acoes']).toContainEqual({
      nome: 'medir',
      permitida: false,
      motivo: 'O sensor está parado.',
    });
    expect((await admin.post(`sensor/${id as number}/acao/nada`, {})).status).toBe(404);
    expect((await admin.post('sensor/acao/medir', {})).status).toBe(404);
    const person = await world.personWith('sensorListar');
    expect((await person.post('sensor/acao/calibrar', {})).status).toBe(403);
  });
});

describe('um segredo', () => {
  it('volta a quem tem a chave da instalação', async () => {
    const created = await world.administrator.post('sensor', { nome: 'cofre', chave: ' com espaços ' });
    const { rows } = await world.platform.connection.pool.query<{ chave: string }>(
      'select chave from registro.sensor where id = $1',
      [created.payload['id']],
    );
    const stored = rows[0]?.chave ?? '';
    expect(decryptSecret(world.platform.ports.config.key, stored)).toBe(' com espaços ');
    expect(() => decryptSecret(randomBytes(32), stored)).toThrow();
  });
});

describe('um segredo que o gancho mudou', () => {
  const stored = async (nome: string): Promise<string> => {
    const created = await world.administrator.post('sensor', { nome, chave: ' abc ' });
    expect(created.status).toBe(200);
    const { rows } = await world.platform.connection.pool.query<{ chave: string }>(
      'select chave from registro.sensor where id = $1',
      [created.payload['id']],
    );
    return rows[0]?.chave ?? '';
  };

  it('se ainda é um texto guarda-se cifrado, e não em claro', async () => {
    const { key } = world.platform.ports.config;
    expect(decryptSecret(key, await stored('aparado'))).toBe('abc');
  });

  it('se já está selado guarda-se como está', async () => {
    expect(await stored('resumo')).toBe('$argon2id$resumo');
  });

  it('se não é uma coisa nem outra não se guarda', async () => {
    expect((await world.administrator.post('sensor', { nome: 'numero', chave: 'x' })).status).toBe(500);
  });
});

describe('uma imagem', () => {
  /** A PNG that says its size; what follows the header does not matter here. */
  const png = (width: number, height: number): Buffer => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(64)]);
  };

  it('é conferida pelo conteúdo e só por quem a enviou', async () => {
    const { administrator: admin } = world;
    const fits = await admin.upload('foto.png', png(4, 4));
    const big = await admin.upload('foto.png', png(400, 4));
    expect((await admin.post('sensor', { nome: 'a', foto: fits })).payload['foto']).toBe(fits);
    expect((await admin.post('sensor', { nome: 'b', foto: big })).erros).toEqual([
      { campo: 'foto', mensagem: 'A imagem tem 400 x 4 pixels; o aceito vai de 2 x 2 a 10 x 10.' },
    ]);
    expect((await admin.post('sensor', { nome: 'c', foto: 'qualquer' })).erros).toMatchObject([
      { campo: 'foto' },
    ]);
    const person = await world.personWith('sensorIncluir');
    const stolen = await person.post('sensor', {
      nome: 'd',
      foto: await admin.upload('foto.png', png(3, 3)),
    });
    expect(stolen.erros).toMatchObject([{ campo: 'foto' }]);
  });
});
