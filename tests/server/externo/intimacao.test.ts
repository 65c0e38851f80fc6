import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type {
  IntimacaoArquivo,
  IntimacaoExterna,
  IntimacoesDoProcesso,
  IntimacoesExternas,
} from '#schemas/shapes/intimacao.ts';
import type { Procuracoes } from '#schemas/shapes/procuracao.ts';
import type { Solicitacao, SolicitacaoExterna, SolicitacoesExternas } from '#schemas/shapes/solicitacao.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { jobs } from '#server/jobs.ts';
import { cpf } from '#demonstracao/cpf.ts';
import {
  callerOf,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { actsOf, after, mailsTo } from '#tests/server/credencial/entering.ts';
import { sendForm } from '#tests/setup/send-form.ts';
import { concludedProtocol } from './concluded-protocol.ts';
import { offerService } from './service.ts';
import { enterFromOutside, lastMail, newOutsider, outsiderPassword, type Outsider } from './outsider.ts';

let server: TestApp;
let ana: Outsider;
let rui: Outsider;
let eva: Outsider;
let caio: Caller;
let servicoId = 0;
let processoId = 0;
let anaId = 0;
beforeAll(async () => {
  server = await startTestApp();
  servicoId = await offerService(server, 'caio.teles');
  ana = await newOutsider(server, { nome: 'Ana Prado', email: 'ana@correio.exemplo', base: '284917360' });
  rui = await newOutsider(server, { nome: 'Rui Castro', email: 'rui@correio.exemplo', base: '917360284' });
  eva = await newOutsider(server, { nome: 'Eva Lopes', email: 'eva@correio.exemplo', base: '360284917' });
  caio = await server.as('caio.teles');
  const { id } = (await ask(ana)).payload;
  const opened = await caio.post<Solicitacao>(`protocolo-externo/${id}/autuar`, { assunto: 'Poda na Rua B' });
  processoId = opened.payload.autuado?.id ?? 0;
  anaId = (await caio.get<IntimacoesDoProcesso>(path())).payload.partes[0]?.id ?? 0;
});
afterEach(() => {
  server.time.now = worldNow;
});
afterAll(() => server.close());

const context = (): JobContext => ({
  db: server.platform.connection.db,
  ports: server.platform.ports,
  log: pino({ level: 'silent' }),
});
const path = (): string => `processo/${processoId}/intimacoes`;
let made = 0;
const ask = (who: Outsider, more: object = {}) =>
  who.ask<SolicitacaoExterna>('POST', 'externo/solicitacao', {
    chave: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    servicoId,
    texto: 'Peço a poda da árvore.',
    campos: [{ rotulo: 'Rua', valor: 'Rua das Flores' }],
    arquivos: [],
    ...more,
  });
const notice = (more: object = {}) => ({
  externoId: anaId,
  assunto: 'Vistoria marcada',
  texto: 'Compareça à vistoria da árvore.',
  dias: 5,
  documentos: [],
  ...more,
});
const send = async (more: object = {}): Promise<number> => {
  const { status, payload, campos } = await caio.post<IntimacoesDoProcesso>(path(), notice(more));
  if (status !== 200) throw new Error(`não intimou: ${campos.join(', ')}`);
  return payload.itens[0]?.id ?? 0;
};
const read = (who: Outsider, id: number) => who.ask<IntimacaoExterna>('GET', `externo/intimacao/${id}`);
const open = (who: Outsider, id: number) =>
  who.ask<IntimacaoExterna>('POST', `externo/intimacao/${id}/ciencia`);
const tacitly = () => jobs.vencerIntimacoes(context(), undefined as never);
const grant = (who: Outsider, more: object = {}) =>
  who.ask<Procuracoes>('POST', 'externo/procuracao', {
    nome: 'Rui Castro',
    documento: cpf('917360284'),
    email: rui.email,
    ate: '2026-12-31',
    podePedir: true,
    podeAssinar: true,
    podeReceber: false,
    ...more,
  });

describe('a notice to somebody from outside', () => {
  it('is sent from the process by who has it, to a party of it, and its mail names nothing', async () => {
    expect((await caio.post(path(), notice({ externoId: 999_999 }))).campos).toEqual(['externoId']);
    expect((await caio.post(path(), notice({ texto: ' ' }))).campos).toEqual(['texto']);
    expect((await caio.post(path(), notice({ documentos: ['nenhum'] }))).campos).toEqual(['documentos']);
    expect((await (await server.as('rafael.lins')).post(path(), notice())).status).toBe(404);
    const id = await send();
    const mail = (await mailsTo(server, ana.email))[0];
    expect(`${mail?.assunto} ${mail?.texto}`).not.toMatch(/Vistoria|árvore|Poda|PE-|\d{5}\./);
    expect(mail?.assunto).toMatch(/^Prefeitura .*: abra até 30\/11\/2026 a sua intimação$/);
    expect(mail?.texto).toMatch(/\n\nPrefeitura [^\n]*$/);
    expect(mail?.texto).toContain(`externo/intimacao/${id}`);
    const { itens } = (await ana.ask<IntimacoesExternas>('GET', 'externo/intimacao')).payload;
    // 20 November is a Friday: the tenth day is a Monday
    expect(itens[0]).toMatchObject({ id, situacao: 'ENVIADA', tacitaEm: '2026-11-30' });
    const closed = await read(ana, id);
    expect(closed.raw.body).not.toMatch(/Vistoria|árvore/);
    expect((await read(rui, id)).status).toBe(404);
    expect((await open(rui, id)).status).toBe(404);
    expect((await ana.ask('GET', `externo/intimacao/${id}/certidao`)).status).toBe(404);
    const answer = { texto: 'Irei.', arquivos: [] };
    expect((await ana.ask('POST', `externo/intimacao/${id}/resposta`, answer)).codigo).toBe(
      'transicaoNaoPermitida',
    );
  });

  it('is opened by who it is to, answered within its days, and certified in the process once', async () => {
    const id = await send();
    const opened = (await open(ana, id)).payload;
    // the day is the next one with business when it was opened on one without
    expect(opened).toMatchObject({
      situacao: 'LIDA',
      texto: 'Compareça à vistoria da árvore.',
      responde: true,
      cienciaPor: 'Ana Prado',
      cienciaDia: '2026-11-23',
      prazo: '2026-11-30',
    });
    expect((await open(ana, id)).payload.cienciaEm).toBe(opened.cienciaEm);
    await Promise.all([1, 2].map(() => jobs.certificarIntimacao(context(), { intimacaoId: id })));
    const files = (await caio.get<Anexos>(`conteudo/${processoId}/anexos`)).payload.itens;
    const mine = files.filter(({ nome }) => nome === `certidao-intimacao-${id}.pdf`);
    expect(mine.map(({ pasta, anexadoPor }) => [pasta, anexadoPor.nome])).toEqual([['Intimações', 'Malote']]);
    const paper = await ana.ask('GET', `externo/intimacao/${id}/certidao`);
    expect(paper.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const answered = await ana.ask<IntimacaoExterna>('POST', `externo/intimacao/${id}/resposta`, {
      texto: 'Irei.',
      arquivos: [],
    });
    expect(answered.payload).toMatchObject({ situacao: 'RESPONDIDA', resposta: 'Irei.', foraDoPrazo: false });
    expect(
      (await ana.ask('POST', `externo/intimacao/${id}/resposta`, { texto: 'De novo', arquivos: [] })).codigo,
    ).toBe('transicaoNaoPermitida');
    const acts = await actsOf(server, `conteudo:${processoId}`);
    for (const ato of ['intimacaoEnviada', 'intimacaoLida', 'intimacaoCertificada', 'intimacaoRespondida'])
      expect(acts, ato).toContain(ato);
    const cancelled = await caio.post(`${path()}/${id}/cancelar`, { motivo: 'Engano' });
    expect(cancelled.codigo).toBe('transicaoNaoPermitida');
  });

  it('goes with pieces of the process, protocols too, and with none that its sender may not show', async () => {
    const protocolo = await concludedProtocol(server);
    await server.platform.connection.pool.query(
      `update conteudo set detentor_unidade_id = (select detentor_unidade_id from conteudo where id = $2),
         detentor_usuario_id = null, check_in_usuario_id = null, nivel_acesso = 'PUBLICO' where id = $1`,
      [protocolo.id, processoId],
    );
    const joined = await sendForm(server.app, caio.token, {
      method: 'PUT',
      path: 'processo/associar-protocolo',
      body: { processoId, protocoloId: protocolo.id },
    });
    expect(joined.status).toBe(200);
    const found = async (q: string): Promise<readonly IntimacaoArquivo[]> =>
      (await caio.get<Page<IntimacaoArquivo>>(`${path()}/pecas?q=${q}`)).payload.itens;
    expect(await found('')).toEqual(await found('requerimento'));
    expect(await found('1')).toEqual(await found('papel'));
    expect(await found('nada disto')).toEqual([]);
    expect(await found('')).toEqual([
      { id: protocolo.id, nome: `1 · ${protocolo.numero ?? ''} · Requerimento em papel` },
    ]);
    expect((await caio.post(path(), notice({ pecas: [processoId] }))).campos).toEqual(['pecas']);
    const id = await send({ pecas: [protocolo.id] });
    expect((await open(ana, id)).payload.documentos).toEqual([{ id: protocolo.id, nome: protocolo.numero }]);
    const file = await ana.ask('GET', `externo/intimacao/${id}/documento/${protocolo.id}`);
    expect(file.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('may be taken back until it is known, and then is read by nobody', async () => {
    const id = await send();
    expect((await caio.post(`${path()}/${id}/cancelar`, { motivo: ' ' })).campos).toEqual(['motivo']);
    await caio.post(`${path()}/${id}/cancelar`, { motivo: 'Engano' });
    expect((await open(ana, id)).codigo).toBe('transicaoNaoPermitida');
    expect((await read(ana, id)).payload).toMatchObject({ situacao: 'CANCELADA', responde: false });
    expect((await read(ana, id)).raw.body).not.toContain('vistoria');
  });

  it('is as read at the end of its last day, once, whatever number of servers; a downtime puts that off', async () => {
    const id = await send();
    after(server, 11 * 24 * 3600);
    await Promise.all([tacitly(), tacitly()]);
    const later = await enterFromOutside(server, ana.email);
    const one = (await read(later, id)).payload;
    expect(one).toMatchObject({ situacao: 'TACITA', cienciaDia: '2026-11-30', prazo: '2026-12-07' });
    const acts = await actsOf(server, `conteudo:${processoId}`);
    const before = acts.filter((ato) => ato === 'intimacaoTacita').length;
    await tacitly();
    expect(
      (await actsOf(server, `conteudo:${processoId}`)).filter((ato) => ato === 'intimacaoTacita'),
    ).toHaveLength(before);
    const told = (await mailsTo(server, ana.email)).filter(({ texto }) => texto.includes('passou a valer'));
    // this one, and the one that was left closed before
    expect(told).toHaveLength(2);
    expect(before).toBe(2);
    // what was registered afterwards of its last day gives the person until the next one
    const entered = await server.call({
      method: 'POST',
      path: 'login',
      body: { login: 'admin', senha: worldPassword },
    });
    const { token } = entered.json<{ payload: { token: string } }>().payload;
    const registered = await callerOf(server.app, token).post('indisponibilidade', {
      inicio: '2026-11-30T08:00:00-03:00',
      fim: '2026-11-30T20:00:00-03:00',
      prorrogaPrazos: true,
      motivo: 'Queda de energia',
    });
    expect(registered.status).toBe(200);
    expect((await read(later, id)).payload).toMatchObject({ situacao: 'ENVIADA', tacitaEm: '2026-12-01' });
    expect((await open(later, id)).payload).toMatchObject({ situacao: 'LIDA', cienciaDia: '2026-12-01' });
  });
});

describe('a power of attorney', () => {
  it('lets its holder act for who gave it, within its scope, with both names everywhere', async () => {
    const { id } = (await ask(ana)).payload;
    expect((await grant(ana, { podePedir: false, podeAssinar: false })).campos).toEqual(['podePedir']);
    expect((await grant(ana, { ate: '2026-11-01' })).campos).toEqual(['ate']);
    expect((await grant(ana, { documento: cpf('284917360') })).campos).toEqual(['documento']);
    expect((await grant(ana, { documento: '1' })).campos).toEqual(['documento']);
    expect((await rui.ask('GET', `externo/solicitacao/${id}`)).status).toBe(404);
    expect((await ask(rui, { representadoId: anaId })).campos).toEqual(['representadoId']);
    // of another e-mail it is not this account's, and of another document neither
    await grant(ana, { email: 'outro@correio.exemplo' });
    expect((await rui.ask('GET', `externo/solicitacao/${id}`)).status).toBe(404);
    const given = (await grant(ana, { servicoId })).payload;
    expect((await grant(ana, { servicoId: 999_999 })).status).toBe(404);
    const procuracaoId = given.concedidas[0]?.id ?? 0;
    const got = (await rui.ask<Procuracoes>('GET', 'externo/procuracao')).payload.recebidas;
    expect(got.map(({ nome, outorganteId }) => [nome, outorganteId])).toEqual([['Ana Prado', anaId]]);

    const seen = (await rui.ask<SolicitacaoExterna>('GET', `externo/solicitacao/${id}`)).payload;
    expect(seen.representado).toBe('Ana Prado');
    const sent = (await ask(rui, { representadoId: anaId })).payload;
    expect(sent).toMatchObject({ nome: 'Ana Prado', representante: 'Rui Castro', representado: 'Ana Prado' });
    const list = (await ana.ask<SolicitacoesExternas>('GET', 'externo/solicitacao')).payload.itens;
    expect(list.map((item) => item.id)).toContain(sent.id);
    await caio.post(`protocolo-externo/${sent.id}/pedir-assinatura`, { motivo: 'Confirme.' });
    await rui.ask('POST', `externo/solicitacao/${sent.id}/assinatura/codigo`);
    const codigo = /(\d{6})/.exec(await lastMail(server, rui.email))?.[1] ?? '';
    const signed = await rui.ask<SolicitacaoExterna>('POST', `externo/solicitacao/${sent.id}/assinatura`, {
      senha: outsiderPassword,
      codigo,
    });
    expect(signed.payload).toMatchObject({ situacao: 'CONFERENCIA', assinadaPor: 'Rui Castro' });
    expect(signed.payload.andamentos.at(-1)?.quem).toBe('Rui Castro, por Ana Prado');
    const history = await caio.post<Page<ItemHistorico>>('tramite/historico', { conteudoId: sent.id });
    expect(history.payload.itens.find(({ ato }) => ato === 'solicitacaoAssinada')).toMatchObject({
      quem: 'Rui Castro, por procuração de Ana Prado',
    });

    // it does not give what it does not name
    const intimacaoId = await send();
    expect((await read(rui, intimacaoId)).status).toBe(404);
    expect((await eva.ask('POST', `externo/procuracao/${procuracaoId}/encerrar`)).status).toBe(404);
    const over = await ana.ask<Procuracoes>('POST', `externo/procuracao/${procuracaoId}/encerrar`);
    expect(over.payload.concedidas[0]?.situacao).toBe('REVOGADA');
    expect((await rui.ask('GET', `externo/solicitacao/${sent.id}`)).status).toBe(404);
    expect((await ana.ask('POST', `externo/procuracao/${procuracaoId}/encerrar`)).codigo).toBe(
      'transicaoNaoPermitida',
    );
  });

  it('to receive notices opens them for who gave it, waits for the body where it is asked, and ends on its day', async () => {
    const { db } = server.platform.connection;
    await db.updateTable('registro.dominio').set({ aprovacaoProcuracao: true }).execute();
    const waiting = (await grant(ana, { podePedir: false, podeAssinar: false, podeReceber: true })).payload;
    const [asked] = waiting.concedidas;
    expect([asked?.situacao, waiting.aprovacao]).toEqual(['ESPERA', true]);
    const intimacaoId = await send();
    expect((await open(rui, intimacaoId)).status).toBe(404);
    const admin = await server.as('admin');
    const record = (await admin.get<Record<string, unknown>>(`procuracao/${asked?.id}`)).payload;
    const accepted = await admin.put(`procuracao/${asked?.id}`, { ...record, situacao: 'ACEITA' });
    expect(accepted.status).toBe(200);
    expect((await open(rui, intimacaoId)).payload).toMatchObject({
      situacao: 'LIDA',
      cienciaPor: 'Rui Castro, por Ana Prado',
      representado: 'Ana Prado',
    });
    const [first] = (await caio.get<IntimacoesDoProcesso>(path())).payload.itens;
    expect(first).toMatchObject({ quem: 'Ana Prado', cienciaPor: 'Rui Castro, por Ana Prado' });
    after(server, 60 * 24 * 3600);
    const later = await enterFromOutside(server, rui.email);
    expect((await read(later, intimacaoId)).status).toBe(404);
    server.time.now = worldNow;
    const gaveUp = await rui.ask<Procuracoes>('POST', `externo/procuracao/${asked?.id}/encerrar`);
    expect(gaveUp.payload.recebidas).toEqual([]);
  });
});
