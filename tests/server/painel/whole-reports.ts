import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { ContagemRelatorio, RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { reportNames } from '#schemas/relatorios.ts';
import { jobs } from '#server/jobs.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import { readAnswer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId } from '#tests/setup/drafts.ts';
import { period, readReport } from './report-oracle.ts';

interface World {
  readonly people: readonly string[];
  readonly server: () => TestApp;
}

const built = {
  casoDeUso: 'Todos',
  json: { pesquisarFiltro: { fase: 2 } },
  relatorio: { linha: 'tipo', coluna: 'estado', forma: 'barras', periodo: 'escolhido', ...period },
};

/** What reports counted whole promise, over the world of the home. */
export const wholeReports = ({ people, server }: World): void => {
  const ask = async (caller: Caller, body: object): Promise<ContagemRelatorio> => {
    const { status, payload } = await caller.post<ContagemRelatorio>('relatorio/contagem', body);
    expect([status, payload.situacao, payload.feitas]).toEqual([200, 'ESPERA', 0]);
    return payload;
  };
  const read = (caller: Caller, id: number) => caller.get<ContagemRelatorio>(`relatorio/contagem/${id}`);
  /** Counts as the queue would. */
  const work = (id: number) =>
    jobs.contarRelatorio(
      {
        db: server().platform.connection.db,
        ports: server().platform.ports,
        log: pino({ level: 'silent' }),
      },
      { contagemId: id },
    );
  const whole = async (caller: Caller, body: object): Promise<ContagemRelatorio> => {
    const { id } = await ask(caller, body);
    await work(id);
    const { payload } = await read(caller, id);
    expect(payload).toMatchObject({ situacao: 'PRONTA', feitas: payload.total });
    return payload;
  };

  it.each(people)(
    'contados inteiros, dão a %s os mesmos números que na hora, quando cabem',
    async (login) => {
      const caller = await server().as(login);
      for (const nome of reportNames) {
        const now = await caller.get(`relatorio?nome=${nome}&inicio=${period.inicio}&fim=${period.fim}`);
        if (now.status !== 200) {
          const refused = await caller.post('relatorio/contagem', { relatorio: { nome, ...period } });
          expect([nome, refused.status]).toEqual([nome, now.status]);
          continue;
        }
        const { relatorio } = await whole(caller, { relatorio: { nome, ...period } });
        expect(relatorio).toEqual(await readReport(caller, nome));
      }
      const { montado } = await whole(caller, { montado: built });
      expect(montado).toEqual((await caller.post<RelatorioMontado>('relatorio/montar', built)).payload);
      const words = { ...built, json: { pesquisarFiltro: { fase: 2, q: 'contrato' } } };
      expect((await whole(caller, { montado: words })).montado).toEqual(
        (await caller.post<RelatorioMontado>('relatorio/montar', words)).payload,
      );
    },
    120_000,
  );

  it('são só de quem os pediu, vêm em arquivo, e por uma hora', async () => {
    const helena = await server().as('helena.pires');
    const rafael = await server().as('rafael.lins');
    const { id, relatorio } = await whole(helena, { relatorio: { nome: 'unidade', ...period } });
    expect((await read(rafael, id)).status).toBe(404);
    expect((await rafael.remove(`relatorio/contagem/${id}`)).status).toBe(404);
    const path = `relatorio/contagem/${id}/arquivo?formato=csv`;
    expect((await rafael.get(path)).status).toBe(404);
    const csv = (await helena.get(path)).raw.body.trim().split('\n');
    expect(csv).toHaveLength((relatorio?.linhas.length ?? 0) + 1);
    const { id: montado } = await whole(helena, { montado: built });
    const named = `relatorio/contagem/${montado}/arquivo?formato=pdf&nome=${encodeURIComponent('Da casa')}`;
    expect((await readPdf((await helena.get(named)).raw.rawPayload)).flat).toContain('Da casa');
    await sql`update contagem_relatorio set terminada_em = terminada_em - interval '61 minutes' where id = ${id}`.execute(
      server().platform.connection.db,
    );
    expect((await read(helena, id)).status).toBe(404);
    // the next counting takes it away
    await whole(helena, { relatorio: { nome: 'tipo' } });
    const { rows } = await sql`select from contagem_relatorio where id = ${id}`.execute(
      server().platform.connection.db,
    );
    expect(rows).toEqual([]);
  });

  it('somem quando algo do que contam sai da vista de quem os pediu, e são da língua em que se pediram', async () => {
    const [helena, luciana] = [await server().as('helena.pires'), await server().as('luciana.reis')];
    const secret = await concludedDocument(helena, {
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const { usuarioId } = await personId(helena, 'Luciana Prado Reis');
    await helena.post(`documento/${secret.id}/credenciais`, { usuarioId });
    const { id, relatorio } = await whole(luciana, { relatorio: { nome: 'estado', ...period } });
    const spanish = (path: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
      server().call({
        method,
        path,
        body,
        headers: { authorization: `Bearer ${luciana.token}`, 'accept-language': 'es' },
      });
    expect((await spanish(`relatorio/contagem/${id}`)).statusCode).toBe(404);
    expect((await read(luciana, id)).payload.relatorio).toEqual(relatorio);
    await helena.remove(`documento/${secret.id}/credenciais/${usuarioId}`);
    expect((await read(luciana, id)).status).toBe(404);
    expect((await luciana.get(`relatorio/contagem/${id}/arquivo?formato=csv`)).status).toBe(404);

    const asked = await spanish('relatorio/contagem', 'POST', { relatorio: { nome: 'estado', ...period } });
    const other = readAnswer<ContagemRelatorio>(asked).payload;
    await work(other.id);
    const words = (answered?: Relatorio) => answered?.linhas.map(({ rotulo }) => rotulo);
    const inSpanish = readAnswer<ContagemRelatorio>(await spanish(`relatorio/contagem/${other.id}`)).payload;
    expect(words(inSpanish.relatorio)).toHaveLength(relatorio?.linhas.length ?? 0);
    expect(words(inSpanish.relatorio)).not.toEqual(words(relatorio));
  });

  it('param quando a pessoa desiste ou pede outro, e dizem por que não se puderam contar', async () => {
    const { db } = server().platform.connection;
    const helena = await server().as('helena.pires');
    const one = await ask(helena, { montado: built });
    const other = await ask(helena, { relatorio: { nome: 'tipo' } });
    await work(one.id);
    expect((await read(helena, one.id)).payload.situacao).toBe('CANCELADA');
    expect((await helena.remove<ContagemRelatorio>(`relatorio/contagem/${other.id}`)).payload.situacao).toBe(
      'CANCELADA',
    );
    await work(other.id);
    const stopped = (await read(helena, other.id)).payload;
    expect([stopped.situacao, stopped.relatorio]).toEqual(['CANCELADA', undefined]);

    const lost = await ask(helena, { relatorio: { nome: 'tipo' } });
    await sql`update registro.usuario set ativo = false where login = 'helena.pires'`.execute(db);
    await work(lost.id);
    await sql`update registro.usuario set ativo = true where login = 'helena.pires'`.execute(db);
    const { payload } = await read(await server().as('helena.pires'), lost.id);
    expect(payload.situacao).toBe('FALHOU');
    expect(payload.motivo).toMatch(/acesso/);

    const wrong = { relatorio: { nome: 'tipo', inicio: '2026-02-01', fim: '2026-01-01' } };
    expect(await helena.post('relatorio/contagem', wrong)).toMatchObject({ status: 422, campos: ['fim'] });
    expect((await helena.post('relatorio/contagem', {})).status).toBe(422);
  });
};
