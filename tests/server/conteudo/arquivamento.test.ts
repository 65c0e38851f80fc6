import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ArquivamentoContadores,
  ArquivoPossivel,
  ItemArquivamento,
} from '#schemas/shapes/arquivamento.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import { bulkActs } from '#server/acts.ts';
import { runBatchJob } from '#server/conteudo/em-lote/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { act, custodyOf, done, finished, sentToArchive, signed } from '#tests/setup/arquivo.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let helena: Caller;
let nilza: Caller;
let renato: Caller;
let dpa: number;

/** Helena is the chief of CCL; Nilza, of DPA, the archive of the town hall; Renato works in another organisation. */
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  nilza = await server.as('nilza.campos');
  renato = await server.as('renato.quadros');
  dpa = await unitId(helena, 'DPA');
  await sql`update registro.usuario set reclassificar = true where login = 'nilza.campos'`.execute(
    server.platform.connection.db,
  );
});
afterAll(() => server.close());

const send = (caller: Caller, id: number, unidadeId = dpa) =>
  caller.post(`conteudo/${id}/enviar-ao-arquivo`, { unidadeId });
const stateOf = (id: number) => custodyOf(server, id);
const kept = async (aba: 'aArquivar' | 'arquivados', query = '', caller = nilza) =>
  (
    await caller.get<{ itens: ItemArquivamento[]; total: number }>(
      `arquivamento?aba=${aba}&pageSize=100${query}`,
    )
  ).payload;

