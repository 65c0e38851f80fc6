import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AtoEmLote, ItemEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { resumeBatches, runBatchJob } from '#server/conteudo/em-lote/index.ts';
import { bulkActs } from '#server/acts.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';
import { sendCopies } from './sent-copies.ts';

let server: TestApp;
let job: JobContext;
let beatriz: Caller;
let helena: Caller;
let gil: Caller;
let signed: number;

const pool = () => server.platform.connection.pool;
const run = (id: number, signal?: AbortSignal): Promise<void> => runBatchJob(job, bulkActs, id, signal);
const ask = async (caller: Caller, body: object): Promise<AtoEmLote> => {
  const { payload, raw } = await caller.post<AtoEmLote>('conteudo/ato-em-lote', body);
  if (raw.statusCode !== 200) throw new Error(raw.body);
  return payload;
};
const look = async (caller: Caller, id: number): Promise<AtoEmLote> =>
  (await caller.get<AtoEmLote>(`conteudo/ato-em-lote/${id}`)).payload;
const items = async (caller: Caller, id: number, query = ''): Promise<ItemEmLote[]> =>
  (await caller.get<{ itens: ItemEmLote[] }>(`conteudo/ato-em-lote/${id}/itens?pageSize=100${query}`)).payload
    .itens;
const idsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);
const eventsOf = async (ids: readonly number[], ato: string): Promise<number> => {
  const { rows } = await pool().query<{ total: number }>(
    'select count(*)::int as total from evento where conteudo_id = any($1) and ato = $2',
    [ids, ato],
  );
  return rows[0]?.total ?? 0;
};
const queued = async (): Promise<number[]> => {
  const { rows } = await pool().query<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'ato-em-lote:%' order by id",
  );
  return rows.map(({ key }) => Number(key.split(':')[1]));
};

beforeAll(async () => {
  server = await startTestApp();
  const { ports, connection } = server.platform;
  job = { db: connection.db, ports, log: pino({ level: 'silent' }) };
  beatriz = await server.as('beatriz.cordeiro');
  helena = await server.as('helena.pires');
  gil = await server.as('gil.matos');
  signed = (await concludedDocument(beatriz, { assunto: 'Para o lote' })).id;
  await helena.post('assinatura/validar-e-assinar-docflow', { ids: [signed], senha: worldPassword });
});
afterAll(() => server.close());
beforeEach(() => pool().query('delete from ato_em_lote'));

