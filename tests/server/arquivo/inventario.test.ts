import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Guarda } from '#schemas/shapes/guarda.ts';
import type { Inventario, ItemDoInventario, LeiturasFeitas } from '#schemas/shapes/inventario.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { read } from '#tests/setup/drafts.ts';
import { answered, hidden, madePlace, paperOf, refusals } from './world.ts';

let server: TestApp;
let nilza: Caller;
/** Works with her, in the same archive. */
let caio: Caller;

beforeAll(async () => {
  server = await startTestApp();
  nilza = await server.as('nilza.campos');
  await sql`update registro.usuario u set perfil_acesso = p.perfil_acesso from registro.usuario p
    where u.login = 'caio.teles' and p.login = 'nilza.campos'`.execute(server.platform.connection.db);
  await sql`update registro.usuario_unidades y set unidade = (select id from registro.unidade where sigla = 'DPA')
    from registro.usuario u where u.id = y.registro_id and u.login = 'caio.teles' and y.padrao`.execute(
    server.platform.connection.db,
  );
  caio = await server.as('caio.teles');
});
afterAll(() => server.close());

interface Room {
  readonly sala: number;
  readonly caixa: number;
  readonly outra: number;
  /** Two in the box, one in the other box of the room, one in no place. */
  readonly itens: readonly [number, number, number, number];
}

const roomOf = async (nome: string): Promise<Room> => {
  const sala = await madePlace(nilza, `${nome}-SALA`, { especie: 'SALA' });
  const [caixa, outra] = [
    await madePlace(nilza, `${nome}-A`, { localSuperior: sala.id }),
    await madePlace(nilza, `${nome}-B`, { localSuperior: sala.id }),
  ];
  const [a = 0, b = 0, c = 0, d = 0] = await paperOf(nilza, 4);
  for (const [id, localId] of [
    [a, caixa.id],
    [b, caixa.id],
    [c, outra.id],
  ] as const)
    answered(await nilza.post(`conteudo/${id}/guardar`, { localId }));
  return { sala: sala.id, caixa: caixa.id, outra: outra.id, itens: [a, b, c, d] };
};

const open = async (localId: number) =>
  answered(await nilza.post<Inventario>('guarda/inventario', { localId }));
const scan = async (caller: Caller, id: number, codigos: readonly string[], localId?: number) =>
  answered(await caller.post<LeiturasFeitas>(`guarda/inventario/${id}/ler`, { codigos, localId }));
const lines = async (caller: Caller, id: number, query = '') =>
  answered(await caller.get<{ itens: ItemDoInventario[] }>(`guarda/inventario/${id}/itens${query}`)).itens;
const shown = (found: readonly ItemDoInventario[]) =>
  found.map(({ situacao, conteudoId, rotulo }) => `${situacao} ${conteudoId ?? rotulo}`).sort();
const label = (id: number) => `MALOTE:ETIQUETA:P${id}`;
const numero = async (id: number) => (await read(nilza, id)).numero ?? '';
const bars = (id: number) => `L${String(id).padStart(9, '0')}`;

