import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { docxParts, writtenZip } from '../files/written-docx.ts';
import { refusal } from './register-calls.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';
import { download } from './transfer-calls.ts';

/** Works of each organisation: one file open to who sees the work, one of who may see it, several, and one of each stage. */
const obra: RegisterDefinition = {
  name: 'obra',
  area: 'administracao',
  title: { one: 'Obra', many: 'Obras', gender: 'f' },
  represent: '{nome}',
  permissions: {
    list: 'obraListar',
    create: 'obraIncluir',
    edit: 'obraEditar',
    view: 'obraVer',
    remove: 'obraExcluir',
    fields: { obraOrcamento: 'Ver o orçamento' },
  },
  schema: {
    type: 'object',
    required: ['nome', 'organizacao'],
    'x-scope': 'own-organisation',
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      organizacao: {
        type: 'integer',
        title: 'Organização',
        'x-relation': { resource: 'organizacao-interna' },
      },
      projeto: {
        type: 'string',
        title: 'Projeto',
        'x-widget': 'file',
        'x-file': { types: ['pdf', 'docx', 'txt'], maxSize: 1 },
      },
      orcamento: {
        type: 'string',
        title: 'Orçamento',
        'x-widget': 'file',
        'x-permission': { read: 'obraOrcamento', write: 'obraOrcamento' },
      },
      foto: { type: 'string', title: 'Foto', 'x-image': { types: ['image/png'] } },
      anexos: { type: 'array', title: 'Anexos', items: { type: 'string' }, 'x-widget': 'file' },
      etapas: {
        type: 'array',
        title: 'Etapas',
        'x-rows': true,
        items: {
          type: 'object',
          properties: {
            nome: { type: 'string', title: 'Etapa', maxLength: 50 },
            laudo: { type: 'string', title: 'Laudo', 'x-widget': 'file' },
          },
        },
      },
    },
  },
  form: [
    {
      title: 'Dados',
      fields: [['nome', 'organizacao'], ['projeto', 'orcamento', 'foto'], ['anexos'], ['etapas']],
    },
  ],
  list: { columns: ['nome', 'projeto'], sort: 'nome,asc' },
};

let world: RegisterWorld;
let admin: Person;

beforeAll(async () => {
  world = await openRegisterWorld([obra]);
  admin = world.administrator;
});

afterAll(() => world.close());

const pdf = Buffer.from('%PDF-1.7\nplanta');
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d4948445200000003000000040806000000', 'hex'),
  Buffer.alloc(64),
]);

const open = (person: Person, path: string) =>
  world.app.inject({
    method: 'GET',
    url: `/ws/api/${path}`,
    headers: { authorization: `Bearer ${person.token}` },
  });

interface Made {
  readonly path: string;
  readonly ids: Readonly<Record<'projeto' | 'orcamento' | 'foto' | 'anexo' | 'laudo', string>>;
  readonly record: Readonly<Record<string, unknown>>;
}

const make = async (organizacao = world.ids.semad): Promise<Made> => {
  const ids = {
    projeto: await admin.upload('planta.pdf', pdf),
    orcamento: await admin.upload('orçamento.csv', Buffer.from('item;valor\nareia;10,00\n')),
    foto: await admin.upload('frente.png', png),
    anexo: await admin.upload('nota.txt', Buffer.from('Anotações da visita')),
    laudo: await admin.upload('laudo.docx', await writtenZip(docxParts())),
  };
  const record = {
    nome: 'Escola',
    organizacao,
    projeto: ids.projeto,
    orcamento: ids.orcamento,
    foto: ids.foto,
    anexos: [ids.anexo],
    etapas: [{ nome: 'Fundação', laudo: ids.laudo }],
  };
  const saved = await admin.post('obra', record);
  expect(saved.erros).toEqual([]);
  return { path: `obra/${String(saved.payload['id'])}`, ids, record };
};

