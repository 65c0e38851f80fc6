import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type {
  Guarda,
  ItemGuardado,
  LocalAberto,
  LocalDoArquivo,
  LocalEscolha,
} from '#schemas/shapes/guarda.ts';
import { readCodes } from '#server/ferramentas/capture/read-codes.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { answered, hidden, madePlace, paperOf, placeNamed, refusals } from './world.ts';

let server: TestApp;
/** Chief of DPA, the archive. */
let nilza: Caller;
/** Of CCL. */
let helena: Caller;
/** Without any permission of the archive. */
let beatriz: Caller;

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
});
afterAll(() => server.close());

const put = (caller: Caller, id: number, body: object) => caller.post<Guarda>(`conteudo/${id}/guardar`, body);
const guardaOf = async (caller: Caller, id: number) =>
  answered(await caller.get<Guarda>(`conteudo/${id}/guarda`));
const openPlace = async (id: number) => answered(await nilza.get<LocalAberto>(`guarda/local/${id}`));
const itemsOf = async (id: number, query = '') =>
  answered(await nilza.get<{ itens: ItemGuardado[]; total: number }>(`guarda/local/${id}/itens${query}`));
const events = async (caller: Caller, conteudoId: number) =>
  answered(
    await caller.post<{ itens: { ato: string; texto: string; detalhe?: string }[] }>('tramite/historico', {
      conteudoId,
    }),
  ).itens;
const first = async (caller: Caller): Promise<number> => (await paperOf(caller, 1))[0] ?? 0;
/** It is shown to the unit of somebody else, without being theirs. */
const shownTo = async (id: number, sigla: string): Promise<void> => {
  await sql`insert into conteudo_acesso (conteudo_id, unidade_id, motivo, desde)
    select ${id}, u.id, 'tramite', now() from registro.unidade u where u.sigla = ${sigla}`.execute(
    server.platform.connection.db,
  );
};