describe('um inventário', () => {
  it('diz o que se achou, o que falta, o que está fora do lugar e o que não se conhece; e corrige em um ato', async () => {
    const { sala, caixa, outra, itens } = await roomOf('INV');
    const [a, b, c, d] = itens;
    const { id, ...opened } = await open(sala);
    expect(opened).toMatchObject({
      esperados: 3,
      achados: 0,
      faltam: 3,
      abertoPor: 'Nilza Barreto Campos',
      pessoas: [],
    });
    const first = await scan(nilza, id, [bars(caixa), await numero(a), label(c), label(d), 'XYZ-1']);
    expect(first.localId).toBe(caixa);
    expect(first.leituras.map(({ resultado }) => resultado)).toEqual([
      'LOCAL',
      'ACHADO',
      'FORA_DO_LUGAR',
      'FORA_DO_LUGAR',
      'DESCONHECIDO',
    ]);
    expect(first.leituras[2]?.registrado).toBe('Caixa INV-SALA › Caixa INV-B');
    expect(first.inventario).toMatchObject({ achados: 1, foraDoLugar: 2, desconhecidos: 1, faltam: 1 });
    expect(shown(await lines(nilza, id))).toEqual(
      [`ACHADO ${a}`, `FALTA ${b}`, `FORA_DO_LUGAR ${c}`, `FORA_DO_LUGAR ${d}`, 'DESCONHECIDO XYZ-1'].sort(),
    );
    // read again in the same place it is one; in its own, it is found
    expect((await scan(nilza, id, [label(a)], caixa)).leituras[0]).toMatchObject({
      resultado: 'ACHADO',
      repetido: true,
    });
    const { itens: lotes } = answered(
      await nilza.post<{ itens: AtoEmLote[] }>(`guarda/inventario/${id}/corrigir`),
    );
    expect(lotes.map(({ feitos, recusados }) => [feitos, recusados])).toEqual([[2, 0]]);
    for (const one of [c, d])
      expect(answered(await nilza.get<Guarda>(`conteudo/${one}/guarda`)).local?.id).toBe(caixa);
    expect(answered(await nilza.get<Inventario>(`guarda/inventario/${id}`))).toMatchObject({
      achados: 1,
      foraDoLugar: 0,
      corrigidos: 2,
      faltam: 1,
    });
    const closed = answered(
      await nilza.post<Inventario>(`guarda/inventario/${id}/encerrar`, { observacao: 'Sala 1' }),
    );
    expect(closed).toMatchObject({
      faltam: 1,
      corrigidos: 2,
      observacao: 'Sala 1',
      encerradoPor: 'Nilza Barreto Campos',
    });
    const { payload } = await nilza.post<{ itens: { ato: string }[] }>('tramite/historico', {
      conteudoId: b,
    });
    expect(payload.itens[0]?.ato).toBe('faltouNoInventario');
    // what happens afterwards changes nothing of it
    answered(await nilza.post(`conteudo/${c}/guardar`, { localId: outra }));
    answered(await nilza.post(`conteudo/${b}/retirar-do-local`, { motivo: 'Extraviado' }));
    expect(shown(await lines(nilza, id))).toEqual(
      [`ACHADO ${a}`, `CORRIGIDO ${c}`, `CORRIGIDO ${d}`, 'DESCONHECIDO XYZ-1', `FALTA ${b}`].sort(),
    );
    expect((await nilza.post(`guarda/inventario/${id}/ler`, { codigos: ['1'] })).status).toBe(409);
    expect((await nilza.post(`guarda/inventario/${id}/corrigir`)).status).toBe(409);
  });

  it('várias pessoas leem ao mesmo tempo, e outra continua do ponto em que ficou', async () => {
    const { sala, caixa, outra, itens } = await roomOf('VARIAS');
    const [a, b, c] = itens;
    const { id } = await open(sala);
    await Promise.all([
      // of what both read, the last reading counts: what she alone reads is hers
      scan(nilza, id, [label(a), label(b), 'SO-DELA'], caixa),
      scan(caio, id, [label(b), label(c)], outra),
      scan(caio, id, [label(a)], caixa),
    ]);
    const now = answered(await caio.get<Inventario>(`guarda/inventario/${id}`));
    expect(now.pessoas.length).toBe(2);
    expect(now.achados + now.foraDoLugar).toBe(3);
    expect(now.faltam).toBe(0);
    // the last reading of each counts
    await scan(caio, id, [label(b)], caixa);
    expect(answered(await nilza.get<Inventario>(`guarda/inventario/${id}`))).toMatchObject({ achados: 3 });
    expect(refusals(await caio.post('guarda/inventario', { localId: sala }))).toEqual([
      422,
      'localId: Nilza Barreto Campos já abriu um inventário deste local, que ainda não foi encerrado. Continue nele.',
    ]);
    const all = answered(await caio.get<{ itens: Inventario[] }>('guarda/inventario?pageSize=100')).itens;
    const open1 = all.map(({ encerradoEm }) => encerradoEm === undefined);
    expect(open1).toEqual([...open1].sort((x, y) => Number(y) - Number(x)));
  });

  it('desfaz a leitura feita por engano', async () => {
    const { sala, caixa, itens } = await roomOf('ENGANO');
    const { id } = await open(sala);
    await scan(nilza, id, [label(itens[0]), 'ZZZ'], caixa);
    for (const { leituraId } of (await lines(nilza, id)).filter((line) => line.leituraId !== undefined))
      answered(await nilza.post(`guarda/inventario/${id}/leitura/${leituraId ?? 0}/desfazer`));
    expect(answered(await nilza.get<Inventario>(`guarda/inventario/${id}`))).toMatchObject({
      achados: 0,
      desconhecidos: 0,
      faltam: 3,
    });
    expect((await nilza.post(`guarda/inventario/${id}/leitura/999999/desfazer`)).status).toBe(404);
  });

  it('não aceita um local que não é dele, nem se abre ou se lê em outro arquivo', async () => {
    const { sala } = await roomOf('FORA');
    const alheio = await madePlace(nilza, 'ALHEIO');
    const { id } = await open(sala);
    expect((await scan(nilza, id, [bars(alheio.id)])).leituras[0]?.resultado).toBe('LOCAL_DE_FORA');
    expect(
      refusals(await nilza.post(`guarda/inventario/${id}/ler`, { codigos: ['1'], localId: alheio.id })),
    ).toEqual([422, 'localId: Este local não faz parte do inventário.']);
    const admin = await server.as('admin');
    for (const path of ['', '/itens', '/relatorio'])
      expect((await admin.get(`guarda/inventario/${id}${path}`)).status).toBe(404);
    expect((await admin.post(`guarda/inventario/${id}/encerrar`, {})).status).toBe(404);
    expect(refusals(await admin.post('guarda/inventario', { localId: sala }))[0]).toBe(422);
    const helena = await server.as('helena.pires');
    expect((await helena.get('guarda/inventario')).status).toBe(403);
  });
});

