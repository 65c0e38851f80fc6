import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentoParaAssinar, Verificacao } from '#schemas/shapes/assinatura.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { readAnswer, startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { png } from '../pdf/png.ts';
import { readPdf } from '../pdf/read-pdf.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

const sign = (caller: Caller, ...ids: number[]) =>
  caller.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', { ids, senha: worldPassword });

const contract = (assinantes: readonly string[], salvar = {}) =>
  concludedDocument(helena, { modelo: 'Ata de Reunião', assunto: 'Ata para assinar', assinantes, salvar });

const pending = async (caller: Caller): Promise<number[]> =>
  (
    await caller.get<{ itens: DocumentoParaAssinar[] }>('documento/listar-para-assinar?pageSize=100')
  ).payload.itens.map(({ id }) => id);

describe('signing in order', () => {
  it('waits for the one before, then calls the next', async () => {
    const { id } = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    expect(await pending(helena)).toContain(id);
    expect(await pending(rafael)).not.toContain(id);
    const early = await sign(rafael, id);
    expect(early.payload.resultados[0]).toMatchObject({ ok: false, codigo: 'transicaoNaoPermitida' });
    expect(early.payload.resultados[0]?.mensagem).toContain('Helena Duarte Pires');
    expect((await sign(helena, id)).payload.resultados[0]?.ok).toBe(true);
    expect(await pending(rafael)).toContain(id);
    expect((await sign(rafael, id)).payload.resultados[0]?.ok).toBe(true);
    expect((await read(helena, id)).assinantes.map(({ situacao }) => situacao)).toEqual([
      'ASSINADO',
      'ASSINADO',
    ]);
  });

  it('leaves nothing to read in the notice that asked for it', async () => {
    const { id } = await contract(['Rafael Monteiro Lins', 'Helena Duarte Pires']);
    const { id: person } = await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', 'rafael.lins')
      .executeTakeFirstOrThrow();
    const notice = async (): Promise<Notificacao | undefined> => {
      const answer = await rafael.get<{ itens: Notificacao[] }>(
        `notificacao-interna/listar-paginado/${person}`,
      );
      return answer.payload.itens.find(({ conteudoId, tipo }) => conteudoId === id && tipo === 'ASSINATURA');
    };
    expect(await notice()).toMatchObject({ lida: false });
    await sign(rafael, id);
    expect(await notice()).toMatchObject({ lida: true });
  });

  it('answers for each of a batch', async () => {
    const first = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const second = await contract(['Rafael Monteiro Lins', 'Helena Duarte Pires']);
    const { payload } = await sign(helena, first.id, second.id, 999_999);
    expect(payload.resultados.map(({ ok }) => ok)).toEqual([true, false, false]);
  });

  it('of nothing is refused in words', async () => {
    expect(await sign(helena)).toMatchObject({ status: 422, codigo: 'nadaParaAssinar' });
  });

  it('refuses who is not a signer, and twice the same', async () => {
    const { id } = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const caio = await server.as('caio.teles');
    expect((await sign(caio, id)).payload.resultados[0]?.ok).toBe(false);
    await sign(helena, id);
    expect((await sign(helena, id)).payload.resultados[0]).toMatchObject({
      ok: false,
      mensagem: 'Você já assinou.',
    });
    expect(
      (await read(helena, id)).assinantes.filter(({ situacao }) => situacao === 'ASSINADO'),
    ).toHaveLength(1);
  });

  it('signs once what is asked many times at once, and a right password is no attempt', async () => {
    const { id } = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign(helena, id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const results = answers.flatMap(({ payload }) => payload.resultados);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { ok, mensagem } of results) if (!ok) expect(mensagem).toContain('Você já assinou.');
  });

  it('slows down guessing of the password', async () => {
    const { id } = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const beatriz = await server.as('beatriz.cordeiro');
    const guess = () => beatriz.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: 'errada' });
    for (let i = 0; i < 5; i++) expect((await guess()).codigo).toBe('senhaNaoConfere');
    expect((await guess()).codigo).toBe('muitasTentativas');
  });
});