describe('pôr em um local', () => {
  it('diz na página onde está, desde quando e quem o pôs, e guarda por onde passou', async () => {
    const id = await first(nilza);
    expect(await guardaOf(nilza, id)).toEqual({ suporte: 'DIGITAL', podeSaber: true, passagens: [] });
    const [one, other] = [await placeNamed(nilza, 'CX-0001'), await placeNamed(nilza, 'CX-0003')];
    answered(await put(nilza, id, { localId: one.id }));
    const kept = answered(await put(nilza, id, { localId: other.id }));
    expect(kept).toMatchObject({
      suporte: 'HIBRIDO',
      podeSaber: true,
      local: {
        id: other.id,
        codigo: 'CX-0003',
        unidade: 'DPA',
        caminho: 'Arquivo Geral › Sala 1 › Estante 1 › Prateleira 2 › Caixa 3',
      },
      desde: server.time.now.toISOString(),
      quem: 'Nilza Barreto Campos',
    });
    expect(
      kept.passagens.map(({ caminho, ate }) => [caminho.split(' › ').at(-1), ate !== undefined]),
    ).toEqual([
      ['Caixa 3', false],
      ['Caixa 1', true],
    ]);
    expect((await events(nilza, id)).slice(0, 2).map(({ ato }) => ato)).toEqual([
      'mudadoDeLocal',
      'guardado',
    ]);
    // what is there already is left as it is
    answered(await put(nilza, id, { localId: other.id }));
    expect((await guardaOf(nilza, id)).passagens).toHaveLength(2);
  });

  it('a quem vê o conteúdo e não é do arquivo nem de quem o tem, nada diz de onde está', async () => {
    const id = await first(nilza);
    await shownTo(id, 'CCL');
    answered(await put(nilza, id, { localId: (await placeNamed(nilza, 'CX-0001')).id, soPapel: true }));
    expect(await guardaOf(helena, id)).toEqual({ suporte: 'FISICO', podeSaber: false, passagens: [] });
    const told = JSON.stringify(await events(helena, id));
    expect(told).toContain('guardado');
    expect(told).not.toMatch(/Caixa|Estante|CX-/);
    expect((await read(helena, id)).acoes.some(({ nome }) => nome === 'guardar')).toBe(false);
  });

  it('a quem tem o conteúdo diz onde está, ainda que o arquivo seja de outra unidade, que continua a poder mudá-lo', async () => {
    const id = await first(nilza);
    const box = await placeNamed(nilza, 'CX-0001');
    answered(await put(nilza, id, { localId: box.id }));
    await sql`update conteudo set detentor_unidade_id = (select id from registro.unidade where sigla = 'CCL'),
      detentor_usuario_id = null where id = ${id}`.execute(server.platform.connection.db);
    expect((await guardaOf(helena, id)).local?.id).toBe(box.id);
    expect(
      answered(await put(nilza, id, { localId: (await placeNamed(nilza, 'CX-0002')).id })).local?.codigo,
    ).toBe('CX-0002');
    expect((await itemsOf((await placeNamed(nilza, 'CX-0002')).id)).itens).toContainEqual(
      expect.objectContaining({ id, comOutra: 'CCL' }),
    );
  });

  it('recusa, em palavras e no campo, o local inativo, o de outro arquivo e o que não existe', async () => {
    const id = await first(nilza);
    const closed = await madePlace(nilza, 'INATIVA', { ativo: false });
    expect(refusals(await put(nilza, id, { localId: closed.id }))).toEqual([
      422,
      'localId: Caixa INATIVA está inativo e não recebe mais nada. Escolha outro local.',
    ]);
    const admin = await server.as('admin');
    const foreign = answered(
      await admin.post<{ id: number }>('local-guarda', {
        codigo: 'CX-0001',
        nome: 'Caixa da CCL',
        especie: 'CAIXA',
        unidade: await unitId(admin, 'CCL'),
        ativo: true,
        medida: 'ITENS',
      }),
    );
    for (const localId of [foreign.id, 999_999])
      expect(refusals(await put(nilza, id, { localId }))).toEqual([
        422,
        'localId: Escolha um local do arquivo da sua unidade.',
      ]);
    expect((await guardaOf(nilza, id)).local).toBeUndefined();
  });

  it('só põe o que está com a unidade, e só quem tem a permissão', async () => {
    const id = await first(helena);
    await shownTo(id, 'DPA');
    const box = await placeNamed(nilza, 'CX-0001');
    expect((await put(nilza, id, { localId: box.id })).status).toBe(409);
    expect((await put(helena, id, { localId: box.id })).status).toBe(403);
    expect((await put(beatriz, id, { localId: box.id })).status).toBe(403);
  });

  it('retira, com o motivo, e o papel pode deixar de existir', async () => {
    const id = await first(nilza);
    answered(await put(nilza, id, { localId: (await placeNamed(nilza, 'CX-0001')).id, espessura: 5 }));
    expect((await nilza.post(`conteudo/${id}/retirar-do-local`, { motivo: ' ' })).status).toBe(422);
    const out = answered(
      await nilza.post<Guarda>(`conteudo/${id}/retirar-do-local`, { motivo: 'Eliminado', semPapel: true }),
    );
    expect(out).toMatchObject({ suporte: 'DIGITAL', podeSaber: true });
    expect(out.local).toBeUndefined();
    expect((await events(nilza, id))[0]).toMatchObject({ ato: 'retiradoDoLocal' });
  });

  it('uma seleção vai em lote, e o que não vai diz por quê', async () => {
    const ids = await paperOf(nilza, 2);
    const alheio = await first(helena);
    await shownTo(alheio, 'DPA');
    const box = await madePlace(nilza, 'LOTE');
    const lote = answered(
      await nilza.post<AtoEmLote>('guarda/guardar', {
        ids: [...ids, alheio],
        localId: box.id,
        espessura: 10,
      }),
    );
    expect(lote).toMatchObject({ ato: 'guardar', feitos: 2, recusados: 1 });
    expect(lote.itens?.find(({ id }) => id === alheio)?.mensagem).toContain('CCL');
    expect((await itemsOf(box.id)).itens.map(({ id, espessura }) => [id, espessura]).sort()).toEqual(
      ids.map((id) => [id, 10]).sort(),
    );
    expect((await nilza.post('conteudo/ato-em-lote', { ato: 'guardar', ids })).status).toBe(404);
  });
});

