import { randomBytes } from 'node:crypto';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { issueKey } from '#server/administracao/area-restrita/index.ts';
import {
  knownPasswordOf,
  readDemonstration,
  standardPassword,
} from '#server/administracao/demonstracao/index.ts';
import { markPassword } from '#server/pessoas/credencial/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import { loadMark } from './load-mark.ts';
import type { Platform } from './open-platform.ts';
import { registerTarget } from './register-target.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';

/** What the first start loaded, so that the terminal can say who may sign in and with which keys. */
export type Initial =
  | { readonly kind: 'already'; readonly demonstration: boolean; readonly password?: string | undefined }
  | { readonly kind: 'demonstration'; readonly password: string; readonly areaKey: string }
  | { readonly kind: 'empty'; readonly login: string; readonly password: string; readonly areaKey: string };

interface InitialOptions {
  /** False with `--sem-demonstracao`. */
  readonly demonstration: boolean;
  /** Asks for the first administrator's password; undefined where there is nobody to ask. */
  readonly askPassword: () => Promise<string | undefined>;
  /** Tells what begins and takes its time. */
  readonly stage?: (line: string) => void;
}

/** Loads, once, what an installation starts with. An interrupted load starts again from nothing. */
export const loadInitial = async (platform: Platform, options: InitialOptions): Promise<Initial> => {
  const { db } = platform.connection;
  const done = await readSetting(db, 'cargaInicial');
  if (done !== undefined) {
    const loaded = await readDemonstration(db);
    const password = loaded && knownPasswordOf(loaded, platform.ports.config);
    return { kind: 'already', demonstration: loaded !== undefined, password };
  }
  const stage = options.stage ?? (() => undefined);
  await keepSetting(db, loadMark, true);
  const ctx = systemCtx(platform.ports, db);
  const target = registerTarget(ctx, platform.engine);
  if (options.demonstration) {
    const { config } = platform.ports;
    const known = standardPassword(config);
    const password = config.demonstrationPassword ?? known ?? randomBytes(9).toString('base64url');
    const { loadDemonstration } = await import('#demonstracao/load-demonstration.ts');
    stage(inicio.etapa.demonstracao);
    await loadDemonstration(platform, target, password, { vida: true, stage });
    await keepSetting(db, 'demonstracao', { senhaConhecida: known !== undefined });
    const areaKey = await issueKey(ctx);
    await finish(db, ctx.agora);
    return { kind: 'demonstration', password, areaKey };
  }
  const chosen = await options.askPassword();
  stage(inicio.etapa.vazio);
  const password = chosen ?? randomBytes(12).toString('base64url');
  const seed = await loadSeed(target);
  const organizacao = await target.saveRegister('organizacao-interna', {
    codigo: '1',
    sigla: 'ORG',
    nome: 'Minha organização',
    matriz: true,
  });
  const unidade = await target.saveRegister('unidade', {
    codigo: '1',
    sigla: 'ADM',
    nome: 'Administração',
    organizacao,
  });
  const cargo = await target.saveRegister('cargo', { codigo: '1', descricao: 'Administrador' });
  const administrador = await target.saveRegister('usuario', {
    nome: 'Administrador',
    email: 'admin@malote.invalid',
    login: 'admin',
    senha: password,
    perfilAcesso: seed.get('perfil-acesso/administrador'),
    unidades: [{ organizacao, unidade, cargo, padrao: true }],
  });
  // one that the terminal printed serves for the first entry only
  if (chosen === undefined)
    await markPassword(db, ctx.agora, administrador, { anterior: null, trocar: true });
  const areaKey = await issueKey(ctx);
  await finish(db, ctx.agora);
  return { kind: 'empty', login: 'admin', password, areaKey };
};

const readSetting = async (db: Database, chave: string): Promise<unknown> =>
  (await db.selectFrom('ajuste').select('valor').where('chave', '=', chave).executeTakeFirst())?.valor;

const finish = async (db: Database, agora: Date): Promise<void> => {
  await keepSetting(db, 'cargaInicial', agora.toISOString());
  await db.deleteFrom('ajuste').where('chave', '=', loadMark).execute();
};

const keepSetting = async (db: Database, chave: string, valor: unknown): Promise<void> => {
  await db
    .insertInto('ajuste')
    .values({ chave, valor: JSON.stringify(valor) })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor: JSON.stringify(valor) }))
    .execute();
};
