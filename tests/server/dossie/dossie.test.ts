import { execFileSync } from 'node:child_process';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { DadosPessoais, Dossie } from '#schemas/shapes/dossie.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { LoteFeito } from '#schemas/shapes/lote.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { tellDeadlines } from '#server/conteudo/vencimento/index.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { dossieType, openedDossie, readDossie, withPieces } from '#tests/setup/dossies.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';
import { concludedProcess } from '#tests/setup/processos.ts';
import { personWith } from '../access/person-with.ts';

let server: TestApp;
let helena: Caller;
/** Of PGM. */
let beatriz: Caller;
let process: Processo;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  process = await concludedProcess(await server.as('rafael.lins'));
});
afterAll(() => server.close());

const expected = ({ esperadas }: Dossie): string[] =>
  esperadas.map(({ nome, situacao, ordem = '-' }) => `${nome}: ${situacao} ${ordem}`);
const errors = ({ raw }: Answer<unknown>) =>
  raw.json<{ erros: { campo: string; mensagem: string }[] }>().erros.map(({ campo }) => campo);
const put = (caller: Caller, id: number, body: object) =>
  caller.post<ResultadoLote>(`dossie/${id}/incluir`, body);
const interested = async (): Promise<{ id: number; rotulo: string } | undefined> =>
  (await helena.get<{ itens: { id: number; rotulo: string }[] }>('dossie/interessados?q=Adelaide')).payload
    .itens[0];
const declaration = async (caller: Caller, salvar: object = {}) =>
  concludedDocument(caller, {
    modelo: 'Declaração',
    salvar: { interessados: [(await interested())?.id], ...salvar },
  });