describe('um arquivo de um registro', () => {
  it('diz nome, tipo e tamanho a quem vê o registro, na consulta e na lista, e se abre pelo registro', async () => {
    const { path, ids } = await make();
    const person = await world.personWith('obraListar', 'obraVer');
    const { payload } = await person.get(path);
    const rotulos = payload['rotulos'] as Record<string, unknown>;
    expect(rotulos['projeto']).toEqual({ nome: 'planta.pdf', tipo: 'application/pdf', tamanho: pdf.length });
    expect(rotulos['anexos']).toEqual([{ nome: 'nota.txt', tipo: 'text/plain', tamanho: 21 }]);
    expect(payload['etapas']).toMatchObject([{ rotulos: { laudo: { nome: 'laudo.docx' } } }]);
    const list = (await person.get('obra')).payload['itens'] as readonly Record<string, unknown>[];
    expect(list[0]).toMatchObject({ projeto: ids.projeto, rotulos: { projeto: { nome: 'planta.pdf' } } });
    for (const id of [ids.projeto, ids.foto, ids.anexo, ids.laudo])
      expect((await open(person, `${path}/arquivo/${id}`)).statusCode).toBe(200);
    const file = await open(person, `${path}/arquivo/${ids.projeto}`);
    expect(file.rawPayload).toEqual(pdf);
  });

  it('se mostra sem que o navegador o rode, e se guarda quando se pede ou não há como mostrar', async () => {
    const { path, ids } = await make();
    const shown = await open(admin, `${path}/arquivo/${ids.anexo}`);
    expect(shown.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''nota.txt",
    });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    for (const asked of [`${ids.anexo}?baixar=true`, ids.laudo])
      expect((await open(admin, `${path}/arquivo/${asked}`)).headers['content-disposition']).toMatch(
        /^attachment/,
      );
  });

  it('não existe para quem não vê o registro, a organização ou o campo, nem pelo próprio identificador', async () => {
    const { path, ids } = await make();
    const elsewhere = await make(world.ids.pgm);
    const person = await world.personWith('obraListar', 'obraVer');
    const stranger = await world.personWith('cidadeListar');
    const trusted = await world.personWith('obraVer', 'obraOrcamento');
    const asked: readonly [Person, string, number][] = [
      [stranger, `${path}/arquivo/${ids.projeto}`, 404],
      [person, `${elsewhere.path}/arquivo/${elsewhere.ids.projeto}`, 404],
      [person, `${path}/arquivo/${elsewhere.ids.projeto}`, 404],
      [person, `${path}/arquivo/${ids.orcamento}`, 404],
      [trusted, `${path}/arquivo/${ids.orcamento}`, 200],
      [person, `${path}/arquivo/nada`, 404],
      ...Object.values(ids).flatMap((id): [Person, string, number][] => [
        [person, `arquivo/${id}`, 404],
        [stranger, `arquivo/${id}`, 404],
        [admin, `arquivo/${id}`, 404],
      ]),
    ];
    for (const [who, address, status] of asked)
      expect([address, (await open(who, address)).statusCode]).toEqual([address, status]);
    const seen = await person.get(path);
    expect(JSON.stringify(seen.payload)).not.toContain('orçamento.csv');
    expect((seen.payload['rotulos'] as Record<string, unknown>)['orcamento']).toBeUndefined();
    const history = await person.get(`${path}/historico`);
    expect(JSON.stringify(history.payload)).not.toContain('orçamento.csv');
  });

  it('só é dos tipos e até o tamanho que o campo diz, e a recusa os diz', async () => {
    const csv = await admin.upload('lista.csv', Buffer.from('a;b'));
    const large = await admin.upload('grande.txt', Buffer.alloc(1_200_000, 'a'));
    const sent = (projeto: string) =>
      admin.post('obra', { nome: 'Ponte', organizacao: world.ids.semad, projeto });
    expect(refusal(await sent(csv))).toEqual([
      422,
      { projeto: 'Projeto aceita PDF, DOCX ou TXT; lista.csv não é de um desses tipos.' },
    ]);
    expect(refusal(await sent(large))).toEqual([
      422,
      { projeto: 'Projeto aceita arquivos de até 1 MB; grande.txt tem 1,2 MB.' },
    ]);
  });

  it('tem o nome no histórico, na linha também, e na exportação', async () => {
    const { path } = await make();
    const history = JSON.stringify((await admin.get(`${path}/historico`)).payload['itens']);
    for (const name of ['planta.pdf', 'nota.txt', 'laudo.docx']) expect(history).toContain(name);
    const { lines } = await download(world, admin, 'obra', 'colunas=nome,projeto,anexos,etapas');
    expect(lines[1]?.slice(0, 3)).toEqual(['Escola', 'planta.pdf', 'nota.txt']);
    expect(lines[1]?.[3]).toContain('laudo.docx');
  });
});

describe('o que sobra de um registro', () => {
  const discard = () =>
    discardUnused(world.platform.connection.db, world.platform.ports.files, new Date('2026-11-30T12:00:00Z'));
  const stored = async (id: string): Promise<boolean> => {
    const { rowCount } = await world.platform.connection.pool.query('select from arquivo where id = $1', [
      id,
    ]);
    return rowCount === 1;
  };

  it('fica enquanto o histórico pode trazê-lo de volta e é descartado com o registro', async () => {
    const { path, ids, record } = await make();
    const novo = await admin.upload('nova.pdf', pdf);
    expect((await admin.put(path, { ...record, projeto: novo, versao: 1 })).erros).toEqual([]);
    await discard();
    expect([await stored(ids.projeto), await stored(novo)]).toEqual([true, true]);
    const back = await admin.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect(back.payload).toMatchObject({ projeto: ids.projeto });
    expect((await admin.remove(`${path}?versao=3`)).status).toBe(200);
    await discard();
    for (const id of [novo, ...Object.values(ids)]) expect(await stored(id)).toBe(false);
  });

  it('e fica se outro registro também o tem', async () => {
    const { path, ids, record } = await make();
    const other = await admin.post('obra', { ...record, etapas: [], nome: 'Outra' });
    expect(other.erros).toEqual([]);
    await admin.remove(`${path}?versao=1`);
    await discard();
    expect([await stored(ids.projeto), await stored(ids.laudo)]).toEqual([true, false]);
  });
});
