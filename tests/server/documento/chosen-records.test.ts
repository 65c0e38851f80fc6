import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, personId, read, unitId } from '#tests/setup/drafts.ts';

interface Stored {
  readonly id: number;
  readonly versao: number;
  readonly [field: string]: unknown;
}

let server: TestApp;
let admin: Caller;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const create = async (register: string, record: object): Promise<number> => {
  const answer = await admin.post<Stored>(register, record);
  expect(answer.status, answer.raw.body).toBe(200);
  return answer.payload.id;
};
const change = async (path: string, changes: object) => {
  const { acoes: _acoes, ...record } = (await admin.get<Stored>(path)).payload;
  return admin.put<Stored>(path, { ...record, ...changes });
};
const save = async (id: number, changes: object) => {
  const { versao } = await read(helena, id);
  return helena.put('documento', { id, versao, ...changes });
};

describe('um grau de sigilo', () => {
  const degree = async (grau: number): Promise<string> => {
    const { payload } = await admin.get<{ itens: Stored[] }>(`sigilo?grau=${grau}`);
    return `sigilo/${payload.itens[0]?.id ?? 0}`;
  };

  it('com pessoas ou documentos não passa a ser outro nem se exclui, e o papel diz o nome dele', async () => {
    const { db } = server.platform.connection;
    const { id } = await completeDraft(helena);
    await sql`update conteudo set sigilo = 3 where id = ${id}`.execute(db);
    await sql`update registro.usuario set sigilo = null
      where sigilo in (select id from registro.sigilo where grau in (3, 4))`.execute(db);
    await sql`delete from registro.sigilo where grau = 4`.execute(db);
    const at = await degree(3);
    const { versao } = (await admin.get<Stored>(at)).payload;
    // with the document that has it
    expect((await change(at, { grau: 4, anosMaximo: 5 })).campos).toEqual(['grau']);
    expect((await admin.remove(`${at}?versao=${versao}`)).status).toBe(409);
    expect((await change(at, { descricao: 'Secreto (Lei 12.527)' })).status).toBe(200);
    await sql`update conteudo set sigilo = 0 where sigilo = 3`.execute(db);
    // with the person who has it
    await sql`update registro.usuario set sigilo = ${Number(at.split('/')[1])} where login = 'nair.paz'`.execute(
      db,
    );
    expect((await change(at, { grau: 4, anosMaximo: 5 })).campos).toEqual(['grau']);
    await sql`update registro.usuario set sigilo = null where login = 'nair.paz'`.execute(db);
    // of nobody
    expect((await change(at, { grau: 4, anosMaximo: 5 })).status).toBe(200);
    // a degree that the register lost keeps the name that the law gives it
    await sql`update registro.usuario set sigilo = ${Number(at.split('/')[1])} where login = 'helena.pires'`.execute(
      db,
    );
    await sql`update conteudo set sigilo = 3 where id = ${id}`.execute(db);
    expect((await read(helena, id)).valoresAutomaticos['grau_sigilo']).toBe('Secreto');
  });
});

describe('uma minuta', () => {
  it('não passa a ter classe, interessado ou grau que já não se usa; o que tinha continua', async () => {
    const draft = await completeDraft(helena);
    const refused = async (changes: object) => {
      const answer = await save(draft.id, changes);
      return [answer.status, answer.campos];
    };
    const classe = (more: object) =>
      create('assunto', {
        descricao: 'Frota',
        tipoCodigo: 'LIVRE',
        classificavel: true,
        ativo: true,
        ...more,
      });
    const [boa, inativa, reune] = [
      await classe({ codigo: 'F1' }),
      await classe({ codigo: 'F2', ativo: false }),
      await classe({ codigo: 'F3', classificavel: false }),
    ];
    for (const id of [inativa, reune, 999_999])
      expect(await refused({ assuntoClasseId: id })).toEqual([422, ['assuntoClasseId']]);
    expect(await refused({ assuntoClasseId: boa })).toEqual([200, []]);
    expect((await change(`assunto/${boa}`, { ativo: false })).status).toBe(200);
    expect(await refused({ assuntoClasseId: boa, assunto: 'Outro' })).toEqual([200, []]);
    expect(await refused({ assuntoClasseId: 0 })).toEqual([200, []]);

    expect(await refused({ sigilo: 2 })).toEqual([422, ['sigilo']]);

    const maria = await create('interessado', { tipo: 'PESSOA_FISICA', nome: 'Maria Prado', ativo: true });
    expect(await refused({ interessados: [maria] })).toEqual([200, []]);
    expect((await change(`interessado/${maria}`, { ativo: false })).status).toBe(200);
    expect(await refused({ interessados: [maria] })).toEqual([200, []]);
    expect(await refused({ interessados: [] })).toEqual([200, []]);
    expect(await refused({ interessados: [maria] })).toEqual([422, ['interessados']]);
  });

  it('começa com a classe sugerida só enquanto ela se usa', async () => {
    const { modelo, assuntoClasse } = await completeDraft(helena);
    expect(assuntoClasse).toBeDefined();
    expect((await change(`assunto/${assuntoClasse?.id ?? 0}`, { ativo: false })).status).toBe(200);
    const { payload } = await helena.post<Documento>('documento', { modeloId: modelo.id, assunto: 'Frota' });
    expect(payload.assuntoClasse).toBeUndefined();
  });
});