describe('o que não se alcança', () => {
  it('não se nomeia, não se acha e não se conta à parte: só quantos se esperavam', async () => {
    const { sala, caixa, itens } = await roomOf('SECRETO');
    const [a, secret] = itens;
    const code = await numero(secret);
    await hidden(server, secret);
    const { id, ...opened } = await open(sala);
    expect(opened).toMatchObject({ esperados: 2, faltam: 2, naoVistos: 1 });
    const { leituras, inventario } = await scan(
      nilza,
      id,
      [code, label(secret), label(999_999), label(a)],
      caixa,
    );
    expect(leituras.map(({ resultado }) => resultado)).toEqual([
      'DESCONHECIDO',
      'DESCONHECIDO',
      'DESCONHECIDO',
      'ACHADO',
    ]);
    // as what does not exist
    expect(inventario).toMatchObject({ achados: 1, desconhecidos: 3, faltam: 1, naoVistos: 1 });
    expect((await lines(nilza, id)).some(({ conteudoId }) => conteudoId === secret)).toBe(false);
    await nilza.post(`guarda/inventario/${id}/encerrar`, {});
    const csv = await nilza.get(`guarda/inventario/${id}/relatorio?formato=csv`);
    expect(csv.raw.body).not.toContain('Papel 2');
    // nobody but who sees it is told that it was missed
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from evento
      where conteudo_id = ${secret} and ato = 'faltouNoInventario'`.execute(server.platform.connection.db);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('o relatório', () => {
  it('sai em CSV e em PDF, primeiro o que não está onde devia', async () => {
    const { sala, caixa, itens } = await roomOf('REL');
    const [a, b, c] = itens;
    const { id } = await open(sala);
    await scan(nilza, id, [label(a), label(c), '=1+1'], caixa);
    const csv = (await nilza.get(`guarda/inventario/${id}/relatorio?formato=csv`)).raw.body.split('\r\n');
    expect(csv[0]).toContain('Situação;Item;Assunto;Devia estar em;Foi lido em');
    expect(csv.slice(1, 5).map((line) => line.split(';')[0])).toEqual([
      'Falta',
      'Fora do lugar',
      'Desconhecido',
      'Achado',
    ]);
    expect(csv[1]).toContain(await numero(b));
    const pdf = await nilza.get(`guarda/inventario/${id}/relatorio`);
    expect(pdf.raw.headers['content-type']).toBe('application/pdf');
    const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf.raw.rawPayload }).toString();
    expect(words).toContain(`Inventário ${id}`);
    expect(words).toContain('Ainda aberto');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Fora do lugar');
  });
});
