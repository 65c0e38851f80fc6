import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { tellDeadlines } from '#server/conteudo/vencimento/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedProcess, joined } from '#tests/setup/processos.ts';
import { mailsTo } from '#tests/server/credencial/entering.ts';
import { lastMail, newOutsider, type Outsider } from './outsider.ts';
import {
  accountOf,
  askedOf,
  codeFor,
  digestOf,
  giveWith,
  listOf,
  readBy,
  signersOf,
  takeOutsiders,
  waitingFor,
} from './signing.ts';

let server: TestApp;
let ana: Outsider;
let helena: Caller;
let anaId: number;

const helenaName = 'Helena Duarte Pires';

beforeAll(async () => {
  server = await startTestApp();
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  helena = await server.as('helena.pires');
  anaId = await accountOf(server, ana.email);
  await takeOutsiders(server, true);
  // the days go by in one session
  const later = new Date('2027-06-01T00:00:00Z');
  const { db } = server.platform.connection;
  await db.updateTable('sessao').set({ expiraEm: later, limiteEm: later }).execute();
  await db.updateTable('sessaoExterna').set({ usadaEm: later, limiteEm: later, expiraEm: later }).execute();
}, 240_000);
afterAll(() => server.close());

const reasonOf = ({ raw }: { readonly raw: { readonly body: string } }): string => raw.body;
const change = (documentoId: number, columns: object) =>
  server.platform.connection.db.updateTable('conteudo').set(columns).where('id', '=', documentoId).execute();

describe('a senha e o código', () => {
  let signature = 0;
  let sha256 = '';
  beforeAll(async () => {
    await askedOf(helena, anaId);
    signature = await waitingFor(ana);
    sha256 = await digestOf(ana, signature);
  });
  const give = (codigo: string, more: object = {}) => giveWith(ana, signature, { codigo, sha256, ...more });
  /** Failures of before are forgotten, as they are in an hour. */
  const later = (minutes: number): void => {
    server.time.now = new Date(server.time.now.getTime() + minutes * 60_000);
  };
  const wrongOf = (codigo: string): string => (codigo === '111111' ? '222222' : '111111');

  it('são os dois precisos: nem a senha de outra, nem o código de outro documento', async () => {
    const other = await askedOf(helena, anaId);
    const otherSignature = (await signersOf(helena, other.id))[0]?.id ?? 0;
    const codigo = await codeFor(server, ana, signature);
    const alheio = await codeFor(server, ana, otherSignature);
    expect((await give(codigo, { senha: 'outra senha qualquer' })).campos).toEqual(['senha']);
    expect((await give(alheio)).campos).toEqual(['codigo']);
    expect((await give(codigo, { sha256: '0'.repeat(64) })).status).toBe(409);
    await helena.post('documento/cancelar-assinatura-docflow', {
      documentoId: other.id,
      assinanteId: otherSignature,
      motivo: 'Não é mais preciso',
    });
  });

  it('o código vale por dez minutos e por cinco tentativas, e outro toma o lugar dele', async () => {
    later(70);
    const old = await codeFor(server, ana, signature);
    later(11);
    expect((await give(old)).campos).toEqual(['codigo']);
    const tried = await codeFor(server, ana, signature);
    for (let n = 0; n < 5; n += 1) {
      expect((await give(wrongOf(tried))).campos, String(n)).toEqual(['codigo']);
      await server.platform.connection.db.deleteFrom('tentativaEntrada').execute();
    }
    expect((await give(tried)).campos).toEqual(['codigo']);
    const fresh = await codeFor(server, ana, signature);
    if (fresh !== tried) expect((await give(tried)).campos).toEqual(['codigo']);
    expect((await give(fresh)).status).toBe(200);
    expect(reasonOf(await give(fresh))).toContain('já assinou');
    expect((await ana.ask('POST', `externo/assinatura/${signature}/codigo`)).status).toBe(409);
  });
});

