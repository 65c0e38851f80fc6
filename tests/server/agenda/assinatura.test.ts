import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AssinaturaAgenda, AssinaturaAgendaEndereco } from '#schemas/shapes/agenda-assinatura.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
let rafael: Caller;
let beatriz: Caller;
const ids = new Map<string, number>();
const idOf = (login: string): number => ids.get(login) ?? 0;

beforeAll(async () => {
  server = await startTestApp();
  const { rows } = await sql<{ id: number; login: string }>`select id, login from registro.usuario`.execute(
    server.platform.connection.db,
  );
  for (const { id, login } of rows) ids.set(login, id);
  [admin, helena, rafael, beatriz] = (await Promise.all(
    ['admin', 'helena.pires', 'rafael.lins', 'beatriz.cordeiro'].map((login) => server.as(login)),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => server.close());

const morning = { de: '2026-11-23', ate: '2026-11-23', hora: '09:00', horaFim: '10:30' };
const make = (who: Caller, body: object) =>
  who.post<Compromisso>('agenda', { escopo: 'PESSOA', titulo: 'Reunião', ...morning, ...body });

describe('a agenda assinada por um endereço secreto', () => {
  const all = { pessoal: true, unidade: true, organizacao: true, prazos: 'COM_NOME' };
  const sign = (who: Caller, body: object) =>
    who.post<AssinaturaAgendaEndereco>('agenda/assinatura', { nome: 'Celular', ...all, ...body });
  const pathOf = (endereco: string): string => endereco.slice(endereco.indexOf('agenda/'));
  const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    server.call({ method: 'GET', path, headers });
  const signed = async (who: Caller, body: object = {}): Promise<string> =>
    pathOf((await sign(who, body)).payload.endereco);
  const rule = (text: string) => sql.raw(text).execute(server.platform.connection.db);

  it('lê-se sem sessão, com o que se pediu e o que a pessoa vê; guarda-se só o resumo, e a resposta que já se tem não se repete', async () => {
    await make(rafael, { titulo: 'Assinado por Rafael' });
    await make(admin, { escopo: 'ORGANIZACAO', titulo: 'Assinado da casa' });
    await make(helena, { titulo: 'Só de Helena' });
    const path = await signed(rafael);
    const first = await read(path);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.body).toContain('Assinado por Rafael');
    expect(first.body).toContain('Assinado da casa');
    expect(first.body).not.toContain('Só de Helena');
    server.time.now = new Date(server.time.now.getTime() + 60_000);
    const again = await read(path, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const own = (await read(await signed(rafael, { organizacao: false }))).body;
    expect(own).not.toContain('Assinado da casa');
    const { payload } = await rafael.get<Page<AssinaturaAgenda>>('agenda/assinatura');
    expect(payload.itens[0]).toMatchObject({ nome: 'Celular', lidoEm: expect.any(String) as string });
    const segredo = path.slice('agenda/assinatura/'.length, -'.ics'.length);
    const { rows } = await sql<{ linha: string }>`select a::text as linha from agenda_assinatura a`.execute(
      server.platform.connection.db,
    );
    expect(JSON.stringify([payload, rows])).not.toContain(segredo);
    expect(await sign(rafael, { nome: ' ' })).toMatchObject({ status: 422, campos: ['nome'] });
    const nothing = { pessoal: false, unidade: false, organizacao: false, prazos: 'NAO' };
    expect(await sign(rafael, nothing)).toMatchObject({ status: 422, campos: ['pessoal'] });
  });

  it('de prazos do que não está aberto a todos só vão a espécie e o dia, mesmo a quem os vê', async () => {
    const { id, versao } = await completeDraft(helena);
    await helena.put('documento', { id, versao, vencimento: '2026-12-02', assunto: 'Assunto que não sai' });
    const body = (await read(await signed(helena))).body;
    expect(body).toContain('SUMMARY:Vencimento');
    expect(body).toContain('DTSTART;VALUE=DATE:20261202');
    expect(body).not.toContain('Assunto que não sai');
    await rule(`update conteudo set fase = 1, nivel_acesso = 'PUBLICO', sigilo = 0 where id = ${id}`);
    expect((await read(await signed(helena))).body).toContain('Assunto que não sai');
    expect((await read(await signed(helena, { prazos: 'SEM_NOME' }))).body).not.toContain('Assunto que');
    expect((await read(await signed(helena, { prazos: 'NAO' }))).body).not.toContain('20261202');
  });

  it('o endereço trocado ou revogado não serve; o de outra pessoa não se acha; um errado diz o mesmo', async () => {
    const { id, endereco } = (await sign(beatriz, {})).payload;
    expect((await rafael.remove(`agenda/assinatura/${id}`)).status).toBe(404);
    expect((await rafael.post(`agenda/assinatura/${id}/renovar`)).status).toBe(404);
    const renewed = (await beatriz.post<AssinaturaAgendaEndereco>(`agenda/assinatura/${id}/renovar`)).payload;
    expect((await read(pathOf(endereco))).statusCode).toBe(404);
    expect((await read(pathOf(renewed.endereco))).statusCode).toBe(200);
    expect((await beatriz.remove(`agenda/assinatura/${id}`)).status).toBe(200);
    const gone = await read(pathOf(renewed.endereco));
    const wrong = await read(`agenda/assinatura/${'x'.repeat(43)}.ics`);
    expect([gone.statusCode, wrong.statusCode]).toEqual([404, 404]);
    expect(gone.json()).toMatchObject({ codigo: wrong.json<{ codigo: string }>().codigo });
  });

  it('quem é bloqueado deixa de ser lido; quem sai da unidade ou é desativado perde o endereço, ainda que volte', async () => {
    const beatrizId = idOf('beatriz.cordeiro');
    const path = await signed(beatriz);
    const status = async (): Promise<number> => (await read(path)).statusCode;
    await rule(`update registro.usuario set bloqueado = true where id = ${beatrizId}`);
    expect(await status()).toBe(404);
    await rule(`update registro.usuario set bloqueado = false where id = ${beatrizId}`);
    expect(await status()).toBe(200);
    await rule(`update registro.usuario set ativo = false where id = ${beatrizId}`);
    await rule(`update registro.usuario set ativo = true where id = ${beatrizId}`);
    expect(await status()).toBe(404);
    const other = await signed(beatriz);
    // written anew with the record, in one transaction, is not to leave
    const units = `registro.usuario_unidades where registro_id = ${beatrizId}`;
    await rule(
      `do $$ begin create temp table x on commit drop as select * from ${units};
        delete from ${units}; insert into registro.usuario_unidades overriding system value select * from x; end $$`,
    );
    expect((await read(other)).statusCode).toBe(200);
    const { rows: were } = await sql<{ id: number }>`select id from registro.usuario_unidades
      where registro_id = ${beatrizId}`.execute(server.platform.connection.db);
    // goes and comes back, with no reading meanwhile
    await rule(
      `update registro.usuario_unidades set registro_id = ${idOf('admin')} where registro_id = ${beatrizId}`,
    );
    await rule(
      `update registro.usuario_unidades set registro_id = ${beatrizId} where id in (${were.map(({ id }) => id).join()})`,
    );
    expect((await read(other)).statusCode).toBe(404);
  });
});