describe('o caminho de um documento ao arquivo', () => {
  it('só se envia o que foi finalizado, a um arquivo da organização', async () => {
    const { id } = await signed(helena, 'Ainda em uso');
    expect((await send(helena, id)).status).toBe(409);
    await done(helena, id, 'finalizar');
    const pgm = await unitId(helena, 'PGM');
    const wrong = await send(helena, id, pgm);
    expect([wrong.status, wrong.raw.body]).toEqual([
      422,
      expect.stringContaining('não é um arquivo em uso da organização'),
    ]);
    const { payload } = await helena.get<{ itens: ArquivoPossivel[] }>('arquivamento/arquivos');
    expect(payload.itens).toMatchObject([{ sigla: 'DPA', idade: 'CORRENTE', daUnidade: false }]);
    expect((await renato.get<{ itens: ArquivoPossivel[] }>('arquivamento/arquivos')).payload.itens).toEqual(
      [],
    );
  });

  it('o arquivo de cada unidade vem primeiro', async () => {
    const { db } = server.platform.connection;
    await sql`update registro.unidade set arquivo = 'CORRENTE' where sigla = 'CGM'`.execute(db);
    await sql`update registro.unidade set arquivo_corrente = ${dpa} where sigla = 'CCL'`.execute(db);
    const { payload } = await helena.get<{ itens: ArquivoPossivel[] }>('arquivamento/arquivos');
    expect(payload.itens.map(({ sigla, daUnidade }) => [sigla, daUnidade])).toEqual([
      ['DPA', true],
      ['CGM', false],
    ]);
    await sql`update registro.unidade set arquivo = null where sigla = 'CGM'`.execute(db);
  });

  it('enviado, arquivado e desarquivado, com rastro, percurso, dia da guarda e aviso a quem enviou', async () => {
    const id = await finished(helena, 'Do começo ao fim');
    await sentToArchive(helena, id);
    expect(await stateOf(id)).toEqual([2, 'DPA', false]);
    // the unit that sent it still reads it, and does nothing more with it
    const seen = await read(helena, id);
    expect(seen.acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome)).not.toContain(
      'reativarFinalizar',
    );
    expect((await act(helena, id, 'arquivar')).status).toBe(403);
    await done(nilza, id, 'arquivar');
    expect(await stateOf(id)).toEqual([3, 'DPA', true]);
    expect((await act(nilza, id, 'desarquivar')).status).toBe(422);
    await done(nilza, id, 'desarquivar', 'A compra foi retomada.');
    expect(await stateOf(id)).toEqual([0, 'CCL', false]);
    const { payload: history } = await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', {
      conteudoId: id,
    });
    expect(history.itens.slice(0, 3).map(({ texto, citacao }) => [texto, citacao])).toEqual([
      ['Desarquivado, de volta a CCL', 'A compra foi retomada.'],
      ['Arquivado em DPA', undefined],
      ['Enviado ao arquivo DPA', undefined],
    ]);
    const { payload: route } = await helena.post<{ itens: EtapaPercurso[] }>('tramite/percurso', {
      conteudoId: id,
    });
    expect(route.itens.map(({ unidade }) => unidade.sigla)).toEqual(['CCL', 'DPA', 'CCL']);
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      "select id from registro.usuario where login = 'helena.pires'",
    );
    const { payload: notices } = await helena.get<{ itens: Notificacao[] }>(
      `notificacao-interna/listar-paginado/${rows[0]?.id}`,
    );
    expect(notices.itens[0]?.assunto).toContain('DPA desarquivou');
  });

  it('devolvido com o motivo, volta finalizado à unidade que o enviou, que o pode reativar ou enviar outra vez', async () => {
    const id = await finished(helena, 'Falta uma folha');
    await sentToArchive(helena, id);
    expect((await act(nilza, id, 'devolverDoArquivo')).status).toBe(422);
    await done(nilza, id, 'devolverDoArquivo', 'Falta a folha 2.');
    expect(await stateOf(id)).toEqual([1, 'CCL', false]);
    await sentToArchive(helena, id);
    await done(nilza, id, 'devolverDoArquivo', 'Ainda falta.');
    await done(helena, id, 'reativarFinalizar');
    expect(await stateOf(id)).toEqual([0, 'CCL', false]);
  });

  it('sem classe não se arquiva, e quem arquiva pode classificar', async () => {
    const id = await finished(helena, 'Sem classe');
    await sentToArchive(helena, id);
    await sql`update documento set classe_id = null where id = ${id}`.execute(server.platform.connection.db);
    const refused = await act(nilza, id, 'arquivar');
    expect([refused.status, refused.raw.body]).toEqual([409, expect.stringContaining('não tem classe')]);
    const [item] = (await kept('aArquivar', '&q=Sem%20classe')).itens;
    expect(item?.classe).toBeUndefined();
    expect(item?.atos.find(({ nome }) => nome === 'arquivar')).toMatchObject({ permitida: false });
    const { payload: classes } = await nilza.get<{ itens: { id: number }[] }>('documento/classes?pageSize=5');
    const classified = await nilza.put(`documento/${id}/reclassificar`, {
      classeId: classes.itens[0]?.id,
      motivo: 'Classe dada ao arquivar.',
    });
    expect([classified.status, classified.raw.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    await done(nilza, id, 'arquivar');
  });

  it('publicado, continua na página pública depois de arquivado', async () => {
    const { db } = server.platform.connection;
    await sql`update registro.modelo_documento set publicacao = 'MANUAL' where nome = 'Comunicação Interna'`.execute(
      db,
    );
    await sql`update registro.usuario set publicar_documentos = true where login = 'helena.pires'`.execute(
      db,
    );
    const publisher = await server.as('helena.pires');
    const { id } = await signed(publisher, 'Aberto a todos');
    await done(publisher, id, 'publicar');
    await done(publisher, id, 'finalizar');
    await sentToArchive(publisher, id);
    await done(nilza, id, 'arquivar');
    const { rows } = await sql<{ codigo: string }>`select codigo from documento where id = ${id}`.execute(db);
    const found = await server.app.inject({ url: `/ws/api/publicacoes?q=Aberto%20a%20todos` });
    expect([found.statusCode, found.body]).toEqual([200, expect.stringContaining('Aberto a todos')]);
    expect(rows[0]?.codigo).toBeTruthy();
  });
});