const dayIn = (days: number): string =>
  new Date(server.platform.ports.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const acts = async (caller: Caller, conteudoId: number): Promise<string[]> =>
  (await caller.post<{ itens: { ato: string }[] }>('tramite/historico', { conteudoId })).payload.itens.map(
    ({ ato }) => ato,
  );

describe('abrir um dossiê', () => {
  it('numera pelo tipo, com o acesso e a classe que ele sugere, e o que se espera a faltar', async () => {
    const first = await openedDossie(helena);
    const second = await openedDossie(helena);
    expect([first.numero, second.numero]).toEqual([
      'Dossiê funcional 1/2026-CCL',
      'Dossiê funcional 2/2026-CCL',
    ]);
    const dossie = await readDossie(helena, first.id);
    expect(dossie).toMatchObject({
      tipo: 8,
      sobre: 'PESSOA',
      nome: 'Ana Prado',
      identificador: '1.234-5',
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal (Lei 12.527/2011, art. 31)',
      volume: 1,
      pecas: [],
    });
    expect(dossie.assuntoClasse?.rotulo).toMatch(/^210 /);
    expect(expected(dossie)).toEqual([
      'Ato de nomeação: FALTA -',
      'Certidão negativa: FALTA -',
      'Declaração de vínculo: FALTA -',
      'Requerimento: SEM -',
    ]);
    expect(dossie.detentor.unidade.sigla).toBe('CCL');
  });

  it('diz de quem é, e por que não é público', async () => {
    const nobody = await helena.post('dossie', {
      tipoDossieId: await dossieType(helena),
      assunto: 'De ninguém',
      hipoteseLegal: ' ',
    });
    expect([nobody.status, errors(nobody)]).toEqual([422, ['interessadoId', 'hipoteseLegal']]);
    const adelaide = await interested();
    const made = await openedDossie(helena, { interessadoId: adelaide?.id, nome: 'Outro nome' });
    const dossie = await readDossie(helena, made.id);
    expect([dossie.interessados, dossie.nome]).toEqual([[adelaide], undefined]);
    const unknown = await helena.post('dossie', {
      tipoDossieId: await dossieType(helena),
      assunto: 'Vida',
      interessadoId: 999_999,
    });
    expect([unknown.status, errors(unknown)]).toEqual([422, ['interessadoId']]);
  });

  it('acha-se por de quem é, e pede a permissão de abrir e de alterar', async () => {
    const made = await openedDossie(helena, { nome: 'Quirino Zeferino' });
    const found = await helena.get<{ itens: ItemCaixa[] }>('pesquisa?q=quirino+zeferino&pageSize=10');
    expect(found.payload.itens.map(({ id }) => id)).toEqual([made.id]);
    const reader = await personWith(server, 'rafael.lins', ['caixaCentralListar']);
    expect((await reader.post('dossie', { tipoDossieId: 1, assunto: 'X', nome: 'Y' })).status).toBe(403);
    const { versao } = await readDossie(helena, made.id);
    expect((await reader.put(`dossie/${made.id}`, { versao, assunto: 'X' })).status).toBe(403);
    const { acoes } = await readDossie(reader, made.id);
    expect(acoes.filter(({ nome, permitida }) => nome === 'porPecas' && permitida)).toEqual([]);
  });

  it('muda o que diz de si enquanto está em uso, e guarda o que era', async () => {
    const { id } = await openedDossie(helena);
    const { versao } = await readDossie(helena, id);
    const none = await helena.put(`dossie/${id}`, { versao, assunto: 'Vida', nome: '' });
    expect([none.status, errors(none)]).toEqual([422, ['interessadoId']]);
    const saved = await helena.put<Dossie>(`dossie/${id}`, {
      versao,
      assunto: 'Vida funcional de Ana Prado Lima',
      nome: 'Ana Prado Lima',
      assuntoClasseId: 0,
      observacoes: 'Nome de casada.',
      nivelAcesso: 'PUBLICO',
      hipoteseLegal: '',
    });
    expect(saved.payload).toMatchObject({
      assunto: 'Vida funcional de Ana Prado Lima',
      nome: 'Ana Prado Lima',
      identificador: '1.234-5',
      observacoes: 'Nome de casada.',
      nivelAcesso: 'PUBLICO',
    });
    expect(saved.payload.assuntoClasse).toBeUndefined();
    expect((await helena.put(`dossie/${id}`, { versao, assunto: 'Velha' })).status).toBe(409);
  });
});

describe('as peças de um dossiê', () => {
  it('são nomeadas sem sair de onde estão, cumprem o que se espera, e estão em quantos dossiês se quiser', async () => {
    await sql`update registro.assunto set anos_corrente = 5, prazo_intermediario = '10 anos', destinacao_final = 'ELIMINACAO'`.execute(
      server.platform.connection.db,
    );
    const document = await declaration(helena);
    const one = await openedDossie(helena);
    const other = await openedDossie(helena, { conteudoIds: [document.id] });
    expect(other.resultados.map(({ ok }) => ok)).toEqual([true]);
    const dossie = await withPieces(helena, one.id, [document.id, process.id]);
    expect(
      dossie.pecas.map(({ ordem, volume, conteudo, esperada }) => [
        ordem,
        volume,
        conteudo?.rotulo,
        esperada?.rotulo,
      ]),
    ).toEqual([
      [1, 1, document.numero, 'Declaração de vínculo'],
      [2, 1, process.numero, undefined],
    ]);
    // a year from when it was concluded
    const [piece] = dossie.pecas;
    expect(piece?.validade).toMatch(/^2027-/);
    expect(piece).toMatchObject({ situacao: 'VALE', dadosPessoais: true, quem: 'Helena Duarte Pires' });
    expect(piece?.conteudo?.guarda).toBe(
      '5 anos no arquivo corrente; 10 anos no intermediário; depois se elimina',
    );
    expect(expected(dossie)).toContain('Declaração de vínculo: PRESENTE 1');
    const untouched = await read(helena, document.id);
    expect([untouched.detentor.unidade.sigla, untouched.versao]).toEqual(['CCL', document.versao]);
    expect(await acts(helena, document.id)).toContain('postoEmDossie');
  });

  it('entram pelo número que se lê; o que não pode entrar diz por quê', async () => {
    const document = await concludedDocument(helena);
    const draft = await completeDraft(helena);
    const lot = await helena.post<LoteFeito>('lote', { assunto: 'Malote', conteudoIds: [] });
    const { id } = await openedDossie(helena);
    const read = await put(helena, id, { codigos: [document.numero, 'XYZ 9/1999'] });
    expect(read.payload.resultados.map(({ ok, mensagem }) => [ok, mensagem])).toEqual([
      [true, undefined],
      [false, 'Nada que você alcance tem o código XYZ 9/1999.'],
    ]);
    const chosen = await put(helena, id, {
      conteudoIds: [document.id, draft.id, lot.payload.id, id, 999_999],
    });
    expect(chosen.payload.resultados.map(({ mensagem }) => mensagem)).toEqual([
      'Já está no dossiê.',
      'É uma minuta: só o que foi concluído entra em um dossiê.',
      'Um lote ou um dossiê não entra em um dossiê: entra o que há nele.',
      'Um lote ou um dossiê não entra em um dossiê: entra o que há nele.',
      expect.any(String),
    ]);
    const { esperadas } = await readDossie(helena, id);
    const certidao = esperadas.find(({ nome }) => nome === 'Certidão negativa');
    const another = await concludedDocument(helena);
    const wrong = await put(helena, id, { conteudoIds: [another.id], esperadaId: certidao?.id });
    expect(wrong.payload.resultados[0]?.mensagem).toBe('Não serve como Certidão negativa: aceita Certidão.');
    expect(errors(await put(helena, id, { conteudoIds: [another.id], esperadaId: 999_999 }))).toEqual([
      'esperadaId',
    ]);
    expect(errors(await put(helena, id, {}))).toEqual(['conteudoIds']);
  });

  it('vencem no dia que se diz: a vencer, vencida; e saem com o motivo, que fica', async () => {
    const document = await declaration(helena);
    const { id } = await openedDossie(helena);
    const { pecas, esperadas } = await withPieces(helena, id, [document.id]);
    const peca = pecas[0]?.id ?? 0;
    const say = (body: object) => helena.put<Dossie>(`dossie/${id}/peca/${peca}`, body);
    const soon = await say({ validade: dayIn(20) });
    expect(soon.payload.pecas[0]?.situacao).toBe('VENCE');
    expect(expected(soon.payload)).toContain('Declaração de vínculo: VENCE 1');
    expect(expected((await say({ validade: dayIn(-1) })).payload)).toContain(
      'Declaração de vínculo: VENCIDA 1',
    );
    expect(expected((await say({ validade: '' })).payload)).toContain('Declaração de vínculo: PRESENTE 1');
    expect(errors(await say({ validade: '2026-02-31' }))).toEqual(['validade']);
    expect(errors(await say({ esperadaId: esperadas[0]?.id }))).toEqual(['esperadaId']);
    const freed = (await say({ esperadaId: 0, dadosPessoais: false })).payload;
    expect(expected(freed)).toContain('Declaração de vínculo: FALTA -');
    expect(freed.pecas[0]?.dadosPessoais).toBe(false);
    const silent = await helena.post(`dossie/${id}/peca/${peca}/retirar`, { motivo: ' ' });
    expect(silent.status).toBe(422);
    const out = await helena.post<Dossie>(`dossie/${id}/peca/${peca}/retirar`, {
      motivo: 'De outra pessoa.',
    });
    expect(out.payload.pecas[0]?.saida).toMatchObject({
      motivo: 'De outra pessoa.',
      quem: 'Helena Duarte Pires',
    });
    expect((await helena.post(`dossie/${id}/peca/${peca}/retirar`, { motivo: 'De novo' })).status).toBe(404);
    expect(await acts(helena, id)).toContain('pecaDoDossieRetirada');
    // it may come back, at another place
    const again = await withPieces(helena, id, [document.id]);
    expect(again.pecas.map(({ ordem, saida }) => [ordem, saida === undefined])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('enchem um volume e depois outro', async () => {
    const { id } = await openedDossie(helena);
    const empty = await helena.post(`dossie/${id}/volume`, {});
    expect([empty.status, empty.raw.body]).toEqual([409, expect.stringContaining('ainda não tem peça')]);
    await withPieces(helena, id, [(await concludedDocument(helena)).id]);
    expect((await helena.post<Dossie>(`dossie/${id}/volume`, {})).payload.volume).toBe(2);
    const { pecas } = await withPieces(helena, id, [(await concludedDocument(helena)).id]);
    expect(pecas.map(({ volume }) => volume)).toEqual([1, 2]);
  });

  it('de quem não alcança uma peça nada dizem, ou só que há uma, se a instituição quis', async () => {
    const closed = await declaration(helena, {
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal',
    });
    const { id } = await openedDossie(helena, { nivelAcesso: 'PUBLICO', hipoteseLegal: '' });
    await withPieces(helena, id, [closed.id, (await concludedDocument(helena)).id]);
    const seen = await readDossie(beatriz, id);
    expect(seen.pecas.map(({ ordem }) => ordem)).toEqual([2]);
    expect(expected(seen)).toContain('Declaração de vínculo: FALTA -');
    const { db } = server.platform.connection;
    await sql`update registro.configuracao set resposta_conteudo_restrito = 'EXISTENCIA'`.execute(db);
    const told = await readDossie(beatriz, id);
    await sql`update registro.configuracao set resposta_conteudo_restrito = 'NADA'`.execute(db);
    const [hidden] = told.pecas;
    expect(Object.keys(hidden ?? {}).sort()).toEqual([
      'dadosPessoais',
      'em',
      'id',
      'ordem',
      'situacao',
      'volume',
    ]);
    // nor may who does not see it put it in a dossier, or touch it there
    const hers = await openedDossie(beatriz);
    const refused = await put(beatriz, hers.id, { conteudoIds: [closed.id], codigos: [closed.numero] });
    expect(refused.payload.resultados.map(({ ok }) => ok)).toEqual([false, false]);
    expect(await acts(beatriz, id)).not.toContain('pecaDoDossieMudada');
  });

  it('só as muda quem tem o dossiê em mãos', async () => {
    const { id } = await openedDossie(helena, { nivelAcesso: 'PUBLICO', hipoteseLegal: '' });
    const document = await concludedDocument(beatriz);
    expect((await put(beatriz, id, { conteudoIds: [document.id] })).status).toBe(409);
    // it goes in a lot as any content
    const lot = await helena.post<LoteFeito>('lote', { assunto: 'Malote', conteudoIds: [id] });
    expect(lot.payload.resultados.map(({ ok }) => ok)).toEqual([true]);
  });
});

describe('onde um dossiê se acha e se imprime', () => {
  const inFilter = async (caller: Caller, pecas: string): Promise<number[]> =>
    (
      await caller.get<{ itens: ItemCaixa[] }>(`caixa-central?aba=unidade&pecas=${pecas}&pageSize=100`)
    ).payload.itens.map(({ id }) => id);

  it('a caixa separa os que têm peça faltando, vencida ou a vencer, do que alcança quem pergunta', async () => {
    const { id } = await openedDossie(helena);
    const document = await declaration(helena);
    const { pecas } = await withPieces(helena, id, [document.id]);
    const say = (validade: string) => helena.put(`dossie/${id}/peca/${pecas[0]?.id ?? 0}`, { validade });
    const stands = async (): Promise<boolean[]> =>
      Promise.all(
        ['FALTA', 'VENCIDA', 'A_VENCER'].map(async (one) => (await inFilter(helena, one)).includes(id)),
      );
    expect(await stands()).toEqual([true, false, false]);
    await say(dayIn(-1));
    expect(await stands()).toEqual([true, true, false]);
    await say(dayIn(10));
    expect(await stands()).toEqual([true, false, true]);
    expect(await inFilter(helena, 'FALTA')).not.toContain(document.id);
  });

  it('o índice em PDF diz de quem é, o que falta e as peças em ordem', async () => {
    const { id, numero } = await openedDossie(helena, { nivelAcesso: 'PUBLICO', hipoteseLegal: '' });
    const document = await concludedDocument(helena);
    await withPieces(helena, id, [document.id]);
    const paper = await helena.get(`dossie/${id}/indice`);
    const words = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: paper.raw.rawPayload,
      encoding: 'utf8',
    });
    for (const said of [
      `Índice do ${numero}`,
      'Ana Prado, 1.234-5',
      'Ato de nomeação',
      'Falta',
      document.assunto,
    ])
      expect(words).toContain(said);
    expect((await beatriz.get(`dossie/${id}/indice`)).status).toBe(200);
  });
});

describe('uma peça que vence', () => {
  const tell = (): Promise<number> => {
    const { connection, ports } = server.platform;
    return tellDeadlines({ db: connection.db, ports, log: pino({ level: 'silent' }) });
  };
  const noticesOf = async (caller: Caller, conteudoId: number): Promise<string[]> => {
    const me = (await caller.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario
      .idUsuario;
    const { payload } = await caller.get<{ itens: Notificacao[] }>(
      `notificacao-interna/listar-paginado/${me}?pageSize=100`,
    );
    return payload.itens
      .filter((one) => one.conteudoId === conteudoId && ['PRAZO', 'VENCIDO'].includes(one.tipo))
      .map(({ tipo, assunto }) => `${tipo} ${assunto}`);
  };

  it('avisa uma vez quem tem o dossiê, antes e depois, a não ser que outra já a tenha renovado', async () => {
    await tell();
    const { id, numero } = await openedDossie(helena);
    const first = await declaration(helena);
    const { pecas, esperadas } = await withPieces(helena, id, [first.id]);
    const [piece] = pecas;
    const say = (peca: number | undefined, validade: string) =>
      helena.put(`dossie/${id}/peca/${peca ?? 0}`, { validade });
    const written = (day: string): string => day.split('-').reverse().join('/');
    await say(piece?.id, dayIn(20));
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await noticesOf(helena, id)).toEqual([
      `PRAZO Uma peça de ${numero} deixa de valer em ${written(dayIn(20))}`,
    ]);
    await say(piece?.id, dayIn(-1));
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await noticesOf(helena, id)).toContain(
      `VENCIDO Uma peça de ${numero} deixou de valer em ${written(dayIn(-1))}`,
    );
    // renewed by another: nothing more to do
    const second = await declaration(helena);
    const esperadaId = esperadas.find(({ nome }) => nome === 'Declaração de vínculo')?.id;
    await put(helena, id, { conteudoIds: [second.id], esperadaId });
    await say(piece?.id, dayIn(-2));
    expect(await tell()).toBe(0);
  });

  it('nada conta da que a unidade que o tem não alcança', async () => {
    await tell();
    const { id } = await openedDossie(beatriz, { nivelAcesso: 'PUBLICO', hipoteseLegal: '' });
    const document = await concludedDocument(beatriz);
    const { pecas } = await withPieces(beatriz, id, [document.id]);
    await beatriz.put(`dossie/${id}/peca/${pecas[0]?.id ?? 0}`, { validade: dayIn(5) });
    await sql`update conteudo set nivel_acesso = 'SIGILOSO' where id = ${document.id}`.execute(
      server.platform.connection.db,
    );
    expect(await tell()).toBe(0);
    // what is open to all of one organisation is not to another
    const open = await concludedDocument(helena);
    const { pecas: all } = await withPieces(beatriz, id, [open.id]);
    await beatriz.put(`dossie/${id}/peca/${all.at(-1)?.id ?? 0}`, { validade: dayIn(5) });
    await sql`update conteudo set organizacao_id = (select id from registro.organizacao_interna where sigla = 'IPVS')
      where id = ${open.id}`.execute(server.platform.connection.db);
    expect(await tell()).toBe(0);
  });
});

describe('o que se guarda de uma pessoa', () => {
  it('diz onde está, por quê, com que fundamento e por quanto tempo, do que alcança quem pergunta', async () => {
    const person = await interested();
    const of = { interessadoId: person?.id };
    const admin = await server.as('admin');
    const keeper = await personWith(server, 'luciana.reis', ['dadosPessoaisConsultar']);
    const secret = await declaration(helena, {
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal',
    });
    const piece = await concludedDocument(helena);
    const folder = await openedDossie(helena, { ...of, nivelAcesso: 'PUBLICO', hipoteseLegal: '' });
    const { pecas } = await withPieces(helena, folder.id, [piece.id, secret.id]);
    const ask = async (caller: Caller): Promise<DadosPessoais> => {
      const { status, payload, raw } = await caller.get<DadosPessoais>(
        `dossie/dados-pessoais/${person?.id ?? 0}`,
      );
      if (status !== 200) throw new Error(raw.body);
      return payload;
    };
    const found = await ask(admin);
    expect(found.pessoa).toMatchObject({
      nome: person?.rotulo,
      cadastro: expect.arrayContaining(['cpf', 'email']) as unknown,
    });
    const told = (dados: DadosPessoais, id: number) => dados.itens.find((item) => item.id === id);
    const base = 'Cumprimento de obrigação legal (Lei 13.709/2018, art. 7º, II)';
    expect(told(found, folder.id)).toMatchObject({ tipo: 8, porque: ['DOSSIE'], fundamentos: [base] });
    expect(told(found, piece.id)).toMatchObject({ porque: ['PECA'], fundamentos: [base] });
    expect([...(told(found, secret.id)?.porque ?? [])].sort()).toEqual(['INTERESSADO', 'PECA']);
    expect(told(found, secret.id)?.hipoteseLegal).toBe('Informação pessoal');
    // of another unit, only what is open
    const less = await ask(keeper);
    expect([told(less, piece.id) !== undefined, told(less, secret.id)]).toEqual([true, undefined]);
    // what is no personal data is not told for being a piece
    await helena.put(`dossie/${folder.id}/peca/${pecas[0]?.id ?? 0}`, { dadosPessoais: false });
    expect(told(await ask(admin), piece.id)).toBeUndefined();
    const paper = await admin.get(`dossie/dados-pessoais/${person?.id ?? 0}/pdf`);
    const words = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: paper.raw.rawPayload,
      encoding: 'utf8',
    });
    for (const said of [
      'O que se guarda de uma pessoa',
      person?.rotulo ?? '',
      folder.numero.split(' ')[0] ?? '',
    ])
      expect(words).toContain(said);
    expect((await helena.get(`dossie/dados-pessoais/${person?.id ?? 0}`)).status).toBe(403);
    expect((await admin.get('dossie/dados-pessoais/999999')).status).toBe(404);
  });
});
