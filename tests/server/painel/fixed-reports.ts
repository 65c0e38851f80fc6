import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mensagem } from '#schemas/messages/index.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { fromRoutes, median, period, readReport, searched } from './report-oracle.ts';

interface World {
  readonly people: readonly string[];
  readonly server: () => TestApp;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What the reports of the product promise, over the world of the home. */
export const fixedReports = ({ people, server }: World): void => {
  it.each(people)(
    'contam a %s o que a pesquisa dela acha, e nada mais',
    async (login) => {
      const caller = await server().as(login);
      const found = await searched(caller);
      for (const nome of ['tipo', 'estado', 'mes']) {
        const report = await readReport(caller, nome);
        expect([nome, report.lidos, report.todos]).toEqual([nome, found.length, true]);
        expect([nome, sum(report.linhas.flatMap(({ valores }) => valores))]).toEqual([nome, found.length]);
      }
      const units = await readReport(caller, 'unidade');
      for (const [at, filter] of [
        [0, 'unidadeOrigem'],
        [1, 'unidadeDetentora'],
      ] as const)
        for (const { chave, valores } of units.linhas)
          expect([filter, chave, (await searched(caller, { [filter]: Number(chave) })).length]).toEqual([
            filter,
            chave,
            valores[at],
          ]);
    },
    120_000,
  );

  it('diferem entre pessoas que veem conteúdos diferentes', async () => {
    const read = await Promise.all(people.map(async (login) => readReport(await server().as(login), 'tipo')));
    expect(new Set(read.map(({ lidos }) => lidos)).size).toBeGreaterThan(1);
  });

  it('dizem de cada unidade o tempo e os prazos que os percursos dizem', async () => {
    const helena = await server().as('helena.pires');
    const units = await fromRoutes(helena, await searched(helena), server().time.now);
    const stays = await readReport(helena, 'permanencia');
    const unit = (chave: string) => units.get(chave) ?? { days: [], here: 0, kept: 0, late: 0, running: 0 };
    expect(stays.linhas.map(({ chave }) => chave).sort()).toEqual(
      [...units].flatMap(([id, { days }]) => (days.length > 0 ? [id] : [])).sort(),
    );
    for (const { chave, rotulo, valores } of stays.linhas) {
      const { days, here } = unit(chave);
      expect([rotulo, valores[2], valores[3]]).toEqual([rotulo, days.length, here]);
      if (!days.some(Number.isNaN)) expect([rotulo, valores[0]]).toEqual([rotulo, median(days)]);
    }
    const deadlines = await readReport(helena, 'prazos');
    expect(sum(deadlines.linhas.flatMap(({ valores }) => valores))).toBeGreaterThan(0);
    for (const { chave, rotulo, valores } of deadlines.linhas) {
      const { kept, late, running } = unit(chave);
      expect([rotulo, ...valores]).toEqual([rotulo, kept, late, running]);
    }
  }, 120_000);

  it('contam as assinaturas que faltam, e só as dos documentos à vista', async () => {
    const { db } = server().platform.connection;
    for (const login of people) {
      const caller = await server().as(login);
      const ids = (await searched(caller)).map(({ id }) => id);
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from documento_assinante s join conteudo c on c.id = s.documento_id
          left join documento d on d.id = c.id
        where s.situacao = 'PENDENTE' and c.fase = 1 and c.estado = 0 and s.versao = coalesce(d.versao_atual, 1)
          and c.id = any(${ids}::bigint[])`.execute(db);
      const { linhas } = await readReport(caller, 'assinaturas');
      expect([login, sum(linhas.flatMap(({ valores }) => valores))]).toEqual([login, rows[0]?.total]);
    }
  });

  it('ficam na unidade pedida, com todos os meses do período', async () => {
    const helena = await server().as('helena.pires');
    const [first] = (await readReport(helena, 'unidade')).linhas;
    const ofUnit = await readReport(helena, 'mes', `&unidade=${first?.chave}`);
    expect(ofUnit.lidos).toBe(first?.valores[0]);
    expect(ofUnit.linhas).toHaveLength(25);
    const { payload } = await helena.get<{ inicio: string; fim: string }>('relatorio?nome=mes');
    expect(payload).toMatchObject({ inicio: '2025-12-01', fim: '2026-11-20' });
  });

  it('recusam o período e a unidade que não servem, cada um no seu campo', async () => {
    const helena = await server().as('helena.pires');
    const refused = async (query: string) => {
      const { status, campos } = await helena.get(`relatorio?nome=tipo&${query}`);
      return [status, ...campos];
    };
    expect(await refused('inicio=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('fim=2026-01-01')).toEqual([422, 'inicio']);
    expect(await refused('inicio=2026-02-01&fim=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('inicio=2020-01-01&fim=2026-01-01')).toEqual([422, 'fim']);
    expect(await refused('unidade=999999')).toEqual([422, 'unidade']);
    expect((await helena.get('relatorio?nome=pessoas')).status).toBeGreaterThanOrEqual(400);
  });

  it('dizem à chefia, e a mais ninguém, o que a unidade fez em cada mês, do que a chefia vê', async () => {
    const { db } = server().platform.connection;
    const helena = await server().as('helena.pires');
    const ids = (await searched(helena)).map(({ id }) => id);
    const report = await readReport(helena, 'produtividade');
    const { rows } = await sql<{ criados: number; concluidos: number; recebidos: number; enviados: number }>`
      with u as (select unidade as id from registro.usuario_unidades x join registro.usuario p on p.id = x.registro_id
        where p.login = 'helena.pires' and x.padrao)
      select (select count(*) from conteudo c where c.unidade_id = u.id and c.id = any(${ids}::bigint[])) as criados,
        (select count(*) from conteudo c where c.unidade_id = u.id and c.concluido_em is not null
          and c.id = any(${ids}::bigint[])) as concluidos,
        (select count(*) from tramite t where t.para_unidade_id = u.id and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
          and t.conteudo_id = any(${ids}::bigint[])) as recebidos,
        (select count(*) from tramite t where t.de_unidade_id = u.id and t.especie = 'ENCARGO'
          and t.situacao in ('RECEBIDO', 'NAO_RECEBIDO') and t.conteudo_id = any(${ids}::bigint[])) as enviados from u`.execute(
      db,
    );
    const total = (at: number) => sum(report.linhas.map(({ valores }) => valores[at] ?? 0));
    expect([total(0), total(1), total(2), total(3)]).toEqual([
      rows[0]?.criados,
      rows[0]?.concluidos,
      rows[0]?.recebidos,
      rows[0]?.enviados,
    ]);
    expect(total(1)).toBeGreaterThan(0);
    expect(report.linhas).toHaveLength(25);
    const rafael = await server().as('rafael.lins');
    expect((await rafael.get('relatorio?nome=produtividade')).raw.body).toContain('chefia');
    const other = (await readReport(helena, 'unidade')).linhas.map(({ chave }) => chave);
    expect(
      (await Promise.all(other.map((id) => helena.get(`relatorio?nome=produtividade&unidade=${id}`)))).filter(
        ({ status }) => status === 200,
      ),
    ).toHaveLength(1);
  });

  it('saem em PDF com o gráfico e a tabela, em todas as formas', async () => {
    const helena = await server().as('helena.pires');
    for (const nome of ['unidade', 'mes', 'prazos', 'produtividade'] as const) {
      const { raw } = await helena.get(
        `relatorio/exportar?nome=${nome}&inicio=${period.inicio}&fim=${period.fim}&formato=pdf`,
      );
      expect([nome, raw.statusCode]).toEqual([nome, 200]);
      const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw.rawPayload }).toString();
      const { linhas } = await readReport(helena, nome);
      expect(words).toContain(mensagem(`relatorios.nomes.${nome}`));
      // in the chart too, of which a long name shows only the beginning
      const [{ rotulo = '' } = {}] = linhas;
      expect([nome, rotulo, words.split(rotulo.slice(0, 9)).length > 2]).toEqual([nome, rotulo, true]);
    }
  }, 60_000);

  it('saem em planilha com as linhas da tela', async () => {
    const helena = await server().as('helena.pires');
    const { linhas } = await readReport(helena, 'unidade');
    const at = `relatorio/exportar?nome=unidade&inicio=${period.inicio}&fim=${period.fim}`;
    const csv = (await helena.get(`${at}&formato=csv`)).raw.body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    expect(csv[0]).toBe('Unidade;Criados nela;Com ela agora');
    expect(csv.slice(1)).toEqual(linhas.map(({ rotulo, valores }) => [rotulo, ...valores].join(';')));
    const xlsx = await helena.get(`${at}&formato=xlsx`);
    expect(xlsx.raw.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
};
