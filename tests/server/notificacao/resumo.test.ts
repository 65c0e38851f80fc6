import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { putOwnTexts } from '#schemas/messages/index.ts';
import { digestText } from '#server/conteudo/resumo/digest-text.ts';
import { sendDigests, writeDigest, isDigest } from '#server/conteudo/resumo/index.ts';
import type { Waiting } from '#server/conteudo/resumo/what-waits.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId } from '#tests/setup/drafts.ts';
import { sentReports } from './sent-reports.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let destino: Awaited<ReturnType<typeof personId>>;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  destino = await personId(helena, 'Beatriz Anjos Cordeiro');
  const later = new Date('2027-06-01T00:00:00Z');
  const { db } = server.platform.connection;
  await db.updateTable('sessao').set({ expiraEm: later, limiteEm: later }).execute();
  // what waits in the world itself is another matter
  await db
    .updateTable('tramite')
    .set({ situacao: 'RECEBIDO' })
    .where('situacao', '=', 'NAO_RECEBIDO')
    .execute();
  await db
    .updateTable('documentoAssinante')
    .set({ situacao: 'CANCELADO' })
    .where('situacao', '=', 'PENDENTE')
    .execute();
}, 240_000);
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.platform.connection;
  await db.deleteFrom('correio').execute();
  await sql`delete from resumo_enviado`.execute(db);
});

const context = () => {
  const { connection, ports } = server.platform;
  return { db: connection.db, ports, log: pino({ level: 'silent' }) };
};
/** In the zone of the world, three hours before UTC. */
const at = (local: string): void => {
  server.time.now = new Date(`${local}-03:00`);
};
const send = (): Promise<number> => sendDigests(context());
const choose = async (change: Preferencias): Promise<void> => {
  expect((await beatriz.put('preferencias-usuario', change)).status).toBe(200);
};
/** The mails that wait, as they would leave now. */
const leaving = async (): Promise<(string | undefined)[]> => {
  const rows = await server.platform.connection.db.selectFrom('correio').selectAll().orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ aviso }) =>
      isDigest(aviso) ? (await writeDigest(context(), aviso))?.texto : 'another',
    ),
  );
};
const inDigest = { email: true, resumo: true } as const;

