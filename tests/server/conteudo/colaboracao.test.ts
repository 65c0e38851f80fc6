import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuemVe } from '#schemas/shapes/acesso.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Colaboradores } from '#schemas/shapes/colaboracao.ts';
import type { ItemHistorico, Pessoa } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, personId, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let caio: Caller;
let idOfCaio: number;

/** Helena and Rafael work in CCL, Caio in PGM, whose people may collaborate. */
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  caio = await server.as('caio.teles');
  idOfCaio = (await personId(helena, 'Caio Ferraz Teles')).usuarioId;
});
afterAll(() => server.close());

/** Rafael's draft, which he does not have open. */
const drafted = async (salvar: Readonly<Record<string, unknown>> = {}): Promise<Documento> => {
  const draft = await completeDraft(rafael, { assinantes: ['Helena Duarte Pires'], salvar });
  await rafael.post(`check-in/liberar/${draft.id}`);
  return draft;
};
const include = (caller: Caller, id: number, usuarioId = idOfCaio) =>
  caller.post<Colaboradores>(`conteudo/${id}/colaboradores`, { usuarioId });
const remove = (caller: Caller, id: number) =>
  caller.remove<Colaboradores>(`conteudo/${id}/colaboradores/${idOfCaio}`);
const allowed = async (caller: Caller, id: number): Promise<string[]> =>
  (await read(caller, id)).acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);
const status = async (caller: Caller, id: number): Promise<number> =>
  (await caller.get(`documento/${id}/0`)).status;
const told = async (login: string): Promise<string[]> =>
  (
    await server.platform.connection.pool.query<{ assunto: string }>(
      `select coalesce(n.especie, n.assunto) as assunto from notificacao n
        join registro.usuario u on u.id = n.usuario_id where u.login = $1 order by n.id desc limit 2`,
      [login],
    )
  ).rows.map(({ assunto }) => assunto);

it('quem é chamado lê e escreve a minuta de outra unidade, com check-in, e não a conclui nem tramita', async () => {
  const { id } = await drafted();
  expect(await status(caio, id)).toBe(404);
  const { status: done, payload, raw } = await include(rafael, id);
  expect([done, done === 200 ? '' : raw.body]).toEqual([200, '']);
  expect(payload.colaboradores).toMatchObject([
    { nome: 'Caio Ferraz Teles', unidade: 'PGM', por: 'Rafael Monteiro Lins' },
  ]);
  expect((await read(rafael, id)).colaboradores).toHaveLength(1);
  expect(await told('caio.teles')).toContain('colaborador');
  // where the person finds it, with what may be done there
  const { payload: inbox } = await caio.get<{ itens: ItemCaixa[] }>(
    'caixa-central?aba=acompanhando&pageSize=100',
  );
  expect(inbox.itens.find((item) => item.id === id)?.acoes).toEqual(
    expect.arrayContaining(['editar', 'assumir']),
  );
  expect((await read(caio, id)).colaboro).toBe(true);
  const acts = await allowed(caio, id);
  expect(acts).toEqual(expect.arrayContaining(['editar', 'assumir']));
  for (const no of ['concluir', 'tramitar', 'excluir', 'definirVencimento', 'incluirColaborador'])
    expect(acts).not.toContain(no);
  // check-in as always: one at a time
  expect((await caio.post('check-in/documento/assumir', { id })).status).toBe(200);
  expect(
    (await rafael.put('documento', { id, versao: (await read(rafael, id)).versao, assunto: 'De Rafael' }))
      .status,
  ).toBe(409);
  const { versao } = await read(caio, id);
  expect((await caio.put('documento', { id, versao, assunto: 'Escrito por Caio' })).status).toBe(200);
  const now = await read(caio, id);
  expect(now.assunto).toBe('Escrito por Caio');
  expect((await caio.post('documento/concluir', { id, versao: now.versao })).status).toBe(409);
  // nor does he change who sees it, or who signs
  const access = await caio.put('documento', { id, versao: now.versao, nivelAcesso: 'SIGILOSO', sigilo: 1 });
  expect([access.status, access.campos]).toEqual([422, ['sigilo', 'nivelAcesso']]);
  const signer = await caio.post(`documento/${id}/adicionar-assinante`, {
    usuarioId: idOfCaio,
    marcador: 'assinatura_2',
  });
  expect(signer.status).toBe(409);
  const { payload: seen } = await helena.get<QuemVe>(`documento/${id}/quem-ve`);
  expect(seen.itens.find(({ nome }) => nome === 'Caio Ferraz Teles')?.motivo).toContain('Colabora');
});