describe('a capacidade', () => {
  it('em itens, conta o que está no local e abaixo dele, e recusa o que não cabe', async () => {
    const shelf = await madePlace(nilza, 'CAP-ESTANTE', { especie: 'ESTANTE', capacidade: 2 });
    const box = await madePlace(nilza, 'CAP-CAIXA', { localSuperior: shelf.id });
    const [a = 0, b = 0, c = 0] = await paperOf(nilza, 3);
    answered(await put(nilza, a, { localId: box.id }));
    answered(await put(nilza, b, { localId: shelf.id }));
    expect(refusals(await put(nilza, c, { localId: box.id }))).toEqual([
      422,
      'localId: Não cabe: Caixa CAP-ESTANTE leva até 2 itens, e ficaria com 3.',
    ]);
    expect(await openPlace(shelf.id)).toMatchObject({
      itens: 1,
      itensComAbaixo: 2,
      ocupado: 2,
      capacidade: 2,
    });
    // within the same shelf nothing more is taken
    answered(await put(nilza, b, { localId: box.id }));
  });

  it('em centímetros, pede a espessura do que está solto e a largura da caixa, cheia ou vazia', async () => {
    const shelf = await madePlace(nilza, 'CM', {
      especie: 'PRATELEIRA',
      capacidade: 20,
      medida: 'CENTIMETROS',
    });
    const box = await madePlace(nilza, 'CM-CAIXA', { localSuperior: shelf.id, largura: 14 });
    const [a = 0, b = 0] = await paperOf(nilza, 2);
    expect((await openPlace(shelf.id)).ocupado).toBe(14);
    expect(refusals(await put(nilza, a, { localId: shelf.id }))[1]).toMatch(/^espessura: .*centímetros/);
    answered(await put(nilza, a, { localId: shelf.id, espessura: 55 }));
    expect((await openPlace(shelf.id)).ocupado).toBe(20);
    expect(refusals(await put(nilza, b, { localId: shelf.id, espessura: 6 }))).toEqual([
      422,
      'localId: Não cabe: Caixa CM leva até 20 cm, e ficaria com 21 cm.',
    ]);
    // a box takes its own width: what is put in it takes nothing of the shelf
    answered(await put(nilza, b, { localId: box.id }));
    const choices = answered(await nilza.get<{ itens: LocalEscolha[] }>('guarda/escolha?q=CM'));
    expect(choices.itens.map(({ codigo, medido }) => [codigo, medido])).toEqual([
      ['CM', true],
      ['CM-CAIXA', false],
    ]);
  });

  it('duas pessoas não põem a última coisa ao mesmo tempo', async () => {
    const box = await madePlace(nilza, 'ULTIMA', { capacidade: 1 });
    const ids = await paperOf(nilza, 3);
    const answers = await Promise.all(ids.map((id) => put(nilza, id, { localId: box.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe('mudar uma caixa de lugar', () => {
  it('leva o que está nela, com um evento em cada coisa, e fica por onde cada uma passou', async () => {
    const [from, to] = [await madePlace(nilza, 'DE'), await madePlace(nilza, 'PARA')];
    const box = await madePlace(nilza, 'MUDA', { localSuperior: from.id });
    const inner = await madePlace(nilza, 'PASTA', { localSuperior: box.id, especie: 'PASTA' });
    const [a = 0, b = 0] = await paperOf(nilza, 2);
    answered(await put(nilza, a, { localId: box.id }));
    answered(await put(nilza, b, { localId: inner.id }));
    const moved = answered(
      await nilza.post<LocalAberto>(`guarda/local/${box.id}/mover`, { superiorId: to.id }),
    );
    expect(moved.acima.map(({ nome }) => nome)).toEqual(['Caixa PARA']);
    for (const [id, ends] of [
      [a, 'Caixa PARA › Caixa MUDA'],
      [b, 'Caixa PARA › Caixa MUDA › Caixa PASTA'],
    ] as const) {
      const { local, passagens } = await guardaOf(nilza, id);
      expect(local?.caminho).toBe(ends);
      expect(passagens.map(({ caminho }) => caminho)).toEqual([ends, ends.replace('PARA', 'DE')]);
      expect((await events(nilza, id))[0]?.ato).toBe('localMudou');
    }
    expect(await openPlace(from.id)).toMatchObject({ itensComAbaixo: 0 });
    expect(await openPlace(to.id)).toMatchObject({ itens: 0, itensComAbaixo: 2 });
  });

  it('pelo cadastro é o mesmo', async () => {
    const [box, to] = [await madePlace(nilza, 'CAD'), await madePlace(nilza, 'CAD-PARA')];
    const id = await first(nilza);
    answered(await put(nilza, id, { localId: box.id }));
    const record = answered(await nilza.get<Record<string, unknown>>(`local-guarda/${box.id}`));
    answered(await nilza.put(`local-guarda/${box.id}`, { ...record, localSuperior: to.id }));
    expect((await guardaOf(nilza, id)).local?.caminho).toBe('Caixa CAD-PARA › Caixa CAD');
  });

  it('recusa o que não cabe lá, o que fecharia a árvore, o inativo e o de outro arquivo', async () => {
    const small = await madePlace(nilza, 'PEQUENA', { capacidade: 1 });
    const box = await madePlace(nilza, 'CHEIA');
    const below = await madePlace(nilza, 'CHEIA-DENTRO', { localSuperior: box.id });
    const closed = await madePlace(nilza, 'FECHADA', { ativo: false });
    for (const id of await paperOf(nilza, 2)) answered(await put(nilza, id, { localId: below.id }));
    const move = (superiorId: number) => nilza.post(`guarda/local/${box.id}/mover`, { superiorId });
    expect(refusals(await move(small.id))[1]).toMatch(/^superiorId: Não cabe/);
    expect(refusals(await move(below.id))[1]).toMatch(/^superiorId: /);
    expect(refusals(await move(closed.id))[1]).toMatch(/^superiorId: .*inativo/);
    expect((await openPlace(box.id)).acima).toEqual([]);
    expect((await nilza.post(`guarda/local/${box.id}/mover`, {})).status).toBe(200);
  });
});

describe('o cadastro de locais', () => {
  it('é de quem trabalha no arquivo, e não perde de vista o que está dentro', async () => {
    const box = await madePlace(nilza, 'REGRAS');
    for (const id of await paperOf(nilza, 2)) answered(await put(nilza, id, { localId: box.id }));
    const record = answered(await nilza.get<Record<string, unknown>>(`local-guarda/${box.id}`));
    const save = (change: object) => nilza.put(`local-guarda/${box.id}`, { ...record, ...change });
    expect(refusals(await save({ ativo: false }))[1]).toMatch(/^ativo: Ainda há itens/);
    expect(refusals(await save({ capacidade: 1 }))[1]).toMatch(/^capacidade: Já há 2/);
    expect(refusals(await save({ unidade: await unitId(nilza, 'CCL') }))[1]).toMatch(/^unidade: /);
    expect((await nilza.remove(`local-guarda/${box.id}?versao=${String(record['versao'])}`)).status).toBe(
      409,
    );
    const admin = await server.as('admin');
    expect(
      refusals(
        await admin.put(`local-guarda/${box.id}`, { ...record, unidade: await unitId(admin, 'CCL') }),
      )[1],
    ).toMatch(/^unidade: Há locais ou itens/);
    // the same code in another archive is another place
    expect((await nilza.post('local-guarda', { ...record, id: undefined, versao: undefined })).status).toBe(
      422,
    );
  });
});

describe('o que se vê de um local', () => {
  it('são os itens que a pessoa alcança; dos outros, só quantos, e só às pessoas do arquivo', async () => {
    const box = await madePlace(nilza, 'SIGILO');
    const [seen = 0, secret = 0] = await paperOf(nilza, 2);
    for (const id of [seen, secret]) answered(await put(nilza, id, { localId: box.id }));
    await hidden(server, secret);
    const { itens, total } = await itemsOf(box.id);
    expect([itens.map(({ id }) => id), total]).toEqual([[seen], 1]);
    expect(await openPlace(box.id)).toMatchObject({ itens: 2, naoVistos: 1 });
    expect((await nilza.get(`conteudo/${secret}/guarda`)).status).toBe(404);
    const admin = await server.as('admin');
    expect((await admin.get(`guarda/local/${box.id}`)).status).toBe(404);
    expect((await helena.get(`guarda/local/${box.id}`)).status).toBe(403);
    expect((await helena.get('guarda/local')).status).toBe(403);
  });

  it('a árvore se lê um andar de cada vez, ou se procura por inteiro', async () => {
    const roots = answered(await nilza.get<{ itens: LocalDoArquivo[] }>('guarda/local?pageSize=100')).itens;
    const root = roots.find(({ codigo }) => codigo === 'AG');
    expect(root).toMatchObject({ nome: 'Arquivo Geral', especie: 'PREDIO', locais: 1 });
    const below = answered(
      await nilza.get<{ itens: LocalDoArquivo[] }>(`guarda/local?superiorId=${root?.id}`),
    ).itens;
    expect(below.map(({ codigo }) => codigo)).toEqual(['AG-S1']);
    const found = answered(
      await nilza.get<{ itens: LocalDoArquivo[] }>('guarda/local?q=prateleira%202'),
    ).itens;
    expect(found.map(({ codigo }) => codigo)).toEqual(['AG-S1-E1-P2', 'CX-0003']);
  });
});

/** What a reader of its own reads of every page, at the points of a common laser printer. */
const codesOf = async (pdf: Buffer): Promise<string[]> => {
  const pgm = execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', '300'], {
    input: pdf,
    maxBuffer: 128 * 1024 * 1024,
  });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 60));
  if (!head) throw new Error('a folha não se desenhou');
  const image = { width: Number(head[1]), height: Number(head[2]), data: pgm.subarray(head[0].length) };
  return (await readCodes(image)).map(({ texto }) => texto);
};

describe('as etiquetas', () => {
  it('de locais e de itens leem-se de volta por um leitor de códigos', async () => {
    const [box, doc] = [
      await placeNamed(nilza, 'CX-0001'),
      await concludedDocument(nilza, { assunto: 'Etiqueta' }),
    ];
    const bars = `L${String(box.id).padStart(9, '0')}`;
    for (const folha of ['A4_3X8', 'A4_2X7', 'ROLO']) {
      const { status, raw } = await nilza.get(`guarda/etiquetas?locais=${box.id}&folha=${folha}`);
      expect([status, raw.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(new Set(await codesOf(raw.rawPayload))).toEqual(new Set([bars, `MALOTE:LOCAL:${box.id}`]));
    }
    const both = await nilza.get(`guarda/etiquetas?locais=${box.id}&itens=${doc.id}&folha=A4_2X7`);
    const read = await codesOf(both.raw.rawPayload);
    expect(read).toEqual(expect.arrayContaining([bars, `MALOTE:ETIQUETA:P${doc.id}`]));
    expect(read).toHaveLength(4);
  });

  it('não saem do que não se alcança, nem de nada', async () => {
    const id = await first(nilza);
    await hidden(server, id);
    expect((await nilza.get(`guarda/etiquetas?itens=${id}&folha=ROLO`)).status).toBe(404);
    expect((await nilza.get('guarda/etiquetas?locais=999999&folha=ROLO')).status).toBe(404);
    expect((await nilza.get('guarda/etiquetas?folha=ROLO')).status).toBe(422);
  });
});

describe('o local físico em palavras', () => {
  it('dá lugar ao local do cadastro quando o papel é guardado', async () => {
    const doc: Documento = await concludedDocument(nilza);
    await sql`update conteudo set local_fisico = 'Gaveta da Nilza', suporte = 'HIBRIDO' where id = ${doc.id}`.execute(
      server.platform.connection.db,
    );
    expect(await guardaOf(nilza, doc.id)).toMatchObject({ suporte: 'HIBRIDO', palavras: 'Gaveta da Nilza' });
    const kept = answered(await put(nilza, doc.id, { localId: (await placeNamed(nilza, 'CX-0001')).id }));
    expect(kept.palavras).toBeUndefined();
  });
});
