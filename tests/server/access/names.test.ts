import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let beatriz: Caller;
let pgm: number;

beforeAll(async () => {
  server = await startTestApp();
  [helena, rafael, beatriz] = (await Promise.all(
    ['helena.pires', 'rafael.lins', 'beatriz.cordeiro'].map((login) => server.as(login)),
  )) as [Caller, Caller, Caller];
  pgm = await unitId(helena, 'PGM');
});
afterAll(() => server.close());

const secretWord = 'Quimera';
const restricted = (assunto: string, more: Readonly<Record<string, unknown>> = {}): Promise<Documento> =>
  concludedDocument(helena, {
    assunto: `${secretWord} ${assunto}`,
    salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório', ...more },
  });

const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;
const degree = async (login: string, grau: number): Promise<void> => {
  await sql`update registro.usuario set sigilo = (select id from registro.sigilo where grau = ${grau}), versao = versao + 1
    where login = ${login}`.execute(server.platform.connection.db);
};
const notices = async (who: Caller): Promise<readonly Notificacao[]> => {
  const { payload: me } = await who.post<SessaoAberta>('login/consulta/usuario-config');
  const { payload } = await who.get<{ itens: Notificacao[]; total: number }>(
    `notificacao-interna/listar-paginado/${me.dados.usuario.id}?pageSize=100`,
  );
  expect(payload.total).toBe(payload.itens.length);
  const unread = await who.get<{ quantidade: number }>(
    `notificacao-interna/${me.dados.usuario.id}/quantidade`,
  );
  expect(unread.payload.quantidade).toBe(payload.itens.filter(({ lida }) => !lida).length);
  return payload.itens;
};
const named = async (who: Caller, { numero }: Documento): Promise<boolean> =>
  (await notices(who)).some(({ assunto }) => assunto.includes(numero ?? '-'));
const send = async (id: number, more: Readonly<Record<string, unknown>> = {}): Promise<number> => {
  const sent = await helena.post<{ tramiteId: number }>('tramite', {
    conteudoId: id,
    destino: { unidadeId: pgm },
    ...more,
  });
  expect(sent.status, sent.raw.body).toBe(200);
  return sent.payload.tramiteId;
};
const answerWith = async (respostaConteudoRestrito: 'NADA' | 'EXISTENCIA' | 'METADADOS'): Promise<void> => {
  await server.platform.connection.db
    .updateTable('registro.configuracao')
    .set({ respostaConteudoRestrito })
    .execute();
};

