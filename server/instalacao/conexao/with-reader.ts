import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { decryptSecret } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { allowedAddress } from './allowed-address.ts';
import { standardPorts, type Driver } from './jdbc-url.ts';
import { openMysql } from './mysql-reader.ts';
import { openOracle } from './oracle-reader.ts';
import { databaseIdentity, openPostgres } from './postgres-reader.ts';
import type { OpenReader, Reader } from './reader.ts';
import { openSqlServer } from './sqlserver-reader.ts';

const readers: Readonly<Record<Driver, OpenReader>> = {
  POSTGRESQL: openPostgres,
  MYSQL: openMysql,
  MARIADB: openMysql,
  SQLSERVER: openSqlServer,
  ORACLE: openOracle,
};

/**
 * Opens a connection of the register, works with it and closes it. What the other system refuses comes back as a refusal in
 * its own words, without the password.
 * @param milliseconds the most that connecting, and each question, may take.
 */
export const withReader = async <T>(
  ctx: Ctx,
  conexaoId: number,
  milliseconds: number,
  work: (reader: Reader) => Promise<T>,
): Promise<T> => {
  const suspended = await ctx.db
    .selectFrom('registro.areaRestrita')
    .select('id')
    .where('suspenderConexoes', '=', true)
    .executeTakeFirst();
  if (suspended) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('conexao.suspensas') });
  const row = await ctx.db
    .selectFrom('registro.conexao')
    .selectAll()
    .where('id', '=', conexaoId)
    .executeTakeFirst();
  if (!row?.driver || !row.ip || !row.banco) throw new AppError('naoEncontrado');
  const { config } = ctx.ports;
  const port = row.porta ?? standardPorts[row.driver];
  const address = await allowedAddress(config.allowedConnections, row.ip, port);
  const password = row.senha === null ? undefined : decryptSecret(config.key, row.senha);
  try {
    const reader = await readers[row.driver]({
      address,
      host: row.ip,
      port,
      database: row.banco,
      user: row.usuario ?? undefined,
      password,
      tls: row.tls,
      milliseconds,
    });
    try {
      await refuseOwnDatabase(ctx, reader);
      return await work(reader);
    } finally {
      await reader.close();
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const said = (
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause)
    ).slice(0, 300);
    const erro = password ? said.replaceAll(password, '…') : said;
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: mensagem('conexao.recusada', { erro }) },
      { cause },
    );
  }
};

/** The database of Malote is read through its own filters and no other way, whoever knows how to enter it. */
const refuseOwnDatabase = async ({ db }: Ctx, { identity }: Reader): Promise<void> => {
  if (identity === undefined) return;
  const { rows } = await sql.raw<{ identity: string }>(databaseIdentity).execute(db);
  if (rows[0]?.identity === identity)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('conexao.bancoProprio') });
};
