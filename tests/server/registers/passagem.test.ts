import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { PassagemSituacao } from '#schemas/shapes/passagem.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const idOf = async (table: 'usuario' | 'unidade', value: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(`registro.${table}`)} where ${sql.ref(table === 'usuario' ? 'login' : 'sigla')} = ${value}`.execute(
    server.platform.connection.db,
  );
  return rows[0]?.id ?? 0;
};
const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(server.platform.connection.db)).rows[0]?.n ?? 0;
const look = async (party: 'usuario' | 'unidade', id: number) =>
  (await admin.get<PassagemSituacao>(`passagem/${party}/${id}`)).payload;
const totals = ({ grupos }: Pick<PassagemSituacao, 'grupos'>) =>
  Object.fromEntries(grupos.map(({ nome, total }) => [nome, total]));
const change = async (
  register: string,
  id: number,
  fields: object,
): Promise<Answer<{ grupos?: unknown }>> => {
  const { payload } = await admin.get<object>(`${register}/${id}`);
  return admin.put(`${register}/${id}`, { ...payload, ...fields });
};
const acts = async (party: 'usuario' | 'unidade', id: number) =>
  (
    await admin.get<{ itens: { tipo: string; texto?: string; motivo?: string }[] }>(
      `${party}/${id}/historico`,
    )
  ).payload.itens;
const said = (answer: Answer<unknown>) => answer.raw.json<{ descricao: string }>().descricao;