describe('um lote pequeno', () => {
  it('se faz na hora, e diz como foi cada um; do que não se alcança, só isso', async () => {
    const first = await copyDocument(pool(), signed, 2);
    const draft = await completeDraft(beatriz, { assunto: 'Lote minuta' });
    const lote = await ask(beatriz, { ato: 'finalizar', ids: [first, draft.id, first + 1, 999_999] });
    expect(lote).toMatchObject({ situacao: 'CONCLUIDO', total: 4, feitos: 2, recusados: 2, pendentes: 0 });
    expect(lote.itens?.map(({ situacao }) => situacao)).toEqual(['FEITO', 'RECUSADO', 'FEITO', 'RECUSADO']);
    expect(lote.itens?.[1]).toMatchObject({ rotulo: 'Lote minuta', codigo: 'transicaoNaoPermitida' });
    expect(lote.itens?.[3]).toMatchObject({ id: 999_999, codigo: 'naoEncontrado' });
    expect(lote.itens?.[3]?.rotulo).toBeUndefined();
    expect((await read(beatriz, first + 1)).estado).toBe(1);
    // another's is as if it were not there, for them and for whoever would change it
    for (const path of ['', '/itens'])
      expect((await gil.get(`conteudo/ato-em-lote/${lote.id}${path}`)).status).toBe(404);
    for (const what of ['cancelar', 'repetir', 'desfazer'])
      expect((await gil.post(`conteudo/ato-em-lote/${lote.id}/${what}`)).status).toBe(404);
  });

  it('pedido duas vezes com a mesma chave é um só', async () => {
    const id = await copyDocument(pool(), signed, 1);
    const key = { 'idempotency-key': 'lote-repetido-1' };
    const body = { ato: 'acompanhar', ids: [id] };
    const first = await beatriz.post<AtoEmLote>('conteudo/ato-em-lote', body, key);
    const second = await beatriz.post<AtoEmLote>('conteudo/ato-em-lote', body, key);
    expect(second.payload.id).toBe(first.payload.id);
    expect((await beatriz.get<{ total: number }>('conteudo/ato-em-lote')).payload.total).toBe(1);
  });

  it('recusa de uma vez o que não se entende: sem motivo, sem itens, com dois jeitos de escolher, sem tal ato', async () => {
    const refused = async (body: object): Promise<string> =>
      (await beatriz.post('conteudo/ato-em-lote', body)).codigo;
    expect(await refused({ ato: 'cancelar', ids: [signed] })).toBe('camposInvalidos');
    expect(await refused({ ato: 'finalizar' })).toBe('camposInvalidos');
    expect(await refused({ ato: 'finalizar', ids: [signed], caixa: { aba: 'unidade' } })).toBe(
      'camposInvalidos',
    );
    expect(await refused({ ato: 'naoExiste', ids: [signed] })).toBe('naoEncontrado');
    expect(await refused({ ato: 'finalizar', caixa: { aba: 'unidade', q: 'nada tem este assunto' } })).toBe(
      'loteVazio',
    );
  });

  it('entende o filtro de cada aba, e diz quando ele não tem nada', async () => {
    const caixa = { q: 'nada tem este assunto', fase: 1, prioridade: 'ALTA', prazo: 'atrasado' };
    for (const aba of ['meus', 'unidade', 'receber', 'acompanhar', 'conhecimento', 'acompanhando', 'todos'])
      expect(
        (await beatriz.post('conteudo/ato-em-lote', { ato: 'finalizar', caixa: { aba, ...caixa } })).codigo,
      ).toBe('loteVazio');
  });

  it('conclui minutas, e a recusa diz o que falta', async () => {
    const whole = await completeDraft(beatriz, { assunto: 'Inteira', assinantes: ['Helena Duarte Pires'] });
    const lacking = await completeDraft(beatriz, { assunto: 'Sem quem assine' });
    const lote = await ask(beatriz, { ato: 'concluir', ids: [whole.id, lacking.id] });
    expect(lote.itens?.map(({ situacao }) => situacao)).toEqual(['FEITO', 'RECUSADO']);
    expect(lote.itens?.[1]?.mensagem).toMatch(/assin/i);
    expect((await read(beatriz, whole.id)).numero).toBeDefined();
  });
});

describe('o caminho de volta', () => {
  it('desfaz uma vez o que se fez e ninguém mudou depois', async () => {
    const ids = idsFrom(await copyDocument(pool(), signed, 3), 3);
    const lote = await ask(beatriz, { ato: 'finalizar', ids });
    expect(lote.desfaz).toBe(true);
    const [changed = 0] = ids;
    await beatriz.post(`conteudo/${changed}/ato/reativarFinalizar`, {});
    await beatriz.post(`conteudo/${changed}/ato/finalizar`, {});
    const { payload: back } = await beatriz.post<AtoEmLote>(`conteudo/ato-em-lote/${lote.id}/desfazer`);
    expect(back).toMatchObject({ ato: 'reativarFinalizar', feitos: 2, recusados: 1, desfazLoteId: lote.id });
    expect(back.itens?.[0]).toMatchObject({ id: changed, codigo: 'conflitoDeVersao' });
    expect((await read(beatriz, ids[1] ?? 0)).estado).toBe(0);
    expect(await look(beatriz, lote.id)).toMatchObject({ desfaz: false, desfeitoPorLoteId: back.id });
    expect((await beatriz.post(`conteudo/ato-em-lote/${lote.id}/desfazer`)).codigo).toBe('loteSemVolta');
    // nor is there a way back of the way back
    expect(back.desfaz).toBe(false);
  });

  it('não existe para o que não tem volta', async () => {
    const draft = await completeDraft(beatriz, { assunto: 'Excluída em lote' });
    const lote = await ask(beatriz, { ato: 'excluir', ids: [draft.id] });
    expect(lote).toMatchObject({ feitos: 1, desfaz: false });
    // the result of what is gone stays
    expect(await items(beatriz, lote.id)).toEqual([{ id: draft.id, situacao: 'FEITO' }]);
    expect((await beatriz.post(`conteudo/ato-em-lote/${lote.id}/desfazer`)).codigo).toBe('loteSemVolta');
  });
});