describe('o documento que mudou', () => {
  /** A document that waits for Ana, with the code that would sign it: so many are sent in a minute, and no more. */
  const waiting = async ({ comCodigo = true } = {}) => {
    await server.platform.connection.db.deleteFrom('tentativaEntrada').execute();
    const { id } = await askedOf(helena, anaId);
    const signature = (await signersOf(helena, id))[0]?.id ?? 0;
    const codigo = comCodigo ? await codeFor(server, ana, signature) : '000000';
    const body = { sha256: await digestOf(ana, signature), codigo };
    return { id, signature, body };
  };

  it('não se assina depois de outra versão, da dispensa ou do cancelamento, e diz por quê', async () => {
    const one = await waiting();
    const { versao } = (await helena.get<Documento>(`documento/${one.id}/0`)).payload;
    expect((await helena.put(`documento/versionar/${one.id}/1`, { versao })).status).toBe(200);
    const moved = await giveWith(ana, one.signature, one.body);
    expect([moved.status, reasonOf(moved)]).toEqual([409, expect.stringContaining('mudou este documento')]);
    expect((await readBy(ana, one.signature)).status).toBe(409);
    const copied = (await helena.get<Documento>(`documento/${one.id}/0`)).payload.assinantes;
    expect(copied.map(({ externoId, situacao }) => [externoId, situacao])).toEqual([[anaId, 'PENDENTE']]);
    expect((await readBy(ana, copied[0]?.id ?? 0)).status).toBe(404);

    const two = await waiting({ comCodigo: false });
    const cancelled = await helena.post('documento/cancelar-assinatura-docflow', {
      documentoId: two.id,
      assinanteId: two.signature,
      motivo: 'Não é mais preciso',
    });
    expect(cancelled.status).toBe(200);
    expect(await lastMail(server, ana.email)).toContain('não é mais necessária');
    const dismissed = await giveWith(ana, two.signature, two.body);
    expect([dismissed.status, reasonOf(dismissed)]).toEqual([409, expect.stringContaining('não pede mais')]);

    const three = await waiting({ comCodigo: false });
    await change(three.id, { estado: 8 });
    const gone = await giveWith(ana, three.signature, three.body);
    expect([gone.status, reasonOf(gone)]).toEqual([409, expect.stringContaining('não está mais disponível')]);
    expect((await listOf(ana)).assinar).toEqual([]);
  });

  /** How often somebody was told why it stands still. */
  const toldOf = async (conteudoId: number): Promise<number> =>
    (
      await server.platform.connection.db
        .selectFrom('notificacao')
        .select('id')
        .where('conteudoId', '=', conteudoId)
        .where('especie', '=', 'fechadoAosDeFora')
        .execute()
    ).length;

  it('que um processo fechou, ao ser juntado ou depois, não se assina, e quem o tem é avisado', async () => {
    const { id, signature, body } = await waiting();
    const processo = await concludedProcess(helena);
    await joined(helena, processo.id, id);
    expect(await toldOf(id)).toBe(0);
    const other = await waiting({ comCodigo: false });
    const closed = await concludedProcess(helena);
    await change(closed.id, { nivelAcesso: 'SIGILOSO' });
    await joined(helena, closed.id, other.id);
    expect(await toldOf(other.id)).toBe(1);
    expect((await listOf(ana)).assinar.map((one) => one.id)).toEqual([signature]);
    expect((await readBy(ana, other.signature)).status).toBe(409);
    expect((await giveWith(ana, signature, body)).status).toBe(200);
  });

  it('que passou a ter sigilo não se mostra nem se assina, e quem o tem sabe por quê', async () => {
    const { id, signature, body } = await waiting();
    await change(id, { nivelAcesso: 'SIGILOSO' });
    expect((await listOf(ana)).assinar).toEqual([]);
    expect((await readBy(ana, signature)).raw.body).not.toMatch(/Reforma|sigil/i);
    for (const path of ['/arquivo', '/leitura'])
      expect((await ana.ask('GET', `externo/assinatura/${signature}${path}`)).status, path).toBe(409);
    expect((await giveWith(ana, signature, body)).status).toBe(409);
    const before = (await mailsTo(server, ana.email)).length;
    await change(id, { nivelAcesso: 'PUBLICO', sigilo: 2 });
    expect((await readBy(ana, signature)).status).toBe(409);
    await change(id, { sigilo: 0, nivelAcesso: 'SIGILOSO' });
    const [row] = await server.platform.connection.db
      .selectFrom('documentoAssinante')
      .select('situacao')
      .where('id', '=', signature)
      .execute();
    expect(row?.situacao).toBe('PENDENTE');
    expect((await signersOf(helena, id))[0]?.impedido).toContain('não o vê nem o assina');
    // a reminder does not go out: it is told to who has it
    expect((await helena.post(`documento/${id}/encaminhar-para-assinatura`, {})).status).toBe(200);
    expect((await mailsTo(server, ana.email)).length).toBe(before);
    expect(await toldOf(id)).toBe(1);
    await change(id, { nivelAcesso: 'PUBLICO' });
    expect((await giveWith(ana, signature, body)).status).toBe(200);
  });
});

describe('quem tem o documento', () => {
  it('conduz quem é de fora como a todos: lembra, ordena, passa a vez e dá prazo, de que se avisa', async () => {
    const { db } = server.platform.connection;
    await db.updateTable('documentoAssinante').set({ prazo: null }).execute();
    await db.updateTable('tramite').set({ prazo: null, prazoResposta: null, prazoRetorno: null }).execute();
    const { id } = await askedOf(helena, helenaName, anaId);
    const [first, second] = await signersOf(helena, id);
    const mails = async () => (await mailsTo(server, ana.email)).length;
    const before = await mails();
    const passed = await helena.post<{ itens: Assinante[] }>(
      `documento/${id}/encaminhar-para-proximo-assinante`,
      { prazo: '2026-11-30' },
    );
    expect([passed.status, await mails()]).toEqual([200, before + 1]);
    expect((await signersOf(helena, id))[1]).toMatchObject({ prazo: '2026-11-30' });
    await helena.post(`documento/${id}/encaminhar-para-assinatura`, {});
    expect(await lastMail(server, ana.email)).toContain('ainda espera');
    const ordered = await helena.post(`documento/${id}/tramite-assinante`, {
      assinantes: [
        { assinanteId: second?.id, ordem: 1 },
        { assinanteId: first?.id, ordem: 2 },
      ],
    });
    expect(ordered.status).toBe(200);
    expect((await listOf(ana)).assinar.map((one) => one.id)).toEqual([second?.id]);
    const tell = () => tellDeadlines({ db, ports: server.platform.ports, log: pino({ level: 'silent' }) });
    server.time.now = new Date('2026-11-29T13:00:00Z');
    await tell();
    expect(await lastMail(server, ana.email)).toContain('perto de terminar o prazo');
    server.time.now = new Date('2026-12-02T13:00:00Z');
    await tell();
    expect(await lastMail(server, ana.email)).toContain('Terminou o prazo');
    const after = await mails();
    await tell();
    expect(await mails()).toBe(after);
  });
});
