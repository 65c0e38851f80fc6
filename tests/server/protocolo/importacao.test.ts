import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Captura } from '#schemas/shapes/captura.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { ImportacaoProtocolo, ImportacaoResumo } from '#schemas/shapes/protocolo-importacao.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { sugerir } from '#server/protocolo/captura/sugerir.ts';
import { withHeldContent } from '#tests/server/http/held-content.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { bundlePdf } from '#tests/setup/scanned-bundle.ts';
import { sendForm } from '#tests/setup/send-form.ts';

let server: TestApp;
let nilza: Caller;
let tipos: readonly TipoDocumentoCombo[];

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
  tipos = (await nilza.get<Page<TipoDocumentoCombo>>('documento/protocolo-tipos')).payload.itens;
});
afterAll(() => server.close());

const context = (): JobContext => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const capture = async (name: string, texto: string): Promise<Captura> => {
  const sent = await sendForm<Captura>(server.app, nilza.token, {
    path: 'documento/captura',
    file: { name, content: await bundlePdf([{ texto }]) },
  });
  await jobs.examinarCaptura(context(), { capturaId: sent.payload.id });
  return (await nilza.get<Captura>(`documento/captura/${sent.payload.id}`)).payload;
};
const item = async (assunto = `Pedido ${randomUUID()}`): Promise<object> => ({
  tipoDocumentoId: tipos[0]?.id,
  assunto,
  captura: {
    id: (await capture(`${randomUUID()}.pdf`, assunto)).id,
    paginas: [{ numero: 1, giro: 0 }],
  },
});
const ask = (itens: readonly object[], who = nilza) =>
  who.post<ImportacaoProtocolo>('documento/importacao-protocolo', { itens });
const read = async (id: number): Promise<ImportacaoProtocolo> =>
  (await nilza.get<ImportacaoProtocolo>(`documento/importacao-protocolo/${id}`)).payload;

describe('o que se digitaliza', () => {
  it('lê-se de uma vez, só por quem enviou: o que espera diz até onde foi, o que não há não vem', async () => {
    const ready = await capture(`${randomUUID()}.pdf`, 'Poda');
    const { payload: waits } = await sendForm<Captura>(server.app, nilza.token, {
      path: 'documento/captura',
      file: { name: 'espera.pdf', content: await bundlePdf([{ texto: randomUUID() }]) },
    });
    const all = `documento/captura?ids=${[waits.id, 999_999, ready.id].join(',')}`;
    expect((await nilza.get<Page<Captura>>(all)).payload.itens).toMatchObject([
      { ...ready },
      { id: waits.id, situacao: 'ESPERA', lidas: 0, paginas: [], partes: [] },
    ]);
    expect((await (await server.as('admin')).get<Page<Captura>>(all)).payload.itens).toEqual([]);
  });
});