describe('a notice', () => {
  it('of a forward is for those of the destination whose degree reaches the content', async () => {
    await degree('luciana.reis', 0);
    await degree('beatriz.cordeiro', 1);
    const luciana = await server.as('luciana.reis');
    const copias = [{ unidadeId: await unitId(helena, 'SESAU') }];
    const open = await restricted('aberta');
    await send(open.id, { copias });
    expect([await named(luciana, open), await named(beatriz, open)]).toEqual([true, true]);
    const secret = await restricted('reservada', { sigilo: 1 });
    await send(secret.id, { copias });
    expect([await named(luciana, secret), await named(beatriz, secret)]).toEqual([false, true]);
    const { db } = server.platform.connection;
    const kept = await db
      .selectFrom('notificacao')
      .select('usuarioId')
      .where('conteudoId', '=', secret.id)
      .execute();
    expect(kept.map(({ usuarioId }) => usuarioId)).not.toContain(await idOf('luciana.reis'));
  });

  it('is kept without a name', async () => {
    const { rows } = await sql<{ linha: string }>`select n::text as linha from notificacao n
      where n.conteudo_id is not null`.execute(server.platform.connection.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ linha }) => linha.includes(secretWord))).toEqual([]);
    expect(rows.filter(({ linha }) => /\d\/20\d\d/.test(linha))).toEqual([]);
  });

  it('of a content that went out of reach goes with it, or says that it is there', async () => {
    await degree('beatriz.cordeiro', 1);
    const secret = await restricted('que sobe de grau', { sigilo: 1 });
    await send(secret.id);
    const mine = (await notices(beatriz)).find(({ conteudoId }) => conteudoId === secret.id);
    expect(mine?.assunto).toContain(secret.numero);
    await degree('beatriz.cordeiro', 0);
    expect((await notices(beatriz)).some(({ id }) => id === mine?.id)).toBe(false);
    const path = `notificacao-interna/consultar-conteudo/${mine?.id ?? 0}`;
    expect((await beatriz.get(path)).status).toBe(404);
    expect((await beatriz.put(`notificacao-interna/marcar-como-lida/${mine?.id ?? 0}`)).status).toBe(404);
    await answerWith('EXISTENCIA');
    const told = (await notices(beatriz)).find(({ id }) => id === mine?.id);
    expect(told).toMatchObject({ assunto: 'Um conteúdo que você não pode ver' });
    expect(told).not.toHaveProperty('conteudoId');
    expect(JSON.stringify((await beatriz.get(path)).payload)).not.toContain(secretWord);
    await answerWith('NADA');
    await degree('beatriz.cordeiro', 1);
    expect(await named(beatriz, secret)).toBe(true);
  });

  it('is read by a substitute up to the lower of both degrees', async () => {
    await degree('beatriz.cordeiro', 1);
    await degree('rafael.lins', 0);
    const admin = await server.as('admin');
    const absence = await admin.post<{ id: number; versao: number }>('ausencia', {
      motivo: 'FERIAS',
      usuario: await idOf('beatriz.cordeiro'),
      substituto: await idOf('rafael.lins'),
      inicio: '2026-11-20',
      fim: '2026-11-22',
    });
    expect(absence.status, absence.raw.body).toBe(200);
    const open = await restricted('do ausente');
    const secret = await restricted('acima do substituto', { sigilo: 1 });
    await send(open.id);
    await send(secret.id);
    const acting = await rafael.post(`login/substituir-usuario/${await idOf('beatriz.cordeiro')}`);
    expect(acting.status, acting.raw.body).toBe(200);
    expect([await named(rafael, open), await named(rafael, secret)]).toEqual([true, false]);
    await rafael.post('login/voltar-ao-meu-usuario');
    await degree('rafael.lins', 1);
    await rafael.post(`login/substituir-usuario/${await idOf('beatriz.cordeiro')}`);
    expect(await named(rafael, secret)).toBe(true);
    await rafael.post('login/voltar-ao-meu-usuario');
    await admin.remove(`ausencia/${absence.payload.id}?versao=${absence.payload.versao}`);
  });
});

