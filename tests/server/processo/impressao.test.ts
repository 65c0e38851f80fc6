import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp, worldNow } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';
import { newOutsider } from '#tests/server/externo/outsider.ts';
import {
  accountOf,
  askedOf,
  signFromOutside,
  takeOutsiders,
  waitingFor,
} from '#tests/server/externo/signing.ts';

let server: TestApp;
let rafael: Caller;
let helena: Caller;
let processo: Processo;
let secreto: number;

const context = (): JobContext => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const ask = (caller: Caller, formato: 'PDF' | 'ZIP' = 'PDF', pecas?: readonly number[]) =>
  caller.post<Impressao>('processo/preparar-visualizar-documentos', {
    processoId: processo.id,
    formato,
    ...(pecas ? { pecas } : {}),
  });
/** What was asked, made as the queue would, as a file on disk. */
const made = async (caller: Caller, impressao: Impressao): Promise<string> => {
  await jobs.montarImpressao(context(), { impressaoId: impressao.id });
  const { payload } = await caller.get<Impressao>(`impressao/${impressao.id}`);
  expect(payload).toMatchObject({ situacao: 'PRONTA', feitas: payload.total });
  const { raw } = await caller.get(`impressao/${impressao.id}/arquivo`);
  const path = join(server.dataDir, `${impressao.id}`);
  writeFileSync(path, raw.rawPayload);
  return path;
};
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8' });

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  const { id } = await concludedProcess(rafael, { assunto: 'Compra de cadeiras' });
  await server.platform.connection.db
    .updateTable('conteudo')
    .set({ vigenciaInicio: '2026-12-01', vigenciaFim: '2027-11-30' })
    .where('id', '=', id)
    .execute();
  const [um, dois, tres] = [
    await concludedDocument(rafael, { assunto: 'Pedido das cadeiras' }),
    await concludedDocument(rafael, { assunto: 'Pesquisa de preços' }),
    await concludedDocument(rafael, {
      assunto: 'Palavrasecreta do processo',
      assinantes: ['Rafael Monteiro Lins'],
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    }),
  ];
  secreto = tres.id;
  for (const each of [um, dois, tres]) await joined(rafael, id, each.id);
  await rafael.put('processo/remover-documento', {
    processoId: id,
    documentoId: dois.id,
    motivo: 'Preços de outro objeto',
  });
  processo = await readProcess(rafael, id);
});
afterAll(() => server.close());