describe('um lote longo', () => {
  it('escolhe pelo filtro da caixa na hora do pedido, segue em segundo plano e avisa no fim', async () => {
    const ids = await sendCopies(server, {
      de: beatriz,
      para: 'SEOBI',
      assunto: 'Recebido em lote',
      quantos: 200,
    });
    const lote = await ask(gil, { ato: 'receber', caixa: { aba: 'receber', q: 'Recebido em lote' } });
    expect(lote).toMatchObject({ situacao: 'EM_ANDAMENTO', total: 200, feitos: 0, pendentes: 200 });
    expect(lote.itens).toBeUndefined();
    expect(await queued()).toContain(lote.id);
    // what comes afterwards is not of it, and three are gone before their turn
    const [late = 0] = await sendCopies(server, {
      de: beatriz,
      para: 'SEOBI',
      assunto: 'Recebido em lote',
      quantos: 1,
    });
    const gone = [ids[3], ids[77], ids[199]];
    await ask(beatriz, { ato: 'resgatar', ids: gone });
    await run(lote.id);
    expect(await look(gil, lote.id)).toMatchObject({
      situacao: 'CONCLUIDO',
      feitos: 197,
      recusados: 3,
      pendentes: 0,
    });
    const refused = await items(gil, lote.id, '&situacao=RECUSADO');
    expect(refused.map(({ id }) => id).sort()).toEqual([...gone].sort());
    for (const { mensagem } of refused) expect(mensagem).toBeTruthy();
    expect(await eventsOf(ids, 'recebido')).toBe(197);
    expect(await eventsOf([late], 'recebido')).toBe(0);
    const { rows } = await pool().query<{ id: number }>(
      "select id from registro.usuario where login = 'gil.matos'",
    );
    const { payload } = await gil.get<{ itens: Notificacao[] }>(
      `notificacao-interna/listar-paginado/${rows[0]?.id}`,
    );
    const [notice] = payload.itens;
    expect(notice).toMatchObject({
      assunto: 'Receber: 197 de 200 feitos',
      rota: `principal/caixa-central/atos-em-lote/${lote.id}`,
    });
    // once more does nothing
    await run(lote.id);
    expect(await eventsOf(ids, 'recebido')).toBe(197);
    const { payload: again } = await gil.post<AtoEmLote>(`conteudo/ato-em-lote/${lote.id}/repetir`);
    expect(again).toMatchObject({ ato: 'receber', total: 3, recusados: 3 });
  });

  it('interrompido, segue de onde parou; cancelado, o que foi feito fica', async () => {
    const ids = idsFrom(await copyDocument(pool(), signed, 60), 60);
    const lote = await ask(beatriz, { ato: 'finalizar', ids });
    const end = new AbortController();
    // the process is told to end while the eleventh is done
    let done = 0;
    const stopping = bulkActs.map((act) =>
      act.nome === 'finalizar'
        ? {
            ...act,
            run: (...given: Parameters<typeof act.run>) => {
              done += 1;
              if (done === 11) end.abort();
              return act.run(...given);
            },
          }
        : act,
    );
    await runBatchJob(job, stopping, lote.id, end.signal);
    expect(await look(beatriz, lote.id)).toMatchObject({
      situacao: 'EM_ANDAMENTO',
      feitos: 11,
      pendentes: 49,
    });
    expect(await queued()).toContain(lote.id);
    const early = await beatriz.post(`conteudo/ato-em-lote/${lote.id}/desfazer`);
    expect(early.codigo).toBe('loteEmAndamento');
    const { payload } = await beatriz.post<AtoEmLote>(`conteudo/ato-em-lote/${lote.id}/cancelar`);
    expect(payload).toMatchObject({ situacao: 'CANCELADO', feitos: 11, cancelados: 49, pendentes: 0 });
    await run(lote.id);
    expect(await eventsOf(ids, 'finalizado')).toBe(11);
    const { payload: rest } = await beatriz.post<AtoEmLote>(`conteudo/ato-em-lote/${lote.id}/repetir`);
    await Promise.all([run(rest.id), run(rest.id)]);
    expect(await look(beatriz, rest.id)).toMatchObject({ situacao: 'CONCLUIDO', total: 49, feitos: 49 });
    expect(await eventsOf(ids, 'finalizado')).toBe(60);
  });

  it('um item que falha por culpa do servidor não para os outros', async () => {
    const ids = idsFrom(await copyDocument(pool(), signed, 30), 30);
    const lote = await ask(beatriz, { ato: 'finalizar', ids });
    const failing = bulkActs.map((act) => ({
      ...act,
      run: (...given: Parameters<typeof act.run>) =>
        given[1] === ids[5] ? Promise.reject(new Error('quebrou')) : act.run(...given),
    }));
    await runBatchJob(job, failing, lote.id);
    expect(await look(beatriz, lote.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 29, recusados: 1 });
    expect((await items(beatriz, lote.id, '&situacao=RECUSADO'))[0]).toMatchObject({ codigo: 'erroInterno' });
  });

  it('vale o direito da pessoa na vez de cada item; sem acesso nenhum, o resto se recusa', async () => {
    const ids = idsFrom(await copyDocument(pool(), signed, 30), 30);
    const change = (sql: string) => pool().query(sql);
    const lote = await ask(beatriz, { ato: 'finalizar', ids });
    let done = 0;
    const losing = bulkActs.map((act) => ({
      ...act,
      run: async (...given: Parameters<typeof act.run>) => {
        await act.run(...given);
        done += 1;
        if (done === 4)
          await change("update registro.usuario set bloqueado = true where login = 'beatriz.cordeiro'");
      },
    }));
    await runBatchJob(job, losing, lote.id);
    await change("update registro.usuario set bloqueado = false where login = 'beatriz.cordeiro'");
    expect(await look(beatriz, lote.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 4, recusados: 26 });
    expect((await items(beatriz, lote.id, '&situacao=RECUSADO'))[0]?.codigo).toBe('acessoRetirado');
  });

  it('o que nenhum processo tem volta para a fila, e resultados velhos se esquecem', async () => {
    const ids = idsFrom(await copyDocument(pool(), signed, 30), 30);
    const lote = await ask(beatriz, { ato: 'acompanhar', ids });
    await pool().query("select graphile_worker.remove_job('ato-em-lote:' || $1::text)", [lote.id]);
    await resumeBatches(job);
    expect(await queued()).not.toContain(lote.id);
    const now = server.time.now;
    server.time.now = new Date(now.getTime() + 61_000);
    await resumeBatches(job);
    expect(await queued()).toContain(lote.id);
    await run(lote.id);
    server.time.now = new Date(now.getTime() + 91 * 86_400_000);
    await resumeBatches(job);
    server.time.now = now;
    expect((await beatriz.get(`conteudo/ato-em-lote/${lote.id}`)).status).toBe(404);
  });
});
