import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { AtoEmLote, ItemEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { LoteSolicitacoes, LoteSolicitacoesFeito } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import { bulkActs } from '#server/acts.ts';
import { runBatchJob } from '#server/conteudo/em-lote/index.ts';
import { readAnswer, startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { newOutsider, type Outsider } from './outsider.ts';
import { offerService } from './service.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
let caio: Caller;
let servicoId = 0;
let outroServicoId = 0;
beforeAll(async () => {
  server = await startTestApp();
  servicoId = await offerService(server, 'caio.teles', { prazoExterno: 10 });
  outroServicoId = await offerService(server, 'caio.teles', { codigo: '901', nome: 'Tapa-buraco' });
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '917360284' });
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

let made = 0;
const asked = (rua: string, servico: number) => ({
  chave: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  servicoId: servico,
  texto: 'Peço a poda da árvore.',
  campos: [{ rotulo: 'Rua', valor: rua }],
  arquivos: [],
});

const askFrom = async (
  { cookie }: Outsider,
  remoteAddress: string,
  rua = 'Rua das Flores',
  servico = servicoId,
): Promise<number> => {
  const { payload, raw } = readAnswer<SolicitacaoExterna>(
    await server.app.inject({
      method: 'POST',
      url: '/ws/api/externo/solicitacao',
      headers: { cookie },
      remoteAddress,
      payload: { payload: asked(rua, servico) },
    }),
  );
  if (!payload) throw new Error(raw.body);
  return payload.id;
};

const ask = (who: Outsider, rua?: string, servico?: number): Promise<number> =>
  askFrom(who, `192.0.3.${made % 250}`, rua, servico);

const lot = async (conteudoIds: readonly number[]): Promise<LoteSolicitacoesFeito> => {
  const { payload, raw } = await caio.post<LoteSolicitacoesFeito>('lote-solicitacoes', {
    assunto: 'Podas da primavera',
    conteudoIds,
  });
  if (!payload) throw new Error(raw.body);
  return payload;
};

const read = async (id: number, who = caio): Promise<LoteSolicitacoes> =>
  (await who.get<LoteSolicitacoes>(`lote-solicitacoes/${id}`)).payload;

const act = (id: number, body: object): Promise<Answer<AtoEmLote>> =>
  caio.post<AtoEmLote>(`lote-solicitacoes/${id}/ato`, body);

const results = ({ payload, raw }: Answer<AtoEmLote>): readonly ItemEmLote[] => {
  if (!payload.itens) throw new Error(raw.body);
  return payload.itens;
};

const own = async (who: Outsider, id: number): Promise<SolicitacaoExterna> =>
  (await who.ask<SolicitacaoExterna>('GET', `externo/solicitacao/${id}`)).payload;

const history = async (conteudoId: number): Promise<string[]> =>
  (await caio.post<{ itens: { ato: string }[] }>('tramite/historico', { conteudoId })).payload.itens.map(
    ({ ato }) => ato,
  );

/** Both accounts are of parties that the register has. */
const asParties = async (): Promise<void> => {
  const { db } = server.platform.connection;
  const parties = await db.selectFrom('registro.interessado').select('id').orderBy('id').limit(2).execute();
  for (const [index, { email }] of [ana, rui].entries())
    await db
      .updateTable('registro.usuarioExterno')
      .set({ interessado: parties[index]?.id ?? null })
      .where('email', '=', email)
      .execute();
};

describe('um lote de solicitações', () => {
  it('toma os pedidos de um serviço, com número, e diz dos outros por que não', async () => {
    const [one, two, other] = [await ask(ana), await ask(rui), await ask(ana, 'Rua A', outroServicoId)];
    const done = await lot([one, two, other, 999_999]);
    expect(done.numero).toMatch(/^Lote de solicitações \d+\/2026$/);
    expect(done.resultados.map(({ ok, mensagem }) => [ok, mensagem])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 'É de outro serviço: este lote é de Poda de árvore.'],
      [false, expect.stringMatching(/^Não encontrado\./)],
    ]);
    const { itens, servico, nivelAcesso } = await read(done.id);
    expect([servico.rotulo, nivelAcesso]).toEqual(['Poda de árvore', 'RESTRITO']);
    expect(itens.map(({ id, nome, situacao, respostaAte }) => [id, nome, situacao, respostaAte])).toEqual([
      [one, 'Ana Prado', 'SOLICITACAO', '2026-11-30'],
      [two, 'Rui Castro', 'SOLICITACAO', '2026-11-30'],
    ]);
    // of one service, in one lot at a time, in the unit that has it
    const second = await caio.post<LoteSolicitacoesFeito>('lote-solicitacoes', {
      assunto: 'Outro',
      conteudoIds: [one],
    });
    expect(second.payload.resultados[0]?.mensagem).toBe(
      'Já está em outro lote de solicitações. Tire-o de lá antes.',
    );
    const again = await caio.post<ResultadoLote>(`lote-solicitacoes/${done.id}/incluir`, {
      conteudoIds: [two],
    });
    expect(again.payload.resultados[0]?.mensagem).toBe('Já está no lote.');
    const byNumber = await ask(rui);
    const numero = (await own(rui, byNumber)).numero;
    const entered = await caio.post<ResultadoLote>(`lote-solicitacoes/${done.id}/incluir`, {
      codigos: [numero],
    });
    expect(entered.payload.resultados[0]).toMatchObject({ id: byNumber, ok: true });
    // the request tells in its history that it is in a lot, and the lot of it
    expect(await history(byNumber)).toContain('postaEmLote');
  });

  it('só se faz de pedidos, e quem não os alcança não os vê nele', async () => {
    expect((await caio.post('lote-solicitacoes', { assunto: 'x', conteudoIds: [999_999] })).campos).toEqual([
      'conteudoIds',
    ]);
    const id = (await lot([await ask(ana)])).id;
    const rafael = await server.as('rafael.lins');
    expect((await rafael.get(`lote-solicitacoes/${id}`)).status).toBe(404);
    expect((await rafael.post(`lote-solicitacoes/${id}/ato`, { ato: 'conferirSolicitacao' })).status).toBe(
      404,
    );
  });

  it('pede complemento a todos, com um texto comum e o que é só de um, e cada um tem o seu prazo', async () => {
    const [one, two] = [await ask(ana), await ask(rui)];
    const { id } = await lot([one, two]);
    expect((await act(id, { ato: 'devolverSolicitacao', dias: 5 })).campos).toEqual(['motivo']);
    expect((await act(id, { ato: 'devolverSolicitacao', motivo: 'Falta a foto.' })).campos).toEqual(['dias']);
    const done = await act(id, {
      ato: 'devolverSolicitacao',
      motivo: 'Falta a foto.',
      dias: 5,
      itens: [{ id: one, motivo: 'E o número da casa.' }, { id: two }],
    });
    expect([done.payload.feitos, done.payload.recusados]).toEqual([2, 0]);
    const mine = await own(ana, one);
    expect([mine.situacao, mine.andamentos.at(-1)?.texto]).toEqual([
      'DEVOLUCAO',
      'Falta a foto.\n\nE o número da casa.',
    ]);
    expect((await own(rui, two)).andamentos.at(-1)?.texto).toBe('Falta a foto.');
    await ana.ask('POST', `externo/solicitacao/${one}/resposta`, { texto: 'É o 42.', arquivos: [] });
    const itens = (await read(id)).itens;
    expect(itens.map(({ situacao, prazo }) => [situacao, prazo !== undefined])).toEqual([
      ['SOLICITACAO', false],
      ['DEVOLUCAO', true],
    ]);
    // the phase of each says what may be asked of it
    expect(itens.map(({ atos }) => atos.includes('encerrarSolicitacao'))).toEqual([true, false]);
    const refused = results(
      await act(id, { ato: 'encerrarSolicitacao', desfecho: 'ATENDIDO', motivo: 'A poda foi feita.' }),
    );
    expect(refused.map(({ situacao, mensagem }) => [situacao, mensagem?.slice(0, 30)])).toEqual([
      ['FEITO', undefined],
      ['RECUSADO', expect.stringMatching(/./)],
    ]);
  });

  it('indefere com o motivo de cada um, e encerra-se quando todos foram respondidos', async () => {
    const [one, two, three] = [await ask(ana), await ask(rui), await ask(ana)];
    const { id } = await lot([one, two, three]);
    expect((await act(id, { ato: 'encerrarSolicitacao', motivo: 'Não.' })).campos).toEqual(['desfecho']);
    await act(id, {
      ato: 'encerrarSolicitacao',
      desfecho: 'NAO_ATENDIDO',
      itens: [
        { id: one, motivo: 'A árvore é tombada.' },
        { id: two, motivo: 'O terreno é particular.' },
      ],
    });
    expect((await own(ana, one)).andamentos.at(-1)?.texto).toBe('A árvore é tombada.');
    expect([(await own(rui, two)).desfecho, (await read(id)).estado]).toEqual(['NAO_ATENDIDO', 0]);
    // one leaves at any time; what is left was all answered
    const after = await caio.post<LoteSolicitacoes>(`lote-solicitacoes/${id}/retirar`, {
      conteudoIds: [three],
      motivo: 'Depende de vistoria.',
    });
    expect(after.payload.estado).toBe(1);
    expect(after.payload.itens.at(-1)).toMatchObject({ id: three, saiu: { motivo: 'Depende de vistoria.' } });
    expect(await history(id)).toEqual(
      expect.arrayContaining([
        'loteSolicitacoesCriado',
        'solicitacoesIncluidas',
        'encerrarSolicitacaoNoLote',
        'solicitacoesRetiradas',
        'loteSolicitacoesEncerrado',
      ]),
    );
    expect((await act(id, { ato: 'conferirSolicitacao' })).codigo).toBe('transicaoNaoPermitida');
    // it is free for another
    expect((await lot([three])).resultados[0]?.ok).toBe(true);
  });

  it('encerra-se também quando o último pedido é respondido por si', async () => {
    const one = await ask(ana);
    const { id } = await lot([one]);
    await caio.post(`protocolo-externo/${one}/encerrar`, { desfecho: 'ATENDIDO', texto: 'Feito.' });
    expect((await read(id)).estado).toBe(1);
  });

  it('autua um processo para cada um', async () => {
    const [one, two] = [await ask(ana, 'Rua A'), await ask(rui, 'Rua B')];
    const { id } = await lot([one, two]);
    const done = results(await act(id, { ato: 'autuarSolicitacao' }));
    expect(done.map(({ situacao, mensagem }) => [situacao, mensagem])).toEqual([
      ['FEITO', undefined],
      ['FEITO', undefined],
    ]);
    const opened = (await read(id)).itens.map(({ autuado }) => autuado);
    expect(new Set(opened.map((one) => one?.id)).size).toBe(2);
    expect(opened.every((one) => one?.numero !== '')).toBe(true);
  });

  it('autua um processo para todos, com as partes e o recibo de cada um', async () => {
    await asParties();
    const [one, two, odd] = [await ask(ana), await ask(rui), await ask(ana, 'Rua das Pedras')];
    const { id } = await lot([one, two, odd]);
    expect((await act(id, { ato: 'autuarSolicitacao', emUm: true })).campos).toEqual(['assunto']);
    const asked = { ato: 'autuarSolicitacao', emUm: true, assunto: 'Podas da Rua das Flores' };
    // the type demands a field in which they differ
    expect(results(await act(id, asked))[0]?.mensagem).toContain('“Rua”');
    await caio.post(`lote-solicitacoes/${id}/retirar`, { conteudoIds: [odd] });
    const done = results(await act(id, asked));
    expect(done.map(({ situacao, mensagem }) => [situacao, mensagem])).toEqual([
      ['FEITO', undefined],
      ['FEITO', undefined],
    ]);
    const { itens, processo } = await read(id);
    const ids = itens.filter(({ saiu }) => !saiu).map(({ autuado }) => autuado?.id);
    expect(ids).toEqual([processo?.id, processo?.id]);
    const opened = (await caio.get<Processo>(`processo/${processo?.id ?? 0}`)).payload;
    expect([opened.assunto, opened.interessados.length]).toEqual(['Podas da Rua das Flores', 2]);
    const files = (await caio.get<Anexos>(`conteudo/${processo?.id ?? 0}/anexos`)).payload.itens;
    expect(files).toHaveLength(2);
    // each is still answered by itself
    await act(id, {
      ato: 'encerrarSolicitacao',
      desfecho: 'ATENDIDO',
      itens: [{ id: two, motivo: 'Feito.' }],
    });
    expect([(await own(rui, two)).desfecho, (await own(ana, one)).desfecho]).toEqual(['ATENDIDO', undefined]);
  });

  it('o que passa de uma porção vai pela fila, e se repete o que não se fez', async () => {
    const ids: number[] = [];
    // as many come from many places: one address may not ask so often
    for (let n = 0; n < 26; n++) ids.push(await askFrom(n % 2 ? ana : rui, `192.0.2.${n}`));
    const { id } = await lot(ids);
    const asked = (await act(id, { ato: 'conferirSolicitacao' })).payload;
    expect([asked.situacao, asked.pendentes]).toEqual(['EM_ANDAMENTO', 26]);
    await caio.post(`protocolo-externo/${ids[0] ?? 0}/encerrar`, {
      desfecho: 'ARQUIVADO',
      texto: 'Repetido.',
    });
    const { ports, connection } = server.platform;
    await runBatchJob({ db: connection.db, ports, log: pino({ level: 'silent' }) }, bulkActs, asked.id);
    const done = (await caio.get<AtoEmLote>(`conteudo/ato-em-lote/${asked.id}`)).payload;
    expect([done.situacao, done.feitos, done.recusados]).toEqual(['CONCLUIDO', 25, 1]);
    // by the inbox it is not asked: it says more than a reason
    expect((await caio.post('conteudo/ato-em-lote', { ato: 'devolverSolicitacao', ids })).status).toBe(404);
  });
});