describe('um processo', () => {
  it('leva as peças e os anexados, nunca os só associados, e tudo volta como era', async () => {
    const processo = await concludedProcess(helena, { assunto: 'Principal' });
    const anexo = await concludedProcess(helena, { assunto: 'Anexado' });
    const vizinho = await concludedProcess(helena, { assunto: 'Só associado' });
    const [peca, dentro, cancelada] = await Promise.all(
      ['Peça', 'Peça do anexado', 'Cancelada'].map((assunto) => signed(helena, assunto)),
    );
    if (!peca || !dentro || !cancelada) throw new Error('sem peças');
    await joined(helena, processo.id, peca.id);
    await joined(helena, processo.id, cancelada.id);
    await joined(helena, anexo.id, dentro.id);
    await helena.post(`processo/${processo.id}/relacoes`, { outroId: vizinho.id, especie: 'ASSOCIADO' });
    const tied = await helena.post(`processo/${processo.id}/relacoes`, {
      outroId: anexo.id,
      especie: 'ANEXADO',
    });
    expect([tied.status, tied.raw.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    await done(helena, cancelada.id, 'cancelar', 'Feita por engano.');
    await done(helena, processo.id, 'finalizar');
    await sentToArchive(helena, processo.id);
    const all = [processo, anexo, peca, dentro, cancelada, vizinho];
    const states = async () => Promise.all(all.map(({ id }) => stateOf(id)));
    expect(await states()).toEqual([
      [2, 'DPA', false],
      [2, 'DPA', false],
      [2, 'DPA', false],
      [2, 'DPA', false],
      [8, 'DPA', false],
      [0, 'CCL', false],
    ]);
    await done(nilza, processo.id, 'arquivar');
    expect((await states()).slice(0, 4)).toEqual([
      [3, 'DPA', true],
      [3, 'DPA', true],
      [3, 'DPA', true],
      [3, 'DPA', true],
    ]);
    // a piece is filed and brought back with its process, never by itself
    expect((await act(nilza, peca.id, 'desarquivar', 'Por si.')).status).toBe(409);
    await done(nilza, processo.id, 'desarquivar', 'Recurso.');
    expect(await states()).toEqual([
      [0, 'CCL', false],
      [0, 'CCL', false],
      [0, 'CCL', false],
      [0, 'CCL', false],
      [8, 'CCL', false],
      [0, 'CCL', false],
    ]);
  });

  it('com peça em minuta, assinatura pendente ou prazo a vencer não vai, e diz por quê', async () => {
    const reasonFor = async (id: number) => {
      const { status, raw } = await send(helena, id);
      return [status, raw.body];
    };
    const withPiece = async (peca: number) => {
      const { id } = await concludedProcess(helena);
      await joined(helena, id, peca);
      await done(helena, id, 'finalizar');
      return id;
    };
    const tomorrow = await signed(helena, 'Com prazo');
    await helena.put(`documento/${tomorrow.id}/vencimento-documento`, { vencimento: '2031-03-05' });
    const due = await withPiece(tomorrow.id);
    expect(await reasonFor(due)).toEqual([409, expect.stringContaining('prazo a vencer')]);
    const unsigned = await concludedDocument(helena, {
      assunto: 'A assinar',
      assinantes: ['Rafael Monteiro Lins'],
    });
    expect(await reasonFor(await withPiece(unsigned.id))).toEqual([
      409,
      expect.stringContaining('assinaturas pendentes'),
    ]);
    const draft = await completeDraft(helena, { assunto: 'Em minuta' });
    const { id } = await concludedProcess(helena);
    await joined(helena, id, (await signed(helena)).id);
    await done(helena, id, 'finalizar');
    await sql`update conteudo set anda_com_id = ${id} where id = ${draft.id}`.execute(
      server.platform.connection.db,
    );
    expect(await reasonFor(id)).toEqual([409, expect.stringContaining('em minuta')]);
  });

  it('desarquivado, as peças novas entram no último volume', async () => {
    const { id } = await concludedProcess(helena, { assunto: 'Em volumes' });
    await joined(helena, id, (await signed(helena)).id);
    const { db } = server.platform.connection;
    await sql`update peca set paginas = 500 where processo_id = ${id}`.execute(db);
    await done(helena, id, 'finalizar');
    await sentToArchive(helena, id);
    await done(nilza, id, 'arquivar');
    await done(nilza, id, 'desarquivar', 'Peça nova.');
    await joined(helena, id, (await signed(helena)).id);
    const { rows } = await sql<{
      volume: number;
    }>`select volume from peca where processo_id = ${id} order by ordem`.execute(db);
    expect(rows.map(({ volume }) => volume)).toEqual([1, 2]);
    expect((await readProcess(helena, id)).estado).toBe(0);
  });
});

it(
  'sessenta processos vão ao arquivo em um lote, e o arquivo os arquiva em outro',
  { timeout: 120_000 },
  async () => {
    const first = await concludedProcess(helena, { assunto: 'De muitos' });
    const ids = [first.id];
    for (let n = 1; n < 60; n += 1) ids.push((await concludedProcess(helena, { assunto: 'De muitos' })).id);
    const batch = async (caller: Caller, body: object): Promise<AtoEmLote> => {
      const { status, payload, raw } = await caller.post<AtoEmLote>('conteudo/ato-em-lote', body);
      expect([status, status === 200 ? '' : raw.body]).toEqual([200, '']);
      const { ports, connection } = server.platform;
      await runBatchJob({ db: connection.db, ports, log: pino({ level: 'silent' }) }, bulkActs, payload.id);
      return (await caller.get<AtoEmLote>(`conteudo/ato-em-lote/${payload.id}`)).payload;
    };
    expect(await batch(helena, { ato: 'finalizar', ids })).toMatchObject({ feitos: 60, recusados: 0 });
    const without = await helena.post('conteudo/ato-em-lote', { ato: 'enviarAoArquivo', ids });
    expect([without.status, without.raw.body]).toEqual([422, expect.stringContaining('Escolha o arquivo')]);
    const going = await batch(helena, { ato: 'enviarAoArquivo', ids, unidadeId: dpa });
    expect(going).toMatchObject({ feitos: 60, recusados: 0, situacao: 'CONCLUIDO' });
    const waiting = await kept('aArquivar', '&q=De%20muitos');
    expect(waiting.total).toBe(60);
    expect(waiting.itens[0]).toMatchObject({
      deUnidade: { sigla: 'CCL' },
      enviadoPor: 'Helena Duarte Pires',
    });
    expect(await batch(nilza, { ato: 'arquivar', ids })).toMatchObject({ feitos: 60 });
    expect((await kept('arquivados', '&q=De%20muitos')).total).toBe(60);
  },
);

describe('quem vê o que o arquivo tem', () => {
  it('só quem cuida dele, e só o que vê; de outra unidade, nada', async () => {
    expect((await helena.get('arquivamento?aba=aArquivar')).status).toBe(403);
    const { payload } = await nilza.get<ArquivamentoContadores>('arquivamento/contadores');
    expect(payload).toMatchObject({ unidade: { sigla: 'DPA' }, idade: 'CORRENTE' });
    expect(payload.arquivados).toBeGreaterThan(59);
    const { db } = server.platform.connection;
    const id = await finished(helena, 'Vai ficar secreto');
    await sentToArchive(helena, id);
    await sql`update conteudo set nivel_acesso = 'SIGILOSO' where id = ${id}`.execute(db);
    expect((await kept('aArquivar', '&q=Vai%20ficar%20secreto')).itens).toEqual([]);
  });

  it('o que só pessoas nomeadas veem não vai a um arquivo onde ninguém o vê', async () => {
    const id = await finished(helena, 'Sigiloso antes');
    const { db } = server.platform.connection;
    await sql`update conteudo set nivel_acesso = 'SIGILOSO' where id = ${id}`.execute(db);
    await sql`insert into conteudo_acesso (conteudo_id, usuario_id, motivo, desde)
      select ${id}, id, 'credencial', now() from registro.usuario where login = 'helena.pires' on conflict do nothing`.execute(
      db,
    );
    const refused = await send(helena, id);
    expect([refused.status, refused.raw.body]).toEqual([409, expect.stringContaining('ninguém de DPA o vê')]);
    await sql`insert into conteudo_acesso (conteudo_id, usuario_id, motivo, desde)
      select ${id}, id, 'credencial', now() from registro.usuario where login = 'nilza.campos'`.execute(db);
    await sentToArchive(helena, id);
    await done(nilza, id, 'arquivar');
  });
});

it('a caixa filtra pelo estado, e 99 é qualquer um', async () => {
  const id = await finished(helena, 'Pelo estado');
  const found = async (query: string): Promise<number[]> =>
    (await helena.get<{ itens: ItemCaixa[] }>(`caixa-central?q=Pelo%20estado&${query}`)).payload.itens.map(
      (item) => item.id,
    );
  expect(await found('aba=unidade')).toEqual([]);
  expect(await found('aba=unidade&estado=1')).toEqual([id]);
  expect(await found('aba=unidade&estado=99')).toEqual([id]);
  await sentToArchive(helena, id);
  expect(await found('aba=unidade&estado=99')).toEqual([]);
  expect(await found('aba=todos&estado=2')).toEqual([id]);
  expect(await found('aba=todos&estado=3')).toEqual([]);
  await done(nilza, id, 'arquivar');
  expect(await found('aba=todos&estado=3')).toEqual([id]);
});

it('uma transferência não tira do arquivo o que ele guarda: só para outro arquivo', async () => {
  const { db } = server.platform.connection;
  await sql`update registro.usuario set transferir_conteudos_unidades = true where login = 'otavio.brandao'`.execute(
    db,
  );
  await sql`update registro.unidade set arquivo = 'INTERMEDIARIO' where sigla = 'CGM'`.execute(db);
  const otavio = await server.as('otavio.brandao');
  const id = await finished(helena, 'Muda de arquivo');
  await sentToArchive(helena, id);
  const move = async (sigla: string) =>
    (
      await otavio.post<AtoEmLote>('transferencia', {
        deUnidadeId: dpa,
        paraUnidadeId: await unitId(helena, sigla),
        motivo: 'Reorganização.',
        ids: [id],
      })
    ).payload;
  expect((await move('PGM')).itens?.[0]?.mensagem).toContain('PGM não é um');
  expect(await move('CGM')).toMatchObject({ feitos: 1 });
  expect(await stateOf(id)).toEqual([2, 'CGM', false]);
});

it('o que é de papel só se arquiva em um local', async () => {
  const id = await finished(helena, 'Em papel');
  await sentToArchive(helena, id);
  const { db } = server.platform.connection;
  await sql`update conteudo set suporte = 'FISICO' where id = ${id}`.execute(db);
  const refused = await act(nilza, id, 'arquivar');
  expect([refused.status, refused.raw.body]).toEqual([409, expect.stringContaining('em local nenhum')]);
  const { rows } = await sql<{ id: number }>`
    insert into registro.local_guarda (codigo, nome, especie, unidade, ativo) values ('E1', 'Estante 1', 'ESTANTE', ${dpa}, true)
    returning id`.execute(db);
  await sql`insert into guarda (conteudo_id, local_id, caminho, desde) values (${id}, ${rows[0]?.id}, 'Estante 1', now())`.execute(
    db,
  );
  await done(nilza, id, 'arquivar');
  // what comes out of the archive is in its place no more
  await done(nilza, id, 'desarquivar', 'Volta a andar.');
  const left = await sql<{ ate: Date | null }>`select ate from guarda where conteudo_id = ${id}`.execute(db);
  expect(left.rows.every(({ ate }) => ate !== null)).toBe(true);
});

it('o que veio de uma unidade que fechou volta à primeira acima dela em uso, ou fica, e diz por quê', async () => {
  const { db } = server.platform.connection;
  const id = await finished(helena, 'De unidade que fechou');
  await sentToArchive(helena, id);
  await sql`update registro.unidade set ativo = false where sigla in ('CCL', 'SEMAD')`.execute(db);
  const refused = await act(nilza, id, 'devolverDoArquivo', 'Volta.');
  expect([refused.status, refused.raw.body]).toEqual([409, expect.stringContaining('SEMAD está inativa')]);
  await sql`update registro.unidade set ativo = true where sigla = 'SEMAD'`.execute(db);
  await done(nilza, id, 'devolverDoArquivo', 'Volta.');
  expect(await stateOf(id)).toEqual([1, 'SEMAD', false]);
  await sql`update registro.unidade set ativo = true where sigla = 'CCL'`.execute(db);
});