describe('os destinos internos de uma minuta', () => {
  interface Destinos {
    readonly itens: readonly { unidade: { sigla: string }; usuario?: { nome: string } }[];
  }
  const told = ({ itens }: Destinos) => itens.map(({ unidade, usuario }) => usuario?.nome ?? unidade.sigla);

  it('entram, mudam e saem um a um, e a minuta que outra pessoa tem aberta envelhece', async () => {
    const { id, versao } = await completeDraft(helena);
    const [pgm, rafael] = [await unitId(helena, 'PGM'), await personId(helena, 'Rafael Monteiro Lins')];
    const added = await helena.post<Destinos>(`documento/${id}/adicionar-destino-interno`, rafael);
    expect([added.status, told(added.payload)]).toEqual([200, ['PGM', 'Rafael Monteiro Lins']]);
    expect((await helena.put('documento', { id, versao, assunto: 'Velha' })).status).toBe(409);
    const changed = await helena.put<Destinos>(`documento/${id}/alterar-destino-interno`, {
      de: { unidadeId: pgm },
      para: { unidadeId: rafael.unidadeId },
    });
    expect(told(changed.payload)).toEqual(['CCL', 'Rafael Monteiro Lins']);
    const remove = (which: string) =>
      helena.remove<Destinos>(`documento/${id}/remover-destino-interno/${which}`);
    expect(told((await remove(`usuario/${rafael.usuarioId}`)).payload)).toEqual(['CCL']);
    expect((await remove(`usuario/${rafael.usuarioId}`)).status).toBe(404);
    expect((await remove(`outro/${rafael.unidadeId}`)).status).toBe(404);
    expect(told((await remove(`unidade/${rafael.unidadeId}`)).payload)).toEqual([]);
  });

  it('são de unidades e pessoas que podem receber, cada um uma vez', async () => {
    const { id, versao } = await completeDraft(helena);
    const [pgm, rafael] = [await unitId(helena, 'PGM'), await personId(helena, 'Rafael Monteiro Lins')];
    const add = async (destino: object) => {
      const { status, campos } = await helena.post(`documento/${id}/adicionar-destino-interno`, destino);
      return [status, campos];
    };
    const refused = [422, ['unidadeId']];
    expect(await add({ unidadeId: pgm })).toEqual(refused);
    expect(await add({ unidadeId: 999_999 })).toEqual(refused);
    expect(await add({ unidadeId: rafael.unidadeId, usuarioId: 999_999 })).toEqual(refused);
    expect(await add({ unidadeId: pgm, usuarioId: rafael.usuarioId })).toEqual(refused);
    const change = await helena.put(`documento/${id}/alterar-destino-interno`, {
      de: { unidadeId: rafael.unidadeId },
      para: { unidadeId: pgm },
    });
    expect([change.status, change.campos]).toEqual([422, ['de']]);
    // saving the whole list passes the same way
    const saved = await helena.put('documento', {
      id,
      versao,
      destinos: [{ unidadeId: pgm }, { unidadeId: pgm, usuarioId: 999_999 }],
    });
    expect([saved.status, saved.campos]).toEqual([422, ['destinos.1']]);
    expect(told({ itens: (await read(helena, id)).destinos })).toEqual(['PGM']);
  });
});
