import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type {
  AcompanhamentoPublico,
  ServicoExterno,
  ServicosExternos,
  Solicitacao,
  SolicitacaoExterna,
  SolicitacoesExternas,
} from '#schemas/shapes/solicitacao.ts';
import type { MailText } from '#server/instalacao/correio/index.ts';
import { isOutsiderNews, writeOutsiderNews } from '#server/solicitacao/index.ts';
import {
  readAnswer,
  startTestApp,
  worldNow,
  type Answer,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { actsOf, after, ask } from '#tests/server/credencial/entering.ts';
import { concludedProtocol } from './concluded-protocol.ts';
import { offerService } from './service.ts';
import {
  askAs,
  enterFromOutside,
  lastMail,
  newOutsider,
  outsiderPassword,
  type Outsider,
} from './outsider.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
let caio: Caller;
let servicoId = 0;
beforeAll(async () => {
  server = await startTestApp();
  servicoId = await offerService(server, 'caio.teles');
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '917360284' });
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (
  { cookie }: Outsider,
  name: string,
  content: Buffer,
): Promise<Answer<ArquivoGuardado>> => {
  const limit = 'limite';
  const head = `--${limit}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return readAnswer<ArquivoGuardado>(
    await server.app.inject({
      method: 'POST',
      url: '/ws/api/externo/arquivo',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${limit}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${limit}--\r\n`)]),
    }),
  );
};

let made = 0;
const asked = (more: object = {}) => ({
  chave: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  servicoId,
  texto: 'Peço a poda da árvore em frente à minha casa.',
  campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
  arquivos: [] as string[],
  ...more,
});
const send = (who: Outsider, more: object = {}) =>
  who.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', asked(more));
const own = (who: Outsider, id: number) => who.ask<SolicitacaoExterna>('GET', `externo/solicitacao/${id}`);
const act = (id: number, what: string, body: object = {}) =>
  caio.post<Solicitacao>(`protocolo-externo/${id}/${what}`, body);