describe('public verification', () => {
  const verify = async (codigo: string) =>
    readAnswer<Verificacao>(await server.call({ method: 'GET', path: `verificar/${codigo}` }));

  it('follows the document: waiting, authentic, cancelled', async () => {
    const document = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const codigo = document.codigoVerificacao ?? '';
    expect((await verify(codigo)).payload).toMatchObject({ situacao: 'PENDENTE', pendentes: 2 });
    await sign(helena, document.id);
    await sign(rafael, document.id);
    expect((await verify(codigo)).payload.situacao).toBe('AUTENTICO');
    const { versao } = await read(helena, document.id);
    const cancelled = await helena.post('documento/cancelar', {
      id: document.id,
      versao,
      motivo: 'Erro no objeto',
    });
    expect(cancelled.status).toBe(200);
    expect((await verify(codigo)).payload.situacao).toBe('CANCELADO');
  });

  it('accepts every file that was issued and says which one it is', async () => {
    const document = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    await sign(helena, document.id);
    await helena.get(`documento/visualizar-documento/${document.id}/0`);
    await sign(rafael, document.id);
    await helena.get(`documento/visualizar-documento/${document.id}/0`);
    const { payload } = await verify(document.codigoVerificacao ?? '');
    expect(payload.arquivos).toHaveLength(3);
    for (const { sha256 } of payload.arquivos) {
      const found = readAnswer<{ codigo: string }>(
        await server.call({ method: 'GET', path: `verificar/arquivo/${sha256}` }),
      );
      expect(found.payload.codigo).toBe(document.codigoVerificacao);
    }
    const unknown = readAnswer(
      await server.call({ method: 'GET', path: `verificar/arquivo/${'0'.repeat(64)}` }),
    );
    expect(unknown.codigo).toBe('codigoNaoEncontrado');
  });

  it('tells of restricted content only that it exists and its status', async () => {
    const document = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins'], {
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'Informação pessoal',
    });
    const { payload } = await verify(document.codigoVerificacao ?? '');
    expect(payload).toMatchObject({ restrito: true, situacao: 'PENDENTE', arquivos: [] });
    expect(JSON.stringify(payload)).not.toContain('Ata para assinar');
    const file = await server.call({
      method: 'GET',
      path: `verificar/${document.codigoVerificacao ?? ''}/arquivo/${document.sha256 ?? ''}`,
    });
    expect(file.statusCode).toBe(404);
  });

  it('is asked only so often from one place', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 80; i++)
      codes.push((await server.call({ method: 'GET', path: 'verificar/AAAA-AAAA-AAAA-AAAA' })).statusCode);
    expect(codes).toContain(429);
  });
});

describe('the drawing of a signature', () => {
  it('is on the paper as it was when the person signed', async () => {
    const { pool } = server.platform.connection;
    const draw = async (login: string, width: number): Promise<void> => {
      const file = await uploadFile(server.app, helena.token, 'assinatura.png', png(width, 40));
      await pool.query('update arquivo set em_uso = true where id = $1', [file]);
      await pool.query('update registro.usuario set imagem_assinatura = $2 where login = $1', [login, file]);
    };
    const images = async (id: number): Promise<string> => {
      const { raw } = await helena.get(`documento/visualizar-documento/${id}/0`);
      return (await readPdf(raw.rawPayload)).images;
    };
    await draw('helena.pires', 121);
    const { id } = await contract(['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    expect(await images(id)).not.toMatch(/\b121 +40\b/);
    await sign(helena, id);
    expect(await images(id)).toMatch(/\b121 +40\b/);
    await draw('helena.pires', 122);
    await sign(rafael, id);
    const all = await images(id);
    expect(all).toMatch(/\b121 +40\b/);
    expect(all).not.toMatch(/\b122 +40\b/);
  });
});