describe('o que só algumas pessoas veem', () => {
  it('passa a quem o alcança e o vê, e quem assinava dá a vez: os avisos e os históricos dizem os nomes', async () => {
    const { db } = server.platform.connection;
    const names = { caio: 'Caio Ferraz Teles', beatriz: 'Beatriz Anjos Cordeiro' };
    const [caio, beatriz, tomas] = [
      await idOf('usuario', 'caio.teles'),
      await idOf('usuario', 'beatriz.cordeiro'),
      await idOf('usuario', 'tomas.neves'),
    ];
    const [author, receiver] = [await server.as('caio.teles'), await server.as('beatriz.cordeiro')];
    const level = { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' };
    const assinantes = [names.caio];
    const secret = await concludedDocument(author, { assunto: 'Apuração', assinantes, salvar: level });
    const graded = await concludedDocument(author, { assunto: 'Secreto', assinantes });
    const minutes = { modelo: 'Ata de Reunião', assunto: 'Ata' };
    const first = await concludedDocument(author, { ...minutes, assinantes: [names.caio, names.beatriz] });
    const last = await concludedDocument(author, { ...minutes, assinantes: [names.beatriz, names.caio] });
    await receiver.post('assinatura/validar-e-assinar-docflow', { ids: [last.id], senha: worldPassword });
    const draft = await completeDraft(await server.as('helena.pires'), { ...minutes, assinantes });
    const keep = (id: number, content: { sigilo?: number }) =>
      db
        .updateTable('conteudo')
        .set({ ...content, detentorUsuarioId: caio })
        .where('id', '=', id)
        .execute();
    await keep(secret.id, {});
    await keep(graded.id, { sigilo: 4 });
    const { versao } = await look('usuario', caio);
    const hand = async (para: number) => {
      const body = { versao, para, motivo: 'Licença', inativar: false };
      const answer = await admin.post(`passagem/usuario/${caio}`, body);
      const { erros } = answer.raw.json<{ erros?: { campo: string; mensagem: string }[] }>();
      return erros?.map(({ campo, mensagem }) => `${campo}: ${mensagem}`).join(' ') ?? answer.status;
    };
    expect(await hand(tomas)).toMatch(/^para: De acesso sigiloso, 1 ficariam sem pessoa/);
    expect(await hand(beatriz)).toMatch(/^para: De acesso sigiloso, 1 não são vistos/);
    await keep(secret.id, { sigilo: 4 });
    expect(await hand(beatriz)).toMatch(/^para: O grau de sigilo desta pessoa não alcança.*: 1 a assinar/);
    await keep(secret.id, { sigilo: 0 });
    const credential = `documento/${secret.id}/credenciais`;
    expect((await author.post(credential, { usuarioId: beatriz })).status).toBe(200);
    expect(await hand(beatriz)).toBe(200);
    const { rows: held } = await sql<{ id: number; pessoa: number | null }>`
      select id, detentor_usuario_id as pessoa from conteudo where id in (${secret.id}, ${graded.id}) order by id`.execute(
      db,
    );
    expect(held.map(({ pessoa }) => pessoa)).toEqual([beatriz, null]);
    // what is hers by work is no longer a credential, to be taken back
    expect((await author.remove(`${credential}/${beatriz}`)).status).toBe(404);
    expect((await receiver.get(`documento/${secret.id}/0`)).status).toBe(200);
    const notices = async (reader: Caller, usuario: number, { numero }: Documento, fato: string) => {
      const address = `notificacao-interna/listar-paginado/${usuario}?pageSize=100`;
      const { itens } = (await reader.get<{ itens: Notificacao[] }>(address)).payload;
      return itens.filter(({ assunto }) => assunto.includes(numero ?? '-') && assunto.endsWith(fato)).length;
    };
    expect(await notices(receiver, beatriz, first, 'aguarda a sua assinatura')).toBe(1);
    expect(await notices(author, caio, last, 'foi assinado por todos')).toBe(1);
    // the former signer saw the draft only to sign it
    expect((await author.get(`documento/${draft.id}/0`)).status).toBe(404);
    expect((await receiver.get(`documento/${draft.id}/0`)).status).toBe(200);
    const history = async (conteudoId: number) =>
      (
        await receiver.post<{ itens: { texto: string }[] }>('tramite/historico', { conteudoId })
      ).payload.itens.map(({ texto }) => texto);
    expect(await history(secret.id)).toContain(`Posse passada de ${names.caio} a ${names.beatriz}`);
    expect(await history(first.id)).toContain(`Assinatura cancelada: ${names.caio}`);
    expect(await history(draft.id)).toContain(
      `Assinante trocado: ${names.beatriz} no lugar de ${names.caio}`,
    );
  });
});

describe('uma pessoa que ainda tem coisas', () => {
  it('não é inativada: a recusa diz o que ela tem e onde passar', async () => {
    const helena = await idOf('usuario', 'helena.pires');
    const refused = await change('usuario', helena, { ativo: false });
    expect([refused.status, refused.codigo]).toEqual([409, 'aindaTem']);
    expect(said(refused)).toContain('documentos e processos em posse');
    expect(refused.raw.json()).toMatchObject({
      payload: { rota: `administracao/usuario/passagem/${helena}` },
    });
    const action = await admin.post<{ rota: string }>(`usuario/${helena}/acao/passar`);
    expect(action.payload.rota).toBe(`administracao/usuario/passagem/${helena}`);
  });

  it('tem o que é reservado contado, mas não mostrado a quem não o vê', async () => {
    const helena = await idOf('usuario', 'helena.pires');
    const { db } = server.platform.connection;
    const held = await db
      .selectFrom('conteudo')
      .select(['id', 'nivelAcesso'])
      .where('detentorUsuarioId', '=', helena)
      .execute();
    const level = (id: number, nivelAcesso: (typeof held)[number]['nivelAcesso']) =>
      db.updateTable('conteudo').set({ nivelAcesso }).where('id', '=', id).execute();
    const contents = async () =>
      (await look('usuario', helena)).grupos.find(({ nome }) => nome === 'conteudos');
    const before = await contents();
    expect(before?.exemplos.some(({ rota }) => rota !== undefined)).toBe(true);
    for (const { id } of held) await level(id, 'SIGILOSO');
    const after = await contents();
    expect(after?.total).toBe(before?.total);
    for (const exemplo of after?.exemplos ?? []) expect(exemplo).toEqual({ texto: 'um conteúdo reservado' });
    for (const { id, nivelAcesso } of held) await level(id, nivelAcesso);
  });

  it('passa tudo a outra em uma transação, com eventos, e fica inativa', async () => {
    const helena = await idOf('usuario', 'helena.pires');
    const otavio = await idOf('usuario', 'otavio.brandao');
    const { db } = server.platform.connection;
    // what the demonstration does not give her
    const unit = await db
      .selectFrom('registro.usuarioUnidades')
      .select('unidade')
      .where('registroId', '=', helena)
      .where('padrao', '=', true)
      .executeTakeFirstOrThrow();
    await sql`update registro.unidade set responsavel_tramite = ${helena} where id = ${unit.unidade}`.execute(
      db,
    );
    await sql`update registro.organizacao_interna set usuario_gestor = ${helena} where id = (
      select organizacao from registro.unidade where id = ${unit.unidade})`.execute(db);
    const before = await look('usuario', helena);
    const had = totals(before);
    expect(had).toMatchObject({ gestoes: 1, tramitam: 1 });
    const signatures = (had['minutasAAssinar'] ?? 0) + (had['concluidosAAssinar'] ?? 0);
    const held = await count(
      sql`select count(*)::int as n from conteudo where detentor_usuario_id = ${helena} and excluido_em is null`,
    );
    expect(had['conteudos']).toBe(held);
    const hand = (body: object) => admin.post<PassagemSituacao>(`passagem/usuario/${helena}`, body);
    const asked = { versao: before.versao, motivo: 'Aposentadoria', inativar: true };
    expect((await hand(asked)).campos).toEqual(['para']);
    expect((await hand({ ...asked, para: helena })).campos).toEqual(['para']);
    expect((await hand({ ...asked, para: otavio, versao: before.versao + 7 })).codigo).toBe(
      'conflitoDeVersao',
    );
    // refused at the end, nothing of it stays
    expect(totals(await look('usuario', helena))).toEqual(had);
    const done = await hand({ ...asked, para: otavio });
    expect([done.status, done.payload.ativo, done.payload.grupos]).toEqual([200, false, []]);
    expect(
      await count(
        sql`select count(*)::int as n from conteudo where detentor_usuario_id = ${helena} and excluido_em is null`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*)::int as n from evento where ato = 'detentorTrocado' and dados ->> 'motivo' = 'Aposentadoria'`,
      ),
    ).toBe(held);
    expect(
      await count(
        sql`select count(*)::int as n from evento where ato in ('assinanteTrocado', 'assinanteRetirado', 'assinaturaCancelada') and dados ->> 'motivo' = 'Aposentadoria'`,
      ),
    ).toBe(signatures);
    expect(
      await count(sql`select responsavel_tramite as n from registro.unidade where id = ${unit.unidade}`),
    ).toBe(otavio);
    expect(await acts('usuario', otavio)).toContainEqual(
      expect.objectContaining({
        tipo: 'ato',
        texto: `Passou a este registro tudo o que era de ${before.nome}`,
        motivo: 'Aposentadoria',
      }),
    );
    expect(
      await count(
        sql`select count(*)::int as n from notificacao where usuario_id = ${otavio} and assunto like 'O que era de %'`,
      ),
    ).toBe(1);
  });

  it('só quem pode editá-la passa o que ela tem', async () => {
    const rafael = await idOf('usuario', 'rafael.lins');
    const plain = await server.as('luciana.reis');
    expect((await plain.get(`passagem/usuario/${rafael}`)).status).toBe(403);
    expect(
      (await plain.post(`passagem/usuario/${rafael}`, { versao: 1, motivo: 'x', inativar: false })).status,
    ).toBe(403);
  });
});

describe('uma unidade que ainda tem coisas', () => {
  it('passa conteúdos, pessoas e subordinadas a outra da mesma organização, e fica inativa', async () => {
    const [ccl, semad, outside] = [
      await idOf('unidade', 'CCL'),
      await idOf('unidade', 'SEMAD'),
      await idOf('unidade', 'IPVS'),
    ];
    expect((await change('unidade', ccl, { ativo: false })).codigo).toBe('aindaTem');
    // who hands it over works there too, and is not the only administrator
    const own = await idOf('usuario', 'admin');
    const { payload: me } = await admin.get<{
      unidades: { organizacao: number; cargo: number }[];
      perfilAcesso: number;
    }>(`usuario/${own}`);
    const { organizacao, cargo } = me.unidades[0] ?? {};
    const joined = await change('usuario', own, {
      unidades: [...me.unidades, { unidade: ccl, organizacao, cargo }],
    });
    const { perfilAcesso } = me;
    const second = await change('usuario', await idOf('usuario', 'nair.paz'), { perfilAcesso });
    expect([joined.status, second.status]).toEqual([200, 200]);
    const before = await look('unidade', ccl);
    expect(Object.keys(totals(before))).toEqual(expect.arrayContaining(['conteudos', 'pessoas']));
    const person = await server.as('caio.teles');
    // on its way there, and for it alone
    const sent = await concludedDocument(person, {
      assinantes: ['Caio Ferraz Teles'],
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' },
    });
    await person.post('tramite', { conteudoId: sent.id, destino: { unidadeId: ccl } });
    const hand = (body: object) =>
      admin.post<PassagemSituacao>(`passagem/unidade/${ccl}`, {
        versao: before.versao,
        motivo: 'Reforma',
        inativar: true,
        ...body,
      });
    expect((await hand({ para: outside })).campos).toEqual(['para']);
    const done = await hand({ para: semad });
    expect([said(done), done.payload?.grupos, done.payload?.ativo]).toEqual([undefined, [], false]);
    expect(
      await count(
        sql`select count(*)::int as n from conteudo where detentor_unidade_id = ${ccl} and excluido_em is null`,
      ),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*)::int as n from registro.usuario_unidades uu join registro.usuario u on u.id = uu.registro_id where uu.unidade = ${ccl} and u.ativo`,
      ),
    ).toBe(0);
    expect((await person.get('caixa-central/contadores')).status).toBe(200);
    expect((await (await server.as('otavio.brandao')).get(`documento/${sent.id}/0`)).status).toBe(200);
    expect(
      await count(
        sql`select count(*)::int as n from evento where ato = 'detentorTrocado' and dados ->> 'motivo' = 'Reforma'`,
      ),
    ).toBe(totals(before)['conteudos']);
  });
});

