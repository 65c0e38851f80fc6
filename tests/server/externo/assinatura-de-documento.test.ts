import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssinanteDeFora } from '#schemas/shapes/assinante.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { mailsTo } from '#tests/server/credencial/entering.ts';
import { withHeld } from '#tests/server/http/held-content.ts';
import { enterFromOutside, lastMail, newOutsider, type Outsider } from './outsider.ts';
import {
  accountOf,
  askedOf,
  codeFor,
  conclude,
  digestOf,
  emptyDraft,
  giveWith,
  listOf,
  nameIn,
  readBy,
  signersOf,
  signFromOutside,
  takeOutsiders,
  verified,
  waitingFor,
} from './signing.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
let helena: Caller;
let caio: Caller;
let anaId: number;
let ruiId: number;

const helenaName = 'Helena Duarte Pires';

beforeAll(async () => {
  server = await startTestApp();
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '917360284' });
  helena = await server.as('helena.pires');
  caio = await server.as('caio.teles');
  anaId = await accountOf(server, ana.email);
  ruiId = await accountOf(server, rui.email);
  await takeOutsiders(server, true);
}, 240_000);
afterAll(() => server.close());

const signInside = (caller: Caller, id: number) =>
  caller.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword });
const find = (caller: Caller, documentoId: number, q: string) =>
  caller.get<{ itens: readonly AssinanteDeFora[] }>(
    `documento/assinantes-de-fora?documentoId=${documentoId}&q=${encodeURIComponent(q)}`,
  );
describe('indicar quem é de fora', () => {
  it('só onde o modelo deixa, uma pessoa por vez, com a senha, e uma vez em cada documento', async () => {
    const { id, assinanteDeFora } = await emptyDraft(helena);
    expect(assinanteDeFora).toBe(true);
    await takeOutsiders(server, false);
    expect((await helena.get<Documento>(`documento/${id}/0`)).payload.assinanteDeFora).toBeUndefined();
    expect((await nameIn(helena, id, 1, anaId)).campos).toEqual(['externoId']);
    expect((await find(helena, id, 'Ana')).campos).toEqual(['documentoId']);
    await takeOutsiders(server, true);
    const marcador = 'assinatura_1';
    const add = (body: object) => helena.post(`documento/${id}/adicionar-assinante`, { marcador, ...body });
    expect((await add({})).campos).toEqual(['usuarioId']);
    expect((await add({ usuarioId: 1, externoId: anaId })).campos).toEqual(['usuarioId']);
    expect((await add({ externoId: 999_999 })).campos).toEqual(['externoId']);
    expect((await add({ externoId: anaId, estrategia: 'DIGITAL' })).campos).toEqual(['estrategia']);
    const named = await nameIn(helena, id, 1, anaId, { prazo: '2026-12-01' });
    expect(named.payload).toMatchObject({
      usuario: { id: -anaId, nome: 'Ana Prado' },
      externoId: anaId,
      estrategia: 'DOCFLOW',
      prazo: '2026-12-01',
      ordem: 1,
    });
    expect((await nameIn(helena, id, 2, anaId)).campos).toEqual(['externoId']);
    const assinanteId = named.payload.id;
    expect(
      (await helena.put(`documento/${id}/alterar-assinante`, { assinanteId, estrategia: 'DIGITAL' })).campos,
    ).toEqual(['estrategia']);
    // the same number is that of a person of the institution, who is not the same person
    expect((await helena.remove(`documento/${id}/remover-assinante/${assinanteId}`)).status).toBe(200);
    expect(await signersOf(helena, id)).toEqual([]);
  });

  it('não aceita conta bloqueada, inativa, sem senha ou de empresa, nem documento com sigilo, que também não se conclui com ela', async () => {
    const { db } = server.platform.connection;
    const { id } = await emptyDraft(helena);
    for (const columns of [
      { ativo: false },
      { bloqueado: true },
      { senha: null },
      // of a company
      { documento: '11222333000181' },
    ]) {
      const before = await db
        .selectFrom('registro.usuarioExterno')
        .select(['ativo', 'bloqueado', 'senha', 'documento'])
        .where('id', '=', ruiId)
        .executeTakeFirstOrThrow();
      await db.updateTable('registro.usuarioExterno').set(columns).where('id', '=', ruiId).execute();
      expect((await nameIn(helena, id, 1, ruiId)).campos, JSON.stringify(columns)).toEqual(['externoId']);
      expect((await find(helena, id, 'Rui Castro')).payload.itens).toEqual([]);
      await db.updateTable('registro.usuarioExterno').set(before).where('id', '=', ruiId).execute();
    }
    expect((await nameIn(helena, id, 1, helenaName)).status).toBe(200);
    expect((await nameIn(helena, id, 2, ruiId)).status).toBe(200);
    const { versao } = (await helena.get<Documento>(`documento/${id}/0`)).payload;
    expect(
      (
        await helena.put('documento', {
          id,
          versao,
          nivelAcesso: 'SIGILOSO',
          hipoteseLegal: 'Art. 31 da Lei 12.527/2011',
        })
      ).status,
    ).toBe(200);
    const closed = (await helena.get<Documento>(`documento/${id}/0`)).payload;
    expect(closed.pendencias.map(({ codigo }) => codigo)).toEqual(['assinanteDeFora']);
    expect(closed.assinantes[1]?.impedido).toContain('sigilo');
    expect((await conclude(helena, id)).codigo).toBe('faltaParaConcluir');
    const [, fora] = closed.assinantes;
    await helena.remove(`documento/${id}/remover-assinante/${fora?.id ?? 0}`);
    expect((await nameIn(helena, id, 2, anaId)).campos).toEqual(['externoId']);
  });

  it('acha as contas por parte do nome ou do e-mail, ou pelo CPF inteiro, e só a quem indica naquela minuta', async () => {
    const { id } = await emptyDraft(helena);
    const { documento } = await server.platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select('documento')
      .where('id', '=', anaId)
      .executeTakeFirstOrThrow();
    const found = async (q: string) => (await find(helena, id, q)).payload.itens;
    expect(await found('an')).toEqual([]);
    expect(await found('ana p')).toEqual([
      {
        id: anaId,
        nome: 'Ana Prado',
        documento: `***.${documento.slice(3, 6)}.${documento.slice(6, 9)}-**`,
        email: expect.not.stringContaining('ana@') as string,
      },
    ]);
    expect((await found('rui@correio')).map(({ nome }) => nome)).toEqual(['Rui Castro']);
    expect((await found(documento)).map(({ nome }) => nome)).toEqual(['Ana Prado']);
    expect(await found(documento.slice(0, 6))).toEqual([]);
    expect(await found('%%%')).toEqual([]);
    expect((await find(caio, id, 'ana p')).status).not.toBe(200);
    const concluded = await askedOf(helena, helenaName);
    expect((await find(helena, concluded.id, 'ana p')).status).toBe(409);
  });
});

