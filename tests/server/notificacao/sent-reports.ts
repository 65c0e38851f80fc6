import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { isReportMail, sendDueReports, writeReportMail } from '#server/conteudo/envio-relatorio/index.ts';
import { nextAfter } from '#server/conteudo/envio-relatorio/next-sending.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';

interface World {
  readonly server: () => TestApp;
  readonly context: () => JobContext;
  /** Puts the clock at an hour of the wall. */
  readonly at: (local: string) => void;
}

/** What the reports that leave by e-mail promise, over the world of the digests. */
export const sentReports = ({ server, context, at }: World): void => {
  const db = () => server().platform.connection.db;
  const people = ['helena.pires', 'beatriz.cordeiro', 'rafael.lins'] as const;
  /** Signed in for as long as the days of these tests go. */
  const enter = async (login: string): Promise<Caller> => {
    const caller = await server().as(login);
    const later = new Date('2027-06-01T00:00:00Z');
    await db().updateTable('sessao').set({ expiraEm: later, limiteEm: later }).execute();
    return caller;
  };
  const idOf = async (login: string): Promise<number> =>
    (
      await db()
        .selectFrom('registro.usuario')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow()
    ).id;
  const ids = () => Promise.all(people.map(idOf));
  const list = async (who: Caller) => (await who.get<Page<EnvioRelatorio>>('relatorio/envio')).payload.itens;
  const saved = async (who: Caller) =>
    (await who.get<Page<PesquisaSalva>>('pesquisa-avancada/pesquisas-salvas?relatorios=true')).payload.itens;
  const definition = { linha: 'unidadeOrigem', forma: 'barras', periodo: '12meses' };
  const search = { casoDeUso: 'Todos', json: { pesquisarFiltro: {} }, relatorio: definition };
  const daily = { cada: 'DIA', hora: '08:00', soDiasUteis: false, ativo: true };
  /** The mails that wait, as they would leave now, by who they are for. */
  const leaving = async (): Promise<Map<number, string | undefined>> => {
    const rows = await db().selectFrom('correio').selectAll().orderBy('id').execute();
    const words = new Map<number, string | undefined>();
    for (const { aviso, assunto, texto } of rows) {
      if (!isReportMail(aviso)) throw new Error('outro e-mail');
      expect([assunto, texto].join(' ')).not.toMatch(/da casa|\d/);
      expect(words.has(aviso.usuarioId)).toBe(false);
      const mail = await inTransaction(db(), (trx) => writeReportMail({ ...context(), db: trx }, aviso));
      words.set(aviso.usuarioId, mail?.texto);
    }
    return words;
  };

  it('um relatório programado sai na hora, uma vez, e diz a cada pessoa os números do que ela vê', async () => {
    at('2026-12-07T07:00:00');
    const helena = await enter('helena.pires');
    const { id: pesquisaId } = (await helena.post<PesquisaSalva>('pesquisa-avancada?nome=Da casa', search))
      .payload;
    const pessoas = await ids();
    const made = await helena.post<EnvioRelatorio>('relatorio/envio', { ...daily, pesquisaId, pessoas });
    expect(made.payload).toMatchObject({ nome: 'Da casa', proximoEm: '2026-12-07T11:00:00.000Z' });
    await sendDueReports(context());
    expect((await leaving()).size).toBe(0);
    // two days of a stop, and then all processes at once
    at('2026-12-09T08:00:30');
    await Promise.all([1, 2, 3].map(() => sendDueReports(context())));
    const words = await leaving();
    expect([...words.keys()].sort()).toEqual([...pessoas].sort());
    const totals = new Set<number>();
    for (const [at, login] of people.entries()) {
      const caller = await enter(login);
      const { lidos, linhas } = (await caller.post<RelatorioMontado>('relatorio/montar', search)).payload;
      const said = words.get(pessoas[at] ?? 0) ?? '';
      expect([login, said]).toEqual([login, expect.stringContaining(`Conta ${lidos} conteúdo`)]);
      for (const { rotulo, valores } of linhas.slice(0, 15))
        expect(said).toContain(`- ${rotulo}: ${valores[0]}`);
      expect(said).toContain(`principal/relatorios/montar?salvo=${pesquisaId}`);
      totals.add(lidos);
    }
    expect(totals.size).toBeGreaterThan(1);
    const [one] = await list(helena);
    expect(one).toMatchObject({
      proximoEm: '2026-12-10T11:00:00.000Z',
      ultimoEm: '2026-12-09T11:00:30.000Z',
      saidas: people.map(() => ({ situacao: 'NA_FILA' })),
    });
    // who receives it opens it, wherever they work, and knows nothing of who else does
    const beatriz = await enter('beatriz.cordeiro');
    expect((await saved(beatriz)).map(({ nome, propria }) => [nome, propria])).toContainEqual([
      'Da casa',
      false,
    ]);
    expect(await list(beatriz)).toMatchObject([{ proprio: false, pessoas: [], saidas: [] }]);
  });

  it('quem perde o acesso não recebe, e isto se diz; quem sai não recebe mais, nem abre o relatório', async () => {
    const helena = await enter('helena.pires');
    const [, beatrizId, rafaelId] = (await ids()) as [number, number, number];
    at('2026-12-10T08:00:00');
    const [{ id } = { id: 0 }] = await list(helena);
    await sql`update registro.usuario set bloqueado = true where id = ${beatrizId}`.execute(db());
    await sendDueReports(context());
    // the other one only once it waits
    await sql`update registro.usuario set ativo = false where id = ${rafaelId}`.execute(db());
    const words = await leaving();
    expect([words.has(beatrizId), words.has(rafaelId), words.get(rafaelId)]).toEqual([
      false,
      true,
      undefined,
    ]);
    const [told] = await list(helena);
    expect(told?.saidas.map(({ situacao, motivo }) => [situacao, typeof motivo])).toEqual([
      ['NAO_ENVIADO', 'string'],
      ['NA_FILA', 'undefined'],
      ['NAO_ENVIADO', 'string'],
    ]);
    await sql`update registro.usuario set ativo = true, bloqueado = false
      where id in (${beatrizId}, ${rafaelId})`.execute(db());
    const beatriz = await enter('beatriz.cordeiro');
    expect((await beatriz.post(`relatorio/envio/${id}/enviar`)).status).toBe(404);
    expect((await beatriz.remove(`relatorio/envio/${id}`)).status).toBe(404);
    expect((await beatriz.post(`relatorio/envio/${id}/sair`)).status).toBe(200);
    expect(await list(beatriz)).toEqual([]);
    expect((await saved(beatriz)).map(({ nome }) => nome)).not.toContain('Da casa');
    await db().deleteFrom('correio').execute();
    at('2026-12-10T10:00:00');
    const sent = await helena.post<EnvioRelatorio>(`relatorio/envio/${id}/enviar`);
    expect(sent.payload).toMatchObject({
      sairam: ['Beatriz Anjos Cordeiro'],
      proximoEm: '2026-12-11T11:00:00.000Z',
    });
    expect((await leaving()).has(beatrizId)).toBe(false);
    expect((await helena.post(`relatorio/envio/${id}/enviar`)).raw.body).toContain('Espere um minuto');
  });

  it('quando o servidor cai entre uma pessoa e outra, nada saiu pela metade, e depois cada uma recebe uma vez', async () => {
    const helena = await enter('helena.pires');
    const pessoas = await ids();
    const [own] = await list(helena);
    await helena.put(`relatorio/envio/${own?.id}`, { ...daily, pesquisaId: own?.pesquisaId, pessoas });
    at('2026-12-11T08:00:00');
    // the connection of who sends ends at the second person, as when its process is killed
    await sql`create function queda() returns trigger language plpgsql as $$ begin
      if (select count(*) from relatorio_saida where momento = new.momento) = 1
        then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`.execute(db());
    await sql`create trigger queda before insert on relatorio_saida
      for each row execute function queda()`.execute(db());
    await expect(sendDueReports(context())).rejects.toThrow();
    await sql`drop function queda() cascade`.execute(db());
    expect((await leaving()).size).toBe(0);
    expect((await list(helena))[0]?.ultimoEm).not.toBe(server().time.now.toISOString());
    await sendDueReports(context());
    const words = await leaving();
    expect([...words.keys()].sort()).toEqual([...pessoas].sort());
    expect([...words.values()]).not.toContain(undefined);
    await sendDueReports(context());
    expect((await leaving()).size).toBe(people.length);
    // the queue has each of them, and no other
    const { rows } = await sql<{ enfileirados: number }>`select count(*)::integer as enfileirados
      from graphile_worker.jobs j join correio k on j.key = 'correio:' || k.id`.execute(db());
    expect(rows).toEqual([{ enfileirados: people.length }]);
  });

  it('pausado não sai; de quem deixou a instituição para; excluído o relatório, acaba', async () => {
    const helena = await enter('helena.pires');
    const [helenaId] = (await ids()) as [number, number, number];
    const [own] = await list(helena);
    const body = { ...daily, pesquisaId: own?.pesquisaId, pessoas: [helenaId] };
    const change = (ativo: boolean) =>
      helena.put<EnvioRelatorio>(`relatorio/envio/${own?.id}`, { ...body, ativo });
    expect((await change(false)).payload.proximoEm).toBeUndefined();
    at('2026-12-12T09:00:00');
    await sendDueReports(context());
    expect((await leaving()).size).toBe(0);
    expect((await change(true)).payload.proximoEm).toBe('2026-12-13T11:00:00.000Z');
    await sql`update registro.usuario set ativo = false where id = ${helenaId}`.execute(db());
    at('2026-12-13T09:00:00');
    await sendDueReports(context());
    await sql`update registro.usuario set ativo = true where id = ${helenaId}`.execute(db());
    expect((await leaving()).size).toBe(0);
    expect((await list(helena))[0]).toMatchObject({ ativo: false });
    expect((await helena.remove(`pesquisa-avancada/${own?.pesquisaId}`)).status).toBe(200);
    expect(await list(helena)).toEqual([]);
  });

  it('um relatório do Malote também sai; o da chefia, e o salvo por outra pessoa, só de quem os lê', async () => {
    const [helena, rafael] = await Promise.all(['helena.pires', 'rafael.lins'].map((login) => enter(login)));
    if (!helena || !rafael) throw new Error('sem pessoas');
    const [helenaId, , rafaelId] = (await ids()) as [number, number, number];
    const work = { ...daily, relatorio: 'produtividade' };
    expect(await rafael.post('relatorio/envio', { ...work, pessoas: [rafaelId] })).toMatchObject({
      status: 422,
      campos: ['relatorio'],
    });
    const wrong = { ...daily, cada: 'SEMANA', pesquisaId: 9_999, pessoas: [helenaId, 2_000_000] };
    expect(await helena.post('relatorio/envio', wrong)).toMatchObject({
      status: 422,
      campos: ['pesquisaId', 'dia', 'pessoas'],
    });
    at('2026-12-14T07:00:00');
    const both = { ...work, pessoas: [helenaId, rafaelId] };
    const { id } = (await helena.post<EnvioRelatorio>('relatorio/envio', both)).payload;
    at('2026-12-14T08:00:00');
    await sendDueReports(context());
    const words = await leaving();
    const { lidos } = (await helena.get<Relatorio>('relatorio?nome=produtividade')).payload;
    expect(words.get(helenaId)).toContain(`Conta ${lidos} conteúdo`);
    expect(words.get(rafaelId)).toBeUndefined();
    const [one] = await list(helena);
    expect(one?.saidas.find(({ situacao }) => situacao === 'NAO_ENVIADO')?.motivo).toContain('chefia');
    expect((await helena.remove(`relatorio/envio/${id}`)).status).toBe(200);
  });

  it('a soma de um campo não vai por e-mail, só de quantos é', async () => {
    const helena = await enter('helena.pires');
    const [helenaId] = (await ids()) as [number, number, number];
    at('2026-12-15T07:00:00');
    const relatorio = { ...definition, medida: 'soma', campo: 'Valor' };
    const { id: pesquisaId } = (
      await helena.post<PesquisaSalva>('pesquisa-avancada?nome=Somas', { ...search, relatorio })
    ).payload;
    const { id } = (
      await helena.post<EnvioRelatorio>('relatorio/envio', { ...daily, pesquisaId, pessoas: [helenaId] })
    ).payload;
    await helena.post(`relatorio/envio/${id}/enviar`);
    const said = (await leaving()).get(helenaId) ?? '';
    expect(said).toContain('A soma não vai por e-mail');
    expect(said).not.toMatch(/^- /m);
    expect((await helena.remove(`relatorio/envio/${id}`)).status).toBe(200);
  });

  it('o dia útil, o da semana e o último do mês', () => {
    const weekday = (day: string): string => {
      const at = new Date(`${day}T00:00:00Z`);
      const skipped = { 0: 1, 6: 2 }[at.getUTCDay()] ?? 0;
      return new Date(at.getTime() + skipped * 86_400_000).toISOString().slice(0, 10);
    };
    const next = (rhythm: object, after: string): string =>
      nextAfter(
        { cada: 'DIA', dia: null, hora: '08:00', soDiasUteis: false, ...rhythm },
        new Date(`${after}-03:00`),
        'America/Sao_Paulo',
        weekday,
      ).toISOString();
    expect(next({}, '2026-12-11T08:00:00')).toBe('2026-12-12T11:00:00.000Z');
    expect(next({ soDiasUteis: true }, '2026-12-11T08:00:00')).toBe('2026-12-14T11:00:00.000Z');
    expect(next({ cada: 'SEMANA', dia: 7 }, '2026-12-11T08:00:00')).toBe('2026-12-13T11:00:00.000Z');
    expect(next({ cada: 'MES', dia: 31 }, '2027-02-10T08:00:00')).toBe('2027-02-28T11:00:00.000Z');
    // moved from the Saturday before, whose day it is
    expect(next({ cada: 'MES', dia: 12, soDiasUteis: true }, '2026-12-13T08:00:00')).toBe(
      '2026-12-14T11:00:00.000Z',
    );
  });
};