it('o acesso acaba quando o retiram ou quando sai, e diz que acabou; o que estava aberto fica livre', async () => {
  const { id } = await drafted();
  await include(rafael, id);
  expect((await caio.post('check-in/documento/assumir', { id })).status).toBe(200);
  // a colleague of who collaborates takes nobody off
  expect((await remove(await server.as('beatriz.cordeiro'), id)).status).toBe(404);
  expect((await remove(rafael, id)).payload.colaboradores).toEqual([]);
  expect(await status(caio, id)).toBe(404);
  expect((await read(rafael, id)).checkIn.situacao).toBe(0);
  expect((await told('caio.teles'))[0]).toBe('Você não colabora mais em uma minuta de CCL');
  const { payload } = await rafael.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id });
  expect(payload.itens.slice(0, 1)).toMatchObject([{ ato: 'colaboradorRetirado' }]);
  await include(rafael, id);
  expect((await remove(caio, id)).status).toBe(200);
  expect(await status(caio, id)).toBe(404);
});

it('a conclusão encerra a colaboração, e deixa o que a pessoa vê por outra razão', async () => {
  const restricted = { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Preparatório' };
  const draft = await drafted(restricted);
  // restricted: only who answers for access names somebody, and the author does
  expect((await include(helena, draft.id)).status).toBe(200);
  const { versao } = await read(rafael, draft.id);
  expect((await rafael.post('documento/concluir', { id: draft.id, versao })).status).toBe(200);
  expect(await status(caio, draft.id)).toBe(404);
  expect((await told('caio.teles'))[0]).toBe('Uma minuta de CCL em que você colaborava foi concluída');
  const other = await drafted(restricted);
  await include(rafael, other.id);
  expect((await rafael.post(`documento/${other.id}/credenciais`, { usuarioId: idOfCaio })).status).toBe(200);
  expect((await remove(rafael, other.id)).status).toBe(200);
  expect(await status(caio, other.id)).toBe(200);
  expect(await allowed(caio, other.id)).not.toContain('editar');
});

it('só se chama quem é de unidade com colaboração, de fora da que tem a minuta, e com grau que a alcance', async () => {
  const { id } = await drafted();
  const { db } = server.platform.connection;
  const possible = async (): Promise<string[]> =>
    (
      await rafael.get<{ itens: Pessoa[] }>(`conteudo/${id}/colaboradores-possiveis?pageSize=100`)
    ).payload.itens.map(({ nome }) => nome);
  expect(await possible()).toContain('Caio Ferraz Teles');
  expect(await possible()).not.toContain('Helena Duarte Pires');
  await db
    .updateTable('registro.unidade')
    .set({ colaboracaoAtiva: false })
    .where('sigla', '=', 'PGM')
    .execute();
  expect(await possible()).not.toContain('Caio Ferraz Teles');
  expect((await include(rafael, id)).campos).toEqual(['usuarioId']);
  await db
    .updateTable('registro.unidade')
    .set({ colaboracaoAtiva: true })
    .where('sigla', '=', 'PGM')
    .execute();
  await db.updateTable('conteudo').set({ sigilo: 1 }).where('id', '=', id).execute();
  await db.updateTable('registro.usuario').set({ sigilo: null }).where('id', '=', idOfCaio).execute();
  expect((await include(rafael, id)).campos).toEqual(['usuarioId']);
  await db.updateTable('conteudo').set({ sigilo: 0 }).where('id', '=', id).execute();
  expect((await include(rafael, id)).status).toBe(200);
  expect((await include(rafael, id)).campos).toEqual(['usuarioId']);
});
