import { expect, it } from 'vitest';
import { connect } from '#server/base/db/connect.ts';
import { maintenanceConnection } from '#tests/setup/server-address.ts';

it('limits and runs its statements the same way on a PostgreSQL that compiles them and on one that does not', async () => {
  const options = '-c jit=on -c jit_above_cost=0 -c statement_timeout=0';
  const connection = connect({ ...maintenanceConnection(), options }, { statementTimeout: 7_000 });
  const { rows } = await connection.pool.query(
    `select current_setting('jit') as jit, current_setting('statement_timeout') as longest`,
  );
  expect(rows).toEqual([{ jit: 'off', longest: '7s' }]);
  await connection.close();
});
