import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Anexo, Anexos, TextoAnexo } from '#schemas/shapes/anexo.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { extractText } from '#server/conteudo/extracao/index.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { filledForm } from '#tests/setup/filled-form.ts';
import { photographed, scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let rafael: Caller;
let id: number;

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ id } = await completeDraft(rafael, { assunto: `Reforma do almoxarifado ${randomUUID()}` }));
});

const context = (): JobContext => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const query = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await server.platform.connection.pool.query<T>(text, [...values])).rows;

/** A PDF with embedded fonts, a page for each text; no two are the same file. */
const pdfOf = async (...pages: readonly string[]): Promise<Buffer> => {
  const { pdf } = await server.platform.ports.pdf.renderDocumento({
    titulo: randomUUID(),
    autores: [],
    situacao: 'teste',
    instante: '2026-11-20T13:30:00Z',
    organizacao: { nome: 'Malote' },
    corpo: {
      type: 'doc',
      content: pages.flatMap((text, index) => [
        ...(index > 0 ? [{ type: 'pageBreak' as const }] : []),
        { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] },
      ]),
    },
  });
  return Buffer.from(pdf);
};
const zip = async (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(parts)) file.addBuffer(Buffer.from(text), name);
  file.end();
  return buffer(file.outputStream as Readable);
};
const withTool = (
  tool: string,
  args: (from: string, to: string) => readonly string[],
  content: Buffer,
): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-arquivo-'));
  try {
    const [from, to] = [join(folder, 'de.pdf'), join(folder, 'para.pdf')];
    writeFileSync(from, content);
    execFileSync(tool, [...args(from, to)]);
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const list = async (): Promise<readonly Anexo[]> =>
  (await rafael.get<Anexos>(`conteudo/${id}/anexos`)).payload.itens;
const attach = async (content: Buffer, name = 'laudo.pdf', to = id): Promise<Anexo> => {
  const arquivoId = await uploadFile(server.app, rafael.token, name, content);
  const answer = await rafael.post<Anexos>(`conteudo/${to}/anexos`, { pasta: 'Laudos', arquivoId });
  const anexo = answer.payload.itens.at(-1);
  if (answer.status !== 200 || !anexo) throw new Error(answer.raw.body);
  return anexo;
};
const read = ({ sha256 }: Anexo): Promise<void> => jobs.extrairTexto(context(), { sha256 });
const textOf = async ({ id: anexoId }: Anexo): Promise<TextoAnexo | undefined> =>
  (await list()).find((one) => one.id === anexoId)?.texto;
const search = async (q: string, who = rafael): Promise<ItemPesquisa | undefined> =>
  (
    await who.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar?pageSize=100', {
      casoDeUso: 'Documento',
      json: { documentoFiltro: { q } },
    })
  ).payload.itens.find((item) => item.id === id);

describe('um arquivo juntado', () => {
  it('acha-se pelo que está escrito nele, com o trecho, depois de lido', async () => {
    const anexo = await attach(await pdfOf('O telhado apresenta infiltrações na cumeeira oriental.'));
    expect(anexo.texto).toEqual({ situacao: 'ESPERA', lidas: 0, reconhecido: false });
    expect(await search('cumeeira')).toBeUndefined();
    await read(anexo);
    expect(await textOf(anexo)).toEqual({ situacao: 'LIDO', paginas: 1, lidas: 1, reconhecido: false });
    const item = await search('cumeeira');
    expect(item).toMatchObject({ porque: ['anexo'], anexo: 'laudo.pdf', trechoDoAnexo: true });
    expect(item?.trecho).toContainEqual({ texto: 'cumeeira', achado: true });
    // with a word of the subject, as a phrase, and never by what is not there
    const both = await search('almoxarifado infiltracao');
    expect(both?.porque).toEqual(expect.arrayContaining(['assunto', 'anexo']));
    expect(await search('"cumeeira oriental"')).toBeDefined();
    expect(await search('"oriental cumeeira"')).toBeUndefined();
    expect(await search('cumeeira', await server.as('beatriz.cordeiro'))).toBeUndefined();
  });

  it('continua achado quando a minuta muda, e deixa de ser quando sai dela', async () => {
    const anexo = await attach(await pdfOf('Rufos de alumínio com vedação butílica.'));
    await read(anexo);
    const saved = await rafael.get<{ versao: number }>(`documento/${id}/0`);
    const change = await rafael.put('documento', {
      id,
      versao: saved.payload.versao,
      assunto: 'Outro assunto inteiramente',
    });
    expect(change.status, change.raw.body).toBe(200);
    expect(await search('butílica')).toBeDefined();
    await rafael.post(`conteudo/${id}/anexos/${anexo.id}/remover`, {});
    expect(await search('butílica')).toBeUndefined();
    expect(await search('inteiramente')).toBeDefined();
    expect(
      await query('select from arquivo_texto where sha256 = $1', [Buffer.from(anexo.sha256, 'hex')]),
    ).toEqual([]);
  });

  it('já lido em um conteúdo é achado na hora em outro, sem se ler outra vez', async () => {
    const content = await pdfOf('Calhas de beiral com caimento mínimo.');
    const first = await attach(content);
    await read(first);
    ({ id } = await completeDraft(rafael));
    const second = await attach(content, 'cópia.pdf');
    expect(second.texto).toMatchObject({ situacao: 'LIDO', lidas: 1 });
    expect(await search('beiral')).toMatchObject({ anexo: 'cópia.pdf' });
    await read(second);
    expect(await textOf(second)).toMatchObject({ situacao: 'LIDO', lidas: 1 });
  });

  it('de Word se acha pelo texto', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    const anexo = await attach(
      await zip({
        '[Content_Types].xml': `<Types><Override PartName="/word/document22.xml" ContentType="${word}"/></Types>`,
        'word/document22.xml': `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Orça</w:t></w:r><w:r><w:t>mento parcelado</w:t></w:r></w:p></w:body></w:document>`,
      }),
      'proposta.docx',
    );
    await read(anexo);
    expect(await search('"orçamento parcelado"')).toMatchObject({ porque: ['anexo'] });
  });
});

