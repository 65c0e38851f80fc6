import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarOfUnit, deadlineAfter } from '#server/instalacao/prazo/index.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let admin: Caller;
let helena: Caller;
let pgm: number;
let ipvs: number;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  helena = await server.as('helena.pires');
  pgm = await unitId(helena, 'PGM');
  const units = await admin.get<{ itens: { id: number }[] }>('unidade?sigla=IPVS-DIR');
  ipvs = units.payload.itens[0]?.id ?? 0;
});
afterAll(() => server.close());

const ctx = () => systemCtx(server.platform.ports, server.platform.connection.db);

const holiday = async (record: object): Promise<void> => {
  const { status, raw } = await admin.post('feriado', { tipo: 'FERIADO', ...record });
  expect(status, raw.body).toBe(200);
};

describe('the calendar of a unit', () => {
  it('has no business on weekends, national holidays and movable days', async () => {
    const { isBusinessDay, fromOn } = await calendarOfUnit(ctx(), pgm);
    const without = ['2026-11-21', '2026-11-22', '2026-11-20', '2026-09-07', '2026-04-03', '2027-02-09'];
    expect(without.filter(isBusinessDay)).toEqual([]);
    expect(
      ['2026-11-19', '2026-11-23', '2023-11-20', '2027-02-10'].filter((day) => !isBusinessDay(day)),
    ).toEqual([]);
    expect([fromOn('2026-11-20'), fromOn('2026-11-23')]).toEqual(['2026-11-23', '2026-11-23']);
    // Christmas Eve of 2027 is a Friday; the 25th is a Saturday.
    expect(fromOn('2027-12-25')).toBe('2027-12-27');
  });

  it('follows the state, the city and the organisation of the unit', async () => {
    const [here, there] = [await calendarOfUnit(ctx(), pgm), await calendarOfUnit(ctx(), ipvs)];
    // Nossa Senhora da Penha: eight days after Easter of 2027 (28 March).
    expect([here.isBusinessDay('2027-04-05'), there.isBusinessDay('2027-04-05')]).toEqual([false, false]);
    // The birthday of the institute is its own.
    expect([here.isBusinessDay('2027-08-05'), there.isBusinessDay('2027-08-05')]).toEqual([true, false]);
    await holiday({
      nome: 'Data Magna',
      regra: 'ANUAL',
      dia: 6,
      mes: 3,
      abrangencia: 'ESTADUAL',
      estado: 'PE',
    });
    expect((await calendarOfUnit(ctx(), pgm)).isBusinessDay('2028-03-06')).toBe(true);
  });

  it('follows the city of the organisation where the unit has no address of its own', async () => {
    const { db } = server.platform.connection;
    const { rows } = await sql<{ cidade: number; estado: string }>`
      select o.cidade, o.estado from registro.unidade un join registro.organizacao_interna o on o.id = un.organizacao
      where un.id = ${pgm}`.execute(db);
    const [seat] = rows;
    const { payload } = await admin.get<{ itens: { id: number }[] }>('cidade?pageSize=50');
    const other = payload.itens.find(({ id }) => id !== seat?.cidade)?.id;
    const rule = { regra: 'ANUAL', mes: 9, abrangencia: 'MUNICIPAL', estado: seat?.estado };
    await holiday({ nome: 'Aniversário da cidade', ...rule, dia: 12, cidade: seat?.cidade });
    const place = async (cidade: number | null | undefined) => {
      await sql`update registro.unidade set cidade = ${cidade ?? null}, estado = null where id = ${pgm}`.execute(
        db,
      );
      return (await calendarOfUnit(ctx(), pgm)).isBusinessDay('2028-09-12');
    };
    expect([await place(null), await place(other), await place(seat?.cidade)]).toEqual([false, true, false]);
    await sql`update registro.unidade set cidade = null where id = ${pgm}`.execute(db);
    await holiday({
      nome: 'Do estado',
      regra: 'ANUAL',
      mes: 9,
      dia: 13,
      abrangencia: 'ESTADUAL',
      estado: seat?.estado,
    });
    expect((await calendarOfUnit(ctx(), pgm)).isBusinessDay('2028-09-13')).toBe(false);
  });

  it('lets a holiday begin and end, and one that stops no deadline be a day of business', async () => {
    const rule = { regra: 'ANUAL', abrangencia: 'NACIONAL', mes: 7 };
    await holiday({ nome: 'De 2030 a 2031', ...rule, dia: 2, anoInicial: 2030, anoFinal: 2031 });
    await holiday({ nome: 'Sem efeito', ...rule, dia: 3, suspendePrazos: false });
    await holiday({ nome: 'Uma vez', regra: 'DATA', data: '2030-07-04', abrangencia: 'NACIONAL' });
    const { isBusinessDay } = await calendarOfUnit(ctx(), pgm);
    expect(['2029-07-02', '2030-07-02', '2031-07-02', '2032-07-02'].map(isBusinessDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([isBusinessDay('2030-07-03'), isBusinessDay('2030-07-04'), isBusinessDay('2031-07-04')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('counts calendar days, without the first and with the last, to a day with business', async () => {
    expect(await deadlineAfter(ctx(), pgm, '2026-11-18', 1)).toBe('2026-11-19');
    expect(await deadlineAfter(ctx(), pgm, '2026-11-18', 2)).toBe('2026-11-23');
    expect(await deadlineAfter(ctx(), pgm, '2026-12-20', 5)).toBe('2026-12-28');
  });
});

describe('a deadline', () => {
  const sent = async (prazo: string): Promise<number> => {
    const { id } = await concludedDocument(helena);
    const { payload, raw } = await helena.post<{ tramiteId: number }>('tramite', {
      conteudoId: id,
      destino: { unidadeId: pgm },
      prazo,
    });
    expect(payload.tramiteId, raw.body).toEqual(expect.any(Number));
    return payload.tramiteId;
  };
  const deadlineOf = async (id: number): Promise<string | null | undefined> =>
    (
      await server.platform.connection.db
        .selectFrom('tramite')
        .select('prazo')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.prazo;

  it('of a forwarding ends on a day of business of who receives', async () => {
    expect(await deadlineOf(await sent('2026-11-28'))).toBe('2026-11-30');
    expect(await deadlineOf(await sent('2026-11-27'))).toBe('2026-11-27');
  });

  it('of a signature too', async () => {
    const { id } = await concludedDocument(helena, { assinantes: ['Rafael Monteiro Lins'] });
    const { status } = await helena.post(`documento/${id}/encaminhar-para-assinatura`, {
      prazo: '2026-12-25',
    });
    expect(status).toBe(200);
    const signers = await server.platform.connection.db
      .selectFrom('documentoAssinante')
      .select('prazo')
      .where('documentoId', '=', id)
      .execute();
    expect(signers).toEqual([{ prazo: '2026-12-28' }]);
  });

  it('still open moves when a holiday or a downtime becomes known, and one already met does not', async () => {
    const [open, other] = [await sent('2026-12-01'), await sent('2026-12-02')];
    await holiday({ nome: 'Luto oficial', regra: 'DATA', data: '2026-12-01', abrangencia: 'NACIONAL' });
    expect([await deadlineOf(open), await deadlineOf(other)]).toEqual(['2026-12-02', '2026-12-02']);
    const received = await sent('2026-12-03');
    await server.platform.connection.db
      .updateTable('tramite')
      .set({ situacao: 'RECEBIDO' })
      .where('id', '=', received)
      .execute();
    const stop = await admin.post('indisponibilidade', {
      inicio: '2026-12-02T09:00:00-03:00',
      fim: '2026-12-03T10:00:00-03:00',
      motivo: 'Rompimento da fibra',
    });
    expect(stop.status).toBe(200);
    expect([await deadlineOf(open), await deadlineOf(other), await deadlineOf(received)]).toEqual([
      '2026-12-04',
      '2026-12-04',
      '2026-12-03',
    ]);
  });

  it('is not moved by a stop that prevented nobody, nor by that of another organisation', async () => {
    const open = await sent('2026-12-09');
    const stop = {
      inicio: '2026-12-09T09:00:00-03:00',
      fim: '2026-12-09T09:10:00-03:00',
      motivo: 'Atualização',
    };
    const { payload } = await admin.get<{ itens: { id: number; sigla: string }[] }>(
      'organizacao-interna?pageSize=10',
    );
    const organizacao = payload.itens.find(({ sigla }) => sigla === 'IPVS')?.id;
    expect((await admin.post('indisponibilidade', { ...stop, prorrogaPrazos: false })).status).toBe(200);
    expect((await admin.post('indisponibilidade', { ...stop, organizacao })).status).toBe(200);
    expect(await deadlineOf(open)).toBe('2026-12-09');
  });
});