describe('bloqueio', () => {
  it('bloqueia e desbloqueia com motivo, e as sessões de antes não voltam', async () => {
    const id = await idOf('usuario', 'tomas.neves');
    const tomas = await server.as('tomas.neves');
    expect((await admin.post(`usuario/${id}/acao/bloquear`, {})).campos).toEqual(['motivo']);
    expect(
      (await admin.post(`usuario/${id}/acao/bloquear`, { motivo: 'Licença sem vencimentos' })).status,
    ).toBe(200);
    expect((await admin.get<object>(`usuario/${id}`)).payload).toMatchObject({
      bloqueado: true,
      motivoBloqueio: 'Licença sem vencimentos',
    });
    expect((await tomas.get('caixa-central/contadores')).status).toBe(401);
    expect(said(await admin.post(`usuario/${id}/acao/bloquear`, { motivo: 'x' }))).toBe('Já está bloqueado.');
    expect((await admin.post(`usuario/${id}/acao/desbloquear`, { motivo: 'Voltou' })).status).toBe(200);
    const { payload } = await admin.get<object>(`usuario/${id}`);
    expect(payload).toMatchObject({ bloqueado: false });
    expect(payload).not.toHaveProperty('motivoBloqueio');
    expect((await tomas.get('caixa-central/contadores')).status).toBe(401);
    const told = (await acts('usuario', id)).filter(({ tipo }) => tipo === 'ato');
    expect(told.map(({ texto, motivo }) => [texto, motivo])).toEqual([
      ['Desbloqueou', 'Voltou'],
      ['Bloqueou', 'Licença sem vencimentos'],
    ]);
  });

  it('o último administrador não é bloqueado, inativado nem rebaixado, e ninguém bloqueia a si', async () => {
    const id = await idOf('usuario', 'admin');
    const { db } = server.platform.connection;
    expect(said(await admin.post(`usuario/${id}/acao/bloquear`, { motivo: 'x' }))).toBe(
      'Ninguém bloqueia a si mesmo.',
    );
    await sql`
      update registro.usuario set bloqueado = true where id <> ${id} and perfil_acesso in (
        select id from registro.perfil_acesso where administrador)`.execute(db);
    const plain = await db
      .selectFrom('registro.perfilAcesso')
      .select('id')
      .where('descricao', '=', 'Servidor')
      .executeTakeFirstOrThrow();
    for (const fields of [{ ativo: false }, { perfilAcesso: plain.id }])
      expect(said(await change('usuario', id, fields))).toContain('único administrador');
    const own = await admin.get<{ perfilAcesso: number }>(`usuario/${id}`);
    expect(said(await change('perfil-acesso', own.payload.perfilAcesso, { administrador: false }))).toContain(
      'único administrador',
    );
    const { payload } = await admin.get<{ versao: number }>(`usuario/${id}`);
    const removed = await admin.remove(`usuario/${id}?versao=${payload.versao}`);
    expect(removed.status).toBe(409);
  });
});
