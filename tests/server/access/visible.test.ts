import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { startTestApp, worldNow, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let luciana: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  luciana = await server.as('luciana.reis');
});
afterAll(() => server.close());

/** Every way in which a content could come out, for one who may not see it. */
const waysIn = async (caller: Caller, id: number, assunto: string): Promise<unknown[]> => {
  const found = async (path: string): Promise<number> =>
    (await caller.get<{ itens: ItemCaixa[] }>(path)).payload.itens.filter((item) => item.id === id).length;
  return [
    (await caller.get(`documento/${id}/0`)).status,
    (await caller.get(`documento/visualizar-documento/${id}/0`)).status,
    (await caller.get(`documento/${id}/original`)).status,
    (await caller.get(`documento/${id}/listar-assinantes`)).status,
    (await caller.post('tramite/historico', { conteudoId: id })).status,
    (await caller.get(`tramite/acesso-tela/${id}`)).status,
    (await caller.post(`caixa-central/acompanhar/${id}`)).status,
    await found(`pesquisa?q=${encodeURIComponent(assunto)}`),
    await found('caixa-central?aba=todos&pageSize=100'),
  ];
};
const nowhere = [404, 404, 404, 404, 404, 404, 404, 0, 0];

describe('a content', () => {
  it('that is public and concluded is read by everybody of the organisation', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Calendário de compras público' });
    expect((await luciana.get(`documento/${id}/0`)).status).toBe(200);
  });

  it('still in draft stays in the unit', async () => {
    const { id } = await completeDraft(helena, { assunto: 'Rascunho reservado à unidade' });
    expect(await waysIn(luciana, id, 'Rascunho reservado à unidade')).toEqual(nowhere);
    expect((await (await server.as('rafael.lins')).get(`documento/${id}/0`)).status).toBe(200);
  });

  it('still in draft and gone on is kept from the units that it passed through, by the rule of the profile', async () => {
    const assunto = 'Rascunho que passou pela unidade';
    const { id } = await completeDraft(helena, { assunto });
    const { dados } = (await luciana.post<SessaoAberta>('login/consulta/usuario-config')).payload;
    const unidadeId = dados.idUnidadeLogada;
    await grantAccess(server.platform.connection.db, id, worldNow, [{ unidadeId, motivo: 'tramite' }]);
    expect((await luciana.get(`documento/${id}/0`)).status).toBe(200);
    const admin = await server.as('admin');
    const path = `perfil-acesso/${dados.usuario.perfilAcessoId}`;
    const { payload: profile } = await admin.get<Record<string, unknown>>(path);
    const regras = ['restringeAcessoMinutasOutrasUnidades'];
    expect((await admin.put(path, { ...profile, regras })).status).toBe(200);
    expect(await waysIn(luciana, id, assunto)).toEqual(nowhere);
    // their own drafts are not of another unit
    const own = await completeDraft(luciana, { assunto: 'Rascunho da própria unidade' });
    expect((await luciana.get(`documento/${own.id}/0`)).status).toBe(200);
  });

  it('that is restricted is seen only where it passed', async () => {
    const { id } = await concludedDocument(helena, {
      assunto: 'Apuração restrita do almoxarifado',
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' },
    });
    expect(await waysIn(luciana, id, 'Apuração restrita')).toEqual(nowhere);
  });

  it('of another organisation does not exist', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Só da prefeitura' });
    const other = await server.platform.connection.db
      .selectFrom('registro.usuario as u')
      .innerJoin('registro.usuarioUnidades as uu', 'uu.registroId', 'u.id')
      .innerJoin('registro.unidade as un', 'un.id', 'uu.unidade')
      .innerJoin('registro.organizacaoInterna as o', 'o.id', 'un.organizacao')
      .select('u.login')
      .where('o.matriz', '=', false)
      .where('u.ativo', '=', true)
      .executeTakeFirstOrThrow();
    const stranger = await server.as(other.login);
    expect((await stranger.get(`documento/${id}/0`)).status).toBe(404);
  });

  it('above the person’s degree does not exist, and the attempt is kept', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Com grau de sigilo', salvar: { sigilo: 1 } });
    const db = server.platform.connection.db;
    await db
      .updateTable('registro.usuario')
      .set({ sigilo: null })
      .where('login', '=', 'rafael.lins')
      .execute();
    const rafael = await server.as('rafael.lins');
    expect((await rafael.get(`documento/${id}/0`)).status).toBe(404);
    const denials = async () =>
      (
        await db
          .selectFrom('evento')
          .select('ato')
          .where('conteudoId', '=', id)
          .where('ato', '=', 'acessoNegado')
          .execute()
      ).length;
    expect(await denials()).toBe(1);
    // once a minute
    await rafael.get(`documento/${id}/0`);
    expect(await denials()).toBe(1);
    server.time.now = new Date(server.time.now.getTime() + 61_000);
    await rafael.get(`documento/${id}/0`);
    expect(await denials()).toBe(2);
  });

  it('asked for with an id that never was answers the same', async () => {
    expect((await luciana.get('documento/999999/0')).codigo).toBe('naoEncontrado');
  });
});
