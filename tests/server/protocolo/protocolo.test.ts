import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Captura } from '#schemas/shapes/captura.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { DestinoProtocoloPedido, Protocolo } from '#schemas/shapes/protocolo.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { bundlePdf, type BundlePage } from '#tests/setup/scanned-bundle.ts';
import { scannedPdf } from '#tests/setup/scanned-pdf.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
let nilza: Caller;
let tipoDocumentoId: number;
let interessado: number;
let dpa: number;

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
  tipoDocumentoId =
    (await nilza.get<Page<TipoDocumentoCombo>>('documento/protocolo-tipos')).payload.itens[0]?.id ?? 0;
  interessado = (await nilza.get<Page<Rotulo>>('documento/protocolo-interessados')).payload.itens[0]?.id ?? 0;
  dpa = await unitId(nilza, 'DPA');
});
afterAll(() => server.close());

const context = (): JobContext => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const query = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await server.platform.connection.pool.query<T>(text, [...values])).rows;
const pdf = (...pages: readonly BundlePage[]): Promise<Uint8Array> =>
  bundlePdf(pages.length > 0 ? pages : [{ texto: randomUUID() }]);
const email = (address: string): DestinoProtocoloPedido => ({
  especie: 'EMAIL',
  email: address,
  periodicidade: 'UNICA',
});
const interno = (): DestinoProtocoloPedido => ({
  especie: 'USUARIO',
  unidadeId: dpa,
  periodicidade: 'UNICA',
});
const file = async (path: string): Promise<Buffer> => {
  const { rawPayload } = await server.app.inject({
    url: `/ws/api/${path}`,
    headers: { authorization: `Bearer ${nilza.token}` },
  });
  return rawPayload;
};
const textOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
const novo = async (more: object = {}, content?: Uint8Array, who = nilza): Promise<Answer<Protocolo>> =>
  sendForm<Protocolo>(server.app, who.token, {
    path: 'documento/incluir-protocolo',
    body: { tipoDocumentoId, assunto: `Requerimento ${randomUUID()}`, ...more },
    file: { name: 'requerimento.pdf', content: content ?? (await pdf()) },
  });
const salvar = ({ id, versao }: Protocolo, more: object, who = nilza): Promise<Answer<Protocolo>> =>
  sendForm<Protocolo>(server.app, who.token, {
    method: 'PUT',
    path: 'documento/salvar-protocolo',
    body: { id, versao, ...more },
  });
const concluir = ({ id, versao }: Protocolo, who = nilza): Promise<Answer<Protocolo>> =>
  who.post<Protocolo>(`documento/protocolo/${id}/concluir`, { versao });
const pronto = async (more: object = {}): Promise<Protocolo> =>
  (await novo({ interessados: [interessado], destinos: [email(`${randomUUID()}@exemplo.org`)], ...more }))
    .payload;