describe('a forward that is taken back', () => {
  const opens = async (who: Caller, id: number): Promise<readonly number[]> => [
    (await who.get(`documento/${id}/0`)).status,
    (await who.get(`documento/visualizar-documento/${id}/0`)).status,
  ];

  it.each([{}, { motivo: 'Unidade errada' }])('takes with it the access that it gave (%j)', async (how) => {
    const { id } = await restricted('para a unidade errada');
    const sent = await send(id, { copias: [{ unidadeId: await unitId(helena, 'SESAU') }] });
    expect(await opens(beatriz, id)).toEqual([200, 200]);
    expect((await helena.remove(`tramite/${sent}`, how)).status).toBe(200);
    expect(await opens(beatriz, id)).toEqual([404, 404]);
    const rows = await server.platform.connection.db
      .selectFrom('conteudoAcesso')
      .select('unidadeId')
      .where('conteudoId', '=', id)
      .where('unidadeId', 'is not', null)
      .execute();
    expect(rows.map(({ unidadeId }) => unidadeId)).not.toContain(pgm);
  });

  it('leaves what the unit had before, by its work or by another copy', async () => {
    const { id } = await restricted('que já passou por lá');
    const first = await send(id);
    expect((await beatriz.put(`tramite/${first}`)).status).toBe(200);
    const back = await beatriz.post<{ tramiteId: number }>('tramite', {
      conteudoId: id,
      destino: await personId(beatriz, 'Helena Duarte Pires'),
    });
    expect((await helena.put(`tramite/${back.payload.tramiteId}`)).status).toBe(200);
    await helena.remove(`tramite/${await send(id)}`);
    expect(await opens(beatriz, id)).toEqual([200, 200]);
  });

  it('of a secret leaves the person without it', async () => {
    const secret = await restricted('só de pessoas', { nivelAcesso: 'SIGILOSO' });
    const sent = await send(secret.id, { destino: await personId(helena, 'Beatriz Anjos Cordeiro') });
    expect(await opens(beatriz, secret.id)).toEqual([200, 200]);
    await helena.remove(`tramite/${sent}`);
    expect(await opens(beatriz, secret.id)).toEqual([404, 404]);
    expect(await named(beatriz, secret)).toBe(false);
  });

  it('given to a person may be withdrawn by who answers for access, while they did not work on it', async () => {
    const { id } = await restricted('com cópia por engano', { nivelAcesso: 'SIGILOSO' });
    const copy = await personId(helena, 'Beatriz Anjos Cordeiro');
    const luciana = await personId(helena, 'Luciana Prado Reis');
    const sent = await send(id, { destino: luciana, copias: [copy] });
    const path = `documento/${id}/credenciais/${copy.usuarioId}`;
    expect((await beatriz.remove(path)).status).toBe(403);
    const taken = await helena.remove(path);
    expect(taken.status, taken.raw.body).toBe(200);
    expect(await opens(beatriz, id)).toEqual([404, 404]);
    expect((await helena.remove(path)).status).toBe(404);
    // what the person received by hand is theirs to answer for
    await (await server.as('luciana.reis')).put(`tramite/${sent}`);
    expect((await helena.remove(`documento/${id}/credenciais/${luciana.usuarioId}`)).status).not.toBe(200);
    expect(await opens(await server.as('luciana.reis'), id)).toEqual([200, 200]);
  });
});

describe('a count', () => {
  it('of denials names to a local administrator only what they see', async () => {
    const renato = await server.as('renato.quadros');
    const secret = await restricted('de outra organização');
    await renato.get(`documento/${secret.id}/0`);
    const listed = await renato.get('acesso-negado?pageSize=100');
    expect(listed.status).toBe(200);
    expect(listed.raw.body).not.toContain(secret.numero);
    const file = await renato.get('acesso-negado/exportar?formato=csv&pageSize=100');
    expect(file.raw.body).not.toContain(secret.numero);
    const all = await (await server.as('admin')).get(`acesso-negado?pageSize=100`);
    expect(all.raw.body).not.toContain(secretWord);
  });

  it('of uses does not tell of contents out of reach', async () => {
    const { db } = server.platform.connection;
    const secret = await restricted('que usa uma classe');
    const used = await db
      .selectFrom('documento')
      .select(['classeId', 'tipoDocumentoId'])
      .where('id', '=', secret.id)
      .executeTakeFirstOrThrow();
    const other = await db
      .selectFrom('documento')
      .select(['classeId', 'tipoDocumentoId'])
      .where('tipoDocumentoId', '<>', used.tipoDocumentoId)
      .where('classeId', 'is distinct from', used.classeId)
      .executeTakeFirstOrThrow();
    const put = (of: typeof used) =>
      db.updateTable('documento').set(of).where('id', '=', secret.id).execute();
    const renato = await server.as('renato.quadros');
    for (const path of [
      `assunto/${used.classeId ?? 0}/usos`,
      `tipo-documento/${used.tipoDocumentoId}/usos`,
    ]) {
      const told = await renato.get(path);
      expect(told.status, told.raw.body).toBe(200);
      await put(other);
      expect((await renato.get(path)).payload, path).toEqual(told.payload);
      await put(used);
    }
  });
});
