import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/base/config.ts';
import { createEngine, type EngineOptions, type RegisterHook } from '#server/engine/index.ts';
import { hooks } from '#server/hooks.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { openInstallation } from '#server/open-installation.ts';
import { registerTarget } from '#server/inicio/register-target.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { cloneDatabase, templateDatabase } from '#tests/setup/database.ts';
import { sharedPdf } from '#tests/setup/shared-pdf.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import type { TestConnection } from '#tests/setup/server-address.ts';

/** Body of an answer, read loosely: each test says what it expects of it. */
export interface Answer {
  readonly status: number;
  readonly payload: Record<string, unknown>;
  readonly codigo: string | undefined;
  readonly descricao: string | undefined;
  readonly erros: readonly { readonly campo: string; readonly mensagem: string }[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Person {
  readonly token: string;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, payload: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly put: (path: string, payload: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly remove: (path: string) => Promise<Answer>;
  /** Sends a file and gives its id. */
  readonly upload: (name: string, content: Buffer) => Promise<string>;
}

/** A server over a database of its own, with the registers of the product and those of a folder. */
export interface RegisterWorld {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly folder: string;
  readonly ids: WorldIds;
  /** Opens a second process over the same database and folder. */
  readonly another: () => Promise<Platform>;
  readonly administrator: Person;
  /** Somebody of the unit CCL of SEMAD with exactly these permissions. */
  readonly personWith: (...permissoes: readonly string[]) => Promise<Person>;
  readonly write: (definition: { readonly name: string }) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface WorldIds {
  readonly semad: number;
  readonly pgm: number;
  readonly ccl: number;
  readonly gabinete: number;
  readonly cargo: number;
  readonly tiago: number;
}

const clock = () => new Date('2026-11-20T12:00:00Z');
const log = pino({ level: 'silent' });
const resources = new URL('../../../resources/', import.meta.url).pathname;

const open = (database: TestConnection, dataDir: string, resourcesDir?: string): Promise<Platform> =>
  openInstallation(
    readConfig({}, { dataDir, test: true, logLevel: 'silent', ...(resourcesDir && { resourcesDir }) }),
    { ...database },
    { log, clock, pdf: sharedPdf },
  );

/**
 * Builds the world; `definitions` are in the folder before the server starts, with the hooks that they need.
 * `builtIn` is a folder in the place of the product's own.
 */
export const openRegisterWorld = async (
  definitions: readonly { readonly name: string }[] = [],
  extraHooks: Readonly<Record<string, RegisterHook>> = {},
  { builtIn = resources, ...more }: Pick<EngineOptions, 'lockWait'> & { readonly builtIn?: string } = {},
): Promise<RegisterWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'malote-registros-'));
  const folder = await mkdtemp(join(tmpdir(), 'malote-definicoes-'));
  const database = await cloneDatabase(await template(dataDir));
  const write = (definition: { readonly name: string }): Promise<void> =>
    writeFile(join(folder, `${definition.name}.json`), JSON.stringify(definition, null, 2));
  for (const definition of definitions) await write(definition);
  const platform = await open(database.connection, dataDir, folder);
  // The product's hooks are known when it is built; a register of a test brings its own.
  const engine = createEngine({
    db: platform.connection.db,
    connection: { ...database.connection },
    folders: [builtIn, folder],
    hooks: { ...hooks, ...extraHooks },
    log,
    ...more,
  });
  await engine.load();
  const app = await buildApp({ ...platform, engine, client: false });
  const others: Platform[] = [];
  const { ids } = await readIds(platform);
  const { rows: refused } = await platform.connection.pool.query(
    'select arquivo, lugar, motivo from registro_recusa',
  );
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return {
    app,
    platform: { ...platform, engine },
    folder,
    ids,
    another: async () => {
      const other = await open(database.connection, dataDir, folder);
      others.push(other);
      return other;
    },
    administrator: await person(app, platform, ids.tiago, ids.gabinete),
    personWith: async (...permissoes) => {
      const usuario = await newPerson(platform, ids, permissoes);
      return person(app, platform, usuario, ids.ccl);
    },
    write,
    close: async () => {
      await app.close();
      await engine.close();
      for (const other of others) await other.close();
      await platform.close();
      await database.drop();
      for (const used of [dataDir, folder]) await rm(used, { recursive: true, force: true });
    },
  };
};

/** The part that every world has is made once per run and copied. */
const template = (dataDir: string): Promise<string> =>
  templateDatabase('registros', async (connection) => {
    const platform = await open(connection, dataDir);
    try {
      const target = registerTarget(systemCtx(platform.ports, platform.connection.db), platform.engine);
      const organization = (sigla: string, nome: string) =>
        target.saveRegister('organizacao-interna', { codigo: sigla, sigla, nome });
      const unit = (sigla: string, nome: string, organizacao: number) =>
        target.saveRegister('unidade', { codigo: sigla, sigla, nome, organizacao });
      const semad = await organization('SEMAD', 'Secretaria Municipal de Administração');
      await organization('PGM', 'Procuradoria-Geral do Município');
      const gabinete = await unit('GAB', 'Gabinete', semad);
      await unit('CCL', 'Coordenadoria de Compras e Licitações', semad);
      const cargo = await target.saveRegister('cargo', { codigo: '1', descricao: 'Analista' });
      const perfil = await target.saveRegister('perfil-acesso', {
        descricao: 'Administrador',
        tipo: 'INTERNO',
        administrador: true,
      });
      await target.saveRegister('usuario', {
        nome: 'Tiago Bastos Meireles',
        email: 'tiago@vilaserena.gov.br',
        login: 'admin',
        senha: 'senha-do-tiago',
        perfilAcesso: perfil,
        unidades: [{ organizacao: semad, unidade: gabinete, cargo, padrao: true }],
      });
    } finally {
      await platform.close();
    }
  });

const readIds = async ({ connection }: Platform): Promise<{ ids: WorldIds }> => {
  const find = async (table: string, column: string, value: string): Promise<number> => {
    const { rows } = await connection.pool.query<{ id: number }>(
      `select id from registro.${table} where ${column} = $1`,
      [value],
    );
    return rows[0]?.id ?? 0;
  };
  return {
    ids: {
      semad: await find('organizacao_interna', 'sigla', 'SEMAD'),
      pgm: await find('organizacao_interna', 'sigla', 'PGM'),
      ccl: await find('unidade', 'sigla', 'CCL'),
      gabinete: await find('unidade', 'sigla', 'GAB'),
      cargo: await find('cargo', 'codigo', '1'),
      tiago: await find('usuario', 'login', 'admin'),
    },
  };
};

const newPerson = async (
  platform: Platform,
  { semad, ccl, cargo }: WorldIds,
  permissoes: readonly string[],
): Promise<number> => {
  const target = registerTarget(systemCtx(platform.ports, platform.connection.db), platform.engine);
  const login = `pessoa.${randomBytes(4).toString('hex')}`;
  const perfil = await target.saveRegister('perfil-acesso', {
    descricao: login,
    tipo: 'INTERNO',
    permissoes,
  });
  return target.saveRegister('usuario', {
    nome: 'Helena Duarte Pires',
    email: `${login}@vilaserena.gov.br`,
    login,
    senha: 'senha-da-helena',
    perfilAcesso: perfil,
    unidades: [{ organizacao: semad, unidade: ccl, cargo, padrao: true }],
  });
};

/** Signs somebody in without the password, which is not what these tests are about. */
const person = async (
  app: FastifyInstance,
  { connection }: Platform,
  usuarioId: number,
  unidadeId: number,
): Promise<Person> => {
  const token = randomBytes(24).toString('base64url');
  const later = new Date('2026-11-21T12:00:00Z');
  await connection.db
    .insertInto('sessao')
    .values({
      tokenHash: hashToken(token),
      anteriorHash: null,
      usuarioId,
      unidadeId,
      substituidoId: null,
      criadaEm: clock(),
      renovadaEm: clock(),
      expiraEm: later,
      limiteEm: later,
      endereco: '',
      agente: '',
    })
    .execute();
  const send = async (
    method: Method,
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: `/ws/api/${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload: payload === undefined ? undefined : { payload },
    });
    const { erros = [], ...body } = response.json<Partial<Answer> & Pick<Answer, 'payload'>>();
    return { codigo: undefined, descricao: undefined, ...body, status: response.statusCode, erros };
  };
  return {
    token,
    get: (path) => send('GET', path),
    post: (path, payload, headers) => send('POST', path, payload, headers),
    put: (path, payload, headers) => send('PUT', path, payload, headers),
    remove: (path) => send('DELETE', path),
    upload: (name, content) => uploadFile(app, token, name, content),
  };
};
