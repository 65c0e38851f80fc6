import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Agenda } from '#schemas/shapes/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { reminders } from './reminders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
let rafael: Caller;
let beatriz: Caller;
const ids = new Map<string, number>();
const idOf = (login: string): number => ids.get(login) ?? 0;

beforeAll(async () => {
  server = await startTestApp();
  const { rows } = await sql<{ id: number; login: string }>`select id, login from registro.usuario`.execute(
    server.platform.connection.db,
  );
  for (const { id, login } of rows) ids.set(login, id);
  [admin, helena, rafael, beatriz] = (await Promise.all(
    ['admin', 'helena.pires', 'rafael.lins', 'beatriz.cordeiro'].map((login) => server.as(login)),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => server.close());

const day = { de: '2026-11-23', ate: '2026-11-23' };
const morning = { ...day, hora: '09:00', horaFim: '10:30' };
const make = (who: Caller, body: object) =>
  who.post<Compromisso>('agenda', { escopo: 'PESSOA', titulo: 'Reunião', ...morning, ...body });
const november = async (who: Caller): Promise<Agenda> =>
  (await who.get<Agenda>('agenda?de=2026-11-01&ate=2026-11-30')).payload;
const titles = async (who: Caller): Promise<readonly string[]> =>
  (await november(who)).compromissos.map(({ titulo }) => titulo);

describe('de quem é um compromisso', () => {
  it('da organização todos dela veem; da unidade, quem está nela; da pessoa, ela e quem participa', async () => {
    expect((await make(admin, { escopo: 'ORGANIZACAO', titulo: 'Posse' })).status).toBe(200);
    expect((await make(helena, { escopo: 'UNIDADE', titulo: 'Da comissão' })).status).toBe(200);
    expect((await make(rafael, { titulo: 'Só dele' })).status).toBe(200);
    const called = { titulo: 'A dois', participantes: [idOf('beatriz.cordeiro')] };
    expect((await make(rafael, called)).payload.participantes).toEqual([
      { id: idOf('beatriz.cordeiro'), rotulo: expect.stringContaining('Beatriz') as string },
    ]);
    expect(await titles(rafael)).toEqual(['Posse', 'Da comissão', 'Só dele', 'A dois']);
    expect(await titles(helena)).toEqual(['Posse', 'Da comissão']);
    expect(await titles(beatriz)).toEqual(['Posse', 'A dois']);
  });

  it('quem não administra, chefia nem secretaria marca só o seu; o de um colega, com a marca e da mesma unidade', async () => {
    for (const escopo of ['ORGANIZACAO', 'UNIDADE'])
      expect(await make(rafael, { escopo })).toMatchObject({ status: 422, campos: ['escopo'] });
    expect((await november(rafael)).escopos).toEqual(['PESSOA']);
    const forHelena = { titulo: 'Para Helena', usuarioId: idOf('helena.pires') };
    expect(await make(rafael, forHelena)).toMatchObject({ status: 422, campos: ['usuarioId'] });
    await sql`update registro.usuario set criar_eventos_colegas = true where login = 'rafael.lins'`.execute(
      server.platform.connection.db,
    );
    expect((await november(rafael)).deColegas).toBe(true);
    expect((await make(rafael, forHelena)).payload.dono).toBe('Helena Duarte Pires');
    expect(await titles(helena)).toContain('Para Helena');
    expect(await make(rafael, { usuarioId: idOf('beatriz.cordeiro') })).toMatchObject({
      status: 422,
      campos: ['usuarioId'],
    });
    const { payload } = await rafael.get<Page<Rotulo>>('agenda/pessoas?daUnidade=true');
    expect(payload.itens.map(({ id }) => id)).not.toContain(idOf('beatriz.cordeiro'));
  });

  it('muda e desmarca quem pode marcar, na versão que viu; quem só vê é recusado, e quem não vê não acha', async () => {
    const { id, versao } = (
      await make(rafael, { titulo: 'Vistoria', participantes: [idOf('beatriz.cordeiro')] })
    ).payload;
    const change = (who: Caller, of: number) =>
      who.put<Compromisso>(`agenda/${id}`, { versao: of, titulo: 'Vistoria da ponte', ...day });
    expect(await change(beatriz, versao)).toMatchObject({ status: 403, codigo: 'acessoNegado' });
    expect(await change(helena, versao)).toMatchObject({ status: 404 });
    const changed = await change(rafael, versao);
    expect(changed.payload).toMatchObject({
      titulo: 'Vistoria da ponte',
      versao: versao + 1,
      participantes: [],
    });
    expect(changed.payload.hora).toBeUndefined();
    expect(await change(rafael, versao)).toMatchObject({ status: 409, codigo: 'conflitoDeVersao' });
    expect((await rafael.remove(`agenda/${id}`, { versao })).status).toBe(409);
    expect((await rafael.remove(`agenda/${id}`, { versao: versao + 1 })).status).toBe(200);
    expect(await titles(rafael)).not.toContain('Vistoria da ponte');
  });

  it('exporta um, ou os de um período, em iCalendar: o que a pessoa vê, e nada do que ela não vê', async () => {
    const { id } = (
      await make(rafael, { titulo: 'Só de Rafael', repeticao: { cada: 'DIA', intervalo: 1, vezes: 2 } })
    ).payload;
    const file = async (who: Caller, path: string) => (await who.get(path)).raw;
    const whole = await file(rafael, 'agenda/exportar?de=2026-11-23&ate=2026-11-24');
    expect(whole.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(whole.body.match(/SUMMARY:Só de Rafael/g)).toHaveLength(2);
    expect(await file(beatriz, 'agenda/exportar?de=2026-11-23&ate=2026-11-24')).toMatchObject({
      body: expect.not.stringContaining('Só de Rafael') as string,
    });
    const one = await file(rafael, `agenda/${id}/exportar?ocorrencia=2026-11-24`);
    expect(one.body).toContain('DTSTART:20261124T120000Z');
    expect((await file(rafael, `agenda/${id}/exportar?ocorrencia=2026-11-25`)).statusCode).toBe(404);
    expect((await file(beatriz, `agenda/${id}/exportar`)).statusCode).toBe(404);
  });

  it('recusa quem não é da organização, ou já não atua, como participante', async () => {
    expect(await make(rafael, { participantes: [999_999] })).toMatchObject({
      status: 422,
      campos: ['participantes'],
    });
  });
});

describe('o que há em cada dia', () => {
  it('traz os prazos do que a pessoa tem, e não os do que não vê; feriados pelo nome; ausências próprias', async () => {
    const { id, versao } = await completeDraft(helena);
    await helena.put('documento', { id, versao, vencimento: '2026-11-25', assunto: 'Edital da ponte' });
    const agenda = await november(helena);
    expect(agenda.prazos).toContainEqual(
      expect.objectContaining({ dia: '2026-11-25', especie: 'CONCLUIR', conteudoId: id, atrasado: false }),
    );
    expect((await november(beatriz)).prazos.map(({ conteudoId }) => conteudoId)).not.toContain(id);
    expect(agenda.feriados).toContainEqual({ dia: '2026-11-20', nome: 'Dia da Consciência Negra' });
    await sql`insert into registro.ausencia (usuario, inicio, fim, motivo)
      values (${idOf('helena.pires')}, '2026-11-28', '2026-12-05', 'FERIAS')`.execute(
      server.platform.connection.db,
    );
    const after = await november(helena);
    expect(after.ausencias).toEqual([
      { de: '2026-11-28', ate: '2026-11-30', nome: 'Helena Duarte Pires', minha: true },
    ]);
    expect((await november(rafael)).ausencias).toEqual([]);
  });

  it('pede no máximo 62 dias, do primeiro ao último', async () => {
    expect(await helena.get('agenda?de=2026-11-01&ate=2027-01-31')).toMatchObject({
      status: 422,
      campos: ['ate'],
    });
    expect(await helena.get('agenda?de=2026-11-02&ate=2026-11-01')).toMatchObject({
      status: 422,
      campos: ['ate'],
    });
    expect((await helena.get('agenda?de=2026-13-01&ate=2026-13-02')).status).toBe(422);
  });
});

describe('quem participa', () => {
  const told = async (who: Caller, login: string) => {
    const { payload } = await who.get<Page<Notificacao>>(
      `notificacao-interna/listar-paginado/${idOf(login)}`,
    );
    return payload.itens.filter(({ rota }) => rota?.startsWith('/principal/agenda') ?? false);
  };
  const last = async (who: Caller, login: string) => (await told(who, login))[0]?.assunto;
  const ofBeatriz = () => last(beatriz, 'beatriz.cordeiro');
  const ofRafael = () => last(rafael, 'rafael.lins');

  it('é avisado, responde a quem organiza, e sabe do que mudou e do que se desmarcou; o título é o de agora', async () => {
    const participantes = [idOf('beatriz.cordeiro')];
    const body = { titulo: 'Banca', participantes };
    const { id, versao } = (await make(rafael, body)).payload;
    expect((await told(beatriz, 'beatriz.cordeiro'))[0]).toMatchObject({
      assunto: 'Rafael Monteiro Lins marcou com você: Banca',
      conteudo: '23/11/2026, 09:00',
      rota: '/principal/agenda?vista=dia&dia=2026-11-23',
    });
    const answer = (who: Caller, resposta: string) =>
      who.put<Compromisso>(`agenda/${id}/resposta`, { resposta });
    expect((await answer(beatriz, 'TALVEZ')).payload).toMatchObject({ resposta: 'TALVEZ' });
    expect(await ofRafael()).toMatch(/^Beatriz .* talvez vá ao compromisso: Banca$/);
    expect((await answer(rafael, 'VOU')).status).toBe(403);
    expect((await answer(helena, 'VOU')).status).toBe(404);
    expect((await answer(beatriz, 'SIM')).status).toBe(422);
    const seen = async (who: Caller) => (await november(who)).compromissos.find((one) => one.id === id);
    expect((await seen(rafael))?.participantes).toEqual([expect.objectContaining({ resposta: 'TALVEZ' })]);
    expect((await seen(beatriz))?.participantes).toEqual([
      expect.not.objectContaining({ resposta: 'TALVEZ' }),
    ]);

    const before = (await told(beatriz, 'beatriz.cordeiro')).length;
    await rafael.put(`agenda/${id}`, { versao, ...body, ...morning, descricao: 'Pauta' });
    expect(await told(beatriz, 'beatriz.cordeiro')).toHaveLength(before);
    await rafael.put(`agenda/${id}`, { versao: versao + 1, ...body, titulo: 'Banca final', ...morning });
    expect((await told(beatriz, 'beatriz.cordeiro')).map(({ assunto }) => assunto).slice(0, 2)).toEqual([
      'Rafael Monteiro Lins mudou o compromisso: Banca final',
      'Rafael Monteiro Lins marcou com você: Banca final',
    ]);
    expect((await seen(beatriz))?.resposta).toBe('TALVEZ');
    // at another hour it is to be answered again
    const later = { ...morning, hora: '10:00', titulo: 'Banca final', participantes };
    await rafael.put(`agenda/${id}`, { versao: versao + 2, ...later });
    expect((await seen(beatriz))?.resposta).toBeUndefined();

    const without = { ...later, de: '2026-11-24', ate: '2026-11-24', participantes: [] };
    await rafael.put(`agenda/${id}`, { versao: versao + 3, ...without });
    expect(await ofBeatriz()).toBe('Rafael Monteiro Lins tirou você de um compromisso');
    expect((await told(beatriz, 'beatriz.cordeiro'))[0]?.conteudo).toBe('23/11/2026, 10:00');
    await rafael.put(`agenda/${id}`, { versao: versao + 4, ...later });
    expect((await rafael.remove(`agenda/${id}`, { versao: versao + 5 })).status).toBe(200);
    expect(await ofBeatriz()).toBe('Rafael Monteiro Lins desmarcou um compromisso que tinha com você');
    expect(await told(rafael, 'rafael.lins')).toHaveLength(1);
  });

  it('de um só dia desmarcado de uma série sabe o dia; a resposta segue o dia mudado à parte na mesma hora', async () => {
    const made = await make(rafael, {
      titulo: 'Oficina',
      participantes: [idOf('beatriz.cordeiro')],
      repeticao: { cada: 'DIA', intervalo: 1, vezes: 4 },
    });
    const { id, versao } = made.payload;
    await beatriz.put(`agenda/${id}/resposta`, { resposta: 'NAO' });
    await rafael.remove(`agenda/${id}`, { versao, alcance: 'ESTE', ocorrencia: '2026-11-24' });
    expect((await told(beatriz, 'beatriz.cordeiro'))[0]).toMatchObject({
      assunto: 'Rafael Monteiro Lins desmarcou: Oficina',
      conteudo: '24/11/2026, 09:00',
    });
    const at = { ...morning, de: '2026-11-25', ate: '2026-11-25', titulo: 'Oficina de redação' };
    const which = {
      versao,
      alcance: 'ESTE',
      ocorrencia: '2026-11-25',
      participantes: [idOf('beatriz.cordeiro')],
    };
    const alone = await rafael.put<Compromisso>(`agenda/${id}`, { ...which, ...at });
    expect(alone.payload.participantes).toEqual([expect.objectContaining({ resposta: 'NAO' })]);
    expect(await ofBeatriz()).toBe('Rafael Monteiro Lins mudou o compromisso: Oficina de redação');
  });
});

describe('lembretes', () => reminders({ server: () => server, caller: (login) => server.as(login), idOf }));

describe('o que se repete', () => {
  const weekly = { cada: 'SEMANA', intervalo: 1, dias: [1, 3], vezes: 6 } as const;
  const of = async (who: Caller, titulo: string, from = '2026-11-01', to = '2026-12-31') =>
    (await who.get<Agenda>(`agenda?de=${from}&ate=${to}`)).payload.compromissos.filter((one) =>
      one.titulo.startsWith(titulo),
    );
  const days = async (who: Caller, titulo: string) => (await of(who, titulo)).map(({ de }) => de);
  const at = async (titulo: string, ocorrencia: string): Promise<Compromisso> => {
    const found = (await of(rafael, titulo)).find((one) => one.ocorrencia === ocorrencia);
    if (!found) throw new Error(`${titulo}: nada em ${ocorrencia}`);
    return found;
  };
  const change = ({ id, versao, titulo, repeticao, ocorrencia }: Compromisso, body: object) =>
    rafael.put<Compromisso>(`agenda/${id}`, { versao, titulo, repeticao, ocorrencia, ...morning, ...body });

  it('volta nos dias da regra, no que se pede e para quem o vê', async () => {
    const participantes = [idOf('beatriz.cordeiro')];
    const made = (await make(rafael, { titulo: 'Plantão', repeticao: weekly, participantes })).payload;
    expect(made).toMatchObject({ ocorrencia: '2026-11-23', repeticao: weekly });
    const all = ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09'];
    expect(await days(rafael, 'Plantão')).toEqual(all);
    expect(await days(beatriz, 'Plantão')).toEqual(all);
    expect(await days(helena, 'Plantão')).toEqual([]);
    expect((await of(rafael, 'Plantão', '2026-12-01', '2026-12-04')).map(({ de }) => de)).toEqual([
      '2026-12-02',
    ]);
    expect(await of(rafael, 'Plantão', '2026-12-10', '2027-01-10')).toEqual([]);
  });

  it('muda só um, um e os seguintes, ou todos; o mudado à parte fica, até os dias serem outros', async () => {
    const one = await at('Plantão', '2026-11-25');
    const alone = await change(one, {
      alcance: 'ESTE',
      titulo: 'Plantão trocado',
      de: '2026-11-26',
      ate: '2026-11-26',
    });
    expect(alone.payload.repeticao).toBeUndefined();
    expect((await change(one, { alcance: 'ESTE' })).status).toBe(404);
    expect(await days(rafael, 'Plantão')).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
      '2026-12-09',
    ]);
    const all = await change(await at('Plantão', '2026-11-30'), {
      titulo: 'Plantão A',
      de: '2026-11-30',
      ate: '2026-11-30',
    });
    expect(all.status).toBe(200);
    expect((await of(rafael, 'Plantão')).map(({ titulo }) => titulo)).toEqual([
      'Plantão A',
      'Plantão trocado',
      'Plantão A',
      'Plantão A',
      'Plantão A',
      'Plantão A',
    ]);
    const following = await change(await at('Plantão A', '2026-12-02'), {
      alcance: 'SEGUINTES',
      titulo: 'Plantão B',
      de: '2026-12-03',
      ate: '2026-12-03',
    });
    // the third Wednesday became a Thursday: Mondays became Tuesdays
    expect(following.payload.repeticao).toEqual({ ...weekly, dias: [2, 4], vezes: 3 });
    expect(await days(rafael, 'Plantão B')).toEqual(['2026-12-03', '2026-12-08', '2026-12-10']);
    expect(await days(rafael, 'Plantão A')).toEqual(['2026-11-23', '2026-11-30']);
    const moved = await change(await at('Plantão A', '2026-11-23'), {
      titulo: 'Plantão A',
      de: '2026-11-24',
      ate: '2026-11-24',
    });
    expect(moved.status).toBe(200);
    expect(await days(rafael, 'Plantão A')).toEqual(['2026-11-24', '2026-11-26', '2026-12-01']);
    expect(await days(rafael, 'Plantão trocado')).toEqual([]);
  });

  it('desmarca só um, um e os seguintes, ou todos', async () => {
    await make(rafael, { titulo: 'Ronda', repeticao: { cada: 'DIA', intervalo: 2, ate: '2026-12-01' } });
    const off = async (dia: string, alcance?: string) => {
      const { id, versao, ocorrencia } = await at('Ronda', dia);
      return rafael.remove(`agenda/${id}`, { versao, ocorrencia, alcance });
    };
    expect((await off('2026-11-25', 'ESTE')).status).toBe(200);
    expect(await days(rafael, 'Ronda')).toEqual(['2026-11-23', '2026-11-27', '2026-11-29', '2026-12-01']);
    expect((await off('2026-11-29', 'SEGUINTES')).status).toBe(200);
    expect(await days(rafael, 'Ronda')).toEqual(['2026-11-23', '2026-11-27']);
    expect((await off('2026-11-27')).status).toBe(200);
    expect(await days(rafael, 'Ronda')).toEqual([]);
  });

  it('só um, sem se dizer qual, é o primeiro; se já saiu, não há o que desmarcar nem mudar', async () => {
    const { id, versao } = (await make(rafael, { titulo: 'Vigília', repeticao: weekly })).payload;
    const off = async () => (await rafael.remove(`agenda/${id}`, { versao, alcance: 'ESTE' })).status;
    expect([await off(), await off()]).toEqual([200, 404]);
    expect((await days(rafael, 'Vigília'))[0]).toBe('2026-11-25');
  });

  it('o dia que o mês não tem é o último dele também depois de mudado com os seguintes', async () => {
    const october = { de: '2026-10-31', ate: '2026-10-31' };
    await make(rafael, { titulo: 'Balanço', ...october, repeticao: { cada: 'MES', intervalo: 1 } });
    const one = await at('Balanço', '2026-11-30');
    await change(one, { titulo: 'Balanço mensal', alcance: 'SEGUINTES', de: one.de, ate: one.ate });
    expect(await days(rafael, 'Balanço mensal')).toEqual(['2026-11-30', '2026-12-31']);
  });

  it('vai ao dia útil da unidade, e diz na resposta o que da repetição não vale', async () => {
    await make(rafael, {
      titulo: 'Fecho',
      de: '2026-11-15',
      ate: '2026-11-15',
      repeticao: { cada: 'MES', intervalo: 1, diaUtil: 'SEGUINTE' },
    });
    // a Sunday that is a holiday, and a Tuesday
    expect(await days(rafael, 'Fecho')).toEqual(['2026-11-16', '2026-12-15']);
    const renamed = await at('Fecho', '2026-11-15');
    await change(renamed, { titulo: 'Fecho do mês', de: renamed.de, ate: renamed.ate });
    expect(await days(rafael, 'Fecho do mês')).toEqual(['2026-11-16', '2026-12-15']);
    expect(await make(rafael, { repeticao: { cada: 'DIA', intervalo: 1, ate: '2026-11-22' } })).toMatchObject(
      { status: 422, campos: ['repeticao.ate'] },
    );
  });
});