// recognition takes seconds of a processor, and the others have it too
describe('páginas escaneadas', { timeout: 120_000 }, () => {
  it('são reconhecidas em português', async () => {
    const page = await pdfOf('Vistoria da edificação: situação precária da marquise.');
    const scanned = await attach(scannedPdf(page), 'escaneado.pdf');
    await read(scanned);
    expect(await textOf(scanned)).toEqual({ situacao: 'LIDO', paginas: 1, lidas: 1, reconhecido: true });
    expect(await search('edificação precária')).toMatchObject({ anexo: 'escaneado.pdf' });
  });

  it('fotografadas também', async () => {
    const [photo = Buffer.alloc(0)] = photographed(await pdfOf('Rachadura no reboco da platibanda.'), 'png');
    const picture = await attach(photo, 'foto.png');
    await read(picture);
    expect(await search('platibanda')).toMatchObject({ anexo: 'foto.png' });
  });
});

describe('um arquivo que não se lê', () => {
  const failed = async (content: Buffer): Promise<TextoAnexo | undefined> => {
    const anexo = await attach(content);
    await read(anexo);
    // asked again, it is not tried again
    await query('delete from graphile_worker._private_jobs');
    await jobs.retomarLeituras(context(), {});
    expect(
      await query('select from graphile_worker.jobs where task_identifier = $1', ['extrairTexto']),
    ).toEqual([]);
    return textOf(anexo);
  };

  it('diz que tem defeito', async () => {
    expect(await failed(Buffer.from(`%PDF-1.4 ${randomUUID()}`))).toMatchObject({
      situacao: 'FALHOU',
      motivo: 'invalido',
    });
  });

  it('diz que pede uma senha', async () => {
    const locked = withTool(
      'qpdf',
      (from, to) => ['--encrypt', 'abre', 'dono', '256', '--', from, to],
      await pdfOf('Segredo.'),
    );
    expect(await failed(locked)).toMatchObject({ situacao: 'FALHOU', motivo: 'protegido' });
  });

  it('diz que não tem texto', async () => {
    const blank = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj
3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`;
    expect(await failed(Buffer.from(`%PDF-1.4\n%${randomUUID()}\n${blank}`))).toMatchObject({
      situacao: 'SEM_TEXTO',
    });
  });

  it('lê o que se preencheu em um formulário', async () => {
    const anexo = await attach(await filledForm({ texto: 'Joaquina Xiquexique', semAparencia: true }));
    await read(anexo);
    expect(await search('xiquexique')).toBeDefined();
    expect(await search('segredinho')).toBeUndefined();
  });

  it('diz que é de um tipo que não se lê', async () => {
    const anexo = await attach(await pdfOf('Compactado.'));
    await query(`update arquivo set tipo = 'application/zip' where sha256 = $1`, [
      Buffer.from(anexo.sha256, 'hex'),
    ]);
    await read(anexo);
    expect(await textOf(anexo)).toMatchObject({ situacao: 'FALHOU', motivo: 'tipo' });
  });

  it('lê-se de novo por pedido, de quem lê o anexo, e só o que falhou', async () => {
    const anexo = await attach(await pdfOf('Parecer demorado.'));
    const limits = { megabytes: 1_024, pageLimit: 1 };
    // a machine that is busy is slow too: twice the queue tries again by itself
    for (const _time of [1, 2]) {
      await expect(extractText(context(), anexo.sha256, undefined, limits)).rejects.toThrow('demorou');
      expect(await textOf(anexo)).toMatchObject({ situacao: 'LENDO' });
    }
    await extractText(context(), anexo.sha256, undefined, limits);
    expect(await textOf(anexo)).toMatchObject({ situacao: 'FALHOU', motivo: 'demorou' });
    const path = `conteudo/${id}/anexos/${anexo.id}/ler-de-novo`;
    expect((await (await server.as('gil.matos')).post(path)).status).toBe(404);
    const { status, payload } = await rafael.post<Anexos>(path);
    expect([status, payload.itens.at(-1)?.texto]).toEqual([
      200,
      { situacao: 'ESPERA', lidas: 0, reconhecido: false },
    ]);
    expect(
      await query('select from graphile_worker.jobs where key = $1', [`leitura:${anexo.sha256}`]),
    ).toHaveLength(1);
    await read(anexo);
    expect(await search('demorado')).toBeDefined();
    expect((await rafael.post(path)).codigo).toBe('transicaoNaoPermitida');
  });

  it('com o limite de memória do processo diz que pesa, e o servidor segue', async () => {
    const anexo = await attach(await pdfOf('Demora e pesa.'));
    await extractText(context(), anexo.sha256, undefined, { megabytes: 40, pageLimit: 60_000 });
    expect(await textOf(anexo)).toMatchObject({ situacao: 'FALHOU', motivo: 'memoria' });
  });
});

describe('uma leitura interrompida', () => {
  it('volta à fila e segue da página em que parou, cada uma uma vez', async () => {
    const anexo = await attach(
      await pdfOf('Primeira alvenaria.', 'Segunda alvenaria.', 'Terceira alvenaria.'),
    );
    const sha256 = Buffer.from(anexo.sha256, 'hex');
    // the server died after two pages, and its job with it
    await query(
      `update arquivo_texto set situacao = 'LENDO', paginas = 3, lidas = 2, tentativas = 1, texto = 'Primeira lida. Segunda lida. '
       where sha256 = $1`,
      [sha256],
    );
    await query('delete from graphile_worker._private_jobs');
    expect(await textOf(anexo)).toMatchObject({ situacao: 'LENDO', paginas: 3, lidas: 2 });
    await jobs.retomarLeituras(context(), {});
    await jobs.retomarLeituras(context(), {});
    expect(
      await query<{ key: string }>('select key from graphile_worker.jobs where task_identifier = $1', [
        'extrairTexto',
      ]),
    ).toEqual([{ key: `leitura:${anexo.sha256}` }]);
    await read(anexo);
    expect(await textOf(anexo)).toMatchObject({ situacao: 'LIDO', paginas: 3, lidas: 3 });
    const [{ texto } = { texto: '' }] = await query<{ texto: string }>(
      'select texto from arquivo_texto where sha256 = $1',
      [sha256],
    );
    expect(texto).toMatch(/^Primeira lida\. Segunda lida\. .*Terceira alvenaria\./);
    expect(texto).not.toMatch(/(Primeira|Segunda) alvenaria/);
  });

  it('pelo fim do servidor fica por fazer, sem perder o que leu', async () => {
    const anexo = await attach(await pdfOf('Interrompida antes da hora.'));
    const ending = new AbortController();
    ending.abort(new Error('o servidor termina'));
    await expect(extractText(context(), anexo.sha256, ending.signal)).rejects.toThrow('o servidor termina');
    expect(await textOf(anexo)).toMatchObject({ situacao: 'LENDO', lidas: 0 });
    await read(anexo);
    expect(await textOf(anexo)).toMatchObject({ situacao: 'LIDO', lidas: 1 });
  });

  it('muitas vezes na mesma página desiste e diz', async () => {
    const anexo = await attach(await pdfOf('Derruba o servidor.'));
    await query('update arquivo_texto set tentativas = 5 where sha256 = $1', [
      Buffer.from(anexo.sha256, 'hex'),
    ]);
    await read(anexo);
    expect(await textOf(anexo)).toMatchObject({ situacao: 'FALHOU', motivo: 'interrompido' });
  });
});
