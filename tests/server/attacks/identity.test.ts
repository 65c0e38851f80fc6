import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { addSigner, completeDraft, concludedDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let dalva: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  [helena, dalva, admin] = (await Promise.all(
    ['helena.pires', 'dalva.lima', 'admin'].map((login) => server.as(login)),
  )) as [Caller, Caller, Caller];
});
afterAll(() => server.close());

const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;
const refusedAs = (...codes: readonly number[]): unknown =>
  expect.toSatisfy((code: number) => codes.includes(code));

describe("another's id in a path", () => {
  it('reads, marks and removes no notification of another person', async () => {
    const [mine, other] = [await idOf('helena.pires'), await idOf('dalva.lima')];
    const { payload } = await helena.get<{ itens: Notificacao[] }>(`notificacao-interna/listar/${mine}`);
    const id = payload.itens[0]?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    const tried: Answer<unknown>[] = [
      await helena.get(`notificacao-interna/listar/${other}`),
      await helena.get(`notificacao-interna/listar-paginado/${other}`),
      await helena.get(`notificacao-interna/${other}/quantidade`),
      await dalva.get(`notificacao-interna/consultar-conteudo/${id}`),
      await dalva.put(`notificacao-interna/marcar-como-lida/${id}`),
      await dalva.remove(`notificacao-interna/${id}`),
    ];
    for (const { status } of tried) expect(status).toEqual(refusedAs(403, 404));
    await dalva.remove('notificacao-interna/deletar-todas', { ids: [id] });
    expect((await helena.get(`notificacao-interna/consultar-conteudo/${id}`)).status).toBe(200);
  });

  it('ends no session of another person, enters no unit nor place that is not given', async () => {
    const { id: session } = await server.platform.connection.db
      .selectFrom('sessao')
      .select('id')
      .where('usuarioId', '=', await idOf('helena.pires'))
      .executeTakeFirstOrThrow();
    const ended = await dalva.remove(`credencial/sessoes/${session}`);
    expect(ended.status).toEqual(refusedAs(403, 404));
    expect((await helena.get('caixa-central/contadores')).status).toBe(200);
    const unit = await unitId(helena, 'PGM');
    expect((await dalva.post(`login/logar-departamento/${unit}`)).status).toEqual(refusedAs(403, 404));
    expect((await dalva.post(`login/substituir-usuario/${await idOf('admin')}`)).status).toEqual(
      refusedAs(403, 404),
    );
    expect((await dalva.get('caixa-central/contadores')).status).toBe(200);
  });

  it('of another document moves nothing of it through one that is mine', async () => {
    const mine = await completeDraft(dalva, { assunto: 'Meu' });
    const theirs = await completeDraft(helena, { assunto: 'Deles' });
    await addSigner(helena, theirs.id, 'Rafael Monteiro Lins', 1);
    const { payload } = await helena.get<{ itens: Assinante[] }>(`documento/${theirs.id}/listar-assinantes`);
    const signer = payload.itens[0]?.id ?? 0;
    expect(signer).toBeGreaterThan(0);
    expect((await dalva.remove(`documento/${mine.id}/remover-assinante/${signer}`)).status).toBe(404);
    expect(
      (await dalva.put(`documento/${mine.id}/alterar-assinante`, { assinanteId: signer, ordem: 9 })).status,
    ).toBe(404);
    const done = await concludedDocument(helena, { assunto: 'Enviado' });
    const sent = await helena.post<{ tramiteId: number }>('tramite', {
      conteudoId: done.id,
      destino: { unidadeId: await unitId(helena, 'PGM') },
    });
    const { tramiteId } = sent.payload;
    expect((await dalva.put(`documento/receber/${mine.id}/${tramiteId}`)).status).toBe(404);
    expect((await dalva.put(`tramite/${tramiteId}`)).status).toEqual(refusedAs(404, 409));
    expect((await dalva.remove(`tramite/${tramiteId}`, {})).status).toEqual(refusedAs(404, 409));
    const after = await helena.get<Documento>(`documento/${done.id}/0`);
    expect(after.payload.emTransito?.tramiteId).toBe(tramiteId);
  });

  it('that is no number names nothing', async () => {
    for (const id of ['0', '-1', '1e3', '1.5', '99999999999999999999', "1'--", '1%00', '%2e%2e', 'null'])
      expect((await helena.get(`documento/${id}/0`)).status, id).toEqual(refusedAs(400, 404));
  });
});

