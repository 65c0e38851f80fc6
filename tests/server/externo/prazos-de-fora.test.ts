import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { IntimacaoExterna, IntimacoesDoProcesso } from '#schemas/shapes/intimacao.ts';
import type { Solicitacao, SolicitacaoExterna, SolicitacoesExternas } from '#schemas/shapes/solicitacao.ts';
import { gatheredSteps } from '#server/base/db/migrate.ts';
import { jobs } from '#server/jobs.ts';
import { after, mailsTo } from '#tests/server/credencial/entering.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import {
  callerOf,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { enterFromOutside, newOutsider, type Outsider } from './outsider.ts';
import { offerService } from './service.ts';

let server: TestApp;
let ana: Outsider;
let caio: Caller;
let servicoId = 0;
beforeAll(async () => {
  server = await startTestApp();
  servicoId = await offerService(server, 'caio.teles');
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  caio = await server.as('caio.teles');
});
afterEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

const day = 24 * 3600;
/** Enters on another day: a session of the first is over. */
const caioAgain = async (): Promise<Caller> => {
  const body = { login: 'caio.teles', senha: worldPassword };
  const entered = await server.call({ method: 'POST', path: 'login', body });
  return callerOf(server.app, entered.json<{ payload: { token: string } }>().payload.token);
};
const ask = async (): Promise<number> => {
  const { payload } = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: randomUUID(),
    servicoId,
    texto: 'Peço a poda.',
    arquivos: [],
    campos: [{ rotulo: 'Rua', valor: 'Rua C' }],
  });
  return payload.id;
};
const act = async (id: number, what: string, body: object = {}): Promise<Solicitacao> => {
  const { status, payload, raw } = await caio.post<Solicitacao>(`protocolo-externo/${id}/${what}`, body);
  if (status !== 200) throw new Error(raw.body);
  return payload;
};
const back = (id: number) => act(id, 'devolver', { motivo: 'Falta o número.', dias: 5 });
const answer = (who: Outsider, id: number, texto = 'É o 42.') =>
  who.ask<SolicitacaoExterna>('POST', `externo/solicitacao/${id}/resposta`, { texto, arquivos: [] });
const inInbox = async (caller: Caller, id: number, more = ''): Promise<ItemCaixa | undefined> =>
  (
    await caller.get<{ itens: ItemCaixa[] }>(`caixa-central?aba=protocolo-externo&pageSize=50${more}`)
  ).payload.itens.find((item) => item.id === id);
const paperOf = async (who: Outsider, id: number): Promise<string> =>
  (await readPdf((await who.ask('GET', `externo/solicitacao/${id}/recibo`)).raw.rawPayload)).flat;

describe('o prazo de uma devolução', () => {
  it('está na caixa de quem espera, e quando passa os dois lados o leem; a resposta tardia vale, e diz-se tardia', async () => {
    const id = await ask();
    const asked = await inInbox(caio, id);
    expect([asked?.faseExterna, asked?.prazo]).toEqual(['SOLICITACAO', undefined]);
    const { prazo, vencida } = await back(id);
    expect([prazo, vencida]).toEqual(['2026-11-25', false]);
    expect(await inInbox(caio, id)).toMatchObject({ faseExterna: 'DEVOLUCAO', prazo });
    // one that was open before the inbox knew of it
    const { pool } = server.platform.connection;
    await pool.query('update conteudo set vencimento = null where id = $1', [id]);
    const steps = await gatheredSteps();
    await pool.query(steps.find(({ name }) => name === '0433-prazo-da-devolucao.sql')?.text ?? '');
    expect((await inInbox(caio, id))?.prazo).toBe(prazo);
    expect(await inInbox(caio, id, '&prazo=atrasado')).toBeUndefined();
    after(server, 6 * day);
    const [late, person] = await Promise.all([caioAgain(), enterFromOutside(server, ana.email)]);
    expect((await inInbox(late, id, '&prazo=atrasado'))?.id).toBe(id);
    expect((await late.get<Solicitacao>(`protocolo-externo/${id}`)).payload.vencida).toBe(true);
    const mine = (await person.ask<SolicitacoesExternas>('GET', 'externo/solicitacao')).payload.itens;
    expect(mine.find((one) => one.id === id)).toMatchObject({ prazo, vencida: true });
    const answered = (await answer(person, id)).payload;
    expect(answered.andamentos.at(-1)).toMatchObject({ ato: 'responderDevolucao', foraDoPrazo: true });
    expect(answered.andamentos.at(-1)).not.toHaveProperty('prazo');
    expect((await inInbox(late, id))?.prazo).toBeUndefined();
  });

  it('respondido nele não se diz tardio, e quem segue sem a resposta deixa de o ter na caixa', async () => {
    const id = await ask();
    await back(id);
    expect((await answer(ana, id)).payload.andamentos.at(-1)?.foraDoPrazo).toBe(false);
    await back(id);
    await act(id, 'conferir');
    expect((await inInbox(caio, id))?.prazo).toBeUndefined();
  });

  it('que acabaria em dia de queda passa ao seguinte, também na caixa', async () => {
    const id = await ask();
    await back(id);
    const admin = await server.as('admin');
    const registered = await admin.post('indisponibilidade', {
      inicio: '2026-11-25T08:00:00-03:00',
      fim: '2026-11-25T20:00:00-03:00',
      prorrogaPrazos: true,
      motivo: 'Queda de energia',
    });
    expect(registered.status).toBe(200);
    expect((await inInbox(caio, id))?.prazo).toBe('2026-11-26');
    after(server, 6 * day);
    const person = await enterFromOutside(server, ana.email);
    expect((await answer(person, id)).payload.andamentos.at(-1)?.foraDoPrazo).toBe(false);
  });
});