describe('o resumo do dia', () => {
  it('sai uma vez por dia, na hora escolhida, com o que espera, e só a quem o pediu', async () => {
    at('2026-11-24T07:00:00');
    await choose({ avisos: { TRAMITE: inDigest, PRAZO: inDigest }, resumo: { hora: 9, soDiasUteis: false } });
    const { id, numero } = await concludedDocument(helena, { assunto: 'Uso do teatro' });
    const secret = await concludedDocument(helena, {
      assunto: 'Apuração',
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' },
    });
    for (const [conteudoId, prazo] of [
      [id, '2026-11-25'],
      [secret.id, null],
    ] as const)
      expect((await helena.post('tramite', { conteudoId, destino, ...(prazo && { prazo }) })).status).toBe(
        200,
      );
    at('2026-11-24T08:59:00');
    expect(await send()).toBe(0);
    at('2026-11-24T09:00:00');
    // two servers at the same moment
    const sent = await Promise.all([send(), send()]);
    expect(sent.reduce((one, other) => one + other)).toBe(1);
    at('2026-11-24T11:00:00');
    expect(await send()).toBe(0);
    const kept = await server.platform.connection.db.selectFrom('correio').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/teatro|Apuração/);
    expect(kept.map(({ para }) => para)).toEqual([expect.stringContaining('beatriz')]);
    const [text] = await leaving();
    expect(text).toContain('Prazos vencidos ou perto do fim: 1');
    expect(text).toContain('A receber: 2');
    expect(text).toContain(`- ${numero ?? ''} · Uso do teatro (até 25/11/2026)`);
    expect(text).toContain('- de acesso restrito, que o e-mail não nomeia: 1');
    expect(text).not.toContain('Apuração');
    expect(text).toContain('principal/caixa-central');
    // the next day, what is past says so
    at('2026-11-26T09:10:00');
    expect(await send()).toBe(1);
    expect((await leaving()).at(-1)).toContain('(venceu em 25/11/2026)');
    // one that cannot be seen any more is not even counted
    await server.platform.connection.db
      .updateTable('conteudo')
      .set({ excluidoEm: server.time.now })
      .where('id', '=', id)
      .execute();
    expect((await leaving()).at(-1)).not.toMatch(/teatro|Prazos/);
    for (const each of [id, secret.id])
      await server.platform.connection.db
        .updateTable('tramite')
        .set({ situacao: 'RECEBIDO' })
        .where('conteudoId', '=', each)
        .execute();
    expect((await leaving()).at(-1)).toBeUndefined();
    at('2026-11-27T09:00:00');
    expect(await send()).toBe(0);
  });

  it('diz o que espera a assinatura, e o aviso desse tipo não sai na hora', async () => {
    at('2026-11-30T08:00:00');
    await choose({
      avisos: { TRAMITE: { email: false }, PRAZO: { email: false }, ASSINATURA: inDigest },
      resumo: { hora: 8, soDiasUteis: false },
    });
    const { numero } = await concludedDocument(helena, {
      assunto: 'Cessão do ginásio',
      assinantes: ['Beatriz Anjos Cordeiro'],
    });
    const waiting = async (): Promise<number> =>
      (
        await sql`select from graphile_worker.jobs where task_identifier = 'avisarPorCorreio'`.execute(
          server.platform.connection.db,
        )
      ).rows.length;
    const before = await waiting();
    const note = { usuarioIds: [destino.usuarioId], assunto: 'x' };
    await notify(server.platform.connection.db, server.time.now, { ...note, tipo: 'ASSINATURA' });
    expect(await waiting()).toBe(before);
    expect(await send()).toBe(1);
    expect(await leaving()).toEqual([
      expect.stringContaining(`Para assinar: 1\n- ${numero ?? ''} · Cessão do ginásio`),
    ]);
    // who stops wanting it before it leaves is not sent it
    await choose({ avisos: { ASSINATURA: { email: true, resumo: false } } });
    expect(await leaving()).toEqual([undefined]);
    await choose({ avisos: { ASSINATURA: inDigest } });
  });

  it('só em dias úteis não sai no fim de semana nem no feriado; atrasado demais, não sai', async () => {
    await choose({ resumo: { hora: 8, soDiasUteis: true } });
    for (const [local, sent] of [
      ['2026-12-05T08:00:00', 0],
      ['2026-12-06T08:00:00', 0],
      ['2026-12-25T08:00:00', 0],
      ['2026-12-07T12:00:00', 0],
      ['2026-12-07T11:50:00', 1],
    ] as const) {
      at(local);
      expect([local, await send()]).toEqual([local, sent]);
    }
    await choose({ resumo: { hora: 8, soDiasUteis: false } });
    at('2026-12-12T08:00:00');
    expect(await send()).toBe(1);
  });
});

describe('as palavras do resumo', () => {
  const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
    tipo: 'receber',
    nome: 'Ofício 1',
    prazo: null,
    ...changes,
  });
  const text = (items: readonly Waiting[], pertoAte?: string) =>
    digestText({
      nome: 'Ana',
      hoje: '2026-11-24',
      waiting: items,
      pertoAte,
      asked: new Set(['receber']),
      endereco: 'https://x/',
    })?.texto;

  it('só dizem as partes pedidas; uma cópia não tem prazo que vença', () => {
    expect(text([])).toBeUndefined();
    expect(text([waiting({ tipo: 'assinar' })])).toBeUndefined();
    expect(text([waiting({ tipo: 'conhecimento', prazo: '2026-11-20' })], '2026-11-26')).toBeUndefined();
    expect(text([waiting({ tipo: 'assinar', prazo: '2026-11-26' })], '2026-11-26')).toContain(
      'Ofício 1 (até 26/11/2026)',
    );
    expect(text([waiting({ tipo: 'assinar', prazo: '2026-11-27' })], '2026-11-26')).toBeUndefined();
    expect(text([waiting({ prazo: '2026-11-24' })])).toContain('(até 24/11/2026)');
    expect(text([waiting({ prazo: '2026-11-23' })])).toContain('(venceu em 23/11/2026)');
  });

  it('de muitas linhas contam as que não cabem, e seguem o texto da instituição', () => {
    const many = text(Array.from({ length: 17 }, () => waiting()));
    expect(many).toContain('A receber: 17');
    expect(many).toContain('- outros: 2');
    putOwnTexts(new Map([['aviso.resumo.abertura', 'Olá, {nome}!']]));
    expect(text([waiting()])).toMatch(/^Olá, Ana!/);
    putOwnTexts(new Map());
  });
});

describe('os relatórios por e-mail', () => sentReports({ server: () => server, context, at }));