describe('a vez de quem é de fora', () => {
  it('vem na ordem, por um e-mail que nada nomeia, e a assinatura vale como a de todos', async () => {
    const { id, numero = '', codigoVerificacao = '' } = await askedOf(helena, helenaName, anaId);
    const before = (await mailsTo(server, ana.email)).length;
    const [, asked] = await signersOf(helena, id);
    expect(await listOf(ana)).toEqual({ assinar: [], assinados: [] });
    for (const path of ['', '/arquivo', '/leitura'])
      expect((await ana.ask('GET', `externo/assinatura/${asked?.id ?? 0}${path}`)).status, path).toBe(404);
    expect((await mailsTo(server, ana.email)).length).toBe(before);

    expect((await signInside(helena, id)).status).toBe(200);
    const mail = (await mailsTo(server, ana.email))[0];
    expect(mail?.texto).toContain(`externo/assinatura/${asked?.id ?? 0}`);
    expect(`${mail?.assunto ?? ''} ${mail?.texto ?? ''}`).not.toMatch(
      new RegExp(`${numero}|Reforma|${helenaName}`),
    );
    const signature = await waitingFor(ana);
    const read = (await readBy(ana, signature)).payload;
    expect(read).toMatchObject({
      id: asked?.id,
      situacao: 'PENDENTE',
      nome: expect.stringContaining(numero) as string,
    });
    expect(read.signatarios).toEqual([
      {
        nome: helenaName,
        situacao: 'ASSINADO',
        voce: false,
        deFora: false,
        assinadoEm: expect.any(String) as string,
      },
      { nome: 'Ana Prado', situacao: 'PENDENTE', voce: true, deFora: true },
    ]);
    expect(await digestOf(ana, signature)).toBe(read.sha256);
    expect((await ana.ask('GET', `externo/assinatura/${signature}/leitura`)).status).toBe(404);

    const signed = await signFromOutside(server, ana, signature);
    expect([signed.status, signed.payload.situacao]).toEqual([200, 'ASSINADO']);
    expect(await lastMail(server, ana.email)).toContain('Se não foi você');
    const list = await listOf(ana);
    expect([list.assinar, list.assinados.map((one) => one.id)]).toEqual([[], [signature]]);
    const paper = await ana.ask('GET', `externo/assinatura/${signature}/leitura`);
    expect(paper.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const documento = (await helena.get<Documento>(`documento/${id}/0`)).payload;
    expect(documento.assinantes[1]).toMatchObject({
      externoId: anaId,
      situacao: 'ASSINADO',
      nivel: 'AVANCADA',
      minhaVez: false,
    });
    const kept = await server.platform.connection.db
      .selectFrom('documentoAssinante')
      .select(['sha256', 'codigo', 'usuarioId'])
      .where('id', '=', signature)
      .executeTakeFirstOrThrow();
    expect([kept.sha256?.toString('hex'), kept.usuarioId]).toEqual([read.sha256, null]);
    expect(kept.codigo).toBeTruthy();
    const { itens } = (await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id }))
      .payload;
    expect(itens.find(({ ato }) => ato === 'assinado')).toMatchObject({ quem: 'Ana Prado' });
    const seen = await verified(server, codigoVerificacao);
    expect([seen.situacao, seen.pendentes]).toEqual(['AUTENTICO', 0]);
    expect(seen.assinaturas?.map(({ nome, nivel, deFora }) => [nome, nivel, deFora])).toEqual([
      [helenaName, 'SIMPLES', undefined],
      ['Ana Prado', 'AVANCADA', true],
    ]);
    expect(seen.assinaturas?.[1]?.cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
  });

  it('espera por quem é de fora antes de chamar quem é daqui, e diz por quem espera', async () => {
    const { id } = await askedOf(helena, anaId, 'Beatriz Anjos Cordeiro');
    const beatriz = await server.as('beatriz.cordeiro');
    const early = await signInside(beatriz, id);
    expect(early.raw.body).toContain('Ana Prado');
    const signature = await waitingFor(ana);
    expect((await signFromOutside(server, ana, signature)).status).toBe(200);
    expect((await signInside(beatriz, id)).raw.body).toContain('"ok":true');
  });

  it('é só dela: de outra pessoa de fora nada está lá', async () => {
    await askedOf(helena, anaId);
    const signature = await waitingFor(ana);
    const sha256 = await digestOf(ana, signature);
    const codigo = await codeFor(server, ana, signature);
    expect(await listOf(rui)).toEqual({ assinar: [], assinados: [] });
    for (const path of ['', '/arquivo', '/leitura'])
      expect((await rui.ask('GET', `externo/assinatura/${signature}${path}`)).status, path).toBe(404);
    expect((await rui.ask('POST', `externo/assinatura/${signature}/codigo`)).status).toBe(404);
    expect((await rui.ask('POST', `externo/assinatura/${signature}/recusa`, { motivo: 'Não' })).status).toBe(
      404,
    );
    expect((await giveWith(rui, signature, { codigo, sha256 })).status).toBe(404);
    expect((await giveWith(ana, signature, { codigo, sha256 })).status).toBe(200);
  });

  it('assina-se uma vez só, ainda que o mesmo pedido chegue duas vezes ao mesmo tempo', async () => {
    const { db } = server.platform.connection;
    const { id } = await askedOf(helena, anaId);
    const one = (await signersOf(helena, id))[0]?.id ?? 0;
    const body = { sha256: await digestOf(ana, one), codigo: await codeFor(server, ana, one) };
    const answers = await Promise.all([giveWith(ana, one, body), giveWith(ana, one, body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.raw.body).toContain('já assinou');
    const events = await db
      .selectFrom('evento')
      .select('id')
      .where('conteudoId', '=', id)
      .where('ato', '=', 'assinado')
      .execute();
    const rows = await db
      .selectFrom('documentoAssinante')
      .select(['id', 'situacao'])
      .where('documentoId', '=', id)
      .execute();
    const { assinaturasFeitas } = await db
      .selectFrom('conteudo')
      .select('assinaturasFeitas')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([events.length, rows, assinaturasFeitas]).toEqual([1, [{ id: one, situacao: 'ASSINADO' }], 1]);
  });

  it('o pedido que chega depois de o código ter servido diz que já se assinou, e não que o código não confere', async () => {
    await askedOf(helena, anaId);
    const one = await waitingFor(ana);
    const body = { sha256: await digestOf(ana, one), codigo: await codeFor(server, ana, one) };
    const { db } = server.platform.connection;
    const code = { text: 'select from assinante_codigo where assinante_id = $1 for update', values: [one] };
    // what the same request, sent a little before, does: its code goes, and the signature is given
    const late = await withHeld(server, code, async (waiting) => {
      const gone = db.deleteFrom('assinanteCodigo').where('assinanteId', '=', one).execute();
      await waiting(1);
      const asked = giveWith(ana, one, body);
      await waiting(2);
      const signed = { situacao: 'ASSINADO', assinadoEm: server.time.now } as const;
      await db.updateTable('documentoAssinante').set(signed).where('id', '=', one).execute();
      return { gone, asked };
    });
    await late.gone;
    const { status, raw } = await late.asked;
    expect([status, raw.body]).toEqual([409, expect.stringContaining('já assinou')]);
  });

  it('recusa com o motivo, que o órgão lê, e ninguém mais é chamado', async () => {
    const { id } = await askedOf(helena, anaId, ruiId);
    const signature = await waitingFor(ana);
    const refuse = (motivo: string) => ana.ask('POST', `externo/assinatura/${signature}/recusa`, { motivo });
    expect((await refuse('  ')).status).not.toBe(200);
    expect((await refuse('O valor não é o combinado.')).status).toBe(200);
    expect((await readBy(ana, signature)).status).toBe(409);
    const [first] = await signersOf(helena, id);
    expect(first).toMatchObject({ situacao: 'RECUSADO', motivo: 'O valor não é o combinado.' });
    expect((await listOf(rui)).assinar).toEqual([]);
    expect((await listOf(ana)).assinar).toEqual([]);
  });
});

describe('a conta de quem é de fora', () => {
  const account = async (columns: object): Promise<void> => {
    const admin = await server.as('admin');
    const path = `usuario-externo/${ruiId}`;
    const record = (await admin.get<Record<string, unknown>>(path)).payload;
    expect((await admin.put(path, { ...record, ...columns })).status).toBe(200);
  };
  /** How often who has it was told that the account does not enter. */
  const toldOf = async (conteudoId: number): Promise<unknown[]> =>
    server.platform.connection.db
      .selectFrom('notificacao')
      .select('dados')
      .where('conteudoId', '=', conteudoId)
      .where('especie', '=', 'contaDeForaParada')
      .execute();

  it('que fecha deixa a vez esperando: quem tem o documento é avisado, a lista diz por quê, e ela continua depois', async () => {
    const { id } = await askedOf(helena, ruiId);
    const later = await askedOf(helena, helenaName, ruiId);
    const draft = await emptyDraft(helena, 1);
    await nameIn(helena, draft.id, 1, ruiId);
    const why = async () => (await signersOf(helena, id))[0]?.impedido;
    const mails = async () => (await mailsTo(server, rui.email)).length;
    expect(await why()).toBeUndefined();

    await account({ bloqueado: true });
    expect([await toldOf(id), await toldOf(later.id)]).toEqual([[{ dados: { quem: 'Rui Castro' } }], []]);
    expect(await why()).toContain('inativa ou bloqueada');
    await account({ ativo: false });
    expect(await toldOf(id)).toHaveLength(1);
    // a turn that comes meanwhile, and a reminder: told to who has it, and not to who does not enter
    const before = await mails();
    expect((await signInside(helena, later.id)).status).toBe(200);
    expect((await helena.post(`documento/${id}/encaminhar-para-assinatura`, {})).status).toBe(200);
    expect([(await toldOf(later.id)).length, (await toldOf(id)).length]).toEqual([1, 2]);
    expect(await mails()).toBe(before);
    const { pendencias } = (await helena.get<Documento>(`documento/${draft.id}/0`)).payload;
    expect(pendencias.map(({ texto }) => texto)).toEqual([expect.stringContaining('a conta está inativa')]);

    await account({ ativo: true, bloqueado: false });
    expect([await why(), (await toldOf(id)).length]).toEqual([undefined, 2]);
    const again = await enterFromOutside(server, rui.email);
    const [asked] = await signersOf(helena, id);
    expect((await signFromOutside(server, again, asked?.id ?? 0)).status).toBe(200);
    await account({ ativo: false });
    expect([(await toldOf(id)).length, (await toldOf(later.id)).length]).toEqual([2, 2]);
    await account({ ativo: true });
  });
});
