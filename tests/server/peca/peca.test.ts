import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import type { Lote, LoteFeito } from '#schemas/shapes/lote.ts';
import type { PassePeca } from '#schemas/shapes/peca.ts';
import { extractText } from '#server/conteudo/extracao/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { openedDossie } from '#tests/setup/dossies.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { madePeca, pieceType, readPeca, sentFile, sha256 } from '#tests/setup/pecas.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { concludedProcess, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;
let helena: Caller;
let beatriz: Caller;
let processo: number;

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  processo = (await concludedProcess(rafael)).id;
});
afterAll(() => server.close());

const acts = async (caller: Caller, conteudoId: number): Promise<string[]> =>
  (await caller.post<{ itens: { ato: string }[] }>('tramite/historico', { conteudoId })).payload.itens.map(
    ({ ato }) => ato,
  );
const fileOf = (caller: Caller, id: number, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/ws/api/peca/${id}/arquivo`,
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
  });

describe('juntar um arquivo a um processo', () => {
  it('numera a peça nele, guarda o resumo do que veio e conta a história dos dois', async () => {
    const content = Buffer.from('Ata da reunião de 3 de novembro.\n');
    const made = await madePeca(server, rafael, processo, { nome: 'ata.txt', content });
    expect(made.peca).toBe('1');
    const { pecas } = await readProcess(rafael, processo);
    expect(pecas.map(({ rotulo, conteudo }) => [rotulo, conteudo?.id, conteudo?.tipo])).toEqual([
      ['1', made.id, 9],
    ]);
    const peca = await readPeca(rafael, made.id);
    expect(peca).toMatchObject({
      numero: made.numero,
      suporte: 'DIGITAL',
      arquivo: { nome: 'ata.txt', tipo: 'text/plain', sha256: sha256(content), forma: 'texto' },
      junta: { id: processo, peca: '1' },
    });
    expect((await fileOf(rafael, made.id)).rawPayload).toEqual(content);
    expect(await acts(rafael, made.id)).toEqual(
      expect.arrayContaining(['criado', 'anexoJuntado', 'juntadoAProcesso']),
    );
    expect(await acts(rafael, processo)).toContain('pecaJuntada');
  });

  it('quem não tem o processo em mãos não envia nem junta', async () => {
    const arquivoId = await sentFile(server, rafael, processo, 'nota.txt', Buffer.from('Nota'));
    const denied = await beatriz.post('peca', {
      destinoId: processo,
      arquivoId,
      tipoDocumentoId: await pieceType(rafael),
      assunto: 'Nota',
      suporte: 'DIGITAL',
      origem: 'NATO_DIGITAL',
    });
    expect(denied.status).not.toBe(200);
    await expect(sentFile(server, beatriz, processo, 'nota.txt', Buffer.from('Nota'))).rejects.toThrow();
    expect((await readProcess(rafael, processo)).pecas).toHaveLength(1);
  });

  it('o arquivo de outra pessoa, ou que já é de uma peça, não se junta', async () => {
    const other = (await concludedProcess(helena)).id;
    const arquivoId = await sentFile(server, rafael, processo, 'outra.txt', Buffer.from('Outra'));
    const asked = {
      tipoDocumentoId: await pieceType(helena),
      arquivoId,
      assunto: 'Outra',
      suporte: 'DIGITAL',
      origem: 'NATO_DIGITAL',
    };
    expect((await helena.post('peca', { ...asked, destinoId: other })).campos).toEqual(['arquivoId']);
    expect((await rafael.post('peca', { ...asked, destinoId: processo })).status).toBe(200);
    expect((await rafael.post('peca', { ...asked, destinoId: processo })).campos).toEqual(['arquivoId']);
  });

  it('o que é físico diz onde está, e o que é digital tem arquivo', async () => {
    const asked = {
      destinoId: processo,
      tipoDocumentoId: await pieceType(rafael),
      assunto: 'Amostra de tecido',
      origem: 'ORIGINAL',
    };
    expect((await rafael.post('peca', { ...asked, suporte: 'FISICO' })).campos).toEqual(['localFisico']);
    expect((await rafael.post('peca', { ...asked, suporte: 'DIGITAL' })).campos).toEqual(['arquivoId']);
    const made = await rafael.post<{ id: number }>('peca', {
      ...asked,
      suporte: 'FISICO',
      localFisico: 'Armário 2',
    });
    expect(await readPeca(rafael, made.payload.id)).toMatchObject({
      localFisico: 'Armário 2',
      suporte: 'FISICO',
    });
    expect((await fileOf(rafael, made.payload.id)).statusCode).toBe(404);
  });

  it('o arquivo fica: nem como anexo se remove', async () => {
    const { id } = await madePeca(server, rafael, processo, { content: Buffer.from('Fica') });
    const listed = await rafael.get<Anexos>(`conteudo/${id}/anexos`);
    expect(listed.raw.body).toContain('ata.txt');
    const { itens } = listed.payload;
    expect(itens.map(({ remover }) => remover.permitida)).toEqual([false]);
    const removed = await rafael.post(`conteudo/${id}/anexos/${itens[0]?.id}/remover`, { motivo: 'Engano' });
    expect([removed.status, removed.raw.json<{ descricao: string }>().descricao]).toEqual([
      409,
      'É o arquivo da própria peça.',
    ]);
  });
});

describe('o tipo do arquivo', () => {
  const typed = async (nome: string, content: Buffer) => {
    const { id } = await madePeca(server, rafael, processo, { nome, content });
    const { arquivo } = await readPeca(rafael, id);
    return [arquivo?.tipo, arquivo?.forma, (await fileOf(rafael, id)).headers['content-disposition']];
  };
  it.each([
    ['laudo.pdf', Buffer.from(plainPdf(['Laudo'])), 'application/pdf', 'pdf', 'inline'],
    [
      'som.wav',
      Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(32)]),
      'audio/wav',
      'audio',
      'inline',
    ],
    [
      'planta.dwg',
      Buffer.concat([Buffer.from('AC1027'), Buffer.alloc(20)]),
      'image/vnd.dwg',
      'desenho',
      'attachment',
    ],
    [
      'rota.gpx',
      Buffer.from('<?xml version="1.0"?><gpx version="1.1"></gpx>'),
      'application/gpx+xml',
      'mapa',
      'attachment',
    ],
    ['dado.xyz', Buffer.from([0, 1, 2, 3]), 'application/octet-stream', 'outra', 'attachment'],
    [
      'pagina.html',
      Buffer.from('<script>alert(1)</script>'),
      'application/octet-stream',
      'outra',
      'attachment',
    ],
    ['falso.mp4', Buffer.from('<html>não é filme</html>'), 'application/octet-stream', 'outra', 'attachment'],
  ])('%s é o que o conteúdo diz', async (nome, content, tipo, forma, how) => {
    const [type, shape, disposition] = await typed(nome, content);
    expect([type, shape]).toEqual([tipo, forma]);
    expect(disposition).toMatch(new RegExp(`^${how};`));
  });
});

describe('juntar a um dossiê e a um lote', () => {
  it('no dossiê a peça se nomeia, e não é mais aberta que ele', async () => {
    const { id } = await openedDossie(helena, { nivelAcesso: 'RESTRITO', hipoteseLegal: 'LGPD, art. 7º' });
    const made = await madePeca(server, helena, id, {
      nome: 'certidao.txt',
      content: Buffer.from('Certidão'),
    });
    const dossie = (await helena.get<Dossie>(`dossie/${id}`)).payload;
    expect(dossie.pecas.map(({ conteudo }) => conteudo?.id)).toEqual([made.id]);
    expect(await readPeca(helena, made.id)).toMatchObject({
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: 'LGPD, art. 7º',
    });
    expect((await beatriz.get(`peca/${made.id}`)).status).toBe(404);
    expect((await fileOf(beatriz, made.id)).statusCode).toBe(404);
  });

  it('no lote a peça vai com ele', async () => {
    const lote = (await helena.post<LoteFeito>('lote', { assunto: 'À PGM', conteudoIds: [] })).payload;
    const made = await madePeca(server, helena, lote.id, { nome: 'mapa.txt', content: Buffer.from('Mapa') });
    const { itens } = (await helena.get<Lote>(`lote/${lote.id}`)).payload;
    expect(itens.map(({ id }) => id)).toEqual([made.id]);
    const unidadeId = await unitId(helena, 'PGM');
    expect((await helena.post('tramite', { conteudoId: lote.id, destino: { unidadeId } })).status).toBe(200);
  });
});

describe('achar, corrigir e conferir', () => {
  it('acha-se pelo que está escrito no arquivo e pelo que se transcreveu', async () => {
    const { id } = await madePeca(server, rafael, processo, {
      nome: 'parecer.txt',
      content: Buffer.from('O imóvel fica junto ao zigurate municipal.'),
    });
    const found = async (q: string) =>
      (await rafael.get<{ itens: { id: number }[] }>(`pesquisa?q=${q}&pageSize=100`)).payload.itens.map(
        (one) => one.id,
      );
    expect(await found('zigurate')).not.toContain(id);
    const { connection, ports } = server.platform;
    const peca = await readPeca(rafael, id);
    await extractText(
      { db: connection.db, ports, log: pino({ level: 'silent' }) },
      peca.arquivo?.sha256 ?? '',
    );
    expect(await found('zigurate')).toContain(id);
    const saved = await rafael.put(`peca/${id}`, {
      versao: peca.versao,
      assunto: 'Parecer técnico',
      tipoDocumentoId: peca.tipoDocumento.id,
      suporte: 'DIGITAL',
      origem: 'COPIA_SIMPLES',
      autorPeca: 'Ana Prado',
      transcricao: '[00:10] Começa a oitiva do ornitorrinco.',
    });
    expect(saved.status).toBe(200);
    expect(await found('ornitorrinco')).toContain(id);
    expect(await found('zigurate')).toContain(id);
    const after = await readPeca(rafael, id);
    expect(after).toMatchObject({
      assunto: 'Parecer técnico',
      autorPeca: 'Ana Prado',
      origem: 'COPIA_SIMPLES',
    });
    expect(
      (
        await rafael.put(`peca/${id}`, {
          ...({} as object),
          versao: peca.versao,
          assunto: 'X',
          tipoDocumentoId: peca.tipoDocumento.id,
          suporte: 'DIGITAL',
          origem: 'ORIGINAL',
        })
      ).status,
    ).toBe(409);
  });

  it('confere-se uma vez a cópia de um papel, por quem pode; o que nasceu digital não se confere', async () => {
    const { id } = await madePeca(server, rafael, processo, {
      content: Buffer.from('Cópia'),
      said: { origem: 'COPIA_SIMPLES' },
    });
    const offered = async (one: number) => (await readPeca(rafael, one)).acoes.map(({ nome }) => nome);
    expect(await offered(id)).toContain('conferirPeca');
    expect((await beatriz.post(`conteudo/${id}/ato/conferirPeca`, {})).status).not.toBe(200);
    expect((await rafael.post(`conteudo/${id}/ato/conferirPeca`, {})).status).toBe(200);
    expect((await readPeca(rafael, id)).conferencia?.por).toBe('Rafael Monteiro Lins');
    expect(await offered(id)).not.toContain('conferirPeca');
    expect((await rafael.post(`conteudo/${id}/ato/conferirPeca`, {})).status).toBe(409);
    const born = await madePeca(server, rafael, processo, { content: Buffer.from('Nasceu') });
    expect(await offered(born.id)).not.toContain('conferirPeca');
    expect((await rafael.post(`conteudo/${born.id}/ato/conferirPeca`, {})).status).toBe(409);
  });
});

describe('o arquivo em trechos', () => {
  it('responde ao trecho que se pede (RFC 9110, 14.2), e o inteiro ao que não é um', async () => {
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, i) => i % 251));
    const { id } = await madePeca(server, rafael, processo, { nome: 'bruto.bin', content });
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await fileOf(rafael, id, { range });
      return [statusCode, headers['content-range'], rawPayload.length];
    };
    expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-99/5000', 100]);
    expect((await fileOf(rafael, id, { range: 'bytes=100-199' })).rawPayload).toEqual(
      content.subarray(100, 200),
    );
    expect(await part('bytes=4990-')).toEqual([206, 'bytes 4990-4999/5000', 10]);
    expect(await part('bytes=-5')).toEqual([206, 'bytes 4995-4999/5000', 5]);
    expect(await part('bytes=4990-9999')).toEqual([206, 'bytes 4990-4999/5000', 10]);
    expect(await part('bytes=5000-')).toEqual([416, 'bytes */5000', 0]);
    expect(await part('bytes=9-1')).toEqual([200, undefined, 5_000]);
    expect(await part('linhas=0-1')).toEqual([200, undefined, 5_000]);
  });

  it('o passe toca a peça dele, e só dela, enquanto a sessão que o pediu a vê', async () => {
    const { id } = await madePeca(server, rafael, processo, { content: Buffer.from('Toca') });
    const other = await madePeca(server, rafael, processo, { content: Buffer.from('Outra coisa') });
    const { passe } = (await rafael.post<PassePeca>(`peca/${id}/passe`)).payload;
    const played = (one: number, pass: string) =>
      server.app.inject({
        method: 'GET',
        url: `/ws/api/peca/${one}/tocar?passe=${encodeURIComponent(pass)}`,
      });
    expect((await played(id, passe)).body).toBe('Toca');
    expect((await played(other.id, passe)).statusCode).toBe(401);
    expect((await played(id, `${passe.slice(0, -4)}AAAA`)).statusCode).toBe(401);
    const before = server.time.now;
    server.time.now = new Date(before.getTime() + 5 * 3_600_000);
    expect((await played(id, passe)).statusCode).toBe(401);
    server.time.now = before;
  });
});