describe('um protocolo', () => {
  it('nasce com o arquivo, sem número, nas mãos de quem o registra; concluído, tem número, está na caixa e na pesquisa', async () => {
    const created = await novo({
      origem: 'Balcão',
      interessados: [interessado],
      destinos: [email('a@exemplo.org')],
    });
    expect(created.status).toBe(200);
    expect(created.payload).toMatchObject({ tipo: 3, fase: 0, pendencias: [], origem: 'Balcão' });
    expect(created.payload.numero).toBeUndefined();
    const done = await concluir(created.payload);
    expect(done.payload).toMatchObject({ fase: 1, numero: expect.any(String) as string });
    const { id, assunto } = done.payload;
    const inbox = await nilza.get<Page<ItemCaixa>>('caixa-central?aba=unidade&pageSize=50');
    expect(inbox.payload.itens.find((item) => item.id === id)).toMatchObject({ tipo: 3, assunto });
    const found = await nilza.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Protocolo',
      json: { protocoloFiltro: { q: assunto } },
    });
    expect(found.payload.itens.map((item) => item.id)).toEqual([id]);
  });

  it('pede pelo menos um interessado e um destino para concluir', async () => {
    const { payload } = await novo();
    expect(payload.pendencias.map(({ codigo }) => codigo)).toEqual(['interessado', 'destino']);
    expect(payload.pendencias[0]?.texto).toContain('Obrigatório pelo menos um interessado');
    expect(await concluir(payload)).toMatchObject({ status: 422, campos: ['interessados', 'destinos'] });
  });

  it('recusa destino repetido, e vigência ou vencimento sem destino', async () => {
    const { payload } = await novo();
    const lista = (await query<{ id: number }>('select id from registro.grupo_email where ativo limit 1'))[0]
      ?.id;
    const unidade = (
      await query<{ id: number }>('select id from registro.unidade where sigla = $1', ['DPA'])
    )[0]?.id;
    const twice = (one: object) => salvar(payload, { destinos: [one, one] });
    for (const one of [
      email('Maria@exemplo.org'),
      { especie: 'LISTA', grupoId: lista, periodicidade: 'SEMANAL' },
      { especie: 'USUARIO', unidadeId: unidade, periodicidade: 'UNICA' },
    ])
      expect(await twice(one)).toMatchObject({ status: 422, campos: ['destinos.1'] });
    expect(
      await salvar(payload, { destinos: [email('Maria@exemplo.org'), email('maria@EXEMPLO.org')] }),
    ).toMatchObject({ status: 422, campos: ['destinos.1'] });
    expect(await salvar(payload, { destinos: [email('sem arroba')] })).toMatchObject({
      campos: ['destinos.0'],
    });
    for (const vigenciaDe of ['2027-02-30', '2027-99-99'])
      expect(await salvar(payload, { vigenciaDe })).toMatchObject({ status: 422, campos: ['vigenciaDe'] });
    expect(await salvar(payload, { vigenciaAte: '2027-01-31' })).toMatchObject({ campos: ['destinos'] });
    expect(await salvar(payload, { vencimento: '2027-01-31' })).toMatchObject({ campos: ['destinos'] });
    expect(
      await salvar(payload, { vigenciaAte: '2027-01-31', destinos: [email('maria@exemplo.org')] }),
    ).toMatchObject({ status: 200 });
  });

  it('é do alcance de quem o tem: fora dele, é como se não existisse, também o arquivo', async () => {
    const { id } = await pronto({ nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Art. 31' });
    const other = await server.as('beatriz.cordeiro');
    for (const path of ['', '/arquivo/0', '/original/0'])
      expect((await other.get(`documento/protocolo/${id}${path}`)).status).toBe(404);
    expect((await nilza.get(`documento/protocolo/${id}`)).status).toBe(200);
    expect((await novo({}, undefined, other)).status).toBe(403);
  });

  it('manda e-mail ao concluir, e de novo conforme a periodicidade, uma vez só, até o fim da vigência', async () => {
    const para = `${randomUUID()}@exemplo.org`;
    const draft = await pronto({
      destinos: [{ especie: 'EMAIL', email: para, periodicidade: 'SEMANAL' }],
      vigenciaAte: '2026-11-29',
    });
    const sent = async (): Promise<number> =>
      Number((await query<{ n: string }>('select count(*) as n from correio where para = $1', [para]))[0]?.n);
    expect(await sent()).toBe(0);
    await concluir(draft);
    expect(await sent()).toBe(1);
    const start = server.time.now;
    try {
      await jobs.enviarProtocolos(context(), {});
      expect(await sent()).toBe(1);
      server.time.now = new Date('2026-11-27T13:30:00Z');
      await Promise.all([jobs.enviarProtocolos(context(), {}), jobs.enviarProtocolos(context(), {})]);
      expect(await sent()).toBe(2);
      server.time.now = new Date('2026-12-04T13:30:00Z');
      await jobs.enviarProtocolos(context(), {});
      expect(await sent()).toBe(2);
    } finally {
      server.time.now = start;
    }
  });

  it('troca de arquivo com motivo, guarda o anterior, e a conferência da cópia é do arquivo que se viu', async () => {
    const done = (await concluir(await pronto())).payload;
    const conferred = await nilza.post<Protocolo>(`documento/protocolo/${done.id}/conferir`, {});
    expect(JSON.stringify(conferred.payload)).toMatch(/^(?!.*"nome":"conferir").*"por":"Nilza/);
    expect((await nilza.post(`documento/protocolo/${done.id}/conferir`, {})).status).toBe(409);
    const replaced = await sendForm<Protocolo>(server.app, nilza.token, {
      path: 'documento/substituir-arquivo',
      body: { id: done.id, versao: conferred.payload.versao, motivo: 'Faltava o verso' },
      file: { name: 'completo.pdf', content: await pdf({ texto: 'frente' }, { texto: 'verso' }) },
    });
    expect(replaced.payload).toMatchObject({ arquivoAtual: 2, numero: done.numero });
    expect(replaced.payload.conferencia).toBeUndefined();
    expect(replaced.payload.arquivos.map(({ paginas }) => paginas)).toEqual([2, 1]);
    const path = `documento/protocolo/${done.id}`;
    const original = await nilza.get(`${path}/original/1`);
    const reading = await nilza.get(`${path}/arquivo/1`);
    const name = String(original.raw.headers['content-disposition']);
    expect(reading.raw.headers['content-disposition']).toBe(name.replace(/\.pdf$/, '-leitura.pdf'));
  });

  it('na unidade de protocolo, quem executa as ações distribui, troca o arquivo e conclui o que é de um colega', async () => {
    await query(
      `with c as (insert into registro.usuario_unidades (registro_id, ordem, organizacao, unidade, cargo, padrao, chefe, secretario)
         select u.id, 9, y.organizacao, y.unidade, y.cargo, false, false, false
         from registro.usuario u, registro.usuario_unidades y join registro.usuario n on n.id = y.registro_id
         where u.login = 'caio.teles' and n.login = 'nilza.campos')
       update registro.usuario_unidades set chefe = false
         where registro_id = (select id from registro.usuario where login = 'nilza.campos')`,
    );
    await query(
      `update registro.unidade set responsavel_tramite = (select id from registro.usuario where login = 'caio.teles') where id = $1`,
      [dpa],
    );
    const marca = (tem: boolean): Promise<object[]> =>
      query(
        `update registro.usuario set executar_acoes_protocolo = $1, versao = versao + 1 where login = 'nilza.campos'`,
        [tem],
      );
    const colega = await query<{ id: number }>(`select id from registro.usuario where login = 'caio.teles'`);
    const draft = await pronto();
    await query('update conteudo set check_in_usuario_id = $2, autor_id = $2 where id = $1', [
      draft.id,
      colega[0]?.id,
    ]);
    const trocar = ({ id }: Protocolo, versao: number): Promise<Answer<Protocolo>> =>
      pdf({ texto: 'outro' }).then((content) =>
        sendForm<Protocolo>(server.app, nilza.token, {
          path: 'documento/substituir-arquivo',
          body: { id, versao, motivo: 'Ilegível' },
          file: { name: 'outro.pdf', content },
        }),
      );
    const distribuir = (): Promise<Answer<unknown>> =>
      nilza.post(`conteudo/${draft.id}/distribuir`, { usuarioId: colega[0]?.id });
    try {
      await marca(false);
      expect((await trocar(draft, draft.versao)).status).toBe(409);
      expect((await concluir(draft)).status).toBe(409);
      await marca(true);
      const { payload } = await trocar(draft, draft.versao);
      expect(payload.arquivoAtual).toBe(2);
      expect((await concluir(payload)).payload).toMatchObject({ fase: 1 });
      await query(
        `insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em)
           values ($1, 'ENCARGO', 'RECEBIDO', $2, $3, $2, now())`,
        [draft.id, dpa, colega[0]?.id],
      );
      await query('update conteudo set detentor_usuario_id = null where id = $1', [draft.id]);
      await marca(false);
      expect((await distribuir()).status).toBe(403);
      await marca(true);
      expect((await distribuir()).status).toBe(200);
    } finally {
      await query(
        `update registro.usuario_unidades set chefe = true where registro_id = (select id from registro.usuario where login = 'nilza.campos')`,
      );
      await query('update registro.unidade set responsavel_tramite = null where id = $1', [dpa]);
    }
  });

  it('vai por trâmite como qualquer conteúdo: a página diz por onde anda, e quem o recebe o assume e devolve', async () => {
    const { id } = (await concluir(await pronto())).payload;
    const beatriz = await server.as('beatriz.cordeiro');
    const unidadeId = await unitId(nilza, 'PGM');
    const sent = await nilza.post<{ tramiteId: number }>('tramite', {
      conteudoId: id,
      destino: { unidadeId },
    });
    expect((await nilza.get<Protocolo>(`documento/protocolo/${id}`)).payload.emTransito).toMatchObject({
      tramiteId: sent.payload.tramiteId,
      paraUnidade: { sigla: 'PGM' },
    });
    const arrived = await beatriz.get<Protocolo>(`documento/protocolo/${id}`);
    expect(arrived.payload.recebimento).toMatchObject({ tramiteId: sent.payload.tramiteId });
    expect((await beatriz.post('check-in/protocolo/assumir', { id })).status).toBe(409);
    expect((await beatriz.put(`tramite/${sent.payload.tramiteId}`, {})).status).toBe(200);
    await beatriz.post(`check-in/liberar/${id}`);
    expect((await beatriz.post('check-in/protocolo/assumir', { id })).payload).toMatchObject({ situacao: 1 });
    expect((await beatriz.post('check-in/documento/assumir', { id })).status).toBe(404);
    expect((await beatriz.get(`documento/protocolo/${id}/opcoes-campo?rotulo=Nada`)).status).toBe(409);
  });

  it('recusa data anterior a quem não tem a marca, e data futura a todos', async () => {
    expect(await novo({ recebidoEm: '2026-11-21' })).toMatchObject({ status: 422, campos: ['recebidoEm'] });
    const old = await novo({ recebidoEm: '2020-01-02' });
    const may = (
      await query<{ pode: boolean }>(
        "select coalesce(protocolar_documentos_antigos, false) as pode from registro.usuario where login = 'nilza.campos'",
      )
    )[0]?.pode;
    expect(old.status).toBe(may ? 200 : 422);
  });
});

describe('as etiquetas', () => {
  it('trazem o número do protocolo, só a quem o alcança, a partir do lugar livre da folha', async () => {
    const draft = await pronto();
    const path = (...ids: readonly number[]): string =>
      `documento/protocolo-etiquetas?ids=${ids.join(',')}&folha=A4_3X8&inicio=23`;
    expect((await nilza.get(path(draft.id))).status).toBe(409);
    const done = [draft, await pronto(), await pronto()];
    const numbers: string[] = [];
    for (const one of done) numbers.push((await concluir(one)).payload.numero ?? '');
    const sheet = await file(path(...done.map(({ id }) => id)));
    const said = textOf(sheet);
    // the first two places of the sheet that are left, and one more on the next
    expect(said.split('\f').filter((page) => page.trim() !== '')).toHaveLength(2);
    for (const numero of numbers) expect(said).toContain(numero);
    const roll = path(done[0]?.id ?? 0).replace('A4_3X8', 'ROLO');
    expect((await nilza.get(roll)).status).toBe(422);
    const secret = await concluir(
      await pronto({ nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Art. 31', destinos: [interno()] }),
    );
    expect(secret.status).toBe(200);
    expect((await (await server.as('beatriz.cordeiro')).get(path(secret.payload.id))).status).toBe(404);
  });

  it('ainda de nenhum protocolo, coladas na primeira folha, dividem o maço; a folha separadora fica fora', async () => {
    const loose = await file('documento/protocolo-etiquetas-avulsas?folha=ROLO&quantidade=2');
    const parts = [loose, await file('documento/protocolo-folha-separadora')];
    const captured = [];
    for (const content of parts) {
      const sent = await sendForm<Captura>(server.app, nilza.token, {
        path: 'documento/captura',
        file: { name: 'a.pdf', content },
      });
      await jobs.examinarCaptura(context(), { capturaId: sent.payload.id });
      captured.push((await nilza.get<Captura>(`documento/captura/${sent.payload.id}`)).payload);
    }
    expect(captured[0]?.partes).toHaveLength(2);
    expect(captured[1]?.paginas).toMatchObject([{ numero: 1, separadora: true }]);
  });
});

describe('o que se digitaliza', () => {
  it('é conferido em segundo plano, divide-se por etiqueta, e cada parte se acha pelo que foi reconhecido', async () => {
    const scan = scannedPdf(
      await bundlePdf([
        {
          texto: 'Solicito vistoria da ponte pênsil sobre o córrego das Araras, que balança demais.',
          codigo: 'MALOTE:ETIQUETA:1',
        },
        {},
        {
          texto: 'Peço a poda da mangueira centenária em frente ao mercado municipal, com urgência.',
          codigo: 'MALOTE:ETIQUETA:2',
        },
      ]),
    );
    const sent = await sendForm<Captura>(server.app, nilza.token, {
      path: 'documento/captura',
      file: { name: 'maço.pdf', content: scan },
    });
    expect(sent.payload).toMatchObject({ situacao: 'ESPERA', lidas: 0 });
    const { id: capturaId } = sent.payload;
    // a busy machine may look twice at once
    await Promise.all([1, 2].map(() => jobs.examinarCaptura(context(), { capturaId })));
    const captura = (await nilza.get<Captura>(`documento/captura/${capturaId}`)).payload;
    expect(captura.partes).toMatchObject([
      { paginas: [1], etiqueta: 'MALOTE:ETIQUETA:1', leitura: 'ESPERA' },
      { paginas: [3], etiqueta: 'MALOTE:ETIQUETA:2', leitura: 'ESPERA' },
    ]);
    // what ended the server before is begun no more, and says so
    await server.platform.connection.pool.query(
      'update captura_pagina set leituras = 2 where captura_id = $1 and numero = 1',
      [capturaId],
    );
    await jobs.lerCaptura(context(), { capturaId });
    const lida = (await nilza.get<Captura>(`documento/captura/${capturaId}`)).payload;
    expect(lida.partes).toMatchObject([
      // without a reading, the name of the file
      { leitura: 'FALHOU', sugestao: { assunto: 'Maço' } },
      { leitura: 'LIDA', sugestao: { assunto: expect.stringContaining('mangueira') as string } },
    ]);
    expect((await nilza.get(`documento/captura/${capturaId}/pagina/2`)).status).toBe(200);
    const turnOnce = async (change: string): Promise<number | undefined> => {
      await server.platform.connection.pool.query(change, [capturaId]);
      return (await nilza.get<Captura>(`documento/captura/${capturaId}`)).payload.paginas[0]?.giro;
    };
    expect(await turnOnce('update captura_pagina set giro = 90 where captura_id = $1')).toBe(90);
    expect(await turnOnce('update captura set assinaturas = 1 where id = $1')).toBe(0);
    await turnOnce('update captura set assinaturas = 0 where id = $1');
    const other = await server.as('rafael.lins');
    expect((await other.get(`documento/captura/${capturaId}`)).status).not.toBe(200);
    const assunto = `Pedido ${randomUUID()}`;
    const part = await sendForm<Protocolo>(server.app, nilza.token, {
      path: 'documento/incluir-protocolo',
      body: { tipoDocumentoId, assunto, captura: { id: capturaId, paginas: [{ numero: 3, giro: 0 }] } },
    });
    expect(part.payload.arquivos[0]).toMatchObject({ paginas: 1, situacao: 'ESPERA', deMaco: 'maço.pdf' });
    await jobs.lerProtocolo(context(), { protocoloId: part.payload.id, numero: 1 });
    const read = (await nilza.get<Protocolo>(`documento/protocolo/${part.payload.id}`)).payload;
    expect(read.arquivos[0]).toMatchObject({ situacao: 'LIDO', comTexto: true });
    const found = await nilza.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar', {
      casoDeUso: 'Protocolo',
      json: { protocoloFiltro: { q: 'mangueira centenária' } },
    });
    expect(found.payload.itens.map(({ id }) => id)).toContain(part.payload.id);
  });

  it('que não serve é recusado com o motivo, no pedido e em segundo plano', async () => {
    for (const wrong of ['PK\u0003\u0004 nem PDF nem imagem', '%PDF-1.7 quebrado', ''])
      expect(await novo({}, Buffer.from(wrong))).toMatchObject({ status: 422, campos: ['arquivo'] });
    expect((await novo({}, Buffer.alloc(0))).raw.body).toContain('está vazio');
    const sent = await sendForm<Captura>(server.app, nilza.token, {
      path: 'documento/captura',
      file: { name: 'a.pdf', content: Buffer.from('%PDF-1.7 quebrado') },
    });
    await jobs.examinarCaptura(context(), { capturaId: sent.payload.id });
    expect((await nilza.get<Captura>(`documento/captura/${sent.payload.id}`)).payload).toMatchObject({
      situacao: 'FALHOU',
      motivo: expect.stringContaining('danificado') as string,
    });
  });
});
