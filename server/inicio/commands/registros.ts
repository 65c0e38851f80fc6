import { resolve } from 'node:path';
import { pino } from 'pino';
import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { readConfig } from '#server/base/config.ts';
import { connect } from '#server/base/db/connect.ts';
import {
  applyRegister,
  checkRegisters,
  newRegister,
  removeRegister,
  type CommandAnswer,
} from '#server/engine/index.ts';
import { openDatabase } from '#server/inicio/open-database.ts';
import { builtInRegisters } from '#server/inicio/open-platform.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** `malote registros verificar | novo <nome> | aplicar <nome> | remover <nome> [--aceitar-perda]`. */
export const registros: Command = {
  offline: true,
  run: async (args) => {
    const { lines, ok } = await answer(args);
    for (const line of lines) (ok ? say : console.error)(line);
    return ok ? 0 : 1;
  },
};

const answer = async ([what, name, ...flags]: readonly string[]): Promise<CommandAnswer> => {
  const own = process.env['MALOTE_RESOURCES'] ? resolve(process.env['MALOTE_RESOURCES']) : undefined;
  const folders = [builtInRegisters, ...(own ? [own] : [])];
  if (what === 'verificar') return checkRegisters(folders);
  if (what === 'novo' && name) return newRegister(own ?? builtInRegisters, name);
  if ((what === 'aplicar' || what === 'remover') && name) {
    const act = what === 'aplicar' ? applyRegister : removeRegister;
    return withDatabase((db) => act(db, folders, name, flags.includes('--aceitar-perda')));
  }
  return { lines: [comando.registros], ok: false };
};

/** The registers' own commands must work where the definitions are what is wrong: no more than a connection is opened. */
const withDatabase = async (
  work: (db: ReturnType<typeof connect>['db']) => Promise<CommandAnswer>,
): Promise<CommandAnswer> => {
  const database = await openDatabase(readConfig(), pino({ level: 'error' }), { shared: true });
  const connection = connect(database.connection, { statementTimeout: 0 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
    await database.stop();
  }
};