describe('more in a body than the form has', () => {
  it('is refused in documents: nobody sets state, possession, author, number or organisation', async () => {
    const { payload } = await helena.get<{ itens: { id: number }[] }>('documento/modelo-combo');
    const base = { modeloId: payload.itens[0]?.id, assunto: 'Extra' };
    const extras = {
      id: 1,
      fase: 1,
      estado: 0,
      numero: '1',
      autorId: 1,
      organizacaoId: 1,
      detentorUnidadeId: 1,
      excluidoEm: null,
    };
    for (const [name, value] of Object.entries(extras)) {
      const answer = await helena.post('documento', { ...base, [name]: value });
      expect([name, answer.status]).toEqual([name, 422]);
    }
    const draft = await completeDraft(helena);
    const saved = await helena.put('documento', {
      id: draft.id,
      versao: draft.versao,
      fase: 1,
      detentorUsuarioId: 1,
    });
    expect(saved.status).toBe(422);
  });

  it('is refused in registers, where the keys of the server are never taken from outside', async () => {
    const cargo = { codigo: '990', descricao: 'Cargo forjado', ativo: true };
    expect((await admin.post('cargo', { ...cargo, administrador: true })).status).toBe(422);
    const forged = { id: 1, versao: 99, criadoPor: 1, criadoEm: '2000-01-01T00:00:00Z', alteradoPor: 1 };
    const made = await admin.post<{ id: number; versao: number; criadoEm: string }>('cargo', {
      ...cargo,
      ...forged,
    });
    expect(made.payload).toMatchObject({ versao: 1 });
    expect(made.payload.id).not.toBe(1);
    expect(made.payload.criadoEm).not.toContain('2000');
  });

  it('takes no row of another record: an id of a row is only of its own', async () => {
    const { db } = server.platform.connection;
    const rows = await db
      .selectFrom('registro.usuarioUnidades')
      .select(['id', 'registroId', 'unidade'])
      .where('registroId', 'in', [await idOf('helena.pires'), await idOf('dalva.lima')])
      .execute();
    const [mine, other] = [await idOf('dalva.lima'), await idOf('helena.pires')];
    const stolen = rows.find(({ registroId }) => registroId === other)?.id;
    const path = `usuario/${mine}`;
    const { acoes: _acoes, ...record } = (await admin.get<Record<string, unknown>>(path)).payload;
    const unidades = (record['unidades'] as Record<string, unknown>[]).map((row) => ({ ...row, id: stolen }));
    await admin.put(path, { ...record, unidades });
    const after = await db
      .selectFrom('registro.usuarioUnidades')
      .select(['registroId', 'unidade'])
      .where('id', '=', Number(stolen))
      .executeTakeFirst();
    expect(after?.registroId).toBe(other);
  });

  it('gives no role at the door nor in the preferences', async () => {
    const login = { login: 'dalva.lima', senha: 'senha-do-mundo-1' };
    const answer = await server.call({
      method: 'POST',
      path: 'login',
      body: { ...login, administrador: true },
    });
    expect(answer.statusCode).toBe(422);
    for (const path of ['preferencias-usuario', 'preferencia/lista.cidade'])
      expect((await dalva.put(path, { administrador: true, perfilAcesso: 1 })).status).toBe(422);
    expect((await dalva.get('configuracao')).status).toBe(403);
  });
});
