import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userFlags, type UserFlag } from '#schemas/user-flags.ts';
import type { QuemVe } from '#schemas/shapes/acesso.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, personId, unitId } from '#tests/setup/drafts.ts';
import { readFileSync } from 'node:fs';

let server: TestApp;
let helena: Caller;
let rafael: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

/** The flags of a person, from now on; they are read anew at every call. */
const flags = async (login: string, values: Readonly<Partial<Record<keyof typeof userFlags, boolean>>>) => {
  await server.platform.connection.db
    .updateTable('registro.usuario')
    .set(values)
    .where('login', '=', login)
    .execute();
};
const status = async (caller: Caller, id: number): Promise<number> =>
  (await caller.get(`documento/${id}/0`)).status;
const acts = async (caller: Caller, id: number): Promise<readonly string[]> =>
  (await caller.get<Documento>(`documento/${id}/0`)).payload.acoes
    .filter(({ permitida }) => permitida)
    .map(({ nome }) => nome);
const send = async (caller: Caller, id: number, to: { unidadeId: number; usuarioId?: number }) => {
  const sent = await caller.post<TramiteEnviado>('tramite', { conteudoId: id, destino: to });
  expect(sent.status, sent.raw.body).toBe(200);
  return sent.payload.tramiteId;
};

describe('the flags of a person', () => {
  it('are all in the catalogue, which says what each governs', () => {
    const register = JSON.parse(readFileSync('resources/usuario.json', 'utf8')) as {
      schema: { properties: Record<string, { type: string; 'x-idle'?: true }> };
    };
    const state = ['ativo', 'bloqueado'];
    const declared = Object.entries(register.schema.properties)
      .filter(([name, { type }]) => type === 'boolean' && !state.includes(name) && !/senha/i.test(name))
      .map(([name]) => name);
    expect(declared.filter((name) => !(name in userFlags))).toEqual([]);
    expect(Object.keys(userFlags).filter((name) => !declared.includes(name))).toEqual([]);
    // and the form says which ones mean nothing yet
    const { properties } = register.schema;
    const toCome = Object.entries<UserFlag>(userFlags).flatMap(([name, { futura }]) =>
      futura ? [name] : [],
    );
    const saidToCome = declared.filter((name) => properties[name]?.['x-idle']);
    expect(saidToCome.toSorted()).toEqual(toCome.toSorted());
  });

  it('widen what is read: amplo in the organisation, total in all of them, never a secret nor a higher degree', async () => {
    const restricted = { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' };
    const open = await concludedDocument(helena, { assunto: 'Aberto a todos' });
    const inside = await concludedDocument(helena, { assunto: 'Restrito', salvar: restricted });
    const graded = await concludedDocument(helena, { assunto: 'Reservado', salvar: { sigilo: 1 } });
    const secret = await concludedDocument(helena, {
      assunto: 'Sigiloso',
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const dalva = await server.as('dalva.lima');
    const yara = await server.as('yara.figueira');
    const seen = async (caller: Caller) =>
      Promise.all([open, inside, graded, secret].map(({ id }) => status(caller, id)));
    expect(await seen(dalva)).toEqual([200, 404, 404, 404]);
    expect(await seen(yara)).toEqual([404, 404, 404, 404]);
    await flags('dalva.lima', { acessoAmplo: true });
    await flags('yara.figueira', { acessoAmplo: true });
    expect(await seen(dalva)).toEqual([200, 200, 404, 404]);
    expect(await seen(yara)).toEqual([404, 404, 404, 404]);
    await flags('yara.figueira', { acessoTotal: true });
    expect(await seen(yara)).toEqual([200, 200, 404, 404]);
    const draft = await completeDraft(helena, { assunto: 'Ainda minuta' });
    expect(await status(yara, draft.id)).toBe(404);
  });

  it('narrow it: restricted access sees only what names the person, in lists too', async () => {
    const whole = await concludedDocument(helena, { assunto: 'Da unidade inteira' });
    const named = await concludedDocument(helena, { assunto: 'Enviado a Gil' });
    const gil = await personId(helena, 'Gil Andrade Matos');
    await send(helena, named.id, gil);
    const caller = await server.as('gil.matos');
    expect([await status(caller, whole.id), await status(caller, named.id)]).toEqual([200, 200]);
    await flags('gil.matos', { acessoRestrito: true });
    expect([await status(caller, whole.id), await status(caller, named.id)]).toEqual([404, 200]);
    const found = await caller.get<{ itens: ItemCaixa[] }>('pesquisa?q=unidade%20inteira');
    expect(found.payload.itens).toEqual([]);
    const seen = await helena.get<QuemVe>(`documento/${named.id}/quem-ve`);
    expect(seen.payload.itens).toContainEqual(
      expect.objectContaining({ especie: 'PESSOA', nome: 'Gil Andrade Matos', pessoas: 1 }),
    );
    const own = await completeDraft(caller, { assunto: 'Feito por Gil' });
    expect(await status(caller, own.id)).toBe(200);
  });

  it('open the acts that they name', async () => {
    const draft = await completeDraft(helena, { assunto: 'Minuta de Helena' });
    expect(await acts(rafael, draft.id)).not.toContain('excluir');
    await helena.post(`check-in/liberar/${draft.id}`);
    await flags('rafael.lins', { excluirQualquerDocumento: true });
    expect(await acts(rafael, draft.id)).toContain('excluir');
    const done = await concludedDocument(helena, { assunto: 'A cancelar' });
    expect(await acts(rafael, done.id)).not.toContain('cancelar');
    await helena.post(`check-in/liberar/${done.id}`);
    await flags('rafael.lins', { cancelarReativar: true });
    expect(await acts(rafael, done.id)).toContain('cancelar');
  });

  it('conclude what nobody was named to sign', async () => {
    const { id, versao } = await completeDraft(helena, { assunto: 'Sem assinantes' });
    const conclude = () => helena.post<Documento>('documento/concluir', { id, versao });
    await flags('helena.pires', { concluirSemAssinatura: false });
    const refused = await conclude();
    expect([refused.codigo, refused.campos]).toEqual(['faltaParaConcluir', ['assinatura_1']]);
    await flags('helena.pires', { concluirSemAssinatura: true });
    expect((await conclude()).payload.numero).toMatch(/\d/);
    await flags('helena.pires', { concluirSemAssinatura: false });
  });

  it('rescue what a colleague sent; the own sending needs none', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'A resgatar' });
    await flags('rafael.lins', { resgatarConteudos: false });
    const tramiteId = await send(helena, id, { unidadeId: await unitId(helena, 'PGM') });
    expect(await acts(rafael, id)).not.toContain('resgatar');
    expect((await rafael.remove(`tramite/${tramiteId}`, {})).status).toBe(409);
    await flags('rafael.lins', { resgatarConteudos: true });
    expect((await rafael.remove(`tramite/${tramiteId}`, {})).status).toBe(200);
    await flags('rafael.lins', { resgatarConteudos: false });
    const again = await send(rafael, id, { unidadeId: await unitId(helena, 'PGM') });
    expect((await rafael.remove(`tramite/${again}`, {})).status).toBe(200);
  });
});