describe('o processo inteiro em um arquivo', () => {
  it('tem capa, índice clicável, folhas numeradas, marcadores, assinaturas e o rastro do que saiu', async () => {
    const asked = await ask(rafael);
    expect(asked.payload).toMatchObject({ situacao: 'ESPERA', pecas: 2, parcial: false });
    const path = await made(rafael, asked.payload);
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
    const text = run('pdftotext', '-layout', path, '-');
    expect(text).toContain('Compra de cadeiras');
    expect(text).toMatch(/Vigência\s+de 01\/12\/2026 a 30\/11\/2027/);
    expect(text).toMatch(/Retirada em .* por Rafael Monteiro Lins \(CCL\): Preços de outro objeto/);
    expect(text).not.toContain('peça 2 ·');
    const pages = Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path))?.[1]);
    expect(text).toContain(`fl. ${pages}`);
    expect(text).toMatch(new RegExp(`Processo ${processo.numero} · peça 1 · fl. 3`));
    const json = JSON.parse(run('qpdf', '--json', '--json-key=outlines', path)) as {
      outlines: { title: string; destpageposfrom1: number }[];
    };
    expect(json.outlines.map(({ title }) => title.slice(0, 3))).toEqual(['1. ', 'R1.', 'Ass']);
    expect(json.outlines[0]?.destpageposfrom1).toBe(3);
    expect(run('qpdf', '--json', '--json-key=qpdf', path).match(/"\/Link"/g)).toHaveLength(2);
  });

  it('o que já se espera não se pede duas vezes; o de que se desistiu se pede de novo', async () => {
    const asked = [await ask(rafael, 'ZIP'), await ask(rafael, 'ZIP')];
    const [one, again] = asked.map(({ payload }) => payload.id);
    expect(again).toBe(one);
    await rafael.remove(`impressao/${one}`);
    const anew = (await ask(rafael, 'ZIP')).payload;
    expect([anew.id === one, anew.situacao]).toEqual([false, 'ESPERA']);
    await rafael.remove(`impressao/${anew.id}`);
  });

  it('avisa quem o pediu e esperou, com o caminho até ele; a quem o teve logo, não', async () => {
    const notices = async (): Promise<string[]> =>
      (
        await server.platform.connection.pool.query<{ rota: string }>(
          `select dados ->> 'rota' as rota from notificacao where especie = 'impressaoPronta'`,
        )
      ).rows.map(({ rota }) => rota);
    expect(await notices()).toEqual([]);
    const { payload } = await ask(rafael, 'ZIP');
    server.time.now = new Date(worldNow.getTime() + 60_000);
    await jobs.montarImpressao(context(), { impressaoId: payload.id });
    server.time.now = worldNow;
    expect(await notices()).toEqual([`principal/processo/imprimir/documentos/${processo.id}`]);
  });

  it('o igual vem na hora, com o mesmo arquivo; o que mudou se faz outra vez', async () => {
    const again = await ask(rafael);
    expect(again.payload.situacao).toBe('PRONTA');
    await joined(rafael, processo.id, (await concludedDocument(rafael)).id);
    expect((await ask(rafael)).payload).toMatchObject({ situacao: 'ESPERA', pecas: 3 });
  });

  it('não traz nem conta o que a pessoa não vê', async () => {
    const hers = await ask(helena);
    expect(hers.payload.pecas).toBe(2);
    const text = run('pdftotext', '-layout', await made(helena, hers.payload), '-');
    expect(text).not.toMatch(/Palavrasecreta|\bR1\b/);
    expect(text).toContain('outras, se houver, não estão nele');
    const forced = await ask(helena, 'PDF', [secreto]);
    expect([forced.status, forced.campos]).toEqual([422, ['pecas']]);
    expect((await rafael.get(`impressao/${hers.payload.id}`)).status).toBe(404);
  });

  it('em ZIP vem cada peça escolhida, na ordem, com o índice', async () => {
    const [first] = processo.pecas;
    const asked = await ask(rafael, 'ZIP', [first?.conteudo?.id ?? 0, secreto]);
    expect(asked.payload).toMatchObject({ pecas: 2, parcial: true });
    const path = await made(rafael, asked.payload);
    const names = run(
      'python3',
      '-c',
      'import sys,zipfile;print("\\n".join(zipfile.ZipFile(sys.argv[1]).namelist()))',
      path,
    );
    expect(
      names
        .trim()
        .split('\n')
        .map((name) => name.slice(0, 5)),
    ).toEqual(['0001-', '00R1-', 'indic']);
  });

  it('tem as letras de qualquer escrita que uma fonte da casa tenha, e a capa diz as que nenhuma tem', async () => {
    const { id } = await concludedProcess(rafael, { assunto: 'Fase α → β: ✓ Жуков 中' });
    const piece = await concludedDocument(rafael, { assunto: 'Δ ≥ 0 ✔' });
    await joined(rafael, id, piece.id);
    const asked = await rafael.post<Impressao>('processo/preparar-visualizar-documentos', {
      processoId: id,
      formato: 'PDF',
    });
    const path = await made(rafael, asked.payload);
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
    const text = run('pdftotext', '-layout', path, '-');
    expect(text).toContain('Fase α → β: ✓ Жуков ?');
    expect(text).toContain('Δ ≥ 0 ✔');
    expect(text).toMatch(/U\+4E2D/);
  });

  it('nomeia quem é de fora e assinou uma peça, com o dia e o código', async () => {
    const ana = await newOutsider(server, {
      nome: 'Ana Prado',
      email: 'ana@correio.exemplo',
      base: '284917360',
    });
    await takeOutsiders(server, true);
    const piece = await askedOf(rafael, await accountOf(server, ana.email));
    const { payload: signed } = await signFromOutside(server, ana, await waitingFor(ana));
    const { id } = await concludedProcess(rafael);
    await joined(rafael, id, piece.id);
    const asked = await rafael.post<Impressao>('processo/preparar-visualizar-documentos', {
      processoId: id,
      formato: 'PDF',
    });
    const path = await made(rafael, asked.payload);
    const pages = Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path))?.[1]);
    // the last page is that of the signatures; the piece itself names them too
    const last = run('pdftotext', '-layout', '-f', String(pages), path, '-').replaceAll(/\s+/g, ' ');
    const { codigo } = await server.platform.connection.db
      .selectFrom('documentoAssinante')
      .select('codigo')
      .where('id', '=', signed.id)
      .executeTakeFirstOrThrow();
    expect(codigo).toBeTruthy();
    expect(last).toMatch(new RegExp(`Ana Prado, \\d\\d/\\d\\d/\\d{4}[^,]*, [^,]*${codigo ?? ''}`));
  });

  it('não se entrega, com o nome de uma peça que saiu, a quem deixou de a ver', async () => {
    const { pool } = server.platform.connection;
    const { id } = await concludedProcess(rafael);
    const [stays, left] = [
      await concludedDocument(rafael),
      await concludedDocument(rafael, { assunto: 'Parecer que saiu' }),
    ];
    for (const each of [stays, left]) await joined(rafael, id, each.id);
    await rafael.put('processo/remover-documento', {
      processoId: id,
      documentoId: left.id,
      motivo: 'De outro',
    });
    const asked = await rafael.post<Impressao>('processo/preparar-visualizar-documentos', {
      processoId: id,
      formato: 'PDF',
    });
    expect(asked.payload.pecas).toBe(1);
    const text = run('pdftotext', '-layout', await made(rafael, asked.payload), '-');
    expect(text).toContain('Parecer que saiu');
    const secret = `update conteudo set nivel_acesso = 'SIGILOSO', autor_id = 1, detentor_usuario_id = null, detentor_unidade_id = 1
      where id = $1`;
    await pool.query('delete from conteudo_acesso where conteudo_id = $1', [left.id]);
    await pool.query(secret, [left.id]);
    expect((await rafael.get(`documento/${left.id}`)).status).toBe(404);
    expect((await rafael.get(`impressao/${asked.payload.id}/arquivo`)).status).toBe(409);
  });

  it('o que não se pôde montar diz por quê, em palavras; um acesso mudado não é o arquivo de antes', async () => {
    const { pool } = server.platform.connection;
    const { id } = await concludedProcess(rafael);
    await joined(rafael, id, (await concludedDocument(rafael)).id);
    const order = async () =>
      (
        await rafael.post<Impressao>('processo/preparar-visualizar-documentos', {
          processoId: id,
          formato: 'ZIP',
        })
      ).payload;
    const first = await order();
    await made(rafael, first);
    await pool.query(`update conteudo set nivel_acesso = 'RESTRITO' where id = $1`, [id]);
    const second = await order();
    expect(second.situacao).toBe('ESPERA');
    await pool.query('update impressao set escolhidas = $2 where id = $1', [second.id, [999_999]]);
    await jobs.montarImpressao(context(), { impressaoId: second.id });
    expect((await rafael.get<Impressao>(`impressao/${second.id}`)).payload).toMatchObject({
      situacao: 'FALHOU',
      motivo: 'Escolha peças que estão neste processo.',
    });
  });

  it('desiste-se enquanto não está pronto; e o arquivo não se entrega a quem deixou de ver uma peça', async () => {
    const asked = await ask(rafael, 'ZIP');
    expect((await rafael.remove<Impressao>(`impressao/${asked.payload.id}`)).payload.situacao).toBe(
      'CANCELADA',
    );
    await jobs.montarImpressao(context(), { impressaoId: asked.payload.id });
    expect((await rafael.get<Impressao>(`impressao/${asked.payload.id}`)).payload.situacao).toBe('CANCELADA');
    expect((await rafael.get(`impressao/${asked.payload.id}/arquivo`)).status).toBe(404);
    const { payload } = await rafael.get<{ itens: Impressao[] }>(`processo/${processo.id}/impressoes`);
    const ready = payload.itens.find(({ situacao }) => situacao === 'PRONTA');
    await server.platform.connection.pool.query(`delete from conteudo_acesso where conteudo_id = $1`, [
      secreto,
    ]);
    await server.platform.connection.pool.query(`update conteudo set autor_id = 1 where id = $1`, [secreto]);
    expect((await rafael.get(`impressao/${ready?.id}/arquivo`)).status).toBe(409);
  });
});