describe('a importação de protocolos', () => {
  it('sugere o tipo e o assunto pelo nome do arquivo e pelo que ele diz', async () => {
    const tipo = tipos.find(({ nome }) => nome.length > 4);
    const said = await capture(
      'scan0001.pdf',
      `${tipo?.nome ?? ''} nº 12 Assunto: poda da mangueira em frente ao mercado`,
    );
    expect(said.sugestao?.tipoDocumentoId).toBe(tipo?.id);
    const known = [
      { id: 1, nome: 'Ofício' },
      { id: 2, nome: 'Ofício Circular' },
      { id: 3, nome: 'Requerimento' },
    ];
    for (const [nome, texto, expected] of [
      ['requerimento_poda-2026.pdf', '', { tipoDocumentoId: 3, assunto: 'Requerimento poda 2026' }],
      [
        'scan0001.pdf',
        'OFICIO CIRCULAR nº 7\nAssunto: manutenção dos sistemas\nSenhores,',
        { tipoDocumentoId: 2, assunto: 'Manutenção dos sistemas', numero: '7' },
      ],
      [
        'scan2.pdf',
        'Ofício nº 3 Assunto: vistoria da ponte',
        { tipoDocumentoId: 1, assunto: 'Vistoria da ponte', numero: '3' },
      ],
      [
        'img_20261124.jpg',
        'Prefeitura\nPeço a poda da mangueira.',
        { assunto: 'Peço a poda da mangueira.', origem: 'Prefeitura' },
      ],
      ['0001.pdf', '', {}],
      // a word that only begins like a type is none
      ['oficios.pdf', 'requerimentos', { assunto: 'Oficios' }],
    ] as const)
      expect(sugerir({ nome, texto }, known)).toEqual(expected);
  });

  it('diz o que está errado, linha a linha, antes de registrar qualquer um', async () => {
    const before = await nilza.get<Page<ImportacaoResumo>>('documento/importacao-protocolo');
    const good = await item();
    const refused = await ask([
      good,
      { ...good, tipoDocumentoId: 999_999 },
      { ...good, interessados: [999_999] },
      { ...good, captura: undefined },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      campos: ['itens.1.tipoDocumentoId', 'itens.2.interessados', 'itens.3.arquivo'],
    });
    const after = await nilza.get<Page<ImportacaoResumo>>('documento/importacao-protocolo');
    expect(after.payload.itens).toEqual(before.payload.itens);
    expect((await ask([good], await server.as('beatriz.cordeiro'))).status).toBe(403);
  });

  it('registra em segundo plano, com o resultado de cada um; continua depois de uma queda, sem repetir nenhum', async () => {
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      `update registro.usuario set usa_certificado_digital = true where login = 'helena.pires' returning id`,
    );
    const assinatura = { padrao: 'PADES', assinantes: [{ usuarioId: rows[0]?.id }] };
    const itens = [{ ...(await item()), assinatura }, await item(), await item()];
    const asked = await ask([
      ...itens,
      { ...itens[0], captura: { id: 999_999, paginas: [{ numero: 1, giro: 0 }] } },
    ]);
    const { id } = asked.payload;
    expect(asked.payload.itens.map(({ situacao }) => situacao)).toEqual(Array(4).fill('ESPERA'));
    // the server goes down before anything is made
    await jobs.importarProtocolos(context(), { importacaoId: id }, AbortSignal.abort());
    expect((await read(id)).situacao).toBe('EM_ANDAMENTO');
    // two servers that resume it together
    await Promise.all([1, 2].map(() => jobs.importarProtocolos(context(), { importacaoId: id })));
    const done = await read(id);
    expect(done.situacao).toBe('CONCLUIDA');
    expect(done.itens.map(({ situacao }) => situacao)).toEqual(['FEITO', 'FEITO', 'FEITO', 'RECUSADO']);
    expect(done.itens[3]?.mensagem).toContain('envie-o de novo');
    expect(new Set(done.itens.slice(0, 3).map(({ protocoloId }) => protocoloId)).size).toBe(3);
    const [first] = done.itens;
    // which file each one is of, also before it was made
    expect([asked.payload.itens[0]?.arquivo, first?.arquivo]).toEqual(
      Array(2).fill(expect.stringMatching(/^[\w-]+\.pdf$/)),
    );
    const made = await nilza.get<Protocolo>(`documento/protocolo/${first?.protocoloId}`);
    expect(made.payload).toMatchObject({
      fase: 0,
      assunto: first?.assunto,
      padraoAssinatura: 'PADES',
      assinantes: [{ usuario: { id: rows[0]?.id }, situacao: 'PENDENTE', estrategia: 'DIGITAL' }],
    });
    const other = await server.as('admin');
    expect((await other.get(`documento/importacao-protocolo/${id}`)).status).toBe(404);
  });

  it('desfaz o que ninguém mexeu, e deixa o que alguém já trabalhou', async () => {
    const { payload } = await ask([await item(), await item()]);
    expect((await nilza.post(`documento/importacao-protocolo/${payload.id}/desfazer`)).status).toBe(409);
    await jobs.importarProtocolos(context(), { importacaoId: payload.id });
    const [kept, gone] = (await read(payload.id)).itens;
    const path = `documento/protocolo/${kept?.protocoloId}`;
    // who is kept out of it did not touch it
    const outside = await server.as('beatriz.cordeiro');
    expect((await outside.get(`documento/protocolo/${gone?.protocoloId}`)).status).toBe(404);
    const { versao } = (await nilza.get<Protocolo>(path)).payload;
    await sendForm(server.app, nilza.token, {
      method: 'PUT',
      path: 'documento/salvar-protocolo',
      body: { id: kept?.protocoloId, versao, origem: 'Correio' },
    });
    // as the page asks: under a key, by which it may ask again when the answer is lost on the way
    const undo = (chave: string) =>
      nilza.post<ImportacaoProtocolo>(`documento/importacao-protocolo/${payload.id}/desfazer`, undefined, {
        'idempotency-key': chave,
      });
    const chave = randomUUID();
    const undone = await undo(chave);
    expect((await undo(chave)).payload).toEqual(undone.payload);
    expect(undone.payload.itens.map(({ situacao }) => situacao)).toEqual(['FEITO', 'DESFEITO']);
    expect((await nilza.get(path)).status).toBe(200);
    // only a document begins as a draft
    const { raw } = await nilza.post('tramite/historico', { conteudoId: kept?.protocoloId });
    expect(raw.body).toContain('Protocolo criado');
    expect((await nilza.get(`documento/protocolo/${gone?.protocoloId}`)).status).toBe(404);
    expect((await nilza.post(`documento/importacao-protocolo/${payload.id}/desfazer`)).status).toBe(409);
  });

  it('não desfaz o que alguém mexeu enquanto se pedia para desfazer', async () => {
    const { payload } = await ask([await item()]);
    await jobs.importarProtocolos(context(), { importacaoId: payload.id });
    const protocoloId = (await read(payload.id)).itens[0]?.protocoloId ?? 0;
    const nobody = { usuarioId: null, substitutoId: null, unidadeId: null, sessaoId: null };
    const { asked } = await withHeldContent(server, protocoloId, async (waiting) => {
      const asked = nilza.post<ImportacaoProtocolo>(`documento/importacao-protocolo/${payload.id}/desfazer`);
      await waiting(1);
      await appendEvent(server.platform.connection.db, nobody, server.time.now, {
        cadeia: `conteudo:${protocoloId}`,
        ato: 'alterado',
        conteudoId: protocoloId,
      });
      return { asked };
    });
    const undone = await asked;
    expect(undone.payload.itens.map(({ situacao }) => situacao)).toEqual(['FEITO']);
    expect((await nilza.get(`documento/protocolo/${protocoloId}`)).status).toBe(200);
  });
});