describe('a session under which the rights change', () => {
  it('ends with code 7 when the person is blocked, and goes on if that is undone', async () => {
    const { db } = server.platform.connection;
    const caller = await server.as('luciana.reis');
    const refusal = async () => {
      const { status: code, raw } = await caller.get('caixa-central/contadores');
      return [code, raw.json<{ codigoExtra?: number }>().codigoExtra];
    };
    const block = (bloqueado: boolean) =>
      db.updateTable('registro.usuario').set({ bloqueado }).where('login', '=', 'luciana.reis').execute();
    await block(true);
    expect(await refusal()).toEqual([403, 7]);
    await block(false);
    expect(await refusal()).toEqual([200, undefined]);
  });
});

describe('the chief and the secretary of a unit', () => {
  it('receive and forward: the chief for anybody of the unit, the secretary for the chief', async () => {
    const otavio = await server.as('otavio.brandao');
    const semad = await unitId(helena, 'SEMAD');
    const chief = await personId(helena, 'Otávio Nunes Brandão');
    const secretary = await rafael.post<{ token: string }>(`login/logar-departamento/${semad}`);
    expect(secretary.status).toBe(200);
    const forChief = await concludedDocument(helena, { assunto: 'Para o secretário da pasta' });
    const tramiteId = await send(helena, forChief.id, chief);
    expect(await acts(rafael, forChief.id)).toContain('receber');
    const waiting = await rafael.get<{ itens: ItemCaixa[] }>('caixa-central?aba=receber');
    expect(waiting.payload.itens.map(({ id }) => id)).toContain(forChief.id);
    expect((await rafael.put(`tramite/${tramiteId}`)).status).toBe(200);
    expect(
      (await otavio.post('check-in/documento/assumir', { id: forChief.id, confirmar: true })).status,
    ).toBe(200);
    expect(await acts(rafael, forChief.id)).toEqual(expect.arrayContaining(['tramitar']));

    const forSecretary = await concludedDocument(helena, { assunto: 'Para o assessor' });
    await send(helena, forSecretary.id, await personOf('Rafael Monteiro Lins', semad));
    expect(await acts(otavio, forSecretary.id)).toContain('receber');
    await rafael.post('tramite/receber-selecionados/', { ids: [] });
    await rafael.post(`login/logar-departamento/${await unitId(helena, 'CCL')}`);
  });

  it('does not let the others dispatch what is with a colleague', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Com Helena' });
    await helena.post('check-in/documento/assumir', { id });
    expect(await acts(rafael, id)).not.toContain('tramitar');
    await rafael.post('check-in/documento/assumir', { id, confirmar: true });
    expect(await acts(helena, id)).toContain('tramitar');
  });
});

const personOf = async (nome: string, unidadeId: number) => ({
  ...(await personId(helena, nome)),
  unidadeId,
});
