import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNUP17 } from 'validation-br';
import { openRegisterWorld, type Answer, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { peekNumber } from '#server/conteudo/numeracao/counter.ts';
import {
  planFor,
  planOfTemplate,
  takeNumber,
  type NumberTemplate,
} from '#server/conteudo/numeracao/index.ts';
import { change, create, itens, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

let count = 0;
const template = (fields: object): Promise<Answer> =>
  world.administrator.post('template-numeracao', {
    nome: `Modelo ${(count += 1)}`,
    formato: 'LIVRE',
    mascara: '{sequencia}/{ano}-{unidade}',
    ...fields,
  });
const type = (nome: string): Promise<number> =>
  create(world.administrator, 'tipo-documento', { codigo: nome, nome, descricao: nome, casoDeUso: 'TODOS' });

describe('template-numeracao', () => {
  it('mostra o número que o modelo dá, em máscara livre, NUP e NIPE', async () => {
    const exemplo = async (fields: object) => (await template(fields)).payload['exemplo'];
    expect(await exemplo({ mascara: '{sigla} {sequencia:4}/{ano:2}-{organizacao}' })).toBe(
      'Ofício OF 0001/26-ÓRGÃO',
    );
    expect(await exemplo({ inicio: 120, nomeDoTipo: false })).toBe('120/2026-UNIDADE');
    const nup = await exemplo({ formato: 'NUP', codigoNup: '23037', nomeDoTipo: false, inicio: 1462 });
    expect(nup).toMatch(/^23037\.001462\/2026-\d\d$/);
    expect(isNUP17(String(nup).replaceAll(/\D/g, ''))).toBe(true);
    // The number that the documents of the national standard give as example.
    const nipe = { formato: 'NIPE', origem: '17', codigoOrgao: '137', codigoUnidade: '001' };
    expect(await exemplo({ ...nipe, nomeDoTipo: false })).toBe('17.137001.000001/2026-21');
  });

  it('recusa a máscara sem sequência e o código que falta', async () => {
    expect(refusal(await template({ mascara: '{ano}' }))).toEqual([
      422,
      { mascara: 'Máscara não está no formato esperado.' },
    ]);
    expect(refusal(await template({ formato: 'NUP' }))).toEqual([
      422,
      { codigoNup: 'Código da unidade protocolizadora é um campo obrigatório.' },
    ]);
    expect(refusal(await template({ formato: 'NUP', codigoNup: '2303' }))[0]).toBe(422);
  });

  it('recusa o primeiro número que não cabe nos algarismos do formato', async () => {
    const nup = { formato: 'NUP', codigoNup: '23037' };
    expect(refusal(await template({ ...nup, inicio: 1_000_000 }))).toEqual([
      422,
      { inicio: 'O primeiro número de um NUP ou de um NIPE tem até seis algarismos.' },
    ]);
    expect((await template({ ...nup, nomeDoTipo: false, inicio: 999_999 })).payload['exemplo']).toMatch(
      /^23037\.999999\/2026-\d\d$/,
    );
  });

  it('recusa a máscara que não mostra o que separa as sequências', async () => {
    const ends = async (fields: object) => refusal(await template({ reinicioAnual: false, ...fields }))[1];
    expect(await ends({ mascara: '{sequencia}', reinicioAnual: true })).toEqual({
      mascara: 'A sequência reinicia a cada ano e a máscara não mostra o ano: os números vão se repetir.',
    });
    expect(await ends({ mascara: '{sequencia}/{ano:1}', reinicioAnual: true })).toEqual({
      mascara: 'Máscara não está no formato esperado.',
    });
    expect(await ends({ mascara: '{sequencia}-{sigla}', porUnidade: true })).toEqual({
      mascara:
        'Cada unidade tem a sua sequência e a máscara não mostra a unidade: os números vão se repetir.',
    });
    const each = { mascara: '{sequencia}-{unidade}', porOrganizacao: true };
    expect(await ends(each)).toEqual({
      mascara:
        'Cada organização tem a sua sequência e a máscara não mostra a organização: os números vão se repetir.',
    });
    expect(await ends({ ...each, organizacoes: [world.ids.pgm] })).toEqual({});
    expect(await ends({ mascara: '{sequencia}', porTipo: true, nomeDoTipo: false })).toEqual({
      mascara:
        'Cada tipo tem a sua sequência e nem a máscara nem o nome do tipo o mostram: os números vão se repetir.',
    });
    expect(await ends({ mascara: '{sequencia}', porTipo: true, nomeDoTipo: true })).toEqual({});
  });

  it('dois modelos ativos não escrevem o mesmo número', async () => {
    const { semad, pgm } = world.ids;
    const [aviso, carta] = [await type('Aviso'), await type('Carta')];
    const mascara = '{sequencia}/{ano}';
    const first = await template({ nome: 'Avisos', mascara, nomeDoTipo: false, tiposDocumento: [aviso] });
    const second = { mascara, nomeDoTipo: false, tiposDocumento: [carta] };
    const collision = {
      mascara:
        'O modelo Avisos escreve números iguais com esta máscara. Mostre o tipo ou a organização, ou use outra.',
    };
    expect(refusal(await template(second))).toEqual([422, collision]);
    expect((await template({ ...second, ativo: false })).status).toBe(200);
    expect((await template({ ...second, nomeDoTipo: true })).status).toBe(200);
    await change(world.administrator, 'template-numeracao', Number(first.payload['id']), { ativo: false });
    const named = { mascara: '{sequencia}.{ano}', nomeDoTipo: true, tiposDocumento: [aviso] };
    expect((await template({ ...named, nome: 'Avisos da SEMAD', organizacoes: [semad] })).status).toBe(200);
    expect(refusal(await template({ ...named, organizacoes: [pgm] }))[1]).toHaveProperty('mascara');
  });

  it('um tipo tem um só modelo ativo em cada organização', async () => {
    const { semad, pgm } = world.ids;
    const edital = await type('Edital');
    const one = await template({ nome: 'Editais', tiposDocumento: [edital], organizacoes: [semad] });
    expect(refusal(await template({ tiposDocumento: [edital], organizacoes: [semad, pgm] }))).toEqual([
      422,
      { tiposDocumento: 'O modelo Editais já numera Edital nestas organizações.' },
    ]);
    expect((await template({ tiposDocumento: [edital], organizacoes: [pgm] })).status).toBe(200);
    expect((await template({ tiposDocumento: [edital] })).status).toBe(200);
    await change(world.administrator, 'template-numeracao', Number(one.payload['id']), { ativo: false });
    expect((await template({ tiposDocumento: [edital], organizacoes: [semad] })).status).toBe(200);
  });
});

describe('numeracao', () => {
  const numbered = (fields: Partial<NumberTemplate>, ano: number) =>
    planOfTemplate(
      { id: 900, formato: 'LIVRE', mascara: '{sequencia}', inicio: 5, ...fields } as NumberTemplate,
      {
        especie: 2,
        tipo: { id: 1, nome: 'Edital', sigla: 'ED' },
        unidade: { id: 7, sigla: 'CCL' },
        organizacao: { id: 3, sigla: 'SEMAD' },
        ano,
      },
    ).counter;
  const take = (fields: Partial<NumberTemplate>, ano = 2026) =>
    takeNumber(world.platform.connection.db, numbered(fields, ano));

  it('conta por unidade, tipo e organização, e reinicia com o ano quando o modelo diz', async () => {
    const unit = { porUnidade: true, reinicioAnual: true };
    expect([await take(unit), await take(unit), await take(unit, 2027)]).toEqual([5, 6, 1]);
    expect(await peekNumber(world.platform.connection.db, numbered(unit, 2028))).toBe(1);
    expect(await peekNumber(world.platform.connection.db, numbered({ ...unit, id: 899 }, 2028))).toBe(5);
    expect(await take({ porTipo: true, porOrganizacao: true })).toBe(5);
    expect([await take({}), await take({}, 2027)]).toEqual([5, 6]);
  });

  it('uma sequência de NUP que chegou ao fim é recusada com palavras', () => {
    const plan = planOfTemplate({ id: 902, formato: 'NUP', codigoNup: '23037' } as NumberTemplate, {
      especie: 2,
      tipo: { id: 1, nome: 'Edital', sigla: 'ED' },
      unidade: { id: 7, sigla: 'CCL' },
      organizacao: { id: 3, sigla: 'SEMAD' },
      ano: 2026,
    });
    expect(plan.write(999_999)).toContain('23037.999999/2026-');
    expect(() => plan.write(1_000_000)).toThrow(
      expect.objectContaining({
        code: 'transicaoNaoPermitida',
        data: {
          motivo: 'A sequência deste ano chegou ao limite de 999.999 números. Use outro código de unidade.',
        },
      }) as Error,
    );
  });

  it('só avança, com um motivo a cada vez, e nunca volta', async () => {
    const { administrator } = world;
    await take({ id: 901 });
    const { payload } = await administrator.get('numeracao?pageSize=100');
    const row = (payload['itens'] as { id: number; chave: string; ultimo: number }[]).find(
      ({ chave }) => chave === 'template:901',
    );
    const id = Number(row?.id);
    const motivo = 'Numerados em papel durante a queda de energia.';
    const advance = (body: object, person = administrator) =>
      person.post(`numeracao/${id}/acao/avancar`, body);
    expect(refusal(await advance({ ultimo: 40 }))).toEqual([
      422,
      { motivo: 'Motivo é um campo obrigatório.' },
    ]);
    expect((await advance({ ultimo: 40, motivo })).payload).toEqual({
      mensagem: 'Contador avançado. O próximo número é 41.',
    });
    expect((await administrator.get(`numeracao/${id}`)).payload).toMatchObject({ ultimo: 40, motivo });
    expect(await take({ id: 901 })).toBe(41);
    for (const ultimo of [40, 41])
      expect(refusal(await advance({ ultimo, motivo }))).toEqual([
        422,
        { ultimo: 'O contador não volta: o último número dado é 41.' },
      ]);
    const history = await administrator.get(`numeracao/${id}/historico`);
    expect(itens(history)[0]).toMatchObject({ tipo: 'alteracao', usuario: 'Tiago Bastos Meireles' });
    expect(JSON.stringify(history.payload)).toContain('queda de energia');
    // The form says the same as the action.
    const save = (fields: object) => change(administrator, 'numeracao', id, fields);
    expect(refusal(await save({ ultimo: 40 }))).toEqual([
      422,
      { ultimo: 'O contador não volta: o último número dado é 41.' },
    ]);
    expect(refusal(await save({ ultimo: 50 }))).toEqual([422, { motivo: 'Escreva o motivo deste avanço.' }]);
    expect(refusal(await save({ ano: 2030 }))[1]).toHaveProperty('ano');
    expect(
      (await save({ ultimo: 50, motivo: 'Numerados à mão na visita ao distrito.' })).payload,
    ).toMatchObject({
      ultimo: 50,
    });
    expect(await take({ id: 901 })).toBe(51);
    const helena = await world.personWith('numeracaoListar', 'numeracaoConsultar');
    expect((await advance({ ultimo: 60, motivo }, helena)).status).toBe(403);
    expect((await helena.put(`numeracao/${id}`, { versao: 1, ultimo: 60, motivo })).status).toBe(403);
    expect((await helena.post('numeracao', { ultimo: 60, motivo })).status).toBe(403);
  });

  it('começa uma sequência onde ela parou em outro lugar, e é por ela que se conta', async () => {
    const { administrator, ids, platform } = world;
    const tipoDocumento = await type('Convite');
    const unidade = Number(itens(await administrator.get('unidade'))[0]?.['id']);
    const begin = (fields: object) =>
      administrator.post('numeracao', { tipoDocumento, unidade, ultimo: 87, ...fields });
    const motivo = 'Os primeiros 87 saíram do sistema anterior.';
    expect(refusal(await begin({ unidade: undefined }))).toEqual([
      422,
      { unidade: 'Diga para que unidade a sequência conta.' },
    ]);
    expect(refusal(await begin({}))[1]).toEqual({ motivo: 'Diga por que a contagem começa neste número.' });
    const { payload } = await begin({ motivo });
    expect(payload).toMatchObject({ ultimo: 87, chave: `documento:${tipoDocumento}:${unidade}`, motivo });
    expect(payload['descricao']).toMatch(/^Convite, /);
    const plan = await planFor(platform.connection.db, {
      tipoId: tipoDocumento,
      unidadeId: unidade,
      ano: Number(payload['ano']),
    });
    expect(plan && (await takeNumber(platform.connection.db, plan.counter))).toBe(88);
    expect(refusal(await begin({ motivo }))).toEqual([
      422,
      {
        tipoDocumento: `A sequência ${String(payload['descricao'])} já tem contador, e o último número dado é 88. Abra-o para avançar.`,
      },
    ]);
    // another year is another sequence, unless the template counts through the years
    expect((await begin({ motivo, ano: 2025 })).payload).toMatchObject({ ano: 2025 });
    await template({
      tiposDocumento: [tipoDocumento],
      organizacoes: [ids.semad, ids.pgm],
      reinicioAnual: false,
      porTipo: true,
      mascara: '{sequencia}',
    });
    expect((await begin({ motivo, ano: 2024 })).payload).toMatchObject({ ano: 0, ultimo: 87 });
  });
});