describe('o recibo', () => {
  it('separa o que foi com o pedido do que veio depois, com o resumo de cada arquivo', async () => {
    const id = await ask();
    expect(await paperOf(ana, id)).not.toContain('Enviado depois do pedido');
    await back(id);
    await answer(ana, id, 'É o quarenta e dois.');
    const paper = await paperOf(ana, id);
    const [first = '', later = ''] = paper.split('Enviado depois do pedido');
    expect(first).toContain('Peço a poda.');
    expect(first).not.toContain('quarenta');
    expect(later).toContain('É o quarenta e dois.');
  });
});

describe('uma conta que se fecha no meio', () => {
  it('não toma ciência tácita: a intimação espera, quem intimou o lê, e ao reabrir contam-se todos os dias', async () => {
    const id = await ask();
    const { autuado } = await act(id, 'autuar', { assunto: 'Poda na Rua C' });
    const path = `processo/${autuado?.id ?? 0}/intimacoes`;
    const listed = async (caller: Caller) => (await caller.get<IntimacoesDoProcesso>(path)).payload;
    const [parte] = (await listed(caio)).partes;
    const body = { externoId: parte?.id, assunto: 'Vistoria', texto: 'Compareça.', documentos: [] };
    const [sent] = (await caio.post<IntimacoesDoProcesso>(path, body)).payload.itens;
    expect([sent?.tacitaEm, sent?.contaFechada]).toEqual(['2026-11-30', undefined]);
    const { db } = server.platform.connection;
    const close = (bloqueado: boolean) =>
      db.updateTable('registro.usuarioExterno').set({ bloqueado }).where('email', '=', ana.email).execute();
    const expire = () =>
      jobs.vencerIntimacoes(
        { db, ports: server.platform.ports, log: pino({ level: 'silent' }) },
        undefined as never,
      );
    await close(true);
    after(server, 12 * day);
    await expire();
    const later = await caioAgain();
    const [waiting] = (await listed(later)).itens;
    // 2 December and ten days more is a Saturday
    expect(waiting).toMatchObject({ situacao: 'ENVIADA', contaFechada: true, tacitaEm: '2026-12-14' });
    const told = (await mailsTo(server, ana.email)).length;
    await later.post(`protocolo-externo/${id}/encerrar`, { desfecho: 'ATENDIDO', texto: 'Feito.' });
    expect(await mailsTo(server, ana.email)).toHaveLength(told);
    await close(false);
    await expire();
    const person = await enterFromOutside(server, ana.email);
    const opened = await person.ask<IntimacaoExterna>('POST', `externo/intimacao/${sent?.id ?? 0}/ciencia`);
    expect(opened.payload).toMatchObject({ situacao: 'LIDA', texto: 'Compareça.' });
  });
});
