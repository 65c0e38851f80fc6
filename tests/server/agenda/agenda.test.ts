import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Agenda, Compromisso, Rotulo } from '#schemas/generated.ts';
import { factErrors } from '#server/agenda/keep-compromisso.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
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

it.each([
  [{}, []],
  [{ titulo: '   ' }, ['titulo']],
  [{ ate: '2026-11-22' }, ['ate']],
  [{ ate: '2027-11-23' }, ['ate']],
  [{ hora: '09:00' }, ['horaFim']],
  [{ horaFim: '09:00' }, ['hora']],
  [{ hora: '09:00', horaFim: '09:00' }, ['horaFim']],
  [{ ate: '2026-11-24', hora: '22:00', horaFim: '06:00' }, []],
])('%o: %o', (facts, campos) => {
  expect(factErrors({ titulo: 'Reunião', ...day, ...facts }).map(({ campo }) => campo)).toEqual(campos);
});