/** The last mail of a request, in the words with which it leaves. */
const leaving = async (): Promise<MailText | undefined> => {
  const { connection, ports } = server.platform;
  const { aviso } = await connection.db
    .selectFrom('correio')
    .select('aviso')
    .where('aviso', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (!isOutsiderNews(aviso)) throw new Error('não é de um pedido');
  return writeOutsiderNews({ db: connection.db, ports, log: pino({ level: 'silent' }) }, aviso);
};

describe('a request from outside', () => {
  it('is of an offered service alone, with what it asks, and files judged by their content', async () => {
    const { payload } = await ana.ask<ServicosExternos>('GET', 'externo/servicos');
    expect(payload.itens.map(({ nome }) => nome)).toEqual([
      'Certidão de tempo de contribuição',
      'Poda de árvore',
    ]);
    // anybody reads the same list before they enter, and of no other
    const open = await askAs<ServicosExternos>(server, undefined, {
      method: 'GET',
      path: 'externo/servicos',
    });
    expect(open.payload).toEqual(payload);
    expect(open.payload.itens[1]?.perguntas).toEqual(['Rua', 'Foto']);
    expect(
      (await askAs(server, undefined, { method: 'GET', path: `externo/servicos/${servicoId}` })).status,
    ).toBe(401);
    const servico = (await ana.ask<ServicoExterno>('GET', `externo/servicos/${servicoId}`)).payload;
    expect(servico.campos.map(({ rotulo, obrigatorio }) => [rotulo, obrigatorio])).toEqual([
      ['Rua', true],
      ['Foto', false],
    ]);
    expect((await ana.ask('GET', 'externo/servicos/999999')).status).toBe(404);
    expect((await send(ana, { campos: [] })).campos).toEqual(['campos.0']);
    expect((await send(ana, { texto: '  ' })).campos).toEqual(['texto']);
    expect((await upload(ana, 'virus.png', Buffer.from('MZ nada de imagem'))).codigo).toBe('arquivoInvalido');
    const photo = (await upload(rui, 'foto.png', png)).payload;
    expect((await send(ana, { arquivos: [photo.id] })).campos).toEqual(['arquivos']);
    const inField = [
      { rotulo: 'Rua', valor: 'Rua A' },
      { rotulo: 'Foto', valor: photo.id },
    ];
    expect((await send(ana, { campos: inField })).status).toBe(422);
    expect((await ana.ask<SolicitacoesExternas>('GET', 'externo/solicitacao')).payload.itens).toEqual([]);
  });

  it('has a number and a receipt at once, is one however often it is sent, and is of who made it alone', async () => {
    const photo = (await upload(ana, 'foto.png', png)).payload;
    const body = asked({ arquivos: [photo.id] });
    const first = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', body);
    const again = await ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', body);
    const twice = asked();
    const both = await Promise.all(
      [twice, twice].map((one) => ana.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', one)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ payload }) => payload.id)).size).toBe(1);
    const { id, numero, codigo, resumo, situacao, anexos, campos } = first.payload;
    expect(again.payload.id).toBe(id);
    expect([numero, situacao, anexos.length, campos[0]?.texto]).toEqual([
      'PE-000001/2026',
      'SOLICITACAO',
      1,
      'Rua das Flores',
    ]);
    expect(resumo).toMatch(/^[0-9a-f]{64}$/);
    const paper = await ana.ask('GET', `externo/solicitacao/${id}/recibo`);
    expect(paper.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      (await ana.ask('GET', `externo/solicitacao/${id}/anexo/${anexos[0]?.id ?? 0}`)).raw.rawPayload.equals(
        png,
      ),
    ).toBe(true);
    for (const path of ['', '/recibo', `/anexo/${anexos[0]?.id ?? 0}`])
      expect((await rui.ask('GET', `externo/solicitacao/${id}${path}`)).status, path).toBe(404);
    for (const path of ['resposta', 'complemento'])
      expect(
        (await rui.ask('POST', `externo/solicitacao/${id}/${path}`, { texto: 'eu', arquivos: [] })).status,
      ).toBe(404);
    expect((await rui.ask('POST', `externo/solicitacao/${id}/assinatura/codigo`)).status).toBe(404);

    const follow = (senha: string) =>
      ask<AcompanhamentoPublico>(server, 'externo/acompanhamento', { numero, codigo: senha });
    expect((await follow(codigo.toLowerCase())).payload).toMatchObject({ numero, situacao: 'SOLICITACAO' });
    expect((await follow(codigo)).raw.body).not.toMatch(/poda|Ana|Flores/);
    expect((await follow('AAAAAAAAAAAA')).codigo).toBe('codigoNaoEncontrado');
    let slowed = false;
    for (let i = 0; i < 15 && !slowed; i++) slowed = (await follow('AAAAAAAAAAAA')).status === 429;
    expect(slowed).toBe(true);
  });

  it('is followed from one address only so often, whatever number is tried, and nobody makes another address wait', async () => {
    const { numero, codigo } = (await send(ana)).payload;
    const from = async (remoteAddress: string, body: object) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/ws/api/externo/acompanhamento',
          remoteAddress,
          payload: { payload: body },
        })
      ).statusCode;
    const wrong = (endereco: string, n: string) => from(endereco, { numero: n, codigo: 'AAAAAAAAAAAA' });
    expect(await wrong('192.0.2.1', '192.0.2.1')).toBe(404);
    for (let i = 0; i < 12; i++) await wrong('192.0.2.2', '192.0.2.3');
    expect(await from('192.0.2.3', { numero, codigo })).toBe(200);
    // a code of one's own does not give back the tries at those of others
    const tried: number[] = [];
    for (let i = 0; i < 6; i++) tried.push(await wrong('192.0.2.4', `PE-90000${i}/2026`));
    expect(await from('192.0.2.4', { numero, codigo })).toBe(200);
    for (let i = 0; i < 8; i++) tried.push(await wrong('192.0.2.4', `PE-80000${i}/2026`));
    expect([tried[0], tried.at(-1)]).toEqual([404, 429]);
  });

  it('waits in the inbox of the unit, and is seen by nobody else there', async () => {
    const { id } = (await send(ana)).payload;
    const tab = await caio.get<{ itens: { id: number; tipo: number }[] }>(
      'caixa-central?aba=protocolo-externo',
    );
    expect(tab.payload.itens.find((item) => item.id === id)?.tipo).toBe(6);
    const seen = (await caio.get<Solicitacao>(`protocolo-externo/${id}`)).payload;
    expect(seen.conteudo.acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome)).toEqual(
      expect.arrayContaining([
        'conferirSolicitacao',
        'devolverSolicitacao',
        'encerrarSolicitacao',
        'tramitar',
      ]),
    );
    expect(seen).not.toHaveProperty('codigo');
    const other = await server.as('rafael.lins');
    for (const what of ['conferir', 'devolver', 'pedir-assinatura', 'encerrar', 'autuar', 'documentos']) {
      const body = {
        motivo: 'x',
        dias: 5,
        desfecho: 'ATENDIDO',
        texto: 'x',
        assunto: 'x',
        documento: 'x',
        ate: '2026-12-01',
      };
      const only: Record<string, object> = {
        conferir: {},
        devolver: { motivo: body.motivo, dias: 5 },
        'pedir-assinatura': { motivo: 'x' },
        encerrar: { desfecho: 'ATENDIDO', texto: 'x' },
        autuar: { assunto: 'x' },
        documentos: { documento: 'x', ate: body.ate },
      };
      expect((await other.post(`protocolo-externo/${id}/${what}`, only[what])).status, what).toBe(404);
    }
    expect((await other.get(`protocolo-externo/${id}`)).status).toBe(404);
  });

  it('goes back with a reason and a deadline, is answered, signed, and read with its outcome', async () => {
    const { id } = (await send(ana)).payload;
    expect((await act(id, 'devolver', { motivo: ' ', dias: 5 })).campos).toEqual(['motivo']);
    const back = (await act(id, 'devolver', { motivo: 'Falta o número da casa.', dias: 8 })).payload;
    // 28 November 2026 is a Saturday
    expect([back.situacao, back.prazo]).toEqual(['DEVOLUCAO', '2026-11-30']);
    expect((await act(id, 'encerrar', { desfecho: 'ATENDIDO', texto: 'Feito' })).codigo).toBe(
      'transicaoNaoPermitida',
    );
    expect(await lastMail(server, ana.email)).not.toContain('número da casa');
    const asked = await leaving();
    expect(asked?.assunto).toMatch(
      new RegExp(`^Prefeitura .*: responda até 30/11/2026 o pedido ${back.numero ?? ''}$`),
    );
    expect(asked?.texto).toMatch(/^Olá, Ana Prado\..* até 30\/11\/2026\..*\n\nPrefeitura [^\n]*$/s);
    const mine = (await own(ana, id)).payload;
    expect([mine.passos, mine.prazo, mine.andamentos.at(-1)?.texto]).toEqual([
      ['responderDevolucao'],
      '2026-11-30',
      'Falta o número da casa.',
    ]);
    const file = (await upload(ana, 'casa.png', png)).payload;
    const answered = await ana.ask<SolicitacaoExterna>('POST', `externo/solicitacao/${id}/resposta`, {
      texto: 'É o 42.',
      arquivos: [file.id],
    });
    expect([answered.payload.situacao, answered.payload.prazo]).toEqual(['SOLICITACAO', undefined]);
    const files = await caio.get<Anexos>(`conteudo/${id}/anexos`);
    expect(files.payload.itens.map(({ nome, anexadoPor }) => [nome, anexadoPor.nome])).toEqual([
      ['casa.png', 'Ana Prado'],
    ]);

    expect((await act(id, 'pedir-assinatura', { motivo: 'Confirme o pedido.' })).payload.situacao).toBe(
      'ASSINAR',
    );
    expect((await ana.ask('POST', `externo/solicitacao/${id}/assinatura/codigo`)).status).toBe(200);
    const codigo = /(\d{6})/.exec(await lastMail(server, ana.email))?.[1] ?? '';
    const sign = (senha: string, code: string) =>
      ana.ask<SolicitacaoExterna>('POST', `externo/solicitacao/${id}/assinatura`, { senha, codigo: code });
    expect((await sign('outra senha', codigo)).campos).toEqual(['senha']);
    expect((await sign(outsiderPassword, '000000')).campos).toEqual(['codigo']);
    expect((await sign(outsiderPassword, codigo)).payload).toMatchObject({ situacao: 'CONFERENCIA' });
    expect((await sign(outsiderPassword, codigo)).campos).toEqual(['codigo']);

    const done = await act(id, 'encerrar', {
      desfecho: 'ATENDIDO',
      texto: 'A poda está marcada para terça.',
    });
    expect(done.payload.desfecho).toBe('ATENDIDO');
    expect(done.payload.conteudo.acoes.some(({ nome }) => nome === 'tramitar')).toBe(false);
    const read = (await own(ana, id)).payload;
    expect([read.passos, read.desfecho, read.andamentos.at(-1)?.texto]).toEqual([
      [],
      'ATENDIDO',
      'A poda está marcada para terça.',
    ]);
    const late = await ana.ask('POST', `externo/solicitacao/${id}/complemento`, {
      texto: 'mais',
      arquivos: [],
    });
    expect(late.codigo).toBe('transicaoNaoPermitida');
    expect(await actsOf(server, `conteudo:${id}`)).toEqual([
      'solicitacaoEnviada',
      'solicitacaoDevolvida',
      'devolucaoRespondida',
      'assinaturaExternaPedida',
      'solicitacaoAssinada',
      'solicitacaoEncerrada',
    ]);
  });

  it('becomes a process in one act, with its answers, its files and its receipt', async () => {
    const photo = (await upload(ana, 'foto.png', png)).payload;
    const inField = (await upload(ana, 'rua.png', png)).payload;
    const campos = [
      { rotulo: 'Rua', valor: 'Rua B' },
      { rotulo: 'Foto', valor: inField.id },
    ];
    const { id, numero } = (await send(ana, { campos, arquivos: [photo.id] })).payload;
    const made = await act(id, 'autuar', { assunto: 'Poda na Rua B' });
    expect([made.status, made.payload.situacao]).toEqual([200, 'AUTUADO']);
    const processoId = made.payload.autuado?.id ?? 0;
    const processo = (await caio.get<Processo>(`processo/${processoId}`)).payload;
    expect(processo).toMatchObject({ assunto: 'Poda na Rua B', fase: 1, nivelAcesso: 'RESTRITO' });
    expect(processo.campos.map(({ rotulo, texto }) => [rotulo, texto])).toEqual([
      ['Rua', 'Rua B'],
      ['Foto', 'rua.png'],
    ]);
    const files = await caio.get<Anexos>(`conteudo/${processoId}/anexos`);
    expect(files.payload.itens.map(({ nome }) => nome).sort()).toEqual([
      'foto.png',
      `recibo-${numero.replace('/', '-')}.pdf`,
    ]);
    // the number of the process is read from it, by who may: it is copied into nothing
    const { db } = server.platform.connection;
    const events = await db
      .selectFrom('evento')
      .select('dados')
      .where('cadeia', '=', `conteudo:${id}`)
      .execute();
    expect(events.length).toBeGreaterThan(1);
    expect(events.flatMap(({ dados }) => Object.values(dados ?? {}))).not.toContain(processo.numero);
    expect((await act(id, 'autuar', { assunto: 'De novo' })).codigo).toBe('transicaoNaoPermitida');
    expect((await own(ana, id)).payload.autuado).toBe(processo.numero);
    const more = await ana.ask<SolicitacaoExterna>('POST', `externo/solicitacao/${id}/complemento`, {
      texto: 'Há fios.',
      arquivos: [],
    });
    expect(more.payload.situacao).toBe('AUTUADO');
  });

  it('becomes a document in one act too, a draft of the model that was chosen, as closed as the request', async () => {
    const photo = (await upload(ana, 'foto.png', png)).payload;
    const { id, numero } = (await send(ana, { arquivos: [photo.id] })).payload;
    const models = (await caio.get<{ itens: ModeloCombo[] }>('documento/modelo-combo')).payload.itens;
    const wrong = await act(id, 'autuar', { assunto: 'Resposta', modeloId: 999_999 });
    expect([wrong.status, (await own(ana, id)).payload.situacao]).toEqual([404, 'SOLICITACAO']);
    const made = await act(id, 'autuar', { assunto: 'Resposta', modeloId: models[0]?.id });
    expect(made.payload).toMatchObject({
      situacao: 'AUTUADO',
      autuado: { tipo: tipoConteudo.documento, numero: '' },
    });
    const documentoId = made.payload.autuado?.id ?? 0;
    expect((await caio.get<Documento>(`documento/${documentoId}/0`)).payload).toMatchObject({
      assunto: 'Resposta',
      fase: 0,
      nivelAcesso: 'RESTRITO',
    });
    const files = (await caio.get<Anexos>(`conteudo/${documentoId}/anexos`)).payload.itens;
    expect(files.map(({ nome }) => nome).sort()).toEqual([
      'foto.png',
      `recibo-${numero.replace('/', '-')}.pdf`,
    ]);
    expect((await own(ana, id)).payload).not.toHaveProperty('autuado');
  });

  it('shows a document by name until its day, and not one that who shows it may not', async () => {
    const { id } = (await send(ana)).payload;
    const outro = (await send(rui)).payload;
    const documento = await concludedDocument(caio, { assunto: 'Vistoria da árvore' });
    const { db } = server.platform.connection;
    const { numero } = documento;
    const show = (ate: string, name = numero ?? '') => act(id, 'documentos', { documento: name, ate });
    expect((await show('2026-11-01')).campos).toEqual(['ate']);
    expect((await show('2026-11-25', 'nenhum')).campos).toEqual(['documento']);
    const shown = await show('2026-11-21');
    expect(shown.payload.partilhas.map(({ nome }) => nome)).toEqual([numero]);
    const [share] = (await own(ana, id)).payload.partilhas;
    const path = `externo/solicitacao/${id}/documento/${share?.id ?? 0}`;
    expect((await ana.ask('GET', path)).raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await rui.ask('GET', path)).status).toBe(404);
    const foreign = await rui.ask('GET', `externo/solicitacao/${outro.id}/documento/${share?.id ?? 0}`);
    expect(foreign.status).toBe(404);
    expect(await actsOf(server, `conteudo:${documento.id}`)).toContain('lidoDeFora');
    const anaId = shown.payload.externoId;
    const ruiId = (await caio.get<Solicitacao>(`protocolo-externo/${outro.id}`)).payload.externoId;
    expect(shown.payload.partilhas[0]?.documentoId).toBe(documento.id);
    expect((await caio.remove(`documento/usuario-externo/${documento.id}/${ruiId}`)).status).toBe(404);
    expect((await caio.remove(`documento/usuario-externo/${id}/${anaId}`)).status).toBe(404);
    const gone = await caio.remove<Solicitacao>(`documento/usuario-externo/${documento.id}/${anaId}`);
    expect(gone.payload.partilhas).toEqual([]);
    expect((await ana.ask('GET', path)).status).toBe(404);
    // a document that is shown meanwhile does not end the deadline of the answer
    const back = (await act(id, 'devolver', { motivo: 'Falta o número.', dias: 8 })).payload;
    expect((await show('2026-11-21')).payload.prazo).toBe(back.prazo ?? 'nenhum');
    // a protocol too, by its own number, with the file that came; what was closed meanwhile is not there
    const scanned = await concludedProtocol(server);
    const paper = { documento: scanned.numero ?? '', ate: '2026-11-21', especie: 'PROTOCOLO' };
    const [, seen] = (await act(id, 'documentos', paper)).payload.partilhas;
    const { raw } = await ana.ask('GET', `externo/solicitacao/${id}/documento/${seen?.id ?? 0}`);
    expect([seen?.nome, raw.rawPayload.subarray(0, 5).toString()]).toEqual([scanned.numero, '%PDF-']);
    await db.updateTable('conteudo').set({ sigilo: 1 }).where('id', '=', scanned.id).execute();
    expect((await act(id, 'documentos', paper)).campos).toEqual(['documento']);
    expect((await own(ana, id)).payload.partilhas).toHaveLength(1);
    // of what was closed the showing ends too
    const other = await act(outro.id, 'documentos', { documento: numero ?? '', ate: '2026-11-21' });
    await act(outro.id, 'encerrar', { desfecho: 'ATENDIDO', texto: 'Feito' });
    const late = await caio.remove<Solicitacao>(
      `documento/usuario-externo/${documento.id}/${other.payload.externoId}`,
    );
    expect([late.status, late.payload.partilhas]).toEqual([200, []]);
    const [second] = (await own(ana, id)).payload.partilhas;
    const lastDay = `externo/solicitacao/${id}/documento/${second?.id ?? 0}`;
    expect((await ana.ask('GET', lastDay)).status).toBe(200);
    after(server, 60 * 3600);
    const later = await enterFromOutside(server, ana.email);
    expect((await later.ask('GET', lastDay)).status).toBe(404);
    expect(
      (await later.ask<SolicitacaoExterna>('GET', `externo/solicitacao/${id}`)).payload.partilhas,
    ).toEqual([]);
    server.time.now = worldNow;
  });
});
